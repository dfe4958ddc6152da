// Constraints over lists.
#include <algorithm>

#include "prolog/posting.h"

namespace quadrille::prolog {

using cp::IntVar;

Outcome Posting::members(Terms terms, const IntervalSet& domain) {
  for (const Term t : terms) {
    const Node& n = node(t);
    const Outcome outcome = n.op == Operator::variable
                                ? component_.restrict_to(expressions_.variables[n.left], domain)
                                : (contains(domain, n.number) ? Outcome::ok : Outcome::failed);
    if (outcome != Outcome::ok) return outcome;
  }
  return Outcome::ok;
}

Outcome Posting::all_different(Terms terms, cp::Consistency consistency) {
  std::vector<IntVar> open;
  std::vector<Value> taken;
  for (const Term t : terms) {
    const Node& n = node(t);
    if (n.op == Operator::variable && !store_.is_fixed(expressions_.variables[n.left])) {
      open.push_back(expressions_.variables[n.left]);
    } else {
      taken.push_back(n.op == Operator::number ? n.number : store_.value(expressions_.variables[n.left]));
    }
  }
  std::ranges::sort(taken);
  if (std::ranges::adjacent_find(taken) != taken.end()) return Outcome::failed;
  for (const IntVar x : open)
    for (const Value v : taken)
      if (!store_.remove(x, v)) return Outcome::failed;
  if (open.size() > 1) post(cp::all_different(store_, std::move(open), consistency));
  return Outcome::ok;
}

Outcome Posting::scalar_product(std::span<const Value> coefficients, Terms terms, Operator op, Term right) {
  Sum sum;
  for (std::size_t i = 0; i < terms.size(); ++i)
    if (!add(terms[i], coefficients[i], sum)) return outcome_;
  if (add(right, -1, sum)) static_cast<void>(compare(op, std::move(sum)));
  return outcome_;
}

Outcome Posting::element(Term index, Terms list, Term value) {
  const auto i = variable_for(index);
  const auto v = i ? variable_for(value) : std::nullopt;
  std::vector<IntVar> array;
  if (!v || !variables_for(list, array)) return outcome_;
  if (array.empty()) return Outcome::failed;
  if (!store_.at_least(*i, 1) || !store_.at_most(*i, static_cast<Value>(array.size())))
    return Outcome::failed;
  post(cp::element(*i - 1, std::move(array), *v));
  return outcome_;
}

Outcome Posting::circuit(Terms successors) {
  std::vector<IntVar> variables;
  if (!variables_for(successors, variables)) return outcome_;
  const auto n = static_cast<Value>(variables.size());
  for (IntVar& x : variables) {
    if (!store_.at_least(x, 1) || !store_.at_most(x, n)) return Outcome::failed;
    x = x - 1;
  }
  if (n < 2) return outcome_;
  post(cp::all_different(store_, variables, cp::Consistency::domain));
  post(cp::circuit(std::move(variables)));
  return outcome_;
}

Outcome Posting::lex_less_equal(Terms before, Terms after) {
  std::vector<IntVar> x;
  std::vector<IntVar> y;
  if (variables_for(before, x) && variables_for(after, y)) post(cp::lex_less_equal(std::move(x), y));
  return outcome_;
}

Outcome Posting::cumulative(Terms tasks, Value limit) {
  std::vector<IntVar> fields;
  if (!variables_for(tasks, fields)) return outcome_;
  std::vector<IntVar> starts;
  std::vector<IntVar> durations;
  std::vector<IntVar> demands;
  for (std::size_t i = 0; i + 3 < fields.size(); i += 4) {
    const IntVar start = fields[i];
    const IntVar duration = fields[i + 1];
    if (!store_.at_least(duration, 1) || !store_.at_least(fields[i + 3], 0)) return Outcome::failed;
    if (!compare(Operator::equal, {{{1, start}, {1, duration}, {-1, fields[i + 2]}}, 0})) return outcome_;
    starts.push_back(start);
    durations.push_back(duration);
    demands.push_back(fields[i + 3]);
  }
  post(cp::cumulative(std::move(starts), durations, demands, constant(limit)));
  return outcome_;
}

Outcome Posting::serialized(Terms starts, std::span<const Value> durations) {
  std::vector<IntVar> first;
  std::vector<IntVar> lengths;
  if (!variables_for(starts, first)) return outcome_;
  for (const Value d : durations) {
    if (d < 0) return Outcome::failed;
    lengths.push_back(constant(d));
  }
  post(cp::disjunctive(std::move(first), lengths, true));
  return outcome_;
}

Outcome Posting::tuple_in(Terms terms, const std::vector<std::vector<Value>>& tuples) {
  std::vector<IntVar> variables;
  if (!variables_for(terms, variables)) return outcome_;
  std::vector<std::vector<Value>> fitting;
  for (const std::vector<Value>& tuple : tuples) {
    if (tuple.size() != variables.size()) return Outcome::unsupported;
    bool fits = true;
    for (std::size_t i = 0; i < tuple.size() && fits; ++i) fits = store_.contains(variables[i], tuple[i]);
    if (fits) fitting.push_back(tuple);
  }
  if (fitting.empty()) return Outcome::failed;
  for (std::size_t k = 0; k < variables.size(); ++k) {
    IntervalSet column;
    for (const std::vector<Value>& tuple : fitting) column.push_back({tuple[k], tuple[k]});
    const Outcome outcome = component_.restrict_to(variables[k], normalised(std::move(column)));
    if (outcome != Outcome::ok) return outcome;
  }
  if (variables.size() > 1) post(cp::table(std::move(variables), fitting));
  return outcome_;
}

Outcome Posting::global_cardinality(Terms terms, const std::vector<Value>& values, Terms numbers) {
  std::vector<IntVar> variables;
  std::vector<IntVar> counts;
  if (!variables_for(terms, variables) || !variables_for(numbers, counts)) return outcome_;
  IntervalSet keys;
  for (const Value v : values) keys.push_back({v, v});
  keys = normalised(std::move(keys));
  for (const IntVar x : variables) {
    const Outcome outcome = component_.restrict_to(x, keys);
    if (outcome != Outcome::ok) return outcome;
  }
  for (const IntVar n : counts)
    if (!store_.at_least(n, 0) || !store_.at_most(n, static_cast<Value>(variables.size())))
      return Outcome::failed;
  if (!variables.empty()) {
    post(cp::global_cardinality(std::move(variables), values, std::move(counts), true));
    return outcome_;
  }
  for (const IntVar n : counts)
    if (!store_.assign(n, 0)) return Outcome::failed;
  return outcome_;
}

}  // namespace quadrille::prolog
