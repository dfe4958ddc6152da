#include "python/interrupt.h"

#include <atomic>
#include <chrono>
#include <thread>

#ifdef __GLIBCXX__
#include <cxxabi.h>
#endif

namespace quadrille::python {

namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenLooks{50};
constexpr int kQuestionsBetweenReadings = 64;  // between readings of the clock

unsigned long main_thread = 0;
// When Python exits, threads that run C++ would be cut off when they take the lock, in the middle of
// their work. So they are asked to stop, and then wait for the end of the process without the lock.
std::atomic<bool> is_python_ending{false};
std::atomic<int> threads_that_come_back{0};

/// The state of signals for a thread while it works.
struct Watch {
  int questions_left = 0;
  steady_clock::time_point next_look{};
  bool is_interrupted = false;
};
thread_local Watch watch;

bool stop_wanted() noexcept {
  if (watch.is_interrupted || is_python_ending.load(std::memory_order_relaxed)) return true;
  if (--watch.questions_left > 0) return false;
  watch.questions_left = kQuestionsBetweenReadings;
  const auto now = steady_clock::now();
  if (now < watch.next_look) return false;
  watch.next_look = now + kBetweenLooks;
  if (PyThread_get_thread_ident() != main_thread) return false;
  const PyGILState_STATE state = PyGILState_Ensure();
  watch.is_interrupted = PyErr_CheckSignals() != 0;
  PyGILState_Release(state);
  return watch.is_interrupted;
}

void wait_for_the_end() {
  for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
}

void end_all_work() {
  is_python_ending = true;
  const pybind11::gil_scoped_release unlocked;
  while (threads_that_come_back > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace

StopToken signals() {
  static const StopSource source(stop_wanted);
  return StopToken(source);
}

void prepare_for_signals() {
  main_thread =
      pybind11::module_::import("threading").attr("main_thread")().attr("ident").cast<unsigned long>();
  pybind11::module_::import("atexit").attr("register")(pybind11::cpp_function(end_all_work));
}

WithoutLock::WithoutLock() {
  watch = {.questions_left = 0, .next_look = steady_clock::now() + kBetweenLooks, .is_interrupted = false};
  state_ = PyEval_SaveThread();
}

WithoutLock::~WithoutLock() {
  ++threads_that_come_back;
  if (is_python_ending && PyThread_get_thread_ident() != main_thread) {
    --threads_that_come_back;
    wait_for_the_end();
  }
  PyEval_RestoreThread(state_);
  --threads_that_come_back;
}

void raise_what_handlers_raised() {
  if (PyErr_Occurred() != nullptr) throw pybind11::error_already_set();
}

pybind11::object call_method(pybind11::handle object, const char* name, pybind11::handle first,
                             pybind11::handle second) {
  const auto method = pybind11::object(object.attr(name));
  PyObject* result = nullptr;
#ifdef __GLIBCXX__
  try {
    result = PyObject_CallFunctionObjArgs(method.ptr(), first.ptr(), second.ptr(), nullptr);
  } catch (const abi::__forced_unwind&) {
    wait_for_the_end();
    throw;
  }
#else
  result = PyObject_CallFunctionObjArgs(method.ptr(), first.ptr(), second.ptr(), nullptr);
#endif
  if (result == nullptr) throw pybind11::error_already_set();
  return pybind11::reinterpret_steal<pybind11::object>(result);
}

}  // namespace quadrille::python
