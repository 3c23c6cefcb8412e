// SDL's functions, each of which finds SDL's own when it is first called.
//
// SDL brings 37 libraries along, for sound among others. Loaded with the program they took a seventh of the time in
// which one without a window draws a picture; so they are loaded when there is a window to make.
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>

static void *sdl_function(const char *name) {
  static void *library;
  if (!library) library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  void *function = library ? dlsym(library, name) : 0;
  if (!function) {
    fprintf(stderr, "A window needs SDL 2.26 or newer: %s\n", dlerror());
    abort();
  }
  return function;
}

/// Defines a function whose type the header has: a wrong one does not compile.
#define SDL(result, name, parameters, arguments) \
  result name parameters { \
    static __typeof__(&name) function; \
    if (!function) function = (__typeof__(&name))sdl_function(#name); \
    return function arguments; \
  }

SDL(void, SDL_SetMainReady, (void), ())
SDL(int, SDL_InitSubSystem, (Uint32 flags), (flags))
SDL(void, SDL_QuitSubSystem, (Uint32 flags), (flags))
SDL(const char *, SDL_GetError, (void), ())
SDL(const char *, SDL_GetCurrentVideoDriver, (void), ())
SDL(SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value))
SDL(SDL_bool, SDL_SetHintWithPriority, (const char *name, const char *value, SDL_HintPriority priority),
    (name, value, priority))
SDL(int, SDL_GetDisplayUsableBounds, (int display, SDL_Rect *bounds), (display, bounds))
SDL(void, SDL_free, (void *memory), (memory))
SDL(char *, SDL_strdup, (const char *text), (text))

SDL(SDL_Window *, SDL_CreateWindow, (const char *title, int x, int y, int w, int h, Uint32 flags),
    (title, x, y, w, h, flags))
SDL(void, SDL_DestroyWindow, (SDL_Window *window), (window))
SDL(void, SDL_ShowWindow, (SDL_Window *window), (window))
SDL(void, SDL_SetWindowTitle, (SDL_Window *window, const char *title), (window, title))
SDL(void, SDL_SetWindowMinimumSize, (SDL_Window *window, int w, int h), (window, w, h))
SDL(void, SDL_SetWindowMaximumSize, (SDL_Window *window, int w, int h), (window, w, h))
SDL(Uint32, SDL_GetWindowID, (SDL_Window *window), (window))
SDL(SDL_bool, SDL_GetWindowWMInfo, (SDL_Window *window, SDL_SysWMinfo *info), (window, info))
SDL(SDL_Surface *, SDL_GetWindowSurface, (SDL_Window *window), (window))
SDL(int, SDL_UpdateWindowSurfaceRects, (SDL_Window *window, const SDL_Rect *rects, int count), (window, rects, count))

SDL(SDL_Surface *, SDL_CreateRGBSurfaceWithFormat, (Uint32 flags, int w, int h, int depth, Uint32 format),
    (flags, w, h, depth, format))
SDL(void, SDL_FreeSurface, (SDL_Surface *surface), (surface))
SDL(int, SDL_UpperBlit, (SDL_Surface *source, const SDL_Rect *from, SDL_Surface *target, SDL_Rect *to),
    (source, from, target, to))
SDL(void, SDL_GetRGB, (Uint32 pixel, const SDL_PixelFormat *format, Uint8 *r, Uint8 *g, Uint8 *b),
    (pixel, format, r, g, b))
SDL(SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor id), (id))
SDL(void, SDL_SetCursor, (SDL_Cursor *cursor), (cursor))
SDL(void, SDL_FreeCursor, (SDL_Cursor *cursor), (cursor))

SDL(void, SDL_PumpEvents, (void), ())
SDL(int, SDL_PollEvent, (SDL_Event *event), (event))
SDL(SDL_bool, SDL_HasEvents, (Uint32 first, Uint32 last), (first, last))
SDL(void, SDL_StartTextInput, (void), ())
SDL(void, SDL_StopTextInput, (void), ())
SDL(SDL_bool, SDL_IsTextInputActive, (void), ())
SDL(void, SDL_SetTextInputRect, (const SDL_Rect *rect), (rect))
SDL(SDL_bool, SDL_HasClipboardText, (void), ())
SDL(char *, SDL_GetClipboardText, (void), ())
SDL(int, SDL_SetClipboardText, (const char *text), (text))
