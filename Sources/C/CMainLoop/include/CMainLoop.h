// The process's main loop: Foundation's run loop, fed by one set of descriptors.
//
// A C target of its own because Swift sees neither: Foundation's library exports the functions of the run loop
// on Linux but no module of them, and the module of the C library leaves epoll and timerfd out.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// MARK: The set of descriptors

/// A set of descriptors that is itself a descriptor, with a timer in it; or -1.
typedef struct {
  int set;
  int timer;
  int signals;
} DescriptorSet;

/// Makes the set; `set` is -1 when the system has no descriptors left.
DescriptorSet descriptor_set_make(void);
void descriptor_set_close(DescriptorSet set);

/// Makes the set ready when the descriptor can be read; false when it is no descriptor that can be waited for.
bool descriptor_set_add(DescriptorSet set, int descriptor);
void descriptor_set_remove(DescriptorSet set, int descriptor);

/// Makes the set ready once, so many seconds from now; a negative number disarms.
void descriptor_set_arm(DescriptorSet set, double seconds);

/// Whether the timer has run out since the last call. The set waits anew for it.
bool descriptor_set_read_timer(DescriptorSet set);

/// From now on, interrupt and termination signals make the set ready instead of killing the process. A second
/// one of the same kind kills.
void descriptor_set_catch_signals(DescriptorSet set);
void descriptor_set_restore_signals(void);

/// The signal that came since the last call, or 0.
int descriptor_set_read_signal(DescriptorSet set);

// MARK: The run loop

/// What the loop calls, on the main thread.
typedef struct {
  /// There is something to handle.
  void (*_Nonnull work)(void);
  /// The loop is about to sleep.
  void (*_Nonnull check)(void);
} RunLoopCalls;

/// Ties a descriptor into the main run loop, in all its common modes: `work` when it becomes readable or
/// `main_run_loop_signal` was called.
void main_run_loop_attach(int descriptor, RunLoopCalls calls);
void main_run_loop_detach(void);

/// Turns the loop until it is stopped. To be called on the main thread.
void main_run_loop_run(void);
void main_run_loop_stop(void);

/// Has `work` called again before the loop sleeps.
void main_run_loop_signal(void);
