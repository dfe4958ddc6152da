// Answers as types of Python: their members are attributes.
#pragma once

#include <pybind11/stl.h>

#include <string>
#include <utility>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"
#include "python/bindings.h"

namespace quadrille::python {

/// An answer, and the puzzle that it is about.
template <class T>
struct About {
  SharedPuzzle puzzle;
  T answer;
};

namespace details {

template <class Value>
  requires(!std::is_enum_v<Value>)
py::object to_python(const Value& value, const SharedPuzzle& /*puzzle*/) {
  return py::cast(value);
}
/// An enumeration: its name in JSON.
template <class Value>
  requires(std::is_enum_v<Value>)
py::object to_python(Value value, const SharedPuzzle& /*puzzle*/) {
  return py::str(std::string(name_of(value)));
}
/// The values of all cells.
inline py::object to_python(const std::vector<int>& values, const SharedPuzzle& puzzle) {
  return py::cast(FullGrid{puzzle, answers::grid_of(values, puzzle->layout())});
}
/// Pairs of a cell's name and a value.
template <class Named>
  requires(std::same_as<Named, answers::Placement> || std::same_as<Named, answers::Elimination>)
py::object to_python(const std::vector<Named>& list, const SharedPuzzle& /*puzzle*/) {
  py::list pairs;
  for (const Named& named : list) pairs.append(py::make_tuple(named.cell, named.value));
  return pairs;
}
/// Answers within an answer.
template <answers::HasMembers Answer>
py::object to_python(const std::vector<Answer>& list, const SharedPuzzle& puzzle) {
  py::list shown;
  for (const Answer& answer : list) shown.append(About<Answer>{puzzle, answer});
  return shown;
}
/// A member that does not apply: an empty list, False, or None.
template <class Value>
py::object to_python(const std::optional<Value>& value, const SharedPuzzle& puzzle) {
  if (value) return to_python(*value, puzzle);
  if constexpr (std::same_as<Value, std::vector<std::string>>) return py::list();
  if constexpr (std::same_as<Value, bool>) return py::bool_(false);
  return py::none();
}

template <class Value>
inline constexpr bool kIsFlag = std::same_as<Value, bool> || std::same_as<Value, std::optional<bool>>;

/// Of "smallest" is_smallest, of "all_tried" the same.
template <class Value>
std::string attribute_of(std::string_view name) {
  return (kIsFlag<Value> && !name.starts_with("all_") ? "is_" : "") + std::string(name);
}

}  // namespace details

/// Adds a type with an attribute for each member of an answer. text: what print() shows.
template <answers::HasMembers Answer>
py::class_<About<Answer>> add_answer(py::module_& module, const char* name, const char* meaning,
                                     std::string (*text)(const Answer&)) {
  using Shown = About<Answer>;
  py::class_<Shown> type(module, name, meaning);
  const auto add = [&]<class Value>(const answers::Member<Answer, Value>& member) {
    type.def_property_readonly(
        details::attribute_of<Value>(member.name).c_str(),
        [member](const Shown& shown) { return details::to_python(member.of(shown.answer), shown.puzzle); },
        std::string(member.meaning).c_str());
  };
  std::apply([&](const auto&... member) { (add(member), ...); }, Answer::members());
  type.def(
          "json", [](const Shown& shown) { return answers::to_json(shown.answer); },
          "The answer as a JSON object, which the command line prints with `--output json`.")
      .def(
          "to_dict",
          [](const Shown& shown) -> py::object {
            return py::module_::import("json").attr("loads")(answers::to_json(shown.answer));
          },
          "The same as a dict.")
      .def("__str__", [text](const Shown& shown) { return text(shown.answer); })
      .def("__repr__", [text, begin = '<' + std::string(name) + ": "](const Shown& shown) {
        return begin + text(shown.answer) + '>';
      });
  return type;
}

}  // namespace quadrille::python
