// Cairo, the drawing library under CoreGraphics.
#pragma once
#include <cairo.h>
