// Functions: simplified by the domains of the arguments, or else a new variable tied to them by a
// constraint.
#include <algorithm>

#include "modelling/builder.h"

namespace quadrille::modelling {

namespace {

Sum just(IntVar x) { return {{{1, x}}, 0}; }
Sum number(Value v) { return {{}, v}; }

}  // namespace

Interval Builder::range(Function f, const std::vector<IntVar>& arguments) const {
  std::vector<Interval> ranges;
  for (const IntVar x : arguments) ranges.push_back({store_.min(x), store_.max(x)});
  return range_of(f, ranges, greatest_);
}

bool Builder::overflows(Interval range, const std::vector<IntVar>& arguments) const {
  const auto is_bounded = [&](IntVar x) {
    return cp::is_finite(store_.min(x)) && cp::is_finite(store_.max(x));
  };
  return greatest_ == cp::kPlusInfinity - 1 && !(cp::is_finite(range.min) && cp::is_finite(range.max)) &&
         std::ranges::all_of(arguments, is_bounded);
}

void Builder::drop_smaller(std::vector<IntVar>& x) const {
  const auto most_at_least =
      std::ranges::max_element(x, {}, [&](IntVar y) { return std::pair(store_.min(y), store_.max(y)); });
  const IntVar kept = *most_at_least;
  std::vector<IntVar> rest{kept};
  for (const IntVar y : x)
    if (store_.max(y) > store_.min(kept) && std::ranges::find(rest, y) == rest.end()) rest.push_back(y);
  if (rest.size() < x.size()) x = std::move(rest);
}

std::optional<Sum> Builder::simplified_binary(Function& f, std::vector<IntVar>& arguments) {
  const IntVar x = arguments[0];
  const IntVar y = arguments[1];
  if (store_.is_fixed(x) && store_.is_fixed(y))
    if (const auto v = value_of(f, store_.value(x), store_.value(y), greatest_)) return number(*v);
  switch (f) {
    case Function::times:
      if (store_.is_fixed(x) && !is_too_large(store_.value(x))) return Sum{{{store_.value(x), y}}, 0};
      if (store_.is_fixed(y) && !is_too_large(store_.value(y))) return Sum{{{store_.value(y), x}}, 0};
      if (x != y) break;
      f = Function::power;
      arguments[1] = constant(2);
      break;
    case Function::truncated_quotient:
    case Function::floored_quotient:
      if (x == y) return number(1);
      if (is_fixed_to(y, 1)) return just(x);
      if (is_fixed_to(y, -1)) return Sum{{{-1, x}}, 0};
      break;
    case Function::remainder:
    case Function::modulo: {
      if (x == y) return number(0);
      // If the divisor is fixed and x already lies within the range of its remainders, the remainder is x.
      const Interval rest = range_of(
          f, std::vector<Interval>{{cp::kMinusInfinity, cp::kPlusInfinity}, {store_.min(y), store_.max(y)}},
          greatest_);
      if (store_.is_fixed(y) && store_.min(x) >= rest.min && store_.max(x) <= rest.max) return just(x);
      break;
    }
    default:
      if (is_fixed_to(y, 0)) return number(1);
      if (is_fixed_to(y, 1)) return just(x);
  }
  return std::nullopt;
}

std::optional<Sum> Builder::simplified(Function& f, std::vector<IntVar>& arguments) {
  const IntVar x = arguments[0];
  if (f == Function::maximum) {
    drop_smaller(arguments);
    return arguments.size() == 1 ? std::optional(just(arguments[0])) : std::nullopt;
  }
  if (f == Function::absolute) {
    if (store_.min(x) >= 0) return just(x);
    return store_.max(x) <= 0 ? std::optional(just(-x)) : std::nullopt;
  }
  if (is_division(f)) require(arguments[1].ne(0));
  return simplified_binary(f, arguments);
}

Sum Builder::value(Function f, std::vector<IntVar> arguments) {
  if (f == Function::maximum) flatten(arguments);
  if (std::optional<Sum> simple = simplified(f, arguments)) return *simple;
  if (!is_safe(f, arguments)) {
    refuse(Trouble::unsupported);
    return {};
  }
  const Interval values = range(f, arguments);
  if (overflows(values, arguments)) {
    refuse(Trouble::too_large);
    return {};
  }
  Key key = key_of(Made::function, arguments);
  key.push_back(static_cast<Value>(f));
  return just(shared(std::move(key), values, [&](IntVar result) {
    post(constraint_of(f, arguments, result));
    if (store_.level() == level_) definitions_[result.id()] = {f, arguments};
  }));
}

void Builder::define_by_itself(IntVar x, IntVar y) {
  const auto found = definitions_.find(y.id());
  if (found == definitions_.end() || !y.is_plain()) return;
  const auto& [f, arguments] = found->second;
  if (std::ranges::any_of(arguments, [&](IntVar z) { return z.id() == x.id(); }))
    post(constraint_of(f, arguments, x));
}

void Builder::flatten(std::vector<IntVar>& x) const {
  std::vector<IntVar> flat;
  for (const IntVar y : x) {
    const auto found = y.is_plain() ? definitions_.find(y.id()) : definitions_.end();
    if (found == definitions_.end() || found->second.f != Function::maximum) {
      flat.push_back(y);
    } else {
      const auto& parts = found->second.arguments;
      flat.insert(flat.end(), parts.begin(), parts.end());
    }
  }
  x = std::move(flat);
}

void Builder::define(Function f, const std::vector<IntVar>& arguments, IntVar result) {
  std::vector<IntVar> needed = arguments;
  if (std::optional<Sum> simple = simplified(f, needed)) {
    simple->terms.push_back({-1, result});
    return require(Comparator::equal, std::move(*simple));
  }
  if (!is_safe(f, needed)) return refuse(Trouble::unsupported);
  const auto [min, max] = range(f, needed);
  if (cp::is_finite(min)) require(result.ge(min));
  if (cp::is_finite(max)) require(result.le(max));
  post(constraint_of(f, needed, result));
}

IntVar Builder::minimum(std::vector<IntVar> x) {
  for (IntVar& y : x) y = -y;
  return -maximum(x);
}

IntVar Builder::choice(Literal condition, IntVar x, IntVar y) {
  const cp::Store::Truth known = store_.truth(condition);
  if (x == y || known == cp::Store::Truth::yes) return x;
  if (known == cp::Store::Truth::no) return y;
  Key key = key_of(Made::choice, std::vector{x, y});
  const Key of_condition = key_of(Made::choice, std::vector{condition});
  key.insert(key.end(), of_condition.begin(), of_condition.end());
  const Interval hull{std::min(store_.min(x), store_.min(y)), std::max(store_.max(x), store_.max(y))};
  return shared(std::move(key), hull, [&](IntVar chosen) {
    using enum Reification::Mode;
    require(Comparator::equal, {{{1, chosen}, {-1, x}}, 0}, Reification{condition, half});
    require(Comparator::equal, {{{1, chosen}, {-1, y}}, 0}, Reification{~condition, half});
  });
}

}  // namespace quadrille::modelling
