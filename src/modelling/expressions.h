// Trees of arithmetic and logic, as front ends read them. Formulas turns them into constraints.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/int_var.h"
#include "modelling/comparator.h"
#include "modelling/interval_set.h"
#include "modelling/sum.h"

namespace quadrille::modelling {

using cp::IntVar;
using cp::Literal;

enum class Operator : std::uint8_t {
  number,
  variable,
  sum,
  literal,
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
  // comparisons, in the order of Comparator
  equal,
  not_equal,
  at_most,
  at_least,
  less,
  greater,
  in,
  // logic; here numbers and variables are truth values
  negation,
  conjunction,
  disjunction,
  exclusive_disjunction,
  implication,
  equivalence,
};

[[nodiscard]] constexpr bool is_comparison(Operator op) {
  return Operator::equal <= op && op <= Operator::greater;
}
[[nodiscard]] constexpr Comparator comparator_of(Operator comparison) {
  return static_cast<Comparator>(static_cast<int>(comparison) - static_cast<int>(Operator::equal));
}
/// The comparison that holds exactly when this one does not.
[[nodiscard]] constexpr Operator opposite(Operator comparison) {
  return static_cast<Operator>(static_cast<int>(opposite(comparator_of(comparison))) +
                               static_cast<int>(Operator::equal));
}
[[nodiscard]] constexpr bool is_logical(Operator op) {
  return op == Operator::literal || op >= Operator::equal;
}

/// A node of a tree. Children are indices into the same list, and come before their parents.
struct Node {
  Operator op;
  /// variable, sum, literal: left is an index into the list of these. in: right is an index into domains.
  std::uint32_t left = 0, right = 0;
  Value number = 0;
};

struct Expressions {
  std::vector<Node> nodes;
  std::vector<IntervalSet> domains;
  /// The variables of the leaves, one for each occurrence.
  std::vector<IntVar> variables;
  std::vector<Sum> sums;
  std::vector<Literal> literals;

  std::uint32_t add(const Node& node) {
    nodes.push_back(node);
    return static_cast<std::uint32_t>(nodes.size() - 1);
  }
  std::uint32_t number(Value v) { return add({Operator::number, 0, 0, v}); }
  std::uint32_t variable(IntVar x) {
    variables.push_back(x);
    return add({Operator::variable, static_cast<std::uint32_t>(variables.size() - 1)});
  }
  std::uint32_t sum(Sum s) {
    sums.push_back(std::move(s));
    return add({Operator::sum, static_cast<std::uint32_t>(sums.size() - 1)});
  }
  std::uint32_t literal(Literal l) {
    literals.push_back(l);
    return add({Operator::literal, static_cast<std::uint32_t>(literals.size() - 1)});
  }
};

}  // namespace quadrille::modelling
