#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/sequences.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::Automaton;
using cp::IntVar;
using cp::Store;
using cp::Value;

Subject regular_subject(Automaton automaton) {
  return {.make = [automaton](const Store& store,
                              const std::vector<IntVar>& x) { return cp::regular(store, x, automaton); },
          .promise = Promise::domain};
}

/// At least two zeros between two ones; any value except one after a two.
const Automaton kApart{
    .start = 0,
    .accepting = {0, 1, 2},
    .transitions = {{0, 0, 0}, {0, 1, 1}, {1, 0, 2}, {2, 0, 0}, {0, 2, 7}, {7, 0, 7}, {7, 2, 0}}};

TEST(Regular, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(regular_subject(kApart), 0, 0, 1), std::nullopt);
  EXPECT_EQ(violation_on_all(regular_subject(kApart), 3, -1, 4), std::nullopt);
}

TEST(Regular, IsRightOnRandomDomainsAndViews) {
  EXPECT_EQ(violation_on_random(regular_subject(kApart), {.arity = 5, .lowest = -1}, 200), std::nullopt);
  EXPECT_EQ(
      violation_on_random(regular_subject(kApart), {.arity = 5, .lowest = -1, .with_repeats = true}, 200),
      std::nullopt);
}

/// Any automaton, deterministic or not.
Automaton random_automaton(Random& random) {
  Automaton automaton{.start = random.below(4)};
  for (std::size_t state = 0; state < 4; ++state)
    if (random.below(2) == 0) automaton.accepting.push_back(state);
  for (std::uint64_t n = random.below(20); n > 0; --n)
    automaton.transitions.push_back(
        {random.below(4), static_cast<Value>(random.below(6)) - 2, random.below(4)});
  return automaton;
}

TEST(Regular, IsRightForRandomAutomata) {
  Random random(3);
  for (int i = 0; i < 100; ++i)
    EXPECT_EQ(violation_on_random(regular_subject(random_automaton(random)), {.arity = 4, .lowest = -2}, 6),
              std::nullopt);
}

/// `holds` shares the graph with the propagator: here words are run through the automaton itself.
TEST(Regular, AcceptsWhatTheAutomatonAccepts) {
  Random random(5);
  for (int i = 0; i < 300; ++i) {
    const Automaton automaton = random_automaton(random);
    const auto accepts = [&](const auto& self, std::size_t state, std::span<const Value> word) -> bool {
      if (word.empty()) return std::ranges::find(automaton.accepting, state) != automaton.accepting.end();
      return std::ranges::any_of(automaton.transitions, [&](const cp::Transition& t) {
        return t.from == state && t.value == word[0] && self(self, t.to, word.subspan(1));
      });
    };
    Store store;
    std::vector<IntVar> x;
    std::vector<Value> word;
    for (std::uint64_t n = random.below(5); n > 0; --n) {
      word.push_back(static_cast<Value>(random.below(6)) - 2);
      x.push_back(store.new_variable(word.back(), word.back()));
    }
    store.post(cp::regular(store, x, automaton));
    EXPECT_EQ(store.propagate(), accepts(accepts, automaton.start, word));
  }
}

TEST(Regular, TakesUnboundedAndExtremeValues) {
  Store store;
  const Value far = cp::kPlusInfinity - 1;
  const std::vector<IntVar> x{store.new_variable(cp::kMinusInfinity, cp::kPlusInfinity),
                              store.new_variable(-far, far)};
  store.post(
      cp::regular(store, x, {.accepting = {2}, .transitions = {{0, far, 1}, {0, far - 1, 3}, {1, -far, 2}}}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x[0]), far);
  EXPECT_EQ(store.max(x[1]), -far);
}

}  // namespace
}  // namespace quadrille::test
