#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

#include "base/random.h"
#include "model/model.h"
#include "support/base/refusal.h"

namespace quadrille::test {
namespace {

using Numbers = std::vector<Value>;

/// The model's solutions over x, of values 0 .. top, are those that the meaning accepts.
void expect_meaning(std::size_t size, Value top,
                    const std::function<void(Model&, const std::vector<Int>&)>& build,
                    const std::function<bool(const Numbers&)>& meaning) {
  std::set<Numbers> expected;
  Numbers v(size, 0);
  while (true) {
    if (meaning(v)) expected.insert(v);
    std::size_t i = 0;
    while (i < size && v[i] == top) v[i++] = 0;
    if (i == size) break;
    ++v[i];
  }
  for (const cp::SearchMode mode : {cp::SearchMode::fixed, cp::SearchMode::free}) {
    Model m;
    const auto x = m.ints(size, 0, top);
    build(m, x);
    std::set<Numbers> found;
    for (const Solution& s : m.solutions({.mode = mode})) EXPECT_TRUE(found.insert(s[x]).second) << "twice";
    EXPECT_EQ(found, expected);
  }
}

bool are_different(Numbers v) {
  std::ranges::sort(v);
  return std::ranges::adjacent_find(v) == v.end();
}

TEST(ModelConstraints, AllDifferent) {
  for (const auto consistency : {cp::Consistency::value, cp::Consistency::bounds, cp::Consistency::domain})
    expect_meaning(
        3, 3, [=](Model& m, const auto& x) { m.all_different({x[0], x[1] + 1, 2 * x[2]}, consistency); },
        [](const Numbers& v) { return are_different({v[0], v[1] + 1, 2 * v[2]}); });
}

TEST(ModelConstraints, Increasing) {
  expect_meaning(
      3, 2, [](Model& m, const auto& x) { m.increasing(x); },
      [](const Numbers& v) { return std::ranges::is_sorted(v); });
}

TEST(ModelConstraints, TablesOfAnyIntegers) {
  const std::vector<std::vector<int>> lists{{0, 3}, {2, 2}};
  const std::vector<std::array<unsigned, 2>> pairs{{0, 3}, {2, 2}};
  const std::vector<std::vector<Value>> values{{0, 3}, {2, 2}};
  const auto meaning = [](const Numbers& v) { return v == Numbers{0, 3} || v == Numbers{2, 2}; };
  expect_meaning(2, 3, [&](Model& m, const auto& x) { m.table(x, lists); }, meaning);
  expect_meaning(2, 3, [&](Model& m, const auto& x) { m.table(x, pairs); }, meaning);
  expect_meaning(2, 3, [&](Model& m, const auto& x) { m.table(x, values); }, meaning);
  expect_meaning(
      2, 1, [](Model& m, const auto& x) { m.table(x, std::vector<std::vector<int>>{}); },
      [](const Numbers&) { return false; });
}

TEST(ModelConstraints, RefuseListsThatDoNotGoTogether) {
  Model m;
  const auto x = m.ints(3, 0, 2);
  const auto y = m.ints(2, 0, 2);
  const Array none = std::vector<int>{};
  const std::string equally_many = ", expected equal numbers";
  EXPECT_EQ(refusal([&] { m.table(x, {{1, 2, 3}, {1, 2}}); }),
            "table: tuple 1 (counted from 0) has 2 values, expected 3, one for each element of the array");
  EXPECT_EQ(refusal([&] { m.table(y, std::vector<std::vector<int>>{{1, 2, 3}}); }),
            "table: tuple 0 (counted from 0) has 3 values, expected 2, one for each element of the array");
  EXPECT_EQ(refusal([&] { m.inverse(x, y); }), "inverse: found 3 elements of x and 2 of y" + equally_many);
  EXPECT_EQ(refusal([&] { m.sort(x, y); }), "sort: found 3 elements of x and 2 of y" + equally_many);
  EXPECT_EQ(refusal([&] { m.cumulative(x, {1, 1}, {1, 1, 1}, 3); }),
            "cumulative: found 3 elements of starts and 2 of durations" + equally_many);
  EXPECT_EQ(refusal([&] { m.cumulative(x, {1, 1, 1}, {1}, 3); }),
            "cumulative: found 3 elements of starts and 1 of demands" + equally_many);
  EXPECT_EQ(refusal([&] { m.disjunctive(x, none); }),
            "disjunctive: found 3 elements of starts and 0 of durations" + equally_many);
  EXPECT_EQ(refusal([&] { m.diffn({x, x}, {x}); }),
            "diffn: found 2 elements of places and 1 of sizes" + equally_many);
  EXPECT_EQ(refusal([&] { m.diffn({x, x}, {x, y}); }),
            "diffn: found 3 elements of places[1] and 2 of sizes[1]" + equally_many);
  EXPECT_EQ(refusal([&] { m.diffn({x, y}, {x, y}); }),
            "diffn: found 3 elements of places[0] and 2 of places[1]" + equally_many);
  EXPECT_EQ(refusal([&] { m.diffn({none}, {none}); }),
            "diffn: found an empty list, expected at least one element");
  EXPECT_EQ(refusal([&] { m.bin_packing(x, x, {1, 2}); }),
            "bin_packing: found 3 elements of bins and 2 of weights" + equally_many);
  EXPECT_EQ(refusal([&] { m.global_cardinality(x, {1, 2}, {y[0]}); }),
            "global_cardinality: found 2 elements of values and 1 of numbers" + equally_many);
}

TEST(ModelConstraints, RefuseNumbersThatMakeNoSense) {
  Model m;
  const auto x = m.ints(2, 0, 2);
  EXPECT_EQ(refusal([&] { m.value_precede({1, 2, 1}, x); }),
            "value_precede: found the value 1 more than once, expected different values");
  EXPECT_EQ(refusal([&] { m.global_cardinality(x, {1, 1}, x); }),
            "global_cardinality: found the value 1 more than once, expected different values");
  EXPECT_EQ(refusal([&] { m.cumulative(x, {1, -2}, {1, 1}, 3); }),
            "cumulative: durations[1] is at most -2, expected 0 or more");
  EXPECT_EQ(refusal([&] { m.cumulative(x, {1, 2}, {-x[0] - 1, 1}, 3); }),
            "cumulative: demands[0] is at most -1, expected 0 or more");
  EXPECT_EQ(refusal([&] { m.cumulative(x, {1, 2}, {1, 1}, -3); }),
            "cumulative: capacity is at most -3, expected 0 or more");
  EXPECT_EQ(refusal([&] { m.disjunctive(x, {-1, 1}); }),
            "disjunctive: durations[0] is at most -1, expected 0 or more");
  EXPECT_EQ(refusal([&] { m.diffn({x, x}, {{1, 1}, {1, -1}}); }),
            "diffn: sizes[1][1] is at most -1, expected 0 or more");
  EXPECT_EQ(refusal([&] { m.bin_packing(x, x, {1, -4}); }),
            "bin_packing: weights[1] is -4, expected 0 or more");
  EXPECT_EQ(refusal([&] { static_cast<void>(m.arg_max(std::vector<int>{})); }),
            "arg_max: found an empty list, expected at least one element");
  EXPECT_EQ(refusal([&] { m.mdd(x, {{{0, 1, 0}}}); }),
            "mdd: found 2 elements of array and 1 of layers, expected equal numbers");
  const auto b = m.bools(2);
  for (const Tuples& ends : {Tuples{{0, 2}}, Tuples{{-1, 0}}, Tuples{{0, 1, 1}}})
    EXPECT_EQ(refusal([&] { m.connected(b, {b[0]}, ends); }),
              "connected: ends[0] is not a pair of nodes, expected two numbers from 0 to 1");
  EXPECT_EQ(refusal([&] { m.connected(b, b, {{0, 1}}); }),
            "connected: found 2 elements of edges and 1 of ends, expected equal numbers");
  // A refused call must not change the model.
  int count = 0;
  for ([[maybe_unused]] const Solution& s : m.solutions()) ++count;
  EXPECT_EQ(count, 9 * 4);
}

TEST(ModelConstraints, TakeEmptyLists) {
  Model m;
  const Array none = std::vector<int>{};
  m.all_different(none);
  m.all_different_except(none, std::vector<int>{});
  m.inverse(none, none);
  m.circuit(none);
  m.subcircuit(none);
  m.increasing(none);
  m.lex_less_equal(none, none);
  m.sort(none, none);
  m.value_precede(std::vector<int>{}, none);
  m.regular(none, {.accepting = {0}, .transitions = {}});
  m.table(none, std::vector<Values>{Values{}});
  m.global_cardinality(none, std::vector<int>{}, none);
  m.cumulative(none, none, none, 0);
  m.disjunctive(none, none);
  m.diffn({}, {});
  m.bin_packing(none, none, std::vector<int>{});
  m.branch(none);
  EXPECT_TRUE(m.solve());
  m.lex_less(none, none);
  EXPECT_FALSE(m.solve());
}

using Builder = Sum (*)(Model&, Random&);  // returns the sum to minimise

Sum job_shop(Model& m, Random& random) {
  std::vector<std::vector<Int>> starts(3);  // by machine
  std::vector<std::vector<Value>> durations(3);
  std::vector<Sum> ends;
  for (int job = 0; job < 4; ++job) {
    Sum end = 0;
    const std::size_t first = random.below(3);
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t machine = (first + (job % 2 == 0 ? k : 2 * k)) % 3;
      starts[machine].push_back(m.integer(0, 40));
      durations[machine].push_back(static_cast<Value>(random.below(6)));
      m.add(end <= starts[machine].back());
      end = starts[machine].back() + durations[machine].back();
    }
    ends.push_back(end);
  }
  for (std::size_t machine = 0; machine < 3; ++machine) m.disjunctive(starts[machine], durations[machine]);
  return m.max(ends);
}

Sum project(Model& m, Random& random) {
  const auto starts = m.ints(6, 0, 20);
  const Int longer = m.integer(0, 2);
  const Int capacity = m.integer(3, 4);
  std::vector<Sum> durations, demands, ends;
  for (const Int& start : starts) {
    durations.push_back(random.below(3) == 0 ? longer + 1 : Sum(static_cast<Value>(random.below(5))));
    demands.push_back(static_cast<Value>(1 + random.below(3)));
    ends.push_back(start + durations.back());
  }
  m.add(ends[0] <= starts[3]);
  m.add(ends[1] <= starts[4]);
  m.cumulative(starts, durations, demands, capacity);
  return m.max(ends) + 3 * capacity - 2 * longer;
}

Sum round_trip(Model& m, Random& random) {
  const std::size_t size = 6;
  const bool is_partial = random.below(2) == 0;
  const auto next = m.ints(size, 0, size - 1);
  is_partial ? m.subcircuit(next) : m.circuit(next);
  Sum length = 0;
  for (std::size_t i = 0; i < size; ++i) {
    std::vector<Value> costs;
    for (std::size_t k = 0; k < size; ++k)
      costs.push_back(k == i ? 12 : static_cast<Value>(random.below(20)));
    length += m.element(costs, next[i]);
  }
  return length;
}

Sum shifts(Model& m, Random& random) {
  const auto x = m.ints(7, 0, 3);
  cp::Automaton automaton{.accepting = {0, 1, 2}};
  for (std::size_t state = 0; state < 4; ++state)
    for (Value v = 0; v < 4; ++v)
      if (random.below(3) > 0) automaton.transitions.push_back({state, v, random.below(4)});
  m.regular(x, automaton);
  m.value_precede({1, 2, 3}, x);
  std::vector<Value> weights;
  Sum cost = 0;
  for (const Int& y : x) {
    weights.push_back(static_cast<Value>(1 + random.below(5)));
    cost += (static_cast<Value>(random.below(9)) - 4) * y;
  }
  m.bin_packing(m.ints(4, 0, 12), x, weights);
  return cost;
}

Sum packing(Model& m, Random& random) {
  std::vector<Array> places, sizes;
  std::vector<Sum> ends;
  for (int box = 0; box < 5; ++box) {
    const auto place = m.ints(2, 0, 6);
    const auto width = static_cast<Value>(random.below(4));
    const auto height = static_cast<Value>(1 + random.below(3));
    places.emplace_back(place);
    sizes.push_back({width, height});
    ends.push_back(place[0] + width);
    m.add(place[1] + height <= 5);
  }
  m.diffn(places, sizes);
  return m.max(ends);
}

Sum orders(Model& m, Random& random) {
  const auto x = m.ints(5, 0, 4);
  const auto y = m.ints(5, 0, 4);
  const auto sorted = m.ints(5, 0, 40);
  std::vector<Sum> keys;
  Sum cost = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    keys.push_back(static_cast<Value>(1 + random.below(3)) * x[i] + static_cast<Value>(random.below(4)));
    cost += (static_cast<Value>(random.below(9)) - 4) * sorted[i] +
            (static_cast<Value>(random.below(5)) - 2) * y[i];
  }
  m.inverse(x, y);
  m.lex_less(x, y);
  m.sort(keys, sorted);
  m.all_different_except(sorted, {static_cast<Value>(random.below(8))});
  return cost;
}

/// The last objective, if a solution was found.
std::optional<Value> optimum(Builder build, cp::SearchMode mode, std::uint64_t seed) {
  Random random(seed);
  Model m;
  const Sum objective = build(m, random);
  m.minimise(objective);
  const auto best = m.solve({.mode = mode});
  return best ? std::optional((*best)[objective]) : std::nullopt;
}

TEST(ModelConstraints, LearningFromTheirExplanationsFindsTheSameOptima) {
  for (const Builder build : {job_shop, project, round_trip, shifts, packing, orders})
    for (std::uint64_t seed = 1; seed <= 15; ++seed)
      EXPECT_EQ(optimum(build, cp::SearchMode::free, seed), optimum(build, cp::SearchMode::fixed, seed));
}

}  // namespace
}  // namespace quadrille::test
