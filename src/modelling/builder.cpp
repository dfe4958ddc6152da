// Facts, memberships and logic. builder_sums.cpp and builder_functions.cpp have the rest.
#include "modelling/builder.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/sort.h"

namespace quadrille::modelling {

using Truth = cp::Store::Truth;

namespace {

/// An order in which the literals of a variable are adjacent.
std::tuple<cp::VariableId, Value, cp::Relation> order_of(Literal l) {
  return {l.variable, l.value, l.relation};
}

std::vector<Literal> negated(std::vector<Literal> literals) {
  for (Literal& l : literals) l = ~l;
  return literals;
}

}  // namespace

void Builder::refuse(Trouble trouble) {
  if (trouble_ == Trouble::none) trouble_ = trouble;
}

void Builder::require(Literal fact) {
  if (trouble_ == Trouble::too_large || store_.impose(fact)) return;
  if (trouble_ != Trouble::impossible) post(cp::clause({}));
  refuse(Trouble::impossible);
}

void Builder::tie(Literal fact, Reification reification) {
  const auto [literal, mode] = reification;
  const bool is_full = mode == Reification::Mode::full;
  const Truth posed = store_.truth(literal);
  const Truth known = store_.truth(fact);
  if (posed == Truth::yes) return require(fact);
  if (known == Truth::no) return require(~literal);
  if (posed == Truth::no) return is_full ? require(~fact) : void();
  if (known == Truth::yes) return is_full ? require(literal) : void();
  if (is_full || fact.variable == literal.variable) return post(cp::conjunction({fact}, reification));
  post(cp::clause({~literal, fact}));
}

void Builder::require(Literal fact, std::optional<Reification> reification) {
  reification ? tie(fact, *reification) : require(fact);
}

Literal Builder::tied(Literal literal, std::optional<Literal> target) {
  if (target && *target != literal) tie(literal, {*target});
  return target.value_or(literal);
}

IntVar Builder::constant(Value v) {
  if (const auto found = constants_.find(v); found != constants_.end()) return found->second;
  const IntVar x = new_variable(v, v);
  if (store_.level() == level_) constants_.emplace(v, x);
  return x;
}

IntVar Builder::indicator(Literal literal) {
  const IntVar x(literal.variable);
  if (store_.truth(literal) != Truth::open) return constant(store_.truth(literal) == Truth::yes ? 1 : 0);
  if (store_.min(x) == 0 && store_.max(x) == 1) return literal.holds_for(1) ? x : -x + 1;
  const IntVar b = new_variable(0, 1);
  tie(literal, {b.eq(1)});
  return b;
}

void Builder::require_between(IntVar x, Interval range) {
  require(x.ge(range.min));
  require(x.le(range.max));
}

void Builder::require_in(IntVar x, const IntervalSet& set) {
  if (set.empty()) return require(truth(false));
  require_between(x, {set.front().min, set.back().max});
  if (set.size() == 1 || trouble_ != Trouble::none) return;
  const IntervalSet gaps = intersection(complement(set), {{store_.min(x), store_.max(x)}});
  Wide holes = 0;
  for (const auto& [min, max] : gaps) holes += Wide{max} - min + 1;
  if (holes > cp::Domains::kMostHoles) return require_in_sparse(x, set);
  for (const Value v : values_of(gaps))
    if (!store_.remove(x, v)) return require(truth(false));
}

std::optional<Literal> Builder::simple_literal_in(IntVar x, const IntervalSet& set) {
  if (set.empty()) return truth(false);
  if (store_.is_fixed(x)) return truth(contains(set, store_.value(x)));
  const auto [min, max] = set.front();
  if (set.size() > 1) return std::nullopt;
  if (min == max) return x.eq(min);
  if (min <= store_.min(x)) return x.le(max);
  return max >= store_.max(x) ? std::optional(x.ge(min)) : std::nullopt;
}

void Builder::require_in(IntVar x, const IntervalSet& set, std::optional<Reification> reification) {
  if (!reification || store_.truth(reification->literal) == Truth::yes) return require_in(x, set);
  if (const auto simple = simple_literal_in(x, set)) return tie(*simple, *reification);
  post(cp::in_set(x, set, reification));
}

Literal Builder::literal_in(IntVar x, const IntervalSet& set, std::optional<Literal> target) {
  if (const auto simple = simple_literal_in(x, set)) return tied(*simple, target);
  Key key = key_of(Made::membership, std::vector{x});
  for (const auto& [min, max] : set) key.insert(key.end(), {min, max});
  return shared(std::move(key), target, [&](Literal l) { post(cp::in_set(x, set, Reification{l})); });
}

bool Builder::reduce(std::vector<Literal>& literals) const {
  if (std::ranges::any_of(literals, [&](Literal l) { return store_.truth(l) == Truth::yes; })) return true;
  std::erase_if(literals, [&](Literal l) { return store_.truth(l) == Truth::no; });
  std::vector<Literal> sorted = literals;
  sort_range(sorted, {}, order_of);
  const auto repeats = std::ranges::unique(sorted);
  if (!repeats.empty()) {
    sorted.erase(repeats.begin(), repeats.end());
    literals = sorted;
  }
  return std::ranges::any_of(
      sorted, [&](Literal l) { return std::ranges::binary_search(sorted, order_of(~l), {}, order_of); });
}

void Builder::require_any(std::vector<Literal> literals, std::optional<Reification> reification) {
  if (reification && store_.truth(reification->literal) == Truth::yes) reification.reset();
  if (reduce(literals)) return reification ? tie(truth(true), *reification) : void();
  if (literals.empty()) return require(truth(false), reification);
  if (literals.size() == 1) return require(literals[0], reification);
  post(reification ? cp::disjunction(literals, *reification) : cp::clause(literals));
}

void Builder::require_all(const std::vector<Literal>& literals, std::optional<Reification> reification) {
  if (reification && reification->mode == Reification::Mode::full)
    return require_any(negated(literals), Reification{~reification->literal});
  for (const Literal l : literals) require(l, reification);
}

bool Builder::reduce_odd(std::vector<Literal>& literals) const {
  bool is_odd = false;
  std::erase_if(literals, [&](Literal l) {
    const Truth known = store_.truth(l);
    is_odd ^= known == Truth::yes;
    return known != Truth::open;
  });
  return is_odd;
}

void Builder::require_odd(std::vector<Literal> literals, std::optional<Reification> reification) {
  if (reification) return require(odd(std::move(literals)), reification);
  const bool is_odd = !reduce_odd(literals);
  if (literals.empty()) return require(truth(!is_odd));
  if (literals.size() == 1) return require(is_odd ? literals[0] : ~literals[0]);
  if (literals.size() == 2) return tie(is_odd ? ~literals[1] : literals[1], {literals[0]});
  post(cp::parity(std::move(literals), is_odd));
}

Literal Builder::any(std::vector<Literal> literals, std::optional<Literal> target) {
  if (reduce(literals)) return tied(truth(true), target);
  if (literals.empty()) return tied(truth(false), target);
  if (literals.size() == 1) return tied(literals[0], target);
  return shared(key_of(Made::disjunction, literals), target,
                [&](Literal l) { post(cp::disjunction(literals, {l})); });
}

Literal Builder::all(std::vector<Literal> literals, std::optional<Literal> target) {
  return ~any(negated(std::move(literals)), target ? std::optional(~*target) : std::nullopt);
}

Literal Builder::odd(std::vector<Literal> literals, std::optional<Literal> target) {
  sort_range(literals, {}, order_of);
  if (reduce_odd(literals)) return ~odd(std::move(literals), target ? std::optional(~*target) : std::nullopt);
  if (literals.empty()) return tied(truth(false), target);
  if (literals.size() == 1) return tied(literals[0], target);
  return shared(key_of(Made::parity, literals), target, [&](Literal l) {
    std::vector<Literal> with_result = literals;
    with_result.push_back(l);
    post(cp::parity(std::move(with_result), false));
  });
}

}  // namespace quadrille::modelling
