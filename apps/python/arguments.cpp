#include "python/arguments.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>

#include "python/sentences.h"
#include "python/signature.h"

namespace quadrille::python {

namespace {

constexpr std::size_t kMostQuoted = 60;
constexpr std::size_t kElementsBetweenSignals = 1024;

/// The first mistake in a list argument of the current call.
struct Fault {
  const PyObject* list;  // the argument; only for comparison
  std::string element;   // as shown; empty: the list itself is wrong
  std::string place;     // of the element, counted from 0: "2", or "2, 0" in lists of lists
  bool is_set;
};
thread_local std::optional<Fault> fault;
thread_local int calls_under_way = 0;  // in one another: a repr is a call, too

bool is_whole_number(py::handle object) {
  return PyLong_Check(object.ptr()) || (PyIndex_Check(object.ptr()) && !PyFloat_Check(object.ptr()));
}

/// The sentence about a number that is not a whole number of 64 bits; nullopt if it is one. is_strict: it
/// must also lie between 0 and the largest int, a range that every integer argument accepts.
std::optional<std::string> wrong_number(py::handle object, bool is_strict) {
  const auto number = py::reinterpret_steal<py::object>(PyNumber_Index(object.ptr()));
  if (!number) {
    PyErr_Clear();
    return say::kWholeNumber();
  }
  int is_beyond = 0;
  const long long value = PyLong_AsLongLongAndOverflow(number.ptr(), &is_beyond);
  if (is_beyond != 0) return is_beyond > 0 ? say::kSmallerNumber() : say::kGreaterNumber();
  if (!is_strict) return std::nullopt;
  if (value < 0) return say::kNotNegative();
  if (value > std::numeric_limits<int>::max()) return say::kSmallerNumber();
  return std::nullopt;
}

/// The name of a type of this module without the module's.
std::string_view last_name(std::string_view type) { return type.substr(type.rfind('.') + 1); }

/// The words for a list with elements of this type.
std::string expected_list_of(std::string_view type) {
  if (type == "int") return say::kListOfWholeNumbers();
  if (type == "str") return say::kListOfTexts();
  if (type == "Number") return say::kListOfExpressions();
  if (type.starts_with("List[Number")) return say::kListOfListsOfExpressions();
  return say::kListOfListsOfNumbers();
}

std::string expected_element_of(std::string_view type) {
  if (type.starts_with("List[List[")) return expected_element_of(type.substr(5, type.size() - 6));
  if (type == "List[int]" || type.find("int") != std::string_view::npos) return say::kWholeNumber();
  if (type == "List[str]") return say::kAnyText();
  return say::kExpressionOrNumber();
}

/// The words for the expected type if the object does not match it; nullopt if it may match. is_strict: as in
/// wrong_number().
std::optional<std::string> expected_instead(py::handle object, std::string_view type,
                                            const py::module_& module, bool is_strict) {
  if (type.starts_with("Optional[")) {
    if (object.is_none()) return std::nullopt;
    return expected_instead(object, type.substr(9, type.size() - 10), module, is_strict);
  }
  if (type == "object" || type == "handle") return std::nullopt;
  if (type == "bool") return say::kTrueOrFalse();
  if (type.starts_with("List[")) {
    const bool is_list = py::hasattr(object, "__iter__") && !py::isinstance<py::str>(object) &&
                         !py::isinstance<py::bytes>(object) && !py::isinstance<py::dict>(object);
    if (is_list) return std::nullopt;
    return expected_list_of(type.substr(5, type.size() - 6));
  }
  if (type == "int")
    return is_whole_number(object) ? wrong_number(object, is_strict) : std::optional(say::kWholeNumber());
  if (type == "float") {
    if (PyNumber_Check(object.ptr()) != 0 && !PyComplex_Check(object.ptr())) return std::nullopt;
    return say::kAnyNumber();
  }
  if (type == "str") return py::isinstance<py::str>(object) ? say::kUnicodeText() : say::kAnyText();
  if (type == "Number") return say::kExpressionOrNumber();
  if (type == "Truth") return say::kCondition();
  const std::string name(last_name(type));
  if (!py::hasattr(module, name.c_str())) return std::nullopt;
  if (py::isinstance(object, module.attr(name.c_str()))) return std::nullopt;
  return say::kObjectOf(name);
}

/// Says in the words of this module why a function refused its arguments.
class Explanation {
 public:
  Explanation(std::string_view refusal, py::args positional, py::dict named)
      : function_(refusal.substr(0, refusal.find("()"))),
        positional_(std::move(positional)),
        named_(std::move(named)),
        module_(py::module_::import("quadrille._quadrille")) {
    is_constructor_ = function_ == "__init__";
    std::vector<Signature> signatures = signatures_in(refusal);
    if (is_constructor_) {
      // The binding leaves self out of these.
      const std::string_view type = type_constructed(refusal);
      function_ = last_name(type);
      for (Signature& signature : signatures)
        signature.parameters.insert(signature.parameters.begin(), Parameter{"self", std::string(type)});
    }
    const auto fits = [&](const Signature& signature) { return may_take_all(signature); };
    const auto best = std::ranges::find_if(signatures, fits);
    if (best != signatures.end()) signature_ = *best;
    if (best == signatures.end() && !signatures.empty()) signature_ = signatures.back();
  }

