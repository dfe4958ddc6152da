// What Python gives as arguments: lists of any kind; and what is said where an argument is wrong.
#pragma once

#include <pybind11/pybind11.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace quadrille::python {

namespace py = pybind11;

/// As a sentence shows it: its repr, or its beginning where that is long.
[[nodiscard]] std::string shown(py::handle object);

/// Of a list, and of variables that are made at once: longer ones are taken for slips.
inline constexpr std::size_t kMostElements = std::size_t{1} << 24;

/// The elements of any iterable but texts, dicts and, where their order counts, sets.
template <class T, bool is_ordered = true>
struct Listed {
  std::vector<T> items;
};

/// Gives the elements one by one to `take`, until it returns false. Where it does, or this is no list, that
/// is noted for the sentence about the argument, and the result is false.
[[nodiscard]] bool read_list(py::handle list, bool is_ordered, const std::function<bool(py::handle)>& take);

/// What converts an element in a list. Types whose arguments are borrowed say which one owns its value.
template <class T>
struct ElementOf {
  using Type = T;
};

/// From now on all functions and types that the module has refuse wrong arguments in the words of this module
/// and not of the binding, objects whose __init__ never ran, and None as the object of a method. No function
/// that succeeds becomes slower. Called once, when everything has been added.
void guard_arguments(py::module_& module);

}  // namespace quadrille::python

namespace pybind11::detail {

template <class T, bool is_ordered>
struct type_caster<quadrille::python::Listed<T, is_ordered>> {
  using Type = quadrille::python::Listed<T, is_ordered>;
  using Element = typename quadrille::python::ElementOf<T>::Type;
  PYBIND11_TYPE_CASTER(Type, const_name("List[") + make_caster<Element>::name + const_name("]"));

  bool load(handle source, bool /*convert*/) {
    value.items.clear();
    return quadrille::python::read_list(source, is_ordered, [this](handle element) {
      make_caster<Element> caster;
      if (!caster.load(element, true)) return false;
      value.items.push_back(T(cast_op<Element&&>(std::move(caster))));
      return true;
    });
  }
};

}  // namespace pybind11::detail
