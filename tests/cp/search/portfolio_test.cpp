#include "cp/search/portfolio.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>

#include "base/random.h"
#include "support/base/rounds.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;
using Result = Search::Result;

struct Work {
  std::uint64_t learnt, failures;
};

/// The work of a search in each mode for eight pigeons in seven holes, which has no solution.
Work work_of(SearchMode mode, std::uint64_t first_turn) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 8; ++i) x.push_back(store.new_variable(1, 7));
  store.post(all_different(store, x, Consistency::value));
  Statistics statistics;
  Portfolio portfolio(store, {{x}}, {.mode = mode, .first_turn = first_turn}, statistics);
  EXPECT_EQ(portfolio.next({}), Result::exhausted);
  return {statistics.learnt, statistics.failures};
}

TEST(Portfolio, AsksTheSearchesOfTheMode) {
  for (const SearchMode mode : {SearchMode::guided, SearchMode::free, SearchMode::mixed}) {
    const auto [learnt, failures] = work_of(mode, 0);
    EXPECT_GE(learnt + 1, failures) << "every failure but the last teaches a clause";
    const auto [learnt_in_turns, failures_in_turns] = work_of(mode, 64);
    EXPECT_GT(learnt_in_turns, 0U);
    EXPECT_GT(failures_in_turns, learnt_in_turns + 1) << "the tree has failed too";
  }
  EXPECT_EQ(work_of(SearchMode::fixed, 0).learnt, 0U);
  EXPECT_EQ(work_of(SearchMode::fixed, 64).learnt, 0U);
}

TEST(Portfolio, FindsTheSameSolutionsAsOneSearch) {
  for (const SearchMode mode :
       {SearchMode::guided, SearchMode::free, SearchMode::mixed, SearchMode::automatic})
    for (const std::uint64_t turn : {1U, 2U, 7U}) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
      const SearchOptions options{.mode = mode, .first_turn = turn};
      for (const VariableOrder order : {VariableOrder::first_fail, VariableOrder::dom_wdeg})
        EXPECT_EQ(all_solutions(store, queens, order, ValueOrder::min, options).size(), 40U);
      // Few solutions, far apart: both searches find some.
      ASSERT_TRUE(store.assign(queens[0], 1));
      EXPECT_EQ(all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::max, options).size(), 4U);
      EXPECT_EQ(store.level(), 0U);
    }
}

/// Both searches reach solutions that the other has found, among variables of which some are auxiliary.
TEST(Portfolio, FindsEachSolutionOnce) {
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(60)); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    Store store;
    const int n = 5 + static_cast<int>(random.below(2));
    const std::vector<IntVar> queens = post_queens(store, n, Consistency::value);
    const IntVar free_choice = store.new_variable(0, static_cast<Value>(random.below(3)));
    store.post(not_equal(free_choice, queens[0]));
    const SearchMode modes[]{SearchMode::guided, SearchMode::free, SearchMode::mixed, SearchMode::automatic};
    SearchOptions options{.mode = modes[random.below(4)], .first_turn = 1 + random.below(4)};
    if (random.below(2) == 0) options.second_order = VariableOrder::dom_wdeg;
    Search search(store,
                  {{queens, random.below(2) == 0 ? VariableOrder::first_fail : VariableOrder::input},
                   {.variables = {free_choice}, .is_auxiliary = true}},
                  options);
    std::set<Solution> found;
    while (search.next() == Result::solution) EXPECT_TRUE(found.insert(solution_of(store, queens)).second);
    EXPECT_EQ(found.size(), n == 5 ? 10U : 4U);
    EXPECT_EQ(search.statistics().solutions, found.size());
  }
}

