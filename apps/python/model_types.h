// The expressions of a model in Python. Each keeps its model alive.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "model/model.h"
#include "modelling/expressions.h"
#include "modelling/functions.h"
#include "modelling/globals.h"
#include "options/values.h"
#include "python/arguments.h"
#include "python/bindings.h"

namespace quadrille::python {

struct ModelObject {
  Model model;
  std::atomic<bool> is_at_work = false;
  bool has_objective = false;
  std::map<cp::VariableId, std::string> names = {};  // of variables that were given one
};
using SharedModel = std::shared_ptr<ModelObject>;
using ModelType = pybind11::class_<ModelObject, SharedModel>;

/// f(model), while no other thread uses it.
template <class F>
auto on(const SharedModel& model, F f) {
  const Turn turn(model->is_at_work);
  return f(model->model);
}

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

/// An argument that is taken as an expression: one, a whole number, or a condition, which counts 1 where it
/// holds and 0 where not. What is Python's own expression is borrowed.
class Operand {
 public:
  /// False where the object is none of these. Raises ValueError of a number beyond 64 bits.
  [[nodiscard]] bool read(pybind11::handle object);
  [[nodiscard]] const Expression& get() const { return made_ ? *made_ : *borrowed_; }
  explicit operator Expression() const { return get(); }

 private:
  const Expression* borrowed_ = nullptr;
  std::optional<Expression> made_;
};
template <>
struct ElementOf<Expression> {
  using Type = Operand;
};

/// An argument that is taken as a condition: one, or a variable that is 0 or 1.
class Proposition {
 public:
  [[nodiscard]] bool read(pybind11::handle object);
  [[nodiscard]] const ConditionObject& get() const { return *value_; }

 private:
  std::optional<ConditionObject> value_;
};

[[nodiscard]] inline Expression variable(const SharedModel& model, Int variable) { return {model, variable}; }

using Expressions = Listed<Expression>;
[[nodiscard]] Array array_in(const Expressions& expressions);

/// A transition of an automaton, or an arc of a diagram: (state before, value, state after), and a cost if
/// there are 4.
template <std::size_t kSize>
using TransitionOf = std::conditional_t<kSize == 3, std::tuple<std::size_t, Value, std::size_t>,
                                        std::tuple<std::size_t, Value, std::size_t, Value>>;

// The arguments of a model's functions in C++, and their types in Python.

template <class T>
struct Python;
template <>
struct Python<Array> {
  using Type = Expressions;
};
template <>
struct Python<std::vector<Array>> {
  using Type = Listed<Expressions>;
};
template <>
struct Python<Sum> {
  using Type = Operand;
};
template <>
struct Python<Values> {
  using Type = Listed<Value>;
};
template <>
struct Python<ValueSet> {
  using Type = Listed<Value, false>;
};
template <>
struct Python<Tuples> {
  using Type = Listed<Listed<Value>, false>;
};
template <>
struct Python<Conditions> {
  using Type = Listed<Proposition>;
};
template <>
struct Python<modelling::Layers> {
  using Type = Listed<Listed<TransitionOf<3>, false>>;
};
template <class T>
using PythonOf = typename Python<std::remove_cvref_t<T>>::Type;

[[nodiscard]] inline Array native(const Expressions& expressions) { return array_in(expressions); }
[[nodiscard]] std::vector<Array> native(const Listed<Expressions>& lists);
[[nodiscard]] inline const Sum& native(const Operand& operand) { return operand.get().sum; }
[[nodiscard]] inline Values native(const Listed<Value>& numbers) { return Values(numbers.items); }
[[nodiscard]] inline ValueSet native(const Listed<Value, false>& numbers) { return ValueSet(numbers.items); }
[[nodiscard]] inline const Condition& native(const Proposition& object) { return object.get().condition; }
[[nodiscard]] Tuples native(const Listed<Listed<Value>, false>& tuples);
[[nodiscard]] Conditions native(const Listed<Proposition>& conditions);
[[nodiscard]] modelling::Layers native(const Listed<Listed<TransitionOf<3>, false>>& layers);

void add_model_types(pybind11::module_& module);
/// Adds a function for each global constraint.
void add_globals(ModelType& type);

}  // namespace quadrille::python

namespace pybind11::detail {

template <>
struct type_caster<quadrille::python::Operand> {
  PYBIND11_TYPE_CASTER(quadrille::python::Operand, const_name("Number"));
  bool load(handle source, bool /*convert*/) { return value.read(source); }
};

template <>
struct type_caster<quadrille::python::Proposition> {
  PYBIND11_TYPE_CASTER(quadrille::python::Proposition, const_name("Truth"));
  bool load(handle source, bool /*convert*/) { return value.read(source); }
};

}  // namespace pybind11::detail
