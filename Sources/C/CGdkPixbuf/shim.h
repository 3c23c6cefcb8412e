// gdk-pixbuf, which decodes PNG, JPEG, GIF, SVG and AVIF.
#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

static inline void cgdkpixbuf_unref(void *object) { g_object_unref(object); }
