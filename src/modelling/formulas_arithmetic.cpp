// The arithmetic of formulas: linear sums, and functions, for which variables are created.
#include <algorithm>
#include <utility>

#include "modelling/formulas.h"

namespace quadrille::modelling {

namespace {

constexpr Function function_of(Operator op) {
  switch (op) {
    case Operator::times: return Function::times;
    case Operator::truncated_quotient: return Function::truncated_quotient;
    case Operator::floored_quotient: return Function::floored_quotient;
    case Operator::remainder: return Function::remainder;
    case Operator::modulo: return Function::modulo;
    case Operator::power: return Function::power;
    case Operator::absolute: return Function::absolute;
    default: return Function::maximum;
  }
}

}  // namespace

Sum Formulas::difference(Term left, Term right) {
  Sum sum;
  sum.terms.reserve(4);
  add(left, 1, sum);
  add(right, -1, sum);
  return sum;
}

void Formulas::add(Term t, Value factor, Sum& sum) {
  // Iterates along the left operand, because a long sum is nested to the left.
  for (; node(t).op == Operator::plus || node(t).op == Operator::minus; t = node(t).left)
    add(node(t).right, node(t).op == Operator::plus ? factor : -factor, sum);
  const Node& n = node(t);
  switch (n.op) {
    case Operator::number: return builder_.add(sum, factor, n.number);
    case Operator::variable: return sum.terms.push_back({factor, expressions_.variables[n.left]});
    case Operator::sum: return add_sum(expressions_.sums[n.left], factor, sum);
    case Operator::opposite: return add(n.left, -factor, sum);
    case Operator::times: return add_product(t, factor, sum);
    default: break;
  }
  if (is_logical(n.op)) return sum.terms.push_back({factor, builder_.indicator(literal(t))});
  add_sum(function(t), factor, sum);
}

void Formulas::add_sum(const Sum& leaf, Value factor, Sum& sum) {
  builder_.add(sum, factor, leaf.constant);
  for (const auto& [a, x] : leaf.terms) {
    Value product = 0;
    if (__builtin_mul_overflow(a, factor, &product) || product == cp::kMinusInfinity)
      return builder_.refuse(Trouble::too_large);
    sum.terms.push_back({product, x});
  }
}

std::optional<Wide> Formulas::constant_of(Term t) const {
  const Node& n = node(t);
  if (n.op == Operator::number) return n.number;
  if (n.op == Operator::variable) {
    const IntVar x = expressions_.variables[n.left];
    const cp::Store& store = builder_.store();
    return store.is_fixed(x) ? std::optional<Wide>(store.value(x)) : std::nullopt;
  }
  if (n.op < Operator::plus || n.op > Operator::absolute) return std::nullopt;
  const bool is_unary = n.op == Operator::opposite || n.op == Operator::absolute;
  const auto left = constant_of(n.left);
  const auto right = left && !is_unary ? constant_of(n.right) : left;
  if (!right || builder_.is_too_large(*left) || builder_.is_too_large(*right)) return std::nullopt;
  switch (n.op) {
    case Operator::plus: return *left + *right;
    case Operator::minus: return *left - *right;
    case Operator::opposite: return -*left;
    case Operator::times: return *left * *right;
    case Operator::minimum: return std::min(*left, *right);
    default: break;
  }
  return value_of(function_of(n.op), static_cast<Value>(*left), static_cast<Value>(*right),
                  cp::kPlusInfinity - 1);
}

void Formulas::add_product(Term t, Value factor, Sum& sum) {
  const Node& n = node(t);
  for (const auto& [number, other] : {std::pair(n.left, n.right), std::pair(n.right, n.left)}) {
    const auto c = constant_of(number);
    if (!c) continue;
    if (builder_.is_too_large(*c) || builder_.is_too_large(*c * factor))
      return builder_.refuse(Trouble::too_large);
    return add(other, static_cast<Value>(*c * factor), sum);
  }
  add_sum(function(t), factor, sum);
}

bool Formulas::is_function(Term t) const {
  const Operator op = node(t).op;
  if (op == Operator::times) return !constant_of(node(t).left) && !constant_of(node(t).right);
  return Operator::times < op && op <= Operator::absolute;
}

std::vector<IntVar> Formulas::arguments_of(Term t) {
  const Node& n = node(t);
  if (n.op == Operator::absolute) return {variable(n.left)};
  std::vector<IntVar> arguments;
  for (const Term part : operands(t)) arguments.push_back(variable(part));
  if (n.op == Operator::minimum)
    for (IntVar& x : arguments) x = -x;
  return arguments;
}

Sum Formulas::function(Term t) {
  const Operator op = node(t).op;
  const Function f = function_of(op);
  std::vector<IntVar> arguments = arguments_of(t);
  if (is_division(f) && conditions_ != nullptr && store().contains(arguments[1], 0)) {
    conditions_->push_back(arguments[1].ne(0));
    if (arguments[0] == arguments[1])
      return {{}, f == Function::truncated_quotient || f == Function::floored_quotient ? 1 : 0};
    arguments[1] = free_divisor(arguments[1]);
  }
  const Sum value = builder_.value(f, std::move(arguments));
  if (op != Operator::minimum) return value;
  Sum negative;
  add_sum(value, -1, negative);
  return negative;
}

void Formulas::require_function(Term t, IntVar result) {
  const bool is_minimum = node(t).op == Operator::minimum;
  builder_.define(function_of(node(t).op), arguments_of(t), is_minimum ? -result : result);
}

IntVar Formulas::free_divisor(IntVar y) {
  const Value least = std::min<Value>(store().min(y), -1);
  const IntVar other = builder_.helper(least, std::max<Value>(store().max(y), 1));
  builder_.require(other.ne(0));
  builder_.post(cp::equal(y, other, Reification{y.ne(0), Reification::Mode::half}));
  return other;
}

IntVar Formulas::variable(Term t) {
  const Node& n = node(t);
  if (n.op == Operator::variable) return expressions_.variables[n.left];
  Sum sum;
  add(t, 1, sum);
  return builder_.variable(std::move(sum));
}

}  // namespace quadrille::modelling
