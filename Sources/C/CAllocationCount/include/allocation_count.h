// How many times a thread asked for memory. A program that is linked with this has a malloc of its own, which counts
// and hands on to the C library's: counting needs no preloaded library, and costs one addition.
//
// A C target because a malloc in Swift would need memory before it could run.
#pragma once
#include <stdint.h>

/// The number of calls of malloc, calloc, realloc and the aligned ones by this thread since it began; -1 where the C
/// library has no malloc to hand on to.
int64_t allocation_count(void);
