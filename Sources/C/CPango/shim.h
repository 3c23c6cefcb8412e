// Pango with its Cairo renderer and Fontconfig, the text libraries under Typesetting.
#pragma once
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Swift cannot call the macro-typed GObject functions; these are their plain forms.
static inline void cpango_ref(void *object) { g_object_ref(object); }
static inline PangoFontClass *cpango_font_class(PangoFont *font) { return PANGO_FONT_GET_CLASS(font); }
static inline void cpango_unref(void *object) { g_object_unref(object); }
