#include "prolog/posting.h"

#include <algorithm>

namespace quadrille::prolog {

using cp::IntVar;
using modelling::Trouble;

void ComponentBuilder::require_in_sparse(IntVar x, const IntervalSet& set) {
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

Outcome Posting::scalar_product(std::span<const Value> coefficients, Terms terms, Operator op, Term right) {
  modelling::Sum sum;
  for (std::size_t i = 0; i < terms.size(); ++i) formulas_.add(terms[i], coefficients[i], sum);
  formulas_.add(right, -1, sum);
  builder_.require(modelling::comparator_of(op), std::move(sum));
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
  }
  builder_.post(cp::cumulative(std::move(starts), durations, demands, builder_.constant(limit)));
  return outcome();
}

Outcome Posting::serialized(Terms starts, std::span<const Value> durations) {
  std::vector<IntVar> lengths;
  for (const Value d : durations) lengths.push_back(builder_.constant(d));
  builder_.post(cp::disjunctive(variables(starts), lengths, true));
  return outcome();
}

/// The library has checked everything but the lengths.
Outcome Posting::post_arguments(const modelling::Global& global, cp::Consistency consistency,
                                modelling::Arguments arguments) {
  const auto fault = fault_in(global, arguments, store_);
  if (fault && fault->kind == modelling::Fault::Kind::other_length) return Outcome::unsupported;
  global.post(builder_, std::move(arguments), consistency);
  return outcome();
}

}  // namespace quadrille::prolog
