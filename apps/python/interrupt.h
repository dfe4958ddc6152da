// Work without Python's lock (the GIL), so that other threads go on meanwhile; and Ctrl-C during such work.
#pragma once

#include <Python.h>

#include "base/stop_token.h"

namespace quadrille::python {

/// Says stop to all work that looks at it when Python has a signal to handle, of which Ctrl-C is one, or is
/// about to end. It looks at signals twenty times a second, in Python's main thread, which alone handles
/// them.
[[nodiscard]] StopToken signals();

/// To be called once, when the module is imported.
void prepare_for_signals();

/// Without Python's lock from here to its end.
class WithoutLock {
 public:
  WithoutLock();
  /// Takes the lock again. While Python ends it never returns: there is nothing to come back to.
  ~WithoutLock();
  WithoutLock(const WithoutLock&) = delete;
  WithoutLock& operator=(const WithoutLock&) = delete;

 private:
  PyThreadState* state_;
};

/// Throws what a handler of signals has raised, such as KeyboardInterrupt, if anything.
void raise_what_handlers_raised();

/// f(), without the lock. f must not touch Python's objects.
template <class F>
auto without_lock(F f) {
  auto result = [&] {
    const WithoutLock unlocked;
    return f();
  }();
  raise_what_handlers_raised();
  return result;
}

}  // namespace quadrille::python
