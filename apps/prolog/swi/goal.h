// A goal of the kernel language, read from Prolog: what is posted at once.
#pragma once

#include <SWI-Prolog.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "modelling/expressions.h"

namespace quadrille::prolog {

using modelling::Expressions;
using modelling::Operator;
using modelling::Value;

struct Goal {
  enum class Kind : std::uint8_t {
    formula,
    memberships,
    all_different,
    all_distinct,
    scalar_product,
    element,
    circuit,
    lex_chain,
    cumulative,
    serialized,
    tuples_in,
    global_cardinality,
  };

  Kind kind = Kind::formula;
  Expressions expressions{};
  /// The Prolog variable of each occurrence.
  std::vector<term_t> occurrences{};
  /// Of the occurrences, in the component to which they belong; for those who look for them.
  std::vector<std::uint32_t> indices{};
  /// The formula, or the constraint's terms, in rows where it has several lists.
  std::vector<std::uint32_t> terms{};
  std::vector<std::size_t> row_ends{};
  /// Coefficients, durations, keys or a limit.
  std::vector<Value> numbers{};
  std::vector<std::vector<Value>> tuples{};
  Operator comparison = Operator::equal;
  std::uint32_t right = 0;

  void clear();
  /// Whether it only gives its variables the domain expressions.domains.front().
  [[nodiscard]] bool is_membership() const {
    return kind == Kind::memberships ||
           (kind == Kind::formula && expressions.nodes[terms.front()].op == Operator::in);
  }
};

/// A goal to read into, with the memory of one that was read before by this thread.
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
