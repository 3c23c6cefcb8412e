// What test-window needs of X11 and xdotool can't do.
//
//   x11 close WINDOW                 asks the window to close, as the button in a title bar does
//   x11 minimum WINDOW               prints the least width and height that the window says it may have
//   x11 resources TEXT               sets the desktop's resources, as its settings program does
//   x11 spot WINDOW X Y              paints a red spot into the window behind its program's back
//   x11 pixel WINDOW X Y             prints a pixel, as six hexadecimal digits on a screen of 24 bits
//   x11 latency WINDOW X Y PRESSES   presses the main button there, and each time waits until the pixel changes;
//                                    prints the median, the 95th percentile and the most, in ms
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static Display *display;

static void fail(const char *what) {
  fprintf(stderr, "x11: %s\n", what);
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void ask_to_close(Window window) {
  XClientMessageEvent message = {
      .type = ClientMessage,
      .window = window,
      .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
      .format = 32,
  };
  message.data.l[0] = (long)XInternAtom(display, "WM_DELETE_WINDOW", False);
  XSendEvent(display, window, False, NoEventMask, (XEvent *)&message);
}

static void set_resources(const char *text) {
  XChangeProperty(
      display, DefaultRootWindow(display), XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
      (const unsigned char *)text, (int)strlen(text));
}

static void print_minimum(Window window) {
  XSizeHints hints = {0};
  long supplied;
  if (!XGetWMNormalHints(display, window, &hints, &supplied) || !(hints.flags & PMinSize)) fail("there is none");
  printf("%d %d\n", hints.min_width, hints.min_height);
}

static unsigned long pixel(Window window, int x, int y) {
  XImage *image = XGetImage(display, window, x, y, 1, 1, AllPlanes, ZPixmap);
  if (!image) fail("can't read the window's pixels");
  unsigned long value = XGetPixel(image, 0, 0);
  XDestroyImage(image);
  return value;
}

static void paint_spot(Window window, int x, int y) {
  GC context = XCreateGC(display, window, 0, NULL);
  XSetForeground(display, context, 0xff0000);
  XFillRectangle(display, window, context, x - 5, y - 5, 10, 10);
  XFreeGC(display, context);
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return difference < 0 ? -1 : difference > 0;
}

static void measure(Window window, int x, int y, int presses) {
  // xdotool brings the library along.
  void *library = dlopen("libXtst.so.6", RTLD_NOW);
  int (*button)(Display *, unsigned, Bool, unsigned long) = library ? dlsym(library, "XTestFakeButtonEvent") : NULL;
  if (!button) fail("there is no libXtst.so.6");
  XWarpPointer(display, None, window, 0, 0, 0, 0, x, y);
  XSync(display, False);
  usleep(100000);
  double *times = calloc((size_t)presses, sizeof *times);
  for (int press = 0; press < presses; press++) {
    unsigned long before = pixel(window, x, y);
    double start = now();
    button(display, 1, True, CurrentTime);
    XFlush(display);
    while (pixel(window, x, y) == before) {
      if (now() - start > 5) fail("a press changed nothing for five seconds");
    }
    times[press] = (now() - start) * 1e3;
    button(display, 1, False, CurrentTime);
    XFlush(display);
    // As far apart as frames that follow each other, and more, so that none has to wait for the last one.
    usleep(25000);
  }
  qsort(times, (size_t)presses, sizeof *times, ascending);
  printf("%.1f %.1f %.1f\n", times[presses / 2], times[presses * 95 / 100], times[presses - 1]);
}

int main(int count, char **words) {
  display = XOpenDisplay(NULL);
  if (!display) fail("there is no display");
  if (count == 3 && !strcmp(words[1], "close")) {
    ask_to_close(strtoul(words[2], NULL, 0));
  } else if (count == 3 && !strcmp(words[1], "minimum")) {
    print_minimum(strtoul(words[2], NULL, 0));
  } else if (count == 3 && !strcmp(words[1], "resources")) {
    set_resources(words[2]);
  } else if (count == 5 && !strcmp(words[1], "spot")) {
    paint_spot(strtoul(words[2], NULL, 0), atoi(words[3]), atoi(words[4]));
  } else if (count == 5 && !strcmp(words[1], "pixel")) {
    printf("%06lx\n", pixel(strtoul(words[2], NULL, 0), atoi(words[3]), atoi(words[4])) & 0xffffff);
  } else if (count == 6 && !strcmp(words[1], "latency") && atoi(words[5]) > 0) {
    measure(strtoul(words[2], NULL, 0), atoi(words[3]), atoi(words[4]), atoi(words[5]));
  } else {
    fail("what?");
  }
  XCloseDisplay(display);
  return 0;
}
