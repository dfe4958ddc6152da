#include "cp/learning/learning_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>

#include "support/base/rounds.h"
#include "support/cp/random_models.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;
using Result = Search::Result;

/// Holds each learnt clause against the solutions that are still to be found.
class ClauseChecker : public Observer {
 public:
  explicit ClauseChecker(const std::vector<Solution>& solutions) : left(solutions.begin(), solutions.end()) {}

  void on_learnt(const Store&, std::span<const Literal> facts, std::uint32_t) override {
    ++learnt;
    for (const Solution& s : left) {
      const auto holds = [&](Literal fact) { return fact.holds_for(s[fact.variable]); };
      EXPECT_TRUE(std::ranges::any_of(facts, holds)) << "after " << learnt << " clauses";
    }
  }

  std::set<Solution> left;
  int learnt = 0;
};

/// From a seed: whether solutions are excluded by clauses, and how many are before the search goes by
/// branches.
std::size_t most_excluded(std::uint64_t seed) {
  const auto choice = static_cast<std::size_t>(seed / 3 % 4);
  return choice == 3 ? 1000 : choice;
}

TEST(LearningSearch, TakesFurtherAssumptionsAfterFactsThatRefutedSomeOfThem) {
  Store store;
  const IntVar x = store.new_variable(0, 100), y = store.new_variable(0, 100), z = store.new_variable(0, 100);
  store.post(linear({{1, x}, {1, y}}, Comparison::at_most, 100));
  store.post(linear({{-1, y}, {-1, z}}, Comparison::at_most, -110));
  Statistics statistics;
  const SearchOptions options;
  LearningSearch search(store, {{{x, y, z}}}, options, statistics);
  EXPECT_EQ(search.next({}), Result::solution);
  // Each implication uses facts about y that no clause contained before: x >= 60, so y <= 40, so z >= 70.
  for (Value least = 60; least <= 80; least += 5) {
    const std::array<Literal, 2> assumptions{x.ge(least), z.le(least + 5)};
    search.assume(assumptions);
    EXPECT_EQ(search.next({}), Result::exhausted);
    EXPECT_FALSE(search.is_refuted());
  }
  search.assume({});
  EXPECT_EQ(search.next({}), Result::solution);
}

TEST(LearningSearch, FindsAllSolutionsOfRandomModelsAndLearnsOnlyWhatFollows) {
  int learnt = 0;
  for_models_with_few_solutions(rounds(1000U), [&](std::uint64_t seed, const auto& expected) {
    Store store;
    const std::vector<IntVar> x = post_random(store, seed);
    ClauseChecker checker(expected);
    store.set_observer(&checker);
    const Restarts restarts{static_cast<Restarts::Kind>(seed % 4), 1 + seed % 7, 1.3};
    const SearchMode mode = seed % 3 == 0 ? SearchMode::automatic : SearchMode::free;
    const std::uint64_t turn = seed % 3 == 0 ? 1 + seed % 4 : 0;
    const Shortening shortening{.shrinks = seed / 12 % 2 == 0};
    Search search(store, {{x}},
                  {.mode = mode,
                   .first_turn = turn,
                   .restarts = restarts,
                   .most_excluded = most_excluded(seed),
                   .shortening = shortening});
    while (search.next() == Result::solution) ASSERT_EQ(checker.left.erase(solution_of(store, x)), 1U);
    ASSERT_TRUE(checker.left.empty());
    learnt += checker.learnt;
  });
  EXPECT_GT(learnt, rounds(100));
}

TEST(LearningSearch, CountsQueens) {
  const std::vector<std::size_t> counts{2, 10, 4, 40, 92};
  for (const Consistency consistency :
       {Consistency::value, Consistency::bounds, Consistency::domain, Consistency::automatic}) {
    for (int n = 4; n <= 8; ++n) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, n, consistency);
      EXPECT_EQ(
          all_solutions(store, queens, VariableOrder::first_fail, ValueOrder::min, {.mode = SearchMode::free})
              .size(),
          counts[static_cast<std::size_t>(n - 4)]);
    }
  }
}

