#include "modelling/formulas.h"

#include <algorithm>
#include <utility>

namespace quadrille::modelling {

namespace {

constexpr bool is_associative(Operator op) {
  return op == Operator::maximum || op == Operator::minimum || op == Operator::conjunction ||
         op == Operator::disjunction || op == Operator::exclusive_disjunction;
}

}  // namespace

void Formulas::require(Term t, bool truth) {
  const Node& n = node(t);
  switch (n.op) {
    case Operator::in: {
      const IntervalSet& domain = expressions_.domains[n.right];
      return builder_.require_in(variable(n.left), truth ? domain : complement(domain));
    }
    case Operator::negation: return require(n.left, !truth);
    case Operator::equivalence: return require_equivalent(n, truth);
    case Operator::exclusive_disjunction: return require_equivalent(n, !truth);
    case Operator::conjunction:
    case Operator::disjunction:
    case Operator::implication: return require_connected(t, truth);
    default: break;
  }
  if (!is_comparison(n.op)) return builder_.require(truth ? truth_of(n) : ~truth_of(n));
  if (truth) return require_comparison(n.op, n.left, n.right);
  if (undefined_ == Undefined::is_excluded || (is_defined(n.left) && is_defined(n.right)))
    return require_comparison(opposite(n.op), n.left, n.right);
  auto [sum, conditions] = guarded_difference(n);
  conditions.push_back(builder_.literal(comparator_of(n.op), std::move(sum)));
  builder_.require(~builder_.all(std::move(conditions)));
}

void Formulas::require_comparison(Operator op, Term left, Term right) {
  for (const auto& [one, other] : {std::pair(left, right), std::pair(right, left)}) {
    if (op == Operator::equal && node(one).op == Operator::variable && is_function(other))
      return require_function(other, expressions_.variables[node(one).left]);
    if (op == Operator::not_equal && node(one).op == Operator::absolute)
      if (const auto c = constant_of(other)) return require_magnitude_differs(node(one).left, *c);
  }
  builder_.require(comparator_of(op), difference(left, right));
}

bool Formulas::is_defined(Term t) const {
  const Node& n = node(t);
  if (n.op < Operator::plus || is_logical(n.op)) return true;
  if (n.op == Operator::opposite || n.op == Operator::absolute) return is_defined(n.left);
  if (!is_defined(n.left) || !is_defined(n.right)) return false;
  if (n.op < Operator::truncated_quotient || n.op > Operator::remainder) return true;
  const Node& divisor = node(n.right);
  if (divisor.op == Operator::variable)
    return !builder_.store().contains(expressions_.variables[divisor.left], 0);
  return constant_of(n.right).value_or(0) != 0;
}

void Formulas::require_magnitude_differs(Term t, Wide c) {
  Sum sum;
  add(t, 1, sum);
  if (c < 0) return;
  Sum opposite = sum;
  builder_.add(sum, -1, c);
  builder_.add(opposite, 1, c);
  builder_.require(Comparator::not_equal, std::move(sum));
  builder_.require(Comparator::not_equal, std::move(opposite));
}

void Formulas::require_connected(Term t, bool truth) {
  const Node& n = node(t);
  const bool is_all = (n.op == Operator::conjunction) == truth;
  if (n.op == Operator::implication) {
    if (!truth) return require(n.left), require(n.right, false);
    return builder_.require_any({~literal(n.left), literal(n.right)});
  }
  const std::vector<Term> parts = operands(t);
  if (is_all) {
    for (const Term part : parts) require(part, truth);
    return;
  }
  std::vector<Literal> of_parts = literals(parts);
  if (!truth)
    for (Literal& l : of_parts) l = ~l;
  builder_.require_any(std::move(of_parts));
}

void Formulas::require_equivalent(const Node& n, bool truth) {
  for (const auto& [one, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)})
    if (const auto known = constant_of(one); known && (*known == 0 || *known == 1))
      return require(other, (*known == 1) == truth);
  const Literal left = literal(n.left);
  static_cast<void>(literal(n.right, truth ? left : ~left));
}

Formulas::Difference Formulas::guarded_difference(const Node& n) {
  Difference result;
  std::vector<Literal>* const inner = undefined_ == Undefined::is_false ? &result.conditions : conditions_;
  std::vector<Literal>* const outer = std::exchange(conditions_, inner);
  result.sum = difference(n.left, n.right);
  conditions_ = outer;
  return result;
}

Literal Formulas::comparison_literal(const Node& n, std::optional<Literal> target) {
  auto [sum, conditions] = guarded_difference(n);
  if (conditions.empty()) return builder_.literal(comparator_of(n.op), std::move(sum), target);
  conditions.push_back(builder_.literal(comparator_of(n.op), std::move(sum)));
  return builder_.all(std::move(conditions), target);
}

Literal Formulas::truth_of(const Node& n) {
  if (n.op == Operator::literal) return expressions_.literals[n.left];
  if (n.op == Operator::variable) {
    const IntVar b = expressions_.variables[n.left];
    builder_.require(b.ge(0));
    builder_.require(b.le(1));
    return b.eq(1);
  }
  if (n.op != Operator::number) {
    builder_.refuse(Trouble::unsupported);
  } else if (n.number != 0 && n.number != 1) {
    builder_.require(builder_.truth(false));
  }
  return builder_.truth(n.number == 1);
}

std::vector<Formulas::Term> Formulas::operands(Term t) const {
  const Operator op = node(t).op;
  std::vector<Term> result;
  std::vector<Term> pending{node(t).right, node(t).left};
  while (!pending.empty()) {
    const Term next = pending.back();
    pending.pop_back();
    if (node(next).op == op && is_associative(op)) {
      pending.insert(pending.end(), {node(next).right, node(next).left});
    } else {
      result.push_back(next);
    }
  }
  return result;
}

std::vector<Literal> Formulas::literals(const std::vector<Term>& terms) {
  std::vector<Literal> result;
  for (const Term t : terms) result.push_back(literal(t));
  return result;
}

Literal Formulas::literal(Term t, std::optional<Literal> target) {
  const Node& n = node(t);
  const std::optional<Literal> opposite = target ? std::optional(~*target) : std::nullopt;
  switch (n.op) {
    case Operator::in: return builder_.literal_in(variable(n.left), expressions_.domains[n.right], target);
    case Operator::negation: return ~literal(n.left, opposite);
    case Operator::conjunction: return builder_.all(literals(operands(t)), target);
    case Operator::disjunction: return builder_.any(literals(operands(t)), target);
    case Operator::exclusive_disjunction: return builder_.odd(literals(operands(t)), target);
    case Operator::implication: return builder_.any({~literal(n.left), literal(n.right)}, target);
    case Operator::equivalence: return ~builder_.odd({literal(n.left), literal(n.right)}, opposite);
    default: break;
  }
  if (is_comparison(n.op)) return comparison_literal(n, target);
  return builder_.any({truth_of(n)}, target);
}

}  // namespace quadrille::modelling
