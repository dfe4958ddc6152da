// Arithmetic and logic as trees, read from Prolog terms: what posting turns into constraints.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/int_var.h"
#include "prolog/interval.h"

namespace quadrille::prolog {

enum class Operator : std::uint8_t {
  number,
  variable,
  // arithmetic
  plus,
  minus,
  opposite,
  times,
  truncated_quotient,
  floored_quotient,
  modulo,
  remainder,
  power,
  minimum,
  maximum,
  absolute,
  // comparisons
  equal,
  not_equal,
  at_most,
  at_least,
  less,
  greater,
  in,
  // logic; numbers and variables stand for truth values there
  negation,
  conjunction,
  disjunction,
  exclusive_disjunction,
  implication,
  equivalence,
};

[[nodiscard]] constexpr bool is_division(Operator op) {
  return Operator::truncated_quotient <= op && op <= Operator::remainder;
}

/// Children are indices into the same tree, made before their parents.
struct Node {
  Operator op;
  std::uint32_t left = 0, right = 0;  // in: right is an index into domains; variable: left is an occurrence
  Value number = 0;
};

struct Expressions {
  std::vector<Node> nodes;
  std::vector<IntervalSet> domains;
  /// What the variables stand for, by occurrence.
  std::vector<cp::IntVar> variables;

  std::uint32_t add(const Node& node) {
    nodes.push_back(node);
    return static_cast<std::uint32_t>(nodes.size() - 1);
  }
};

}  // namespace quadrille::prolog
