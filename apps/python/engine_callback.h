// Calls from the engine to Python, whose errors are kept until the engine has returned.
#pragma once

#include <pybind11/pybind11.h>

#include <exception>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "python/bindings.h"
#include "python/sentences.h"

namespace quadrille::python {

/// The error that f() raises, in Python or in our own functions; none if it returns.
template <class F>
[[nodiscard]] std::optional<pybind11::error_already_set> caught(F f) {
  try {
    f();
    return {};
  } catch (pybind11::error_already_set& error) {
    return std::move(error);
  } catch (const pybind11::builtin_exception& error) {
    error.set_error();
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return pybind11::error_already_set();
}

/// The answer of a callback, which must be True or False.
[[nodiscard]] inline bool read_truth(const pybind11::object& answer, const char* function,
                                     const std::string& name) {
  if (PyBool_Check(answer.ptr()) == 0)
    throw pybind11::type_error(say::kNotTrueOrFalse(name, function, shown(answer)));
  return answer.ptr() == Py_True;
}

}  // namespace quadrille::python
