// The constraints of a model, passed on to the engine's.

#include "base/refuse.h"
#include "model/arguments.h"
#include "model/model.h"
#include "model/sentences.h"

namespace quadrille {

void Model::all_different(const Array& array, cp::Consistency consistency) {
  expect_no_trouble();
  std::vector<cp::IntVar> x = variables(array);
  builder_.all_different(std::move(x), consistency);
}

void Model::all_different_except(const Array& array, const Values& exceptions) {
  post(cp::all_different_except(variables(array), exceptions.numbers()));
}

void Model::inverse(const Array& x, const Array& y) {
  expect_equally_many("inverse", {say::kElementsOfX, x.size()}, {say::kOfY, y.size()});
  expect_no_trouble();
  std::vector<cp::IntVar> first = variables(x);
  builder_.inverse(std::move(first), variables(y));
}

void Model::circuit(const Array& successors) {
  expect_no_trouble();
  builder_.circuit(variables(successors));
}

void Model::subcircuit(const Array& successors) {
  expect_no_trouble();
  builder_.subcircuit(variables(successors));
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

void Model::sort(const Array& x, const Array& y) {
  expect_equally_many("sort", {say::kElementsOfX, x.size()}, {say::kOfY, y.size()});
  post(cp::sort(variables(x), variables(y)));
}

void Model::value_precede(const Values& values, const Array& array) {
  expect_distinct("value_precede", values.numbers());
  post(cp::value_precede(values.numbers(), variables(array)));
}

void Model::regular(const Array& array, const cp::Automaton& automaton) {
  post(cp::regular(store_, variables(array), automaton));
}

void Model::table(const Array& array, const std::vector<Values>& tuples) {
  std::vector<std::vector<Value>> rows;
  for (const Values& tuple : tuples) {
    if (tuple.size() != array.size()) refuse(say::kTupleLength(rows.size(), tuple.size(), array.size()));
    rows.push_back(tuple.numbers());
  }
  expect_no_trouble();
  builder_.table(variables(array), std::move(rows));
}

void Model::global_cardinality(const Array& array, const Values& values, const Array& numbers) {
  expect_equally_many("global_cardinality", {say::kValues, values.size()}, {say::kNumbers, numbers.size()});
  expect_distinct("global_cardinality", values.numbers());
  expect_no_trouble();
  std::vector<cp::IntVar> x = variables(array);
  builder_.global_cardinality(std::move(x), values.numbers(), variables(numbers), false);
}

void Model::cumulative(const Array& starts, const Array& durations, const Array& demands,
                       const Sum& capacity) {
  expect_equally_many("cumulative", {say::kStarts, starts.size()}, {say::kDurations, durations.size()});
  expect_equally_many("cumulative", {say::kStarts, starts.size()}, {say::kDemands, demands.size()});
  expect_durations(say::kNegativeDuration, "cumulative", durations);
  expect_durations(say::kNegativeDemand, "cumulative", demands);
  expect_durations(say::kNegativeCapacity, "cumulative", {capacity});
  post(cp::cumulative(variables(starts), variables(durations), variables(demands), variable(capacity)));
}

void Model::disjunctive(const Array& starts, const Array& durations) {
  expect_equally_many("disjunctive", {say::kStarts, starts.size()}, {say::kDurations, durations.size()});
  expect_durations(say::kNegativeDuration, "disjunctive", durations);
  post(cp::disjunctive(variables(starts), variables(durations), false));
}

void Model::diffn(const std::vector<Array>& places, const std::vector<Array>& sizes) {
  expect_equally_many("diffn", {say::kPlaces, places.size()}, {say::kSizes, sizes.size()});
  for (std::size_t i = 0; i < places.size(); ++i) {
    expect_not_empty("diffn", places[i]);
    expect_equally_many("diffn", {say::kDimensionsOfFirstPlace, places[0].size()},
                        {say::kOfAnotherPlace, places[i].size()});
    expect_equally_many("diffn", {say::kDimensionsOfPlace, places[i].size()},
                        {say::kOfSizeOfPlace, sizes[i].size()});
    expect_durations(say::kNegativeSize, "diffn", sizes[i]);
  }
  std::vector<std::vector<cp::IntVar>> at;
  std::vector<std::vector<cp::IntVar>> by;
  for (const Array& place : places) at.push_back(variables(place));
  for (const Array& size : sizes) by.push_back(variables(size));
  post(cp::diffn(at, by, true));
}

void Model::bin_packing(const Array& loads, const Array& bins, const Values& weights) {
  expect_equally_many("bin_packing", {say::kBins, bins.size()}, {say::kWeights, weights.size()});
  expect_no_negative(say::kNegativeWeight, weights.numbers());
  post(cp::bin_packing(variables(loads), variables(bins), weights.numbers()));
}

}  // namespace quadrille
