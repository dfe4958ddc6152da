// Limits end a search early, and nothing is lost.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cp/constraints/constraints.h"
#include "cp/search/search.h"
#include "support/base/rounds.h"
#include "support/cp/random_models.h"

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

std::uint64_t looks = 0;

/// Every fifth look, and so before the next node or the next run of a constraint, a search is stopped.
bool stops_at_times() noexcept { return ++looks % 5 == 0; }

constexpr SearchMode kModes[]{SearchMode::fixed, SearchMode::guided, SearchMode::free, SearchMode::mixed,
                              SearchMode::automatic};

TEST(Limits, LoseNothingWithinPropagationAndAnalysis) {
  using test::Solution;
  std::uint64_t limits = 0;
  test::for_models_with_few_solutions(test::rounds(2000U), [&](std::uint64_t seed, const auto& all) {
    Store store;
    const std::vector<IntVar> x = test::post_random(store, seed);
    store.look_every(1 + seed % 3);
    const std::size_t count = seed % 7 == 0 ? 2 : x.size();  // of the variables that are not auxiliary
    const std::vector<IntVar> main(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(count));
    const std::vector<IntVar> others(x.begin() + static_cast<std::ptrdiff_t>(count), x.end());
    std::set<Solution> left;
    for (const Solution& s : all) left.emplace(s.begin(), s.begin() + static_cast<std::ptrdiff_t>(count));
    const StopSource source(stops_at_times);
    SearchOptions options{.mode = kModes[seed % 5],
                          .first_turn = seed / 5 % 4,
                          .limits = {.stop = StopToken(source)},
                          .restarts = {static_cast<Restarts::Kind>(seed / 2 % 4), 1 + seed % 7, 1.3},
                          .most_excluded = seed / 3 % 4,
                          .excludes_values = seed / 11 % 2 == 0};
    if (seed % 6 == 0) options.minimise = x.front();
    if (seed % 4 == 0) options.assumptions = {x.back().ge(0), x.front().ne(2)};
    const auto is_excluded = [&](const Solution& s) { return s.front() == 2; };
    if (seed % 4 == 0) {
      left.clear();
      for (const Solution& s : all)
        if (!is_excluded(s) && s.back() >= 0)
          left.emplace(s.begin(), s.begin() + static_cast<std::ptrdiff_t>(count));
    }
    Search search(store, {{main}, {.variables = others, .is_auxiliary = true}}, options);
    std::optional<Value> best;
    for (Result result{}; (result = search.next()) != Result::exhausted;) {
      if (result == Result::limit) {
        ++limits;
        continue;
      }
      const Solution solution = test::solution_of(store, main);
      ASSERT_EQ(left.erase(solution), 1U);
      if (options.minimise) {
        ASSERT_TRUE(!best || solution.front() < *best);
        best = solution.front();
      }
    }
    if (options.minimise) {
      for (const Solution& s : left) ASSERT_TRUE(best && s.front() >= *best);
    } else {
      ASSERT_TRUE(left.empty());
    }
  });
  EXPECT_GT(limits, test::rounds(100'000U));
}

/// In one fixpoint, or in the analysis of one conflict, bounds move by one a million times and more.
TEST(Limits, EndWithinAFixpoint) {
  for (const SearchMode mode : kModes) {
    Store store;
    const IntVar x = store.new_variable(-1'000'000'000, 1'000'000'000);
    const IntVar y = store.new_variable(-1'000'000'000, 1'000'000'000);
    const IntVar b = store.new_boolean();
    for (const auto& [from, to] : {std::pair(x, y), std::pair(y, x)})
      store.post(linear({{1, from}, {-1, to}}, Comparison::at_most, -1, Reification{b.eq(1)}));
    looks = 0;
    const StopSource source(+[]() noexcept { return ++looks > 20; });
    const Branching branching{{b, x, y}, VariableOrder::input, ValueOrder::max};
    Search search(store, {branching}, {.mode = mode, .limits = {.stop = StopToken(source)}});
    EXPECT_EQ(search.next(), Result::limit);
    EXPECT_LT(store.propagations(), 100'000U);
    EXPECT_EQ(search.next(), Result::limit);
    EXPECT_LT(store.propagations(), 100'000U);
    Search in_memory(store, {branching}, {.mode = mode, .limits = {.memory = store.memory() + 10'000'000}});
    EXPECT_EQ(in_memory.next(), Result::limit);
    EXPECT_LT(store.memory(), 100'000'000U);
  }
}

TEST(Limits, EndTheAnalysisOfAConflict) {
  Store store;
  const IntVar x = store.new_variable(0, 20'000);
  const IntVar y = store.new_variable(0, 20'000);
  const IntVar b = store.new_boolean();
  for (const auto& [from, to] : {std::pair(x, y), std::pair(y, x)})
    store.post(linear({{1, from}, {-1, to}}, Comparison::at_most, -1, Reification{b.eq(1)}));
  // At first it stops before the analysis, then during it, then it goes on; so the number of stops shows that
  // the analysis is one of them.
  const StopSource source(+[]() noexcept { return ++looks % 5 == 0; });
  Search search(store, {{{b, x, y}, VariableOrder::input, ValueOrder::max}},
                {.mode = SearchMode::guided, .limits = {.stop = StopToken(source)}});
  std::uint64_t stops_after_propagation = 0;
  std::uint64_t propagations = 0;
  Result result{};
  while ((result = search.next()) == Result::limit) {
    if (search.statistics().propagations == propagations) ++stops_after_propagation;
    propagations = search.statistics().propagations;
  }
  EXPECT_EQ(result, Result::solution);
  EXPECT_EQ(store.value(b), 0);
  EXPECT_GE(stops_after_propagation, 3U);
  EXPECT_EQ(search.statistics().failures, 1U);
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
