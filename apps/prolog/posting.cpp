#include "prolog/posting.h"

#include <algorithm>

namespace quadrille::prolog {

using cp::IntVar;
using modelling::Trouble;

void ComponentBuilder::require_in(IntVar x, const IntervalSet& set) {
  const Outcome outcome = component_.restrict_to(x, set);
  if (outcome != Outcome::ok) refuse(outcome == Outcome::failed ? Trouble::impossible : Trouble::unsupported);
}

bool ComponentBuilder::is_safe(modelling::Function f, const std::vector<IntVar>& arguments) const {
  if (!modelling::is_power(f)) return true;
  const IntVar exponent = arguments[1];
  const cp::Store& store = component_.store();
  if (store.is_fixed(exponent) && store.value(exponent) <= 2) return true;
  const auto [min, max] = range(f, arguments);
  return cp::is_finite(min) && cp::is_finite(max);
}

Outcome Posting::outcome() const {
  switch (builder_.trouble()) {
    case Trouble::none: return Outcome::ok;
    case Trouble::impossible: return Outcome::failed;
    case Trouble::too_large: return Outcome::beyond;
    default: return Outcome::unsupported;
  }
}

std::vector<IntVar> Posting::variables(Terms terms) {
  std::vector<IntVar> result;
  for (const Term t : terms) result.push_back(formulas_.variable(t));
  return result;
}

Outcome Posting::hold(Term formula) {
  formulas_.require(formula);
  return outcome();
}

Outcome Posting::members(Terms terms, const IntervalSet& domain) {
  for (const IntVar x : variables(terms)) builder_.require_in(x, domain);
  return outcome();
}

Outcome Posting::all_different(Terms terms, cp::Consistency consistency) {
  builder_.all_different(variables(terms), consistency);
  return outcome();
}

Outcome Posting::scalar_product(std::span<const Value> coefficients, Terms terms, Operator op, Term right) {
  modelling::Sum sum;
  for (std::size_t i = 0; i < terms.size(); ++i) formulas_.add(terms[i], coefficients[i], sum);
  formulas_.add(right, -1, sum);
  builder_.require(modelling::comparator_of(op), std::move(sum));
  return outcome();
}

Outcome Posting::element(Term index, Terms list, Term value) {
  const IntVar i = formulas_.variable(index);
  const IntVar v = formulas_.variable(value);
  const std::vector<IntVar> array = variables(list);
  if (array.empty()) return Outcome::failed;
  builder_.element(i - 1, array, v);
  return outcome();
}

Outcome Posting::circuit(Terms successors) {
  std::vector<IntVar> x = variables(successors);
  for (IntVar& successor : x) successor = successor - 1;
  builder_.circuit(std::move(x), cp::Consistency::domain);
  return outcome();
}

Outcome Posting::lex_less_equal(Terms before, Terms after) {
  builder_.post(cp::lex_less_equal(variables(before), variables(after)));
  return outcome();
}

Outcome Posting::cumulative(Terms tasks, Value limit) {
  const std::vector<IntVar> fields = variables(tasks);
  std::vector<IntVar> starts;
  std::vector<IntVar> durations;
  std::vector<IntVar> demands;
  for (std::size_t i = 0; i + 3 < fields.size(); i += 4) {
    starts.push_back(fields[i]);
    durations.push_back(fields[i + 1]);
    demands.push_back(fields[i + 3]);
    builder_.require(durations.back().ge(1));
    builder_.require(demands.back().ge(0));
    builder_.require(Comparator::equal, {{{1, fields[i]}, {1, fields[i + 1]}, {-1, fields[i + 2]}}, 0});
  }
  builder_.post(cp::cumulative(std::move(starts), durations, demands, builder_.constant(limit)));
  return outcome();
}

Outcome Posting::serialized(Terms starts, std::span<const Value> durations) {
  std::vector<IntVar> lengths;
  for (const Value d : durations) {
    if (d < 0) return Outcome::failed;
    lengths.push_back(builder_.constant(d));
  }
  builder_.post(cp::disjunctive(variables(starts), lengths, true));
  return outcome();
}

void Posting::require_among(const std::vector<IntVar>& x, const std::vector<Value>& values) {
  IntervalSet set;
  for (const Value v : values) set.push_back({v, v});
  set = modelling::normalised(std::move(set));
  for (const IntVar y : x) builder_.require_in(y, set);
}

Outcome Posting::tuple_in(Terms terms, const std::vector<std::vector<Value>>& tuples) {
  std::vector<IntVar> x = variables(terms);
  std::vector<std::vector<Value>> fitting;
  for (const std::vector<Value>& tuple : tuples) {
    if (tuple.size() != x.size()) return Outcome::unsupported;
    bool fits = true;
    for (std::size_t i = 0; i < tuple.size() && fits; ++i) fits = store_.contains(x[i], tuple[i]);
    if (fits) fitting.push_back(tuple);
  }
  if (fitting.empty()) return Outcome::failed;
  for (std::size_t k = 0; k < x.size(); ++k) {
    std::vector<Value> column;
    for (const std::vector<Value>& tuple : fitting) column.push_back(tuple[k]);
    require_among({x[k]}, column);
  }
  if (x.size() > 1) builder_.post(cp::table(std::move(x), fitting));
  return outcome();
}

Outcome Posting::global_cardinality(Terms terms, const std::vector<Value>& values, Terms numbers) {
  std::vector<IntVar> x = variables(terms);
  std::vector<IntVar> counts = variables(numbers);
  require_among(x, values);
  for (const IntVar n : counts) builder_.require_in(n, {{0, static_cast<Value>(x.size())}});
  if (!x.empty()) builder_.post(cp::global_cardinality(std::move(x), values, std::move(counts), true));
  return outcome();
}

}  // namespace quadrille::prolog
