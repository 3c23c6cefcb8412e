// gdk-pixbuf, which decodes JPEG, GIF, SVG, AVIF and unusual PNG.
#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

static inline void cgdkpixbuf_unref(void *object) { g_object_unref(object); }
