#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "cp/constraints/sequences.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Automaton;
using cp::IntVar;
using cp::Store;
using cp::Value;

/// The last variable is the cost.
Subject cost_regular_subject(Automaton automaton) {
  return {.make = [automaton](const Store& store, const std::vector<IntVar>& x) {
    return cp::cost_regular(store, {x.begin(), x.end() - 1}, automaton, x.back());
  }};
}

Automaton random_automaton_with_costs(Random& random) {
  Automaton automaton{.start = random.below(3)};
  for (std::size_t state = 0; state < 3; ++state) {
    if (random.below(3) != 0) automaton.accepting.push_back(state);
    for (Value v = -2; v < 3; ++v)
      if (random.below(3) != 0)
        automaton.transitions.push_back({state, v, random.below(3), static_cast<Value>(random.below(4)) - 1});
  }
  return automaton;
}

TEST(CostRegular, IsRightForRandomAutomata) {
  Random random(3);
  for (int i = 0; i < 300; ++i) {
    const Subject s = cost_regular_subject(random_automaton_with_costs(random));
    const std::size_t arity = 1 + random.below(4);
    EXPECT_EQ(violation_on_random(s, {.arity = arity, .lowest = -2}, 4, random.next()), std::nullopt);
    EXPECT_EQ(violation_on_random(s, {.arity = arity, .lowest = -2, .with_repeats = true}, 2, random.next()),
              std::nullopt);
  }
}

/// `holds` shares the graph with the propagator: here words are run through the automaton itself.
TEST(CostRegular, AcceptsWhatTheAutomatonAccepts) {
  Random random(5);
  for (int i = 0; i < 1000; ++i) {
    const Automaton automaton = random_automaton_with_costs(random);
    std::map<std::pair<std::size_t, Value>, cp::Transition> table;
    for (const cp::Transition& t : automaton.transitions) table.insert({{t.from, t.value}, t});
    Store store;
    std::vector<IntVar> x;
    std::size_t state = automaton.start;
    Value sum = 0;
    bool goes_on = true;
    for (std::uint64_t n = random.below(4); n > 0; --n) {
      const auto v = static_cast<Value>(random.below(5)) - 2;
      x.push_back(store.new_variable(v, v));
      const auto found = table.find({state, v});
      goes_on = goes_on && found != table.end();
      if (!goes_on) continue;
      state = found->second.to;
      sum += found->second.cost;
    }
    goes_on = goes_on && std::ranges::find(automaton.accepting, state) != automaton.accepting.end();
    const IntVar cost = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
    store.post(cp::cost_regular(store, x, automaton, cost));
    ASSERT_EQ(store.propagate(), goes_on);
    if (!goes_on) continue;
    EXPECT_EQ(store.value(cost), sum);
  }
}

TEST(CostRegular, AddsUpBeyondAllValues) {
  Store store;
  const Value huge = cp::kPlusInfinity - 1;
  const std::vector<IntVar> x{store.new_boolean(), store.new_boolean()};
  const IntVar cost = store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity);
  store.post(
      cp::cost_regular(store, x, {.accepting = {0}, .transitions = {{0, 0, 0, 0}, {0, 1, 0, huge}}}, cost));
  ASSERT_TRUE(store.assign(x[0], 1) && store.propagate());
  EXPECT_EQ(store.value(x[1]), 0);
  EXPECT_EQ(store.value(cost), huge);
}

}  // namespace
}  // namespace quadrille::test
