#include "CMainLoop.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

static struct sigaction interrupt_before, terminate_before;
/// What the signal's handler touches; it may do little more than write.
static volatile int signal_descriptor = -1;
static volatile sig_atomic_t caught;

DescriptorSet descriptor_set_make(void) {
  DescriptorSet made = {
      .set = epoll_create1(EPOLL_CLOEXEC),
      .timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC),
      .signals = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC),
  };
  if (made.set < 0 || !descriptor_set_add(made, made.timer) || !descriptor_set_add(made, made.signals)) {
    descriptor_set_close(made);
    made.set = -1;
  }
  return made;
}

void descriptor_set_close(DescriptorSet set) {
  if (set.set >= 0) close(set.set);
  if (set.timer >= 0) close(set.timer);
  if (set.signals >= 0) close(set.signals);
}

bool descriptor_set_add(DescriptorSet set, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN, .data = {.fd = descriptor}};
  return descriptor >= 0 && epoll_ctl(set.set, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

void descriptor_set_remove(DescriptorSet set, int descriptor) {
  if (descriptor >= 0) epoll_ctl(set.set, EPOLL_CTL_DEL, descriptor, NULL);
}

void descriptor_set_arm(DescriptorSet set, double seconds) {
  struct itimerspec when = {{0, 0}, {0, 0}};
  if (seconds >= 0) {
    // Zero would disarm; a year is as good as any longer time.
    double nanoseconds = fmin(fmax(seconds * 1e9, 1), 3e16);
    when.it_value.tv_sec = (time_t)(nanoseconds / 1e9);
    when.it_value.tv_nsec = (long)fmod(nanoseconds, 1e9);
  }
  timerfd_settime(set.timer, 0, &when, NULL);
}

bool descriptor_set_read_timer(DescriptorSet set) {
  uint64_t times;
  return read(set.timer, &times, sizeof times) == sizeof times;
}

static void tell(int number) {
  int before = errno;
  uint64_t one = 1;
  caught = number;
  if (write(signal_descriptor, &one, sizeof one) < 0) caught = number;
  errno = before;
}

static void catch_one(int number, struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = tell;
  action.sa_flags = SA_RESTART | SA_RESETHAND;
  sigaction(number, NULL, before);
  // Who was started with the signal ignored, from nohup or in the background, goes on ignoring it.
  if (before->sa_handler != SIG_IGN) sigaction(number, &action, NULL);
}

void descriptor_set_catch_signals(DescriptorSet set) {
  descriptor_set_restore_signals();
  signal_descriptor = set.signals;
  catch_one(SIGINT, &interrupt_before);
  catch_one(SIGTERM, &terminate_before);
}

void descriptor_set_restore_signals(void) {
  if (signal_descriptor < 0) return;
  sigaction(SIGINT, &interrupt_before, NULL);
  sigaction(SIGTERM, &terminate_before, NULL);
  signal_descriptor = -1;
}

int descriptor_set_read_signal(DescriptorSet set) {
  uint64_t times;
  return read(set.signals, &times, sizeof times) == sizeof times ? caught : 0;
}