TEST(Portfolio, EndsTheTurnOfATreeThatIsVeryDeep) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 3000; ++i) x.push_back(store.new_variable(0, 1));
  Search search(store, {{x}}, {.mode = SearchMode::free, .first_turn = 64});
  EXPECT_EQ(search.next(), SearchResult::solution);
  // Learning found it, in one turn, after the tree had descended some way.
  EXPECT_FALSE(search.activities().empty());
  EXPECT_GT(search.statistics().nodes, 3000U);
  EXPECT_LT(search.statistics().nodes, 6000U);
}

TEST(Portfolio, EndsWhereThereIsNoSolution) {
  for (const std::uint64_t turn : {1U, 5U}) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < 7; ++i) x.push_back(store.new_variable(1, 6));
    store.post(all_different(store, x, Consistency::value));
    Search search(store, {{x}}, {.mode = SearchMode::guided, .first_turn = turn});
    EXPECT_EQ(search.next(), Result::exhausted);
    EXPECT_EQ(search.next(), Result::exhausted);
    EXPECT_GT(search.statistics().failures, 5 * turn) << "both have had turns";
  }
}

TEST(Portfolio, GoesThroughSmallTreesBeforeItLearns) {
  const auto statistics_of = [](int pigeons) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < pigeons; ++i) x.push_back(store.new_variable(1, pigeons - 1));
    store.post(all_different(store, x, Consistency::value));
    Search search(store, {{x}}, {.mode = SearchMode::automatic});
    EXPECT_EQ(search.next(), Result::exhausted);
    return search.statistics();
  };
  const Statistics small = statistics_of(7), large = statistics_of(9);
  EXPECT_GT(small.failures, 300U) << "more than its first turn";
  EXPECT_EQ(small.learnt, 0U);
  EXPECT_GT(large.learnt, 0U);
}

/// Thirty variables that may take any value come first in every order that does not count failures, before
/// seven pigeons in six holes.
TEST(Portfolio, ContinuesInTheOrderThatHasGotFurther) {
  const auto statistics_of = [](std::optional<VariableOrder> second_order) {
    Store store;
    std::vector<IntVar> x;
    for (int i = 0; i < 30; ++i) x.push_back(store.new_variable(0, 1));
    for (int i = 0; i < 7; ++i) x.push_back(store.new_variable(1, 6));
    store.post(all_different(store, std::vector(x.begin() + 30, x.end()), Consistency::value));
    Search search(store, {{x, VariableOrder::input}},
                  {.mode = SearchMode::automatic, .second_order = second_order});
    EXPECT_EQ(search.next(), Result::exhausted);
    return search.statistics();
  };
  EXPECT_GT(statistics_of(std::nullopt).learnt, 0U) << "the tree in this order is too large";
  EXPECT_GT(statistics_of(VariableOrder::dom_wdeg).failures, 200U) << "both orders are tried";
  EXPECT_EQ(statistics_of(VariableOrder::dom_wdeg).learnt, 0U);
  EXPECT_GT(statistics_of(VariableOrder::random).learnt, 0U);
}

/// Both searches remember solutions for the other until these are too many; then one of them continues by
/// itself.
TEST(Portfolio, FindsEachSolutionOnceWhereTheyAreMany) {
  for (const std::uint64_t first_turn : {0U, 1U, 50U}) {
    for (const SearchMode mode : {SearchMode::automatic, SearchMode::guided}) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, 10, Consistency::value);
      std::vector<IntVar> x = queens;
      // More values to remember, so that it is soon too much.
      for (int i = 0; i < 1500; ++i) x.push_back(queens[static_cast<std::size_t>(i) % 10]);
      EXPECT_EQ(all_solutions(store, x, VariableOrder::first_fail, ValueOrder::min,
                              {.mode = mode, .first_turn = first_turn})
                    .size(),
                724U);
    }
  }
}

TEST(Portfolio, CountsInItsMemoryWhatOneSearchRemembersForTheOther) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 12, Consistency::value);
  Search search(store, {{queens}}, {.mode = SearchMode::automatic, .first_turn = 64});
  for (int i = 0; i < 500; ++i) ASSERT_EQ(search.next(), Result::solution);
  search.set_limits({.memory = store.memory() + 1000});
  int found = 0;
  while (search.next() == Result::solution) ASSERT_LT(++found, 1000) << "it does not look at the limit";
  search.set_limits({});
  EXPECT_EQ(search.next(), Result::solution);
}