/// One search for all values of the first variable, one after the other, or one for the odd and one for the
/// even ones, which share what they learn.
TEST(LearningSearch, FindsAllSolutionsUnderOneAssumptionAfterTheOther) {
  for_models_with_few_solutions(rounds(300U), [](std::uint64_t seed, const auto& all) {
    const std::set<Solution> expected(all.begin(), all.end());
    const SearchOptions options{.mode = SearchMode::free,
                                .restarts = {Restarts::Kind::luby, 1 + seed % 3},
                                .most_excluded = most_excluded(seed),
                                .shortening = {.shrinks = seed % 2 == 0}};
    ClausePool pool;
    std::vector<IntVar> x;
    std::array<Store, 2> stores;
    std::array<Statistics, 2> statistics;
    std::vector<std::unique_ptr<LearningSearch>> searches;
    for (std::size_t i = 0; i < 2; ++i) {
      x = post_random(stores[i], seed);
      if (!stores[i].propagate()) break;
      searches.push_back(
          std::make_unique<LearningSearch>(stores[i], std::vector<Branching>{{x}}, options, statistics[i]));
      searches[i]->share(pool, false);
    }
    if (searches.size() < 2) return;
    Random random(seed);
    std::set<Solution> found;
    for (Value v = -5; v <= 101; ++v) {
      const std::size_t i = random.below(2);
      const Literal assumption = x[0].eq(v);
      searches[i]->assume({&assumption, 1});
      // A suggested value may be impossible, and changes no answer.
      const std::vector<Literal> suggested{x.back().eq(static_cast<Value>(random.below(9))), x.back().le(3)};
      searches[i]->suggest(suggested);
      while (searches[i]->next({}) == Result::solution) {
        EXPECT_EQ(stores[i].value(x[0]), v);
        EXPECT_TRUE(found.insert(solution_of(stores[i], x)).second);
      }
      if (searches[i]->is_refuted()) break;
    }
    if (searches[0]->is_refuted() || searches[1]->is_refuted()) {
      // One of them knows that there are no more than both have found.
      EXPECT_TRUE(std::ranges::includes(expected, found));
    }
    EXPECT_EQ(found, expected);
  });
}

/// Each solution of the main variables once, though auxiliary ones may be decided before them.
TEST(LearningSearch, FindsWhatDiffersInMainVariablesOnce) {
  for_models_with_few_solutions(rounds(1000U), [](std::uint64_t seed, const auto& all) {
    Store store;
    const std::vector<IntVar> x = post_random(store, seed);
    const std::size_t count = 1 + seed % 2;
    const std::vector<IntVar> main(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(count));
    const std::vector<IntVar> others(x.begin() + static_cast<std::ptrdiff_t>(count), x.end());
    std::set<Solution> left;
    for (const Solution& solution : all)
      left.emplace(solution.begin(), solution.begin() + static_cast<std::ptrdiff_t>(count));
    Search search(store, {{main}, {.variables = others, .is_auxiliary = true}},
                  {.mode = seed % 3 == 0 ? SearchMode::mixed : SearchMode::free,
                   .first_turn = seed % 5 == 0 ? 1U : 0U,
                   .restarts = {Restarts::Kind::luby, 1 + seed % 3},
                   .most_excluded = most_excluded(seed)});
    while (search.next() == Result::solution) ASSERT_EQ(left.erase(solution_of(store, main)), 1U);
    ASSERT_TRUE(left.empty());
  });
}

/// A search that is guided at times counts only the decisions of these times.
TEST(LearningSearch, CountsTheDecisionsOfGuidedTimes) {
  const auto share = [](SearchMode mode) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 12, Consistency::value);
    EXPECT_TRUE(store.propagate());
    const SearchOptions options{.mode = mode, .restarts = {Restarts::Kind::geometric, 50, 1}};
    Statistics statistics;
    LearningSearch search(store, {{queens, VariableOrder::input}}, options, statistics);
    while (search.next({.failures = 1000}) == Result::solution) {
    }
    return search.share_of_decisions();
  };
  EXPECT_LT(share(SearchMode::free), 0.8);
  EXPECT_GT(share(SearchMode::guided), 0.8);
  EXPECT_GT(share(SearchMode::mixed), 0.8);
}

/// Whenever the first search is interrupted, another search finds the remaining solutions.
TEST(LearningSearch, GivesAwayTheRest) {
  for (const std::size_t most_excluded : {0U, 3U, 1000U}) {
    for (const std::uint64_t nodes : {0U, 7U, 30U, 100U, 10'000U}) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
      ASSERT_TRUE(store.propagate());
      const SearchOptions options{.mode = SearchMode::free, .most_excluded = most_excluded};
      Statistics statistics;
      std::set<Solution> found;
      std::vector<std::vector<Literal>> rest;
      {
        LearningSearch search(store, {{queens}}, options, statistics);
        Result result = Result::exhausted;
        while ((result = search.next({.nodes = nodes})) == Result::solution)
          found.insert(solution_of(store, queens));
        if (result == Result::limit) rest = search.rest();
      }
      const std::set<Solution> before = found;
      for (const std::vector<Literal>& facts : rest) {
        Search search(store, {{queens}}, {.assumptions = facts});
        while (search.next() == Result::solution) {
          const Solution solution = solution_of(store, queens);
          const bool is_new = found.insert(solution).second;
          EXPECT_TRUE(is_new || (most_excluded > 0 && before.contains(solution)));
        }
      }
      EXPECT_EQ(found.size(), 40U);
      EXPECT_EQ(rest.empty(), nodes == 10'000);
    }
  }
}

}  // namespace
}  // namespace quadrille::test
