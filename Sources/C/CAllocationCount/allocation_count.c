#include "allocation_count.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

// glibc's own functions by the names it keeps for those who replace the usual ones.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local int64_t count;

void *malloc(size_t size) {
  ++count;
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  ++count;
  return __libc_calloc(members, size);
}

void *realloc(void *memory, size_t size) {
  ++count;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  ++count;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *result = memalign(alignment, size);
  if (!result) return ENOMEM;
  *memory = result;
  return 0;
}

int64_t allocation_count(void) { return count; }

#else

int64_t allocation_count(void) { return -1; }

#endif
