// The constraints of a model, handed on to the engine's.
#include <cassert>

#include "model/model.h"

namespace quadrille {

void Model::all_different(const Array& array, cp::Consistency consistency) {
  std::vector<cp::IntVar> x = variables(array);
  post(cp::all_different(store_, std::move(x), consistency));
}

void Model::all_different_except(const Array& array, std::vector<Value> exceptions) {
  post(cp::all_different_except(variables(array), std::move(exceptions)));
}

void Model::inverse(const Array& x, const Array& y) { post(cp::inverse(variables(x), variables(y))); }

void Model::circuit(const Array& successors) {
  post(cp::circuit(variables(successors)));
  all_different(successors);
}

void Model::subcircuit(const Array& successors) {
  post(cp::subcircuit(variables(successors)));
  all_different(successors);
}

void Model::increasing(const Array& array) {
  const Sum* before = nullptr;
  for (const Sum& next : array) {
    if (before != nullptr) add(*before <= next);
    before = &next;
  }
}

void Model::lex_less(const Array& x, const Array& y) { post(cp::lex_less(variables(x), variables(y))); }

void Model::lex_less_equal(const Array& x, const Array& y) {
  post(cp::lex_less_equal(variables(x), variables(y)));
}

void Model::sort(const Array& x, const Array& y) { post(cp::sort(variables(x), variables(y))); }

void Model::value_precede(std::vector<Value> values, const Array& array) {
  post(cp::value_precede(std::move(values), variables(array)));
}

void Model::regular(const Array& array, const cp::Automaton& automaton) {
  post(cp::regular(store_, variables(array), automaton));
}

void Model::table(const Array& array, const std::vector<std::vector<Value>>& tuples) {
  post(cp::table(variables(array), tuples));
}

void Model::global_cardinality(const Array& array, std::vector<Value> values, const Array& numbers) {
  post(cp::global_cardinality(variables(array), std::move(values), variables(numbers), false));
}

void Model::cumulative(const Array& starts, const Array& durations, const Array& demands,
                       const Sum& capacity) {
  post(cp::cumulative(variables(starts), variables(durations), variables(demands), variable(capacity)));
}

void Model::disjunctive(const Array& starts, const Array& durations) {
  post(cp::disjunctive(variables(starts), variables(durations), false));
}

void Model::diffn(const std::vector<Array>& places, const std::vector<Array>& sizes) {
  std::vector<std::vector<cp::IntVar>> at;
  std::vector<std::vector<cp::IntVar>> by;
  for (const Array& place : places) at.push_back(variables(place));
  for (const Array& size : sizes) by.push_back(variables(size));
  post(cp::diffn(at, by, true));
}

void Model::bin_packing(const Array& loads, const Array& bins, std::vector<Value> weights) {
  post(cp::bin_packing(variables(loads), variables(bins), std::move(weights)));
}

}  // namespace quadrille
