// A goal of the kernel language, as read from Prolog, which is posted as one unit.
#pragma once

#include <SWI-Prolog.h>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "modelling/expressions.h"

namespace quadrille::prolog {

using modelling::Expressions;
using modelling::Operator;
using modelling::Value;

struct Global;

struct Goal {
  enum class Kind : std::uint8_t {
    formula,      // terms.front()
    memberships,  // of each term in expressions.domains.front()
    global,       // a constraint with a name, such as element/3
  };

  Kind kind = Kind::formula;
  const Global* global = nullptr;
  Expressions expressions{};
  /// By occurrence of a variable: the Prolog variable.
  std::vector<term_t> occurrences{};
  /// By occurrence: its index in the component, once that was looked up.
  std::vector<std::uint32_t> indices{};
  /// The formula, or the terms of a global constraint: a row for each of its arguments that is a variable or
  /// a list of them, and for each list of a list of lists.
  std::vector<std::uint32_t> terms{};
  std::vector<std::size_t> row_ends{};
  /// Coefficients, durations, keys, or a limit.
  std::vector<Value> numbers{};
  std::vector<std::vector<Value>> tuples{};
  Operator comparison = Operator::equal;
  std::uint32_t right = 0;

  void clear();
  /// Row i of the terms of a global constraint.
  [[nodiscard]] std::span<const std::uint32_t> row(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : row_ends[i - 1];
    return std::span(terms).subspan(begin, row_ends[i] - begin);
  }
  /// Whether it only gives its variables the domain expressions.domains.front().
  [[nodiscard]] bool is_membership() const {
    return kind == Kind::memberships ||
           (kind == Kind::formula && expressions.nodes[terms.front()].op == Operator::in);
  }
};

/// Provides a goal to read into. It reuses the memory of an earlier one of this thread.
class KeptGoal {
 public:
  KeptGoal();
  KeptGoal(const KeptGoal&) = delete;
  KeptGoal& operator=(const KeptGoal&) = delete;
  ~KeptGoal();
  [[nodiscard]] Goal& goal() const { return *goal_; }

 private:
  std::unique_ptr<Goal> goal_;
};

}  // namespace quadrille::prolog