  [[nodiscard]] std::string sentence() const {
    if (const auto wrong = wrong_count()) return *wrong;
    for (const bool is_strict : {false, true})
      if (const auto wrong = wrong_argument(is_strict)) return *wrong;
    return say::kArgumentsDoNotFit(function_, names());
  }

 private:
  [[nodiscard]] bool may_take_all(const Signature& signature) const {
    if (positional_.size() > signature.positional()) return false;
    return std::ranges::all_of(named_, [&](const auto& item) {
      return signature.find(py::str(item.first).template cast<std::string>()) != nullptr;
    });
  }

  /// The names of all arguments, apart from self.
  [[nodiscard]] std::string names() const {
    std::vector<std::string> names;
    for (const Parameter& parameter : signature_.parameters)
      if (parameter.name != "self") names.push_back(parameter.name);
    return names.empty() ? say::kNoArguments() : listed(names);
  }

  /// The sentence about too many or too few arguments, or an unknown argument name; nullopt if they fit.
  [[nodiscard]] std::optional<std::string> wrong_count() const {
    for (const auto& [key, argument] : named_) {
      const auto name = py::str(key).cast<std::string>();
      if (signature_.find(name) == nullptr) return say::kNoSuchArgument(function_, name, names());
    }
    const std::size_t self = signature_.find("self") != nullptr ? 1 : 0;
    if (positional_.size() > signature_.positional())
      return say::kTooManyArguments(signature_.positional() - self, function_, positional_.size() - self,
                                    names());
    for (std::size_t i = positional_.size(); i < signature_.parameters.size(); ++i) {
      const Parameter& parameter = signature_.parameters[i];
      if (!parameter.is_optional && !named_.contains(parameter.name.c_str()))
        return say::kArgumentMissing(function_, parameter.name);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> wrong_argument(bool is_strict) const {
    std::size_t place = 0;
    for (const py::handle argument : positional_)
      if (auto wrong = wrong_argument(argument, signature_.parameters[place++], is_strict)) return wrong;
    for (const auto& [name, argument] : named_)
      if (const Parameter* const parameter = signature_.find(py::str(name).cast<std::string>()))
        if (auto wrong = wrong_argument(argument, *parameter, is_strict)) return wrong;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> wrong_argument(py::handle argument, const Parameter& parameter,
                                                          bool is_strict) const {
    if (fault && fault->list == argument.ptr()) {
      if (fault->is_set) return say::kSetHasNoOrder(function_, parameter.name);
      if (!fault->element.empty())
        return say::kWrongElement(function_, fault->element, fault->place, parameter.name,
                                  expected_element_of(parameter.type));
    }
    const auto expected = expected_instead(argument, parameter.type, module_, is_strict);
    if (!expected) return std::nullopt;
    return say::kWrongArgument(function_, shown(argument), parameter.name, *expected);
  }

  std::string function_;
  bool is_constructor_ = false;
  py::args positional_;
  py::dict named_;
  py::module_ module_;
  Signature signature_;
};

// The guard.

PyCFunctionWithKeywords dispatcher = nullptr;  // the binding's, the same for all functions

void set_error(PyObject* type, const std::string& sentence) { PyErr_SetString(type, sentence.c_str()); }

/// The text of the error that is set, which stays set.
std::string text_of_error() {
  py::error_scope scope;
  if (scope.value == nullptr) return "";
  PyErr_NormalizeException(&scope.type, &scope.value, &scope.trace);
  PyObject* const text = PyObject_Str(scope.value);
  if (text == nullptr) {
    PyErr_Clear();
    return "";
  }
  const char* const chars = PyUnicode_AsUTF8(text);
  std::string result = chars == nullptr ? "" : chars;
  PyErr_Clear();
  Py_DECREF(text);
  return result;
}

/// Whether the error that is set, of this text, is one of the binding or of C++'s library.
bool is_raw(std::string_view text) {
  constexpr std::string_view kOfBinding[] = {"Unable to cast", "pybind11", "C++ type"};
  constexpr std::string_view kOfLibrary[] = {"std::", "vector", "basic_string",
                                             "cannot create std::", "array::"};
  const auto is_within = [&](std::string_view word) { return text.find(word) != text.npos; };
  const auto begins_it = [&](std::string_view word) { return text.starts_with(word); };
  return (PyErr_ExceptionMatches(PyExc_RuntimeError) != 0 && std::ranges::any_of(kOfBinding, is_within)) ||
         std::ranges::any_of(kOfLibrary, begins_it);
}

/// Puts the error that is set into words of this module where it is in those of the binding or of C++.
void explain(PyObject* args, PyObject* kwargs) {
  const std::string text = text_of_error();
  if (PyErr_ExceptionMatches(PyExc_MemoryError) != 0) {
    PyErr_NoMemory();
  } else if (PyErr_ExceptionMatches(PyExc_TypeError) != 0 && lists_signatures(text)) {
    PyErr_Clear();
    const Explanation explanation(text, py::reinterpret_borrow<py::args>(args),
                                  kwargs == nullptr ? py::dict() : py::reinterpret_borrow<py::dict>(kwargs));
    set_error(PyExc_TypeError, explanation.sentence());
  } else if (text.find("non-held") != std::string::npos) {
    set_error(PyExc_TypeError, say::kNeverMade());
  } else if (is_raw(text)) {
    set_error(PyExc_TypeError, say::kArgumentCannotBeRead());
  }
}

PyObject* guarded(PyObject* self, PyObject* args, PyObject* kwargs) {
  if (PyTuple_GET_SIZE(args) > 0 && PyTuple_GET_ITEM(args, 0) == Py_None) {
    set_error(PyExc_TypeError, say::kNoneFirst());
    return nullptr;
  }
  if (calls_under_way == 0 && fault) fault.reset();
  ++calls_under_way;
  PyObject* result = nullptr;
  try {
    result = dispatcher(self, args, kwargs);
  } catch (const std::exception&) {  // the binding's own, of an object of another type
    set_error(PyExc_TypeError, say::kNeverMade());
  }
  if (result == nullptr && PyErr_ExceptionMatches(PyExc_StopIteration) == 0) {
    try {
      explain(args, kwargs);
    } catch (py::error_already_set& error) {  // what an argument does when it is looked at
      error.restore();
    } catch (const std::exception&) {
      set_error(PyExc_TypeError, say::kArgumentCannotBeRead());
    }
  }
  --calls_under_way;
  return result;
}

void guard_function(PyObject* function) {
  if (PyInstanceMethod_Check(function) != 0) function = PyInstanceMethod_GET_FUNCTION(function);
  if (PyCFunction_Check(function) == 0) return;
  PyMethodDef* const method = reinterpret_cast<PyCFunctionObject*>(function)->m_ml;
  const auto called =
      reinterpret_cast<PyCFunctionWithKeywords>(reinterpret_cast<void (*)()>(method->ml_meth));
  if (called == guarded) return;
  if (dispatcher == nullptr) dispatcher = called;
  if (called == dispatcher)
    method->ml_meth = reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(guarded));
}

/// Called by the binding where it meets an object that holds no value.
void* refuse_what_was_never_made(std::size_t /*bytes*/) { throw py::type_error(say::kNeverMade()); }

void guard_type(const py::object& type) {
  auto* const python_type = reinterpret_cast<PyTypeObject*>(type.ptr());
  if (auto* const known = py::detail::get_type_info(python_type))
    known->operator_new = refuse_what_was_never_made;
  type.attr("__module__") = "quadrille";
  const auto name = type.attr("__name__").cast<std::string>();
  static std::vector<std::unique_ptr<std::string>> names;  // for Python's own messages, as long as it runs
  python_type->tp_name = names.emplace_back(std::make_unique<std::string>("quadrille." + name))->c_str();
  // The binding's name of the type of types, in what Python says of operators: Puzzle + 1.
  if (Py_TYPE(type.ptr()) != &PyType_Type) Py_TYPE(type.ptr())->tp_name = "type";
  if (PyInstanceMethod_Check(py::object(type.attr("__dict__")["__init__"]).ptr()) == 0)
    type.attr("__init__") =
        py::cpp_function([name](const py::object&, const py::args&,
                                const py::kwargs&) { throw py::type_error(say::kNotMadeByName(name)); },
                         py::name("constructor"), py::is_method(type));
  // Or else Python would go through 0, 1, 2 and so on, which for a Solution never ends.
  if (type.attr("__dict__").contains("__getitem__") && !py::hasattr(type, "__iter__"))
    type.attr("__iter__") = py::none();
  for (const auto& item : type.attr("__dict__").attr("items")()) {
    const py::object member = item.cast<py::tuple>()[1];
    guard_function(member.ptr());
    if (!PyObject_TypeCheck(member.ptr(), &PyProperty_Type)) continue;
    guard_function(py::object(member.attr("fget")).ptr());
  }
}

}  // namespace

std::string shown(py::handle object) {
  PyObject* const text = PyObject_Repr(object.ptr());
  const char* const chars = text == nullptr ? nullptr : PyUnicode_AsUTF8(text);
  std::string result = chars == nullptr ? std::string(Py_TYPE(object.ptr())->tp_name) : chars;
  if (chars == nullptr) PyErr_Clear();
  Py_XDECREF(text);
  if (result.size() <= kMostQuoted) return result;
  std::size_t end = kMostQuoted;
  while ((static_cast<unsigned char>(result[end]) & 0xC0U) == 0x80U) --end;  // not within a character
  return result.substr(0, end) + " ..";
}

bool read_list(py::handle list, bool is_ordered, const std::function<bool(py::handle)>& take) {
  const bool is_set = PyAnySet_Check(list.ptr()) != 0;
  const bool is_text = PyUnicode_Check(list.ptr()) != 0 || PyBytes_Check(list.ptr()) != 0;
  if (is_text || PyDict_Check(list.ptr()) != 0 || (is_set && is_ordered)) {
    fault = Fault{list.ptr(), "", "", is_set};
    return false;
  }
  PyObject* const begin = PyObject_GetIter(list.ptr());
  if (begin == nullptr) {
    if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) throw py::error_already_set();
    PyErr_Clear();
    return false;
  }
  const auto iterator = py::reinterpret_steal<py::object>(begin);
  const Py_ssize_t length = PyObject_LengthHint(list.ptr(), 0);
  if (length < 0) throw py::error_already_set();
  for (std::size_t i = 0;; ++i) {
    if (i == kMostElements || static_cast<std::size_t>(length) > kMostElements)
      throw py::value_error(say::kTooManyElements(kMostElements));
    const auto element = py::reinterpret_steal<py::object>(PyIter_Next(iterator.ptr()));
    if (!element) break;
    if (i % kElementsBetweenSignals == 0 && PyErr_CheckSignals() != 0) throw py::error_already_set();
    if (take(element)) continue;
    // In a list of lists the inner one has noted its element.
    const bool is_nested = fault && fault->list == element.ptr();
    if (!is_nested) fault = Fault{list.ptr(), shown(element), std::to_string(i), false};
    if (is_nested && fault->element.empty()) fault->element = shown(element);
    if (is_nested) fault->place = std::to_string(i) + (fault->place.empty() ? "" : ", ") + fault->place;
    fault->list = list.ptr();
    return false;
  }
  if (PyErr_Occurred() != nullptr) throw py::error_already_set();
  return true;
}

void guard_arguments(py::module_& module) {
  for (const auto& item : module.attr("__dict__").attr("items")()) {
    const auto member = item.cast<py::tuple>()[1].cast<py::object>();
    if (PyType_Check(member.ptr()) != 0 && !PyExceptionClass_Check(member.ptr())) {
      guard_type(member);
    } else {
      guard_function(member.ptr());
    }
  }
}

}  // namespace quadrille::python
