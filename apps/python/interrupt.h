// Work without Python's lock (the GIL), so that other threads continue; and Ctrl-C during such work.
#pragma once

#include <pybind11/pybind11.h>

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

/// Calls a method of an object with up to two arguments. While Python exits, it cuts off threads that run its
/// code, by an unwinding that would drop references without the lock: such a thread waits here instead, for
/// the end of the process.
[[nodiscard]] pybind11::object call_method(pybind11::handle object, const char* name, pybind11::handle first,
                                           pybind11::handle second = {});

}  // namespace quadrille::python
