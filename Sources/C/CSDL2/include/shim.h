// SDL2: windows, input and cursors under WindowHost.
//
// SDL says neither which descriptor its display is read through nor which scale the desktop has; the two
// functions at the end look behind it. What they need of Wayland and X11 they find in the libraries that SDL
// has loaded already, so none of them is linked.
#pragma once
#define SDL_MAIN_HANDLED
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>

/// A function of a library that is loaded already, or NULL.
static inline void *_Nullable sdl_loaded_symbol(const char *_Nonnull library, const char *_Nonnull name) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
  if (!handle) return 0;
  void *symbol = dlsym(handle, name);
  dlclose(handle);
  return symbol;
}

/// The descriptor that becomes readable when the window system has events for the window's display, or -1.
static inline int sdl_display_descriptor(SDL_Window *_Nonnull window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info)) return -1;
#if defined(SDL_VIDEO_DRIVER_X11)
  if (info.subsystem == SDL_SYSWM_X11) return ConnectionNumber(info.info.x11.display);
#endif
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
  if (info.subsystem == SDL_SYSWM_WAYLAND) {
    int (*descriptor)(struct wl_display *) =
        (int (*)(struct wl_display *))sdl_loaded_symbol("libwayland-client.so.0", "wl_display_get_fd");
    return descriptor ? descriptor(info.info.wl.display) : -1;
  }
#endif
  return -1;
}

/// The desktop's X resources, lines of `name: value`, or NULL where there are none.
static inline const char *_Nullable sdl_x_resources(SDL_Window *_Nonnull window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  char *(*resources)(Display *) = (char *(*)(Display *))sdl_loaded_symbol("libX11.so.6", "XResourceManagerString");
  return resources ? resources(info.info.x11.display) : 0;
#else
  return 0;
#endif
}
