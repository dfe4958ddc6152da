#include "cp/brancher.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "cp/wide.h"

namespace quadrille::cp {

namespace {

// The most variables of a constraint whose neighbours count as a crowd. Wider ones would cost the square of
// their scopes for each decision: 64 counts over the 4,096 cells of a grid take a second.
constexpr std::size_t kWidestCrowd = 256;

/// The weight of a variable before any failure, for dom/wdeg.
constexpr double kFirstWeight = 0.1;

/// The middle of the bounds, rounded down: 4 for 1..8.
Value middle_of(Value min, Value max) { return min + static_cast<Value>(distance(min, max) / 2); }

}  // namespace

Brancher::Brancher(const Store& store, std::vector<Branching> branchings, std::uint64_t seed)
    : store_(store), branchings_(std::move(branchings)), random_(seed) {
  const bool uses_phases =
      std::ranges::any_of(branchings_, [](const Branching& b) { return b.value_order == ValueOrder::phase; });
  if (uses_phases) phases_.assign(store.variable_count(), kPlusInfinity);
}

void Brancher::note_phases() {
  for (VariableId x = 0; x < phases_.size(); ++x)
    if (store_.is_fixed(IntVar(x))) phases_[x] = store_.value(IntVar(x));
}

std::optional<Brancher::Choice> Brancher::choose() {
  for (const Branching& branching : branchings_) {
    std::optional<Literal> decision;
    if (!branching.hints.empty()) {
      decision = follow_hints(branching);
    } else if (const std::optional<IntVar> x = choose_variable(branching)) {
      decision = choose_value(branching.value_order, *x);
    }
    if (!decision) continue;
    if (!phases_.empty() && decision->relation == Relation::equal)
      phases_[decision->variable] = decision->value;
    return Choice{*decision, branching.is_auxiliary};
  }
  return std::nullopt;
}

std::optional<Literal> Brancher::follow_hints(const Branching& branching) const {
  assert(branching.hints.size() == branching.variables.size());
  for (std::size_t i = 0; i < branching.variables.size(); ++i) {
    const IntVar x = branching.variables[i];
    if (!store_.is_fixed(x) && store_.contains(x, branching.hints[i])) return x.eq(branching.hints[i]);
  }
  return std::nullopt;
}

std::optional<IntVar> Brancher::choose_variable(const Branching& branching) {
  const auto smallest_by = [&](auto key) -> std::optional<IntVar> {
    const IntVar* best = nullptr;
    decltype(key(IntVar())) best_key{};
    for (const IntVar& x : branching.variables) {
      if (store_.is_fixed(x)) continue;
      const auto k = key(x);
      if (best != nullptr && !(k < best_key)) continue;
      best = &x;
      best_key = k;
    }
    return best == nullptr ? std::nullopt : std::optional(*best);
  };
  switch (branching.variable_order) {
    case VariableOrder::input: {
      const auto x =
          std::ranges::find_if_not(branching.variables, [&](IntVar y) { return store_.is_fixed(y); });
      return x == branching.variables.end() ? std::nullopt : std::optional(*x);
    }
    case VariableOrder::first_fail: return smallest_by([&](IntVar x) { return store_.count(x); });
    case VariableOrder::crowded: return most_crowded(branching.variables);
    case VariableOrder::anti_first_fail: return smallest_by([&](IntVar x) { return ~store_.count(x); });
    case VariableOrder::smallest: return smallest_by([&](IntVar x) { return store_.min(x); });
    case VariableOrder::largest: return smallest_by([&](IntVar x) { return ~store_.max(x); });
    case VariableOrder::occurrence: return smallest_by([&](IntVar x) { return ~store_.degree(x); });
    case VariableOrder::most_constrained:
      return smallest_by([&](IntVar x) { return std::pair(store_.count(x), ~store_.degree(x)); });
    case VariableOrder::max_regret:
      return smallest_by(
          [&](IntVar x) { return ~distance(store_.min(x), store_.next_value(x, store_.min(x))); });
    case VariableOrder::random: return smallest_by([&](IntVar) { return random_.next(); });
    default:
      return smallest_by(
          [&](IntVar x) { return static_cast<double>(store_.count(x)) / (kFirstWeight + store_.weight(x)); });
  }
}

std::optional<IntVar> Brancher::most_crowded(std::span<const IntVar> variables) const {
  std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
  for (const IntVar x : variables) {
    if (!store_.is_fixed(x)) least = std::min(least, store_.count(x));
    if (least == 2) break;
  }
  std::optional<IntVar> best;
  std::uint64_t most = 0;
  for (const IntVar x : variables) {
    if (store_.is_fixed(x) || store_.count(x) != least) continue;
    const std::uint64_t crowd = crowd_of(x) + store_.failures(x);
    if (best && crowd <= most) continue;
    best = x;
    most = crowd;
  }
  return best;
}

std::uint64_t Brancher::crowd_of(IntVar x) const {
  const Domains& domains = store_.domains();
  const Word* const words = domains.words();
  const Word values = words[x.id()];
  if (values == 0) return 0;  // not a word
  std::uint64_t crowd = 0;
  const auto count = [&](auto shift_of) {
    store_.for_each_constraint_of(x, [&](const Constraint& constraint) {
      if (constraint.is_implied() || constraint.scope().size() > kWidestCrowd) return;
      for (const IntVar& y : constraint.scope()) {
        const Word others = words[y.id()];
        // Branch-free: whether y and x share a value is random, so a branch would be mispredicted.
        const Word meets{(shifted(others, shift_of(y.id())) & values) != 0};
        const Word rest = without_lowest(others);  // empty where y is fixed or its domain is not a word
        const Word weight = without_lowest(rest) == 0 ? 3 : 1;
        crowd += weight & -(meets & Word{rest != 0});
      }
    });
  };
  if (domains.have_one_origin()) {
    count([](VariableId) { return Word{0}; });
  } else {
    const auto origin = static_cast<Word>(domains.origin(x.id()));
    count([&](VariableId y) { return static_cast<Word>(domains.origin(y)) - origin; });
  }
  return crowd;
}

Literal Brancher::choose_value(ValueOrder order, IntVar x) {
  const Value min = store_.min(x);
  const Value max = store_.max(x);
  assert(min != kMinusInfinity && max != kPlusInfinity);
  switch (order) {
    case ValueOrder::min: return x.eq(min);
    case ValueOrder::max: return x.eq(max);
    case ValueOrder::middle: return x.eq(nearest_middle(x));
    case ValueOrder::median: return x.eq(median(x));
    case ValueOrder::split: return split(x, false);
    case ValueOrder::reverse_split: return split(x, true);
    case ValueOrder::split_random: return split(x, random_.below(2) == 1);
    case ValueOrder::interval: return first_interval(x);
    case ValueOrder::random: return x.eq(random_value(x));
    case ValueOrder::not_min: return x.ne(min);
    case ValueOrder::not_max: return x.ne(max);
    case ValueOrder::not_median: return x.ne(median(x));
    case ValueOrder::not_random: return x.ne(random_value(x));
    default: return x.eq(phase(x));
  }
}

Literal Brancher::split(IntVar x, bool upper_first) const {
  const Value middle = middle_of(store_.min(x), store_.max(x));
  return upper_first ? x.ge(middle + 1) : x.le(middle);
}

Literal Brancher::first_interval(IntVar x) const {
  const Value min = store_.min(x);
  if (distance(min, store_.max(x)) == store_.count(x) - 1) return split(x, false);
  Value last = min;
  while (store_.contains(x, last + 1)) ++last;
  return x.le(last);
}

Value Brancher::nearest_middle(IntVar x) const {
  const Value middle = middle_of(store_.min(x), store_.max(x));
  for (Value below = middle, above = middle;; --below, ++above) {
    if (store_.contains(x, below)) return below;
    if (store_.contains(x, above)) return above;
  }
}

Value Brancher::median(IntVar x) const {
  const std::uint64_t count = store_.count(x);
  const Value min = store_.min(x);
  if (distance(min, store_.max(x)) == count - 1) return middle_of(min, store_.max(x));
  Value v = min;
  for (std::uint64_t before = (count - 1) / 2; before > 0; --before) v = store_.next_value(x, v);
  return v;
}

Value Brancher::random_value(IntVar x) {
  // Takes the first value of the domain from a random number on, and wraps around from the greatest to the
  // smallest, so that each value has a chance.
  const Value min = store_.min(x);
  const Value max = store_.max(x);
  const Value from = min + static_cast<Value>(random_.below(distance(min, max) + 1));
  for (Value v = from;; v = v == max ? min : v + 1)
    if (store_.contains(x, v)) return v;
}

Value Brancher::phase(IntVar x) const {
  const Value last = phases_[x.id()];
  const bool possible = last != kPlusInfinity && store_.domains().contains(x.id(), last);
  return possible ? x.from_base(last) : store_.min(x);
}

std::vector<Value> solution_of(const Store& store, std::span<const Branching> branchings) {
  std::vector<Value> solution;
  for (const Branching& branching : branchings) {
    if (branching.is_auxiliary) continue;
    for (const IntVar x : branching.variables) solution.push_back(store.value(x));
  }
  return solution;
}

}  // namespace quadrille::cp
