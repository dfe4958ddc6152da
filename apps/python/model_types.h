// The expressions of a model in Python. Each keeps its model alive.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <array>
#include <atomic>
#include <memory>
#include <type_traits>
#include <vector>

#include "model/model.h"
#include "options/values.h"

namespace quadrille::python {

struct ModelObject {
  Model model;
  std::atomic<bool> is_at_work = false;
  bool has_objective = false;
};
using SharedModel = std::shared_ptr<ModelObject>;

/// A linear sum; the simplest one is a variable. Numbers have no model.
struct Expression {
  SharedModel model;
  Sum sum;
};

struct ConditionObject {
  SharedModel model;
  Condition condition;
};

/// A variable that is 0 or 1, and also a condition.
struct Truth : Expression {
  Truth(SharedModel owner, Bool b) : Expression{std::move(owner), b}, variable(b) {}
  Bool variable;
};

/// The values of all variables.
struct SolutionObject {
  SharedModel model;
  Solution solution;
  bool is_proved = true;  // as the best one, if there is an objective
};

inline constexpr std::array<options::Named<cp::SearchMode>, 5> kModes{{
    {"automatic", cp::SearchMode::automatic},
    {"fixed", cp::SearchMode::fixed},
    {"guided", cp::SearchMode::guided},
    {"free", cp::SearchMode::free},
    {"mixed", cp::SearchMode::mixed},
}};

using Expressions = std::vector<Expression>;
[[nodiscard]] Array array_in(const Expressions& expressions);

// The arguments of a model's functions in C++, and their types in Python.

template <class T>
struct Python;
template <>
struct Python<Array> {
  using Type = Expressions;
};
template <>
struct Python<std::vector<Array>> {
  using Type = std::vector<Expressions>;
};
template <>
struct Python<Sum> {
  using Type = Expression;
};
template <>
struct Python<Values> {
  using Type = std::vector<Value>;
};
template <>
struct Python<Condition> {
  using Type = ConditionObject;
};
template <class T>
using PythonOf = typename Python<std::remove_cvref_t<T>>::Type;

[[nodiscard]] inline Array native(const Expressions& expressions) { return array_in(expressions); }
[[nodiscard]] std::vector<Array> native(const std::vector<Expressions>& lists);
[[nodiscard]] inline const Sum& native(const Expression& expression) { return expression.sum; }
[[nodiscard]] inline Values native(const std::vector<Value>& numbers) { return Values(numbers); }
[[nodiscard]] inline const Condition& native(const ConditionObject& object) { return object.condition; }

void add_model_types(pybind11::module_& module);

}  // namespace quadrille::python