constexpr SearchOptions kMinimising[] = {{.mode = SearchMode::fixed},
                                         {.mode = SearchMode::guided},
                                         {.mode = SearchMode::guided, .first_turn = 64},
                                         {.mode = SearchMode::free},
                                         {.mode = SearchMode::mixed, .first_turn = 64},
                                         {.mode = SearchMode::automatic}};

TEST(Portfolio, ComesToAnOptimumThatIsFarAwayInFewSolutions) {
  for (SearchOptions options : kMinimising) {
    Store store;
    const IntVar x = store.new_variable(0, 1'000'000'000'000);
    const IntVar y = store.new_variable(0, 1'000'000'000'000);
    store.post(linear({{1, x}, {1, y}}, Comparison::at_most, 1'234'567'890'123));
    const IntVar value = store.new_variable(0, 4'000'000'000'000);
    store.post(linear({{2, x}, {1, y}, {-1, value}}, Comparison::equal, 0));
    options.minimise = -value;
    Search search(store, {{{x, y}, VariableOrder::input, ValueOrder::min}}, options);
    Value best = 0;
    int solutions = 0;
    SearchResult result{};
    while ((result = search.next()) == SearchResult::solution && ++solutions < 10'000) {
      EXPECT_TRUE(solutions == 1 || store.value(value) > best);
      best = store.value(value);
    }
    EXPECT_EQ(result, SearchResult::exhausted);
    EXPECT_EQ(best, 2'234'567'890'123);
    EXPECT_LT(solutions, 300);
  }
}

TEST(Portfolio, FindsTheOptimaOfRandomWideObjectives) {
  Random random(5);
  for (int round = 0; round < test::rounds(40); ++round) {
    const auto number = [&](Value most) {
      return 1 + static_cast<Value>(random.below(static_cast<std::uint64_t>(most)));
    };
    const Value a = number(9), b = number(9), c = number(9), d = number(9), least = number(40'000);
    const Value modulus = number(7), rest = number(modulus) - 1;
    std::optional<Value> optimum;
    constexpr Value kMost = 9000;
    for (Value x = 0; x <= kMost; ++x) {
      // The least y with c * x + d * y >= least and (x + y) % modulus = rest.
      Value y = std::max<Value>(0, (least - c * x + d - 1) / d);
      while ((x + y) % modulus != rest) ++y;
      if (y <= kMost && (!optimum || a * x + b * y < *optimum)) optimum = a * x + b * y;
    }
    for (SearchOptions options : kMinimising) {
      Store store;
      const IntVar x = store.new_variable(0, kMost);
      const IntVar y = store.new_variable(0, kMost);
      const IntVar turns = store.new_variable(0, kMost);
      const IntVar cost = store.new_variable(0, 20 * kMost);
      store.post(linear({{-c, x}, {-d, y}}, Comparison::at_most, -least));
      store.post(linear({{1, x}, {1, y}, {-modulus, turns}}, Comparison::equal, rest));
      store.post(linear({{a, x}, {b, y}, {-1, cost}}, Comparison::equal, 0));
      options.minimise = cost;
      options.limits.nodes = 200'000;
      // The greatest values first: far from the optimum.
      Search search(store, {{{x, y, turns}, VariableOrder::input, ValueOrder::max}}, options);
      std::optional<Value> best;
      SearchResult result{};
      while ((result = search.next()) == SearchResult::solution) best = store.value(cost);
      if (result == SearchResult::exhausted) {
        EXPECT_EQ(best, optimum) << round;
      } else {
        EXPECT_TRUE(!best || *best >= *optimum) << round;
      }
    }
  }
}

}  // namespace
}  // namespace quadrille::test
