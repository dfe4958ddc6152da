// A random model of a global constraint, posted in C++ by the function of the model, and in Prolog's store.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "apps/prolog/door_runs.h"
#include "model/model.h"
#include "prolog/posting.h"
#include "support/modelling/global_doors.h"

namespace quadrille::test {

/// A constraint in a C++ model.
class CppGlobal {
 public:
  explicit CppGlobal(const GlobalModel& global) : global_(global) {
    for (const auto& domain : global.domains) x_.push_back(model.integer(domain));
  }

  /// Calls the function of the model with the arguments. A result is equal to the first of them.
  template <class Result, class... Args>
  void call(Result (Model::*function)(Args...)) {
    constexpr std::size_t kFirst = std::is_void_v<Result> ? 0 : 1;
    const auto call_with = [&]<std::size_t... i>(std::index_sequence<i...>) {
      return (model.*function)(argument<std::remove_cvref_t<Args>>(i + kFirst)...);
    };
    if constexpr (std::is_void_v<Result>) {
      call_with(std::index_sequence_for<Args...>());
    } else {
      model.add(call_with(std::index_sequence_for<Args...>()) == argument<Sum>(0));
    }
  }

  [[nodiscard]] std::vector<cp::IntVar> variables() const {
    std::vector<cp::IntVar> result;
    for (const Int& x : x_) result.push_back(x.variable());
    return result;
  }
  [[nodiscard]] Left left() { return left_in(model.store(), variables(), global_.steps); }
  /// The values of a solution, if there is one.
  [[nodiscard]] std::optional<std::vector<Value>> solution(std::uint64_t seed) {
    model.branch(x_, cp::VariableOrder::first_fail, cp::ValueOrder::split_random);
    const auto found = model.solve({.mode = cp::SearchMode::fixed, .seed = seed});
    if (!found) return std::nullopt;
    return (*found)[x_];
  }

  Model model{};

 private:
  template <class T>
  [[nodiscard]] T argument(std::size_t i) const;
  [[nodiscard]] std::vector<Sum> list(std::size_t i, std::size_t k) const {
    std::vector<Sum> result;
    for (const std::size_t x : global_.lists[i][k]) result.push_back(x_[x] - global_.offset(i));
    return result;
  }

  const GlobalModel& global_;
  std::vector<Int> x_;
};

template <class T>
T CppGlobal::argument(std::size_t i) const {
  if constexpr (std::is_same_v<T, Sum>) return list(i, 0)[0];
  if constexpr (std::is_same_v<T, Array>) return list(i, 0);
  if constexpr (std::is_same_v<T, std::vector<Array>>) {
    std::vector<Array> lists;
    for (std::size_t k = 0; k < global_.lists[i].size(); ++k) lists.emplace_back(list(i, k));
    return lists;
  }
  if constexpr (std::is_same_v<T, Conditions>) {
    std::vector<Condition> conditions;
    for (const Sum& x : list(i, 0)) conditions.push_back(x == 1);
    return conditions;
  }
  if constexpr (std::is_base_of_v<Values, T>) return global_.numbers;
  if constexpr (std::is_same_v<T, Tuples>) return global_.rows;
  if constexpr (std::is_same_v<T, cp::Automaton>) return global_.automaton();
  if constexpr (std::is_same_v<T, modelling::Layers>) return global_.layers;
  if constexpr (std::is_same_v<T, cp::Consistency>) return cp::Consistency::automatic;
}

/// Posts the constraint by the function of the C++ model.
inline void call_cpp(CppGlobal& cpp, const modelling::Global& global) {
#define GLOBAL(name) \
  if (&global == &modelling::globals::name()) return cpp.call(&Model::name);
#include "modelling/globals.def"
#undef GLOBAL
}

/// A constraint in Prolog.
class PrologGlobal {
 public:
  using Terms = std::vector<prolog::Posting::Term>;

  PrologGlobal(prolog::Component& component, const std::vector<cp::IntVar>& x, const GlobalModel& global)
      : global_(global), component_(component), posting_(component, expressions_) {
    for (const auto& lists : global.lists) {
      Terms& terms = lists_.emplace_back();
      for (const std::size_t i : lists.empty() ? GlobalModel::Places() : lists[0])
        terms.push_back(global.writes_numbers && global.is_fixed(i)
                            ? expressions_.number(global.domains[i][0])
                            : expressions_.variable(x[i]));
    }
  }

  prolog::Posting& posting() { return posting_; }
  const Terms& list(std::size_t i) const { return lists_[i]; }
  prolog::Outcome post();
  /// The least value of each variable of a list.
  std::vector<Value> least(std::size_t i) const {
    std::vector<Value> result;
    for (const std::size_t x : global_.lists[i][0]) result.push_back(global_.domains[x].front());
    return result;
  }
  /// Starts, durations, ends and demands of tasks, whose ends are new variables.
  Terms tasks();

 private:
  const GlobalModel& global_;
  prolog::Component& component_;
  modelling::Expressions expressions_{};
  prolog::Posting posting_;
  std::vector<Terms> lists_{};
};

/// Whether Prolog has terms for all arguments.
[[nodiscard]] inline bool is_of_terms(const modelling::Global& global) {
  using enum modelling::ParameterKind;
  return std::ranges::none_of(global.post.kinds(), [](modelling::ParameterKind kind) {
    return kind == lists || kind == facts || kind == automaton || kind == layers;
  });
}

inline prolog::Outcome PrologGlobal::post() {
  using enum modelling::ParameterKind;
  modelling::Arguments arguments;
  for (std::size_t i = 0; i < lists_.size(); ++i) {
    auto x = modelling::from_zero(posting_.variables(lists_[i]), global_.offset(i));
    switch (global_.kind(i)) {
      case variable: arguments.emplace_back(x[0]); break;
      case numbers: arguments.emplace_back(global_.numbers); break;
      case set: arguments.emplace_back(modelling::set_of(global_.numbers)); break;
      case rows: arguments.emplace_back(global_.rows); break;
      default: arguments.emplace_back(std::move(x));
    }
  }
  return posting_.post_arguments(*global_.global, cp::Consistency::automatic, std::move(arguments));
}

inline PrologGlobal::Terms PrologGlobal::tasks() {
  Terms result;
  for (std::size_t i = 0; i < list(0).size(); ++i) {
    EXPECT_TRUE(component_.add_variable({{-10'000, 10'000}}));
    const cp::IntVar end = component_.variable(component_.variable_count() - 1);
    result.insert(result.end(), {list(0)[i], list(1)[i], expressions_.variable(end), list(2)[i]});
  }
  return result;
}

}  // namespace quadrille::test
