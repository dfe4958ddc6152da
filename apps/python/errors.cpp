#include "python/bindings.h"
#include "python/sentences.h"

namespace quadrille::python {

namespace {

// Created once, when the module is imported; they live as long as Python.
PyObject* input_error = nullptr;
PyObject* no_solution = nullptr;
PyObject* limit_reached = nullptr;

PyObject* add_error(py::module_& module, const char* name, const char* doc, PyObject* base) {
  const std::string full_name = std::string("quadrille.") + name;
  PyObject* const error = PyErr_NewExceptionWithDoc(full_name.c_str(), doc, base, nullptr);
  module.attr(name) = py::reinterpret_borrow<py::object>(error);
  return error;
}

[[noreturn]] void raise_as(PyObject* type, const std::string& sentence) {
  PyErr_SetString(type, sentence.c_str());
  throw py::error_already_set();
}

}  // namespace

void add_errors(py::module_& module) {
  input_error = add_error(module, "InputError",
                          "A sentence that says what is wrong with an input.\n\n``line`` and ``column`` give "
                          "the place in a text, counted from 1, or are 0.\n\n>>> try: quadrille.Puzzle([[1, "
                          "3], [0, 0]])\n... except quadrille.InputError as error: print(error)\nfound 3 in "
                          "r1c2, expected a digit from 1 to 2, or 0 for an open cell\n",
                          PyExc_ValueError);
  no_solution = add_error(module, "NoSolution", "solve() was called for a puzzle without a solution.",
                          PyExc_ValueError);
  limit_reached =
      add_error(module, "LimitReached", "The time limit was reached before the answer.", PyExc_TimeoutError);
}

void raise(const InputError& error) {
  std::string text = error.message;
  if (error.line > 0 && error.column > 0) {
    text = std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + text;
  } else if (error.line > 0) {
    text = std::to_string(error.line) + ": " + text;
  }
  const py::object exception = py::reinterpret_borrow<py::object>(input_error)(text);
  exception.attr("line") = error.line;
  exception.attr("column") = error.column;
  PyErr_SetObject(input_error, exception.ptr());
  throw py::error_already_set();
}

void raise_input_error(std::string sentence) { raise(InputError{std::move(sentence), 0, 0}); }
void raise_no_solution(std::string sentence) { raise_as(no_solution, sentence); }
void raise_limit_reached() { raise_as(limit_reached, say::kLimitReached()); }

Turn::Turn(std::atomic<bool>& is_taken) : is_taken_(is_taken) {
  if (is_taken_.exchange(true)) raise_as(PyExc_RuntimeError, say::kUsedByAnotherThread());
}

}  // namespace quadrille::python
