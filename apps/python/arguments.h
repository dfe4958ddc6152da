// Arguments from Python: lists of any kind, and the sentences about wrong arguments.
#pragma once

#include <pybind11/pybind11.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace quadrille::python {

namespace py = pybind11;

/// The repr of the object, cut off if it is long, as sentences quote it.
[[nodiscard]] std::string shown(py::handle object);

/// The maximum length of a list, and number of variables made by one call. More is taken for a mistake.
inline constexpr std::size_t kMostElements = std::size_t{1} << 24;

/// The elements of any iterable except texts, dicts and, if the order matters, sets.
template <class T, bool kIsOrdered = true>
struct Listed {
  std::vector<T> items;
};

/// Passes the elements to `take` one by one until it returns false. Returns false in that case, and if the
/// object is not a list, and remembers the mistake for the sentence about the argument.
[[nodiscard]] bool read_list(py::handle list, bool is_ordered, const std::function<bool(py::handle)>& take);

/// The type to which pybind11 converts an element of a list. Types that are borrowed as arguments specialise
/// it with the type that owns the value.
template <class T>
struct ElementOf {
  using Type = T;
};

/// Makes all functions and types of the module refuse wrong arguments in the words of this module instead of
/// pybind11's; and objects whose __init__ never ran, and None as the object of a method. Calls that succeed
/// are not slowed down. Call it once, after everything has been added.
void guard_arguments(py::module_& module);

}  // namespace quadrille::python

namespace pybind11::detail {

template <class T, bool kIsOrdered>
struct type_caster<quadrille::python::Listed<T, kIsOrdered>> {
  using Type = quadrille::python::Listed<T, kIsOrdered>;
  using Element = typename quadrille::python::ElementOf<T>::Type;
  PYBIND11_TYPE_CASTER(Type, const_name("List[") + make_caster<Element>::name + const_name("]"));

  bool load(handle source, bool /*convert*/) {
    value.items.clear();
    return quadrille::python::read_list(source, kIsOrdered, [this](handle element) {
      make_caster<Element> caster;
      if (!caster.load(element, true)) return false;
      value.items.push_back(T(cast_op<Element&&>(std::move(caster))));
      return true;
    });
  }
};

}  // namespace pybind11::detail
