#include "CMainLoop.h"

#include <stddef.h>

// What Foundation's library exports of its run loop, as far as it is used here. On Linux the port of a
// version-1 source is a plain descriptor.
typedef const void *CFRef;
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  CFRef (*describe)(const void *);
  unsigned char (*equal)(const void *, const void *);
  unsigned long (*hash)(const void *);
  void (*schedule)(void *, CFRef loop, CFRef mode);
  void (*cancel)(void *, CFRef loop, CFRef mode);
  void (*perform)(void *);
} SignalledSource;
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  CFRef (*describe)(const void *);
  unsigned char (*equal)(const void *, const void *);
  unsigned long (*hash)(const void *);
  int (*port)(void *);
  void (*perform)(void *);
} DescriptorSource;

extern const CFRef kCFRunLoopCommonModes;
extern CFRef CFRunLoopGetMain(void);
extern void CFRunLoopRun(void);
extern void CFRunLoopStop(CFRef loop);
extern void CFRunLoopWakeUp(CFRef loop);
extern CFRef CFRunLoopSourceCreate(CFRef allocator, long order, void *context);
extern void CFRunLoopAddSource(CFRef loop, CFRef source, CFRef mode);
extern void CFRunLoopSourceSignal(CFRef source);
extern void CFRunLoopSourceInvalidate(CFRef source);
extern CFRef CFRunLoopObserverCreate(
    CFRef allocator, unsigned long activities, unsigned char repeats, long order,
    void (*call)(CFRef observer, unsigned long activity, void *info), void *context);
extern void CFRunLoopAddObserver(CFRef loop, CFRef observer, CFRef mode);
extern void CFRunLoopObserverInvalidate(CFRef observer);
extern void CFRelease(CFRef object);

static const unsigned long before_waiting = 1 << 5;
/// After all other observers, whose work counts too.
static const long last = 2000000;

static RunLoopCalls calls;
static int descriptor = -1;
static CFRef readable, signalled, observer;

static int port(void *info) { return descriptor; }
static void work(void *info) { calls.work(); }
static void check(CFRef observer, unsigned long activity, void *info) { calls.check(); }

void main_run_loop_attach(int of, RunLoopCalls to) {
  main_run_loop_detach();
  calls = to;
  descriptor = of;
  DescriptorSource one = {.version = 1, .port = port, .perform = work};
  SignalledSource zero = {.version = 0, .perform = work};
  readable = CFRunLoopSourceCreate(NULL, 0, &one);
  signalled = CFRunLoopSourceCreate(NULL, 0, &zero);
  observer = CFRunLoopObserverCreate(NULL, before_waiting, true, last, check, NULL);
  CFRunLoopAddSource(CFRunLoopGetMain(), readable, kCFRunLoopCommonModes);
  CFRunLoopAddSource(CFRunLoopGetMain(), signalled, kCFRunLoopCommonModes);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

void main_run_loop_detach(void) {
  if (descriptor < 0) return;
  CFRunLoopObserverInvalidate(observer);
  CFRunLoopSourceInvalidate(signalled);
  CFRunLoopSourceInvalidate(readable);
  CFRelease(observer);
  CFRelease(signalled);
  CFRelease(readable);
  descriptor = -1;
}

void main_run_loop_run(void) { CFRunLoopRun(); }
void main_run_loop_stop(void) { CFRunLoopStop(CFRunLoopGetMain()); }

void main_run_loop_signal(void) {
  if (descriptor < 0) return;
  CFRunLoopSourceSignal(signalled);
  CFRunLoopWakeUp(CFRunLoopGetMain());
}
