// Limits end a search early, and nothing is lost.
#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints.h"
#include "cp/search.h"

namespace quadrille::cp {
namespace {

using Result = Search::Result;
using std::chrono::steady_clock;

/// Boolean variables without any constraint: 2^n solutions.
struct Booleans {
  Store store;
  std::vector<IntVar> variables;

  explicit Booleans(int n) {
    for (int i = 0; i < n; ++i) variables.push_back(store.new_boolean());
  }
};

/// n variables of n - 1 values that have to differ: much search for nothing.
struct Pigeons {
  Store store;
  std::vector<IntVar> variables;

  explicit Pigeons(int n) {
    for (int i = 0; i < n; ++i) variables.push_back(store.new_variable(1, n - 1));
    store.post(all_different(store, variables, Consistency::value));
  }
};

TEST(Limits, EndByNodes) {
  Pigeons pigeons(8);
  Search search(pigeons.store, {{pigeons.variables}}, {.limits = {.nodes = 50}});
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_GE(search.statistics().nodes, 50U);
  EXPECT_LE(search.statistics().nodes, 60U);
  EXPECT_EQ(search.next(), Result::limit);
}

TEST(Limits, EndByFailures) {
  Pigeons pigeons(8);
  Search search(pigeons.store, {{pigeons.variables}}, {.limits = {.failures = 20}});
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_GE(search.statistics().failures, 20U);
  EXPECT_LE(search.statistics().failures, 30U);
}

TEST(Limits, EndByTheClock) {
  Pigeons pigeons(12);  // 11! nodes and more
  const auto begin = steady_clock::now();
  Search search(pigeons.store, {{pigeons.variables}}, {.limits = {.time = std::chrono::milliseconds(20)}});
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_GE(steady_clock::now(), begin + std::chrono::milliseconds(20));
}

TEST(Limits, EndAtOnceWithoutTime) {
  Booleans booleans(3);
  Search search(booleans.store, {{booleans.variables}}, {.limits = {.time = std::chrono::seconds(0)}});
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_EQ(search.statistics().nodes, 0U);
}

TEST(Limits, GiveASearchThatGoesOnItsTimeAgain) {
  constexpr auto kTime = std::chrono::milliseconds(5);
  Pigeons pigeons(12);
  Search search(pigeons.store, {{pigeons.variables}});
  for (int turn = 0; turn < 2; ++turn) {
    const auto begin = steady_clock::now();
    search.set_limits({.time = kTime});
    EXPECT_EQ(search.next(), Result::limit);
    EXPECT_GE(steady_clock::now(), begin + kTime);
  }
  // Without that, what is over remains so.
  const std::uint64_t nodes = search.statistics().nodes;
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_LE(search.statistics().nodes, nodes + 32);
}

/// Admits no value, but sees that only once its variable is fixed: x = v fails, x != v does not.
class Nothing : public Constraint {
 public:
  explicit Nothing(IntVar x) : Constraint({x}, bit(0)) {}
  [[nodiscard]] std::string_view name() const override { return "nothing"; }
  [[nodiscard]] bool propagate(Store& store, int, Word) override {
    return !store.is_fixed(scope()[0]) || store.fail(0);
  }
  void explain(const Past&, Literal, Word, std::vector<Literal>&) const override {}
  [[nodiscard]] bool holds(std::span<const Value>) const override { return false; }
};

TEST(Limits, SeeTheClockEvenIfNodesComeInPairs) {
  Store store;
  const IntVar x = store.new_variable(0, 1'000'000);
  store.post(std::make_unique<Nothing>(x));
  Search search(store, {{{x}, VariableOrder::input}}, {.limits = {.time = std::chrono::milliseconds(2)}});
  EXPECT_EQ(search.next(), Result::limit);
}

TEST(Limits, EndByTheStopToken) {
  Booleans booleans(10);
  StopSource source;
  Search search(booleans.store, {{booleans.variables}}, {.limits = {.stop = StopToken(source)}});
  EXPECT_EQ(search.next(), Result::solution);
  source.request_stop();
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_EQ(search.next(), Result::limit);
  source.reset();
  EXPECT_EQ(search.next(), Result::solution);
  EXPECT_EQ(search.statistics().solutions, 2U);
}

TEST(Limits, EndByMemory) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 1000; ++i) x.push_back(store.new_boolean());
  const std::size_t now = store.memory();
  Search search(store, {{x}}, {.limits = {.memory = now + 1000}});
  EXPECT_EQ(search.next(), Result::limit);
  EXPECT_LT(search.statistics().nodes, 500U);
}

TEST(Limits, LoseNothingWhenTheyAreLifted) {
  Booleans booleans(6);
  Search search(booleans.store, {{booleans.variables}}, {.limits = {.nodes = 0}});
  int solutions = 0;
  while (true) {
    const Result result = search.next();
    if (result == Result::exhausted) break;
    if (result == Result::solution) ++solutions;
    if (result == Result::limit) search.set_limits({.nodes = search.statistics().nodes + 1});
  }
  EXPECT_EQ(solutions, 64);
}

TEST(Limits, DoNotHideTheEnd) {
  Booleans booleans(1);
  StopSource source;
  Search search(booleans.store, {{booleans.variables}}, {.limits = {.stop = StopToken(source)}});
  while (search.next() == Result::solution) continue;
  source.request_stop();
  EXPECT_EQ(search.next(), Result::exhausted);
}

TEST(Limits, EndWorkWithoutNodes) {
  EXPECT_FALSE(is_over({}, Limits::kNone));
  StopSource source;
  source.request_stop();
  EXPECT_TRUE(is_over({.stop = StopToken(source)}));
  EXPECT_TRUE(is_over(Limits{.time = std::chrono::seconds(0)}.started()));
  EXPECT_TRUE(is_over({.memory = 100}, 101));
  EXPECT_FALSE(is_over({.memory = 100}, 100));
  EXPECT_FALSE(is_over({.nodes = 0, .failures = 0}));
}

}  // namespace
}  // namespace quadrille::cp
