// Products, quotients and the like: what is not a sum.
#include <algorithm>

#include "prolog/posting.h"

namespace quadrille::prolog {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Rounding;
using cp::Wide;

namespace {

/// An infinity where the number is too large.
constexpr Value bound(Wide v) {
  if (is_harmless(v)) return static_cast<Value>(v);
  return v < 0 ? kMinusInfinity : kPlusInfinity;
}

/// |base|^exponent, or nothing where it is large.
std::optional<Wide> power_of(Wide base, Value exponent) {
  Wide result = 1;
  for (Value i = 0; i < exponent; ++i) {
    result *= base;
    if (!is_harmless(result)) return std::nullopt;
    if (base <= 1) break;
  }
  return result;
}

}  // namespace

bool Posting::is_function(Term t) const {
  const Operator op = node(t).op;
  if (op == Operator::times) return !constant_of(node(t).left) && !constant_of(node(t).right);
  return Operator::times < op && op <= Operator::absolute;
}

std::optional<IntVar> Posting::function(Term t, std::optional<IntVar> target) {
  const Node n = node(t);
  const auto x = variable_for(n.left);
  if (!x) return std::nullopt;
  auto y = n.op == Operator::absolute ? x : variable_for(n.right);
  if (!y) return std::nullopt;
  if (is_division(n.op)) y = divisor(*x, *y);
  Operator op = n.op;
  if (const auto simple = y ? simplified(op, *x, *y) : std::nullopt) {
    if (!target) return simple;
    return compare(Operator::equal, {{{1, *target}, {-1, *simple}}, 0}) ? target : std::nullopt;
  }
  if (op == Operator::times && *x == *y) {
    op = Operator::power;
    y = constant(2);
  }
  if (op == Operator::power && !is_safe_power(*x, *y)) {
    refuse(Outcome::unsupported);
    return std::nullopt;
  }
  if (!target) {
    const Interval range = range_of(op, *x, *y).front();
    target = component_.new_hidden(range.min, range.max);
  }
  if (!post_function(op, *x, *y, *target)) return std::nullopt;
  return target;
}

bool Posting::is_remainder(Operator op, IntVar x, Value divisor) const {
  const bool has_sign_of_x = op == Operator::remainder;
  const Value most = std::abs(divisor) - 1;
  return store_.min(x) >= (has_sign_of_x || divisor < 0 ? -most : 0) &&
         store_.max(x) <= (has_sign_of_x || divisor > 0 ? most : 0);
}

std::optional<Posting::Wide> Posting::value_of(Operator op, Wide x, Wide y) {
  const bool divides = is_division(op);
  if ((divides && y == 0) || (op == Operator::power && (y < 0 || y > Component::kGreatest)))
    return std::nullopt;
  const bool moves = divides && x % y != 0 && (x < 0) != (y < 0);
  switch (op) {
    case Operator::times: return x * y;
    case Operator::truncated_quotient: return x / y;
    case Operator::floored_quotient: return x / y - (moves ? 1 : 0);
    case Operator::modulo: return x % y + (moves ? y : 0);
    case Operator::remainder: return x % y;
    case Operator::minimum: return std::min(x, y);
    case Operator::maximum: return std::max(x, y);
    case Operator::absolute: return x < 0 ? -x : x;
    default: break;
  }
  const auto most = power_of(x < 0 ? -x : x, static_cast<Value>(y));
  return most && x < 0 && y % 2 != 0 ? std::optional(-*most) : most;
}

std::optional<IntVar> Posting::simplified(Operator op, IntVar x, IntVar y) {
  const bool is_fixed = store_.is_fixed(y);
  if (is_fixed && store_.is_fixed(x)) {
    const auto result = value_of(op, store_.value(x), store_.value(y));
    if (result && is_harmless(*result)) return constant(static_cast<Value>(*result));
  }
  switch (op) {
    case Operator::times:
      if (store_.is_fixed(x)) std::swap(x, y);
      if (store_.is_fixed(y) && std::abs(store_.value(y)) <= 1)
        return store_.value(y) == 0 ? constant(0) : store_.value(y) == 1 ? x : -x;
      break;
    case Operator::truncated_quotient:
    case Operator::floored_quotient:
      if (x == y) return constant(1);
      if (is_fixed && std::abs(store_.value(y)) == 1) return store_.value(y) == 1 ? x : -x;
      break;
    case Operator::modulo:
    case Operator::remainder:
      if (x == y) return constant(0);
      if (is_fixed && store_.value(y) != 0 && is_remainder(op, x, store_.value(y))) return x;
      break;
    case Operator::power:
      if (is_fixed && store_.value(y) == 0) return constant(1);
      if (is_fixed && store_.value(y) == 1) return x;
      break;
    case Operator::minimum:
    case Operator::maximum:
      if (x == y || store_.min(x) >= store_.max(y)) return op == Operator::maximum ? x : y;
      if (store_.min(y) >= store_.max(x)) return op == Operator::maximum ? y : x;
      break;
    case Operator::absolute:
      if (store_.min(x) >= 0) return x;
      if (store_.max(x) <= 0) return -x;
      break;
    default: break;
  }
  return std::nullopt;
}

bool Posting::post_function(Operator op, IntVar x, IntVar y, IntVar z) {
  switch (op) {
    case Operator::times: return post(cp::times(x, y, z));
    case Operator::truncated_quotient: return post(cp::division(x, y, z, Rounding::towards_zero));
    case Operator::floored_quotient: return post(cp::division(x, y, z, Rounding::down));
    case Operator::modulo: return post(cp::modulo(x, y, z, Rounding::down));
    case Operator::remainder: return post(cp::modulo(x, y, z, Rounding::towards_zero));
    case Operator::power: return post(cp::power(x, y, z, cp::NegativePower::none));
    case Operator::minimum: return post(cp::minimum({x, y}, z));
    case Operator::maximum: return post(cp::maximum({x, y}, z));
    case Operator::absolute: return post(cp::absolute(x, z));
    default: return refuse(Outcome::unsupported);
  }
}

bool Posting::is_safe_power(IntVar x, IntVar y) const {
  if (store_.is_fixed(y) && store_.value(y) <= 2) return true;
  const Interval range = range_of(Operator::power, x, y).front();
  return cp::is_finite(range.min) && cp::is_finite(range.max);
}

IntervalSet Posting::range_of(Operator op, IntVar x, IntVar y) const {
  const Value x_min = store_.min(x);
  const Value x_max = store_.max(x);
  const Value y_min = store_.min(y);
  const Value y_max = store_.max(y);
  const bool x_finite = cp::is_finite(x_min) && cp::is_finite(x_max);
  const bool y_finite = cp::is_finite(y_min) && cp::is_finite(y_max);
  const Wide x_most = std::max<Wide>(x_max, -static_cast<Wide>(x_min));
  const Wide y_most = std::max<Wide>(y_max, -static_cast<Wide>(y_min));
  switch (op) {
    case Operator::times: {
      if (!x_finite || !y_finite) break;
      const auto [least, greatest] =
          std::minmax({static_cast<Wide>(x_min) * y_min, static_cast<Wide>(x_min) * y_max,
                       static_cast<Wide>(x_max) * y_min, static_cast<Wide>(x_max) * y_max});
      return {{bound(least), bound(greatest)}};
    }
    case Operator::truncated_quotient:
    case Operator::floored_quotient:
      if (x_finite) return {{bound(-x_most), bound(x_most)}};
      break;
    case Operator::modulo:
    case Operator::remainder:
      if (y_finite && y_most > 0) return {{bound(1 - y_most), bound(y_most - 1)}};
      break;
    case Operator::power: {
      const auto most = x_finite && y_finite ? power_of(x_most, std::max<Value>(y_max, 1)) : std::nullopt;
      if (most) return {{bound(-std::max<Wide>(*most, 1)), bound(std::max<Wide>(*most, 1))}};  // 0^0 = 1
      break;
    }
    case Operator::minimum: return {{std::min(x_min, y_min), std::min(x_max, y_max)}};
    case Operator::maximum: return {{std::max(x_min, y_min), std::max(x_max, y_max)}};
    case Operator::absolute: return {{0, x_finite ? bound(x_most) : kPlusInfinity}};
    default: break;
  }
  return {kAllIntegers};
}

IntVar Posting::divisor(IntVar x, IntVar y) {
  if (x == y && conditions_ == nullptr) post(cp::clause({y.ne(0)}));
  if (conditions_ == nullptr || !store_.contains(y, 0)) return y;
  if (x == y) return conditions_->push_back(y.ne(0)), y;
  // Where y is 0 the other divisor is free to be anything else, so that the quotient says nothing.
  const cp::Literal is_defined = y.ne(0);
  const IntVar other =
      component_.new_hidden(std::min<Value>(store_.min(y), -1), std::max<Value>(store_.max(y), 1));
  static_cast<void>(store_.remove(other, 0));
  post(cp::equal(y, other, cp::Reification{is_defined, cp::Reification::Mode::half}));
  conditions_->push_back(is_defined);
  return other;
}

}  // namespace quadrille::prolog
