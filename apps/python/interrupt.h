// Work without Python's lock (the GIL), so that other threads continue; and Ctrl-C during such work.
#pragma once

#include <Python.h>

#include "base/stop_token.h"

namespace quadrille::python {

/// A stop token for all such work, set when Python has a signal to handle, such as Ctrl-C, or is
/// about to exit. It checks for signals twenty times a second, in Python's main thread, the only one that
/// handles them.
[[nodiscard]] StopToken signals();

/// Must be called once, when the module is imported.
void prepare_for_signals();

/// Releases Python's lock for the lifetime of the object.
class WithoutLock {
 public:
  WithoutLock();
  /// Takes the lock again. While Python exits, it never returns: there is nothing to return to.
  ~WithoutLock();
  WithoutLock(const WithoutLock&) = delete;
  WithoutLock& operator=(const WithoutLock&) = delete;

 private:
  PyThreadState* state_;
};

/// Throws the exception of a signal handler, such as KeyboardInterrupt, if there is one.
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
