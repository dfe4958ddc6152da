#include "cp/learning/learner.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>
#include <vector>

#include "cp/constraints/distinct.h"
#include "cp/constraints/logic.h"
#include "cp/learning/all_different_search.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

/// A Latin square of order 4; with two additional cells that differ, unless it must consist of only
/// all_different.
struct LatinSquare {
  explicit LatinSquare(bool is_plain) {
    for (int i = 0; i < 16; ++i) x.push_back(store.new_variable(1, 4));
    for (std::size_t i = 0; i < 4; ++i) {
      std::vector<IntVar> row, column;
      for (std::size_t j = 0; j < 4; ++j) {
        row.push_back(x[4 * i + j]);
        column.push_back(x[4 * j + i]);
      }
      store.post(all_different(store, row, Consistency::domain));
      store.post(all_different(store, column, Consistency::domain));
    }
    if (!is_plain) store.post(not_equal(x[0], x[5]));
  }

  Store store;
  std::vector<IntVar> x;
};

TEST(Learner, IsTheSearchOfChoicesWhereThatServes) {
  Statistics statistics;
  const SearchOptions options{.mode = SearchMode::free};
  for (const bool is_plain : {true, false}) {
    LatinSquare square(is_plain);
    const auto learner = make_learner(square.store, {{square.x}}, options, statistics);
    EXPECT_EQ(dynamic_cast<AllDifferentSearch*>(learner.get()) != nullptr, is_plain);
  }
}

/// Both learners, under one assumption after the other, as workers ask them; with many solutions the first
/// hands over to the second.
TEST(Learner, FindsEachSolutionUnderTheAssumptionsOnce) {
  for (const bool is_plain : {true, false}) {
    for (const std::size_t most_excluded : {0U, 10U, 1000U}) {
      LatinSquare square(is_plain);
      const IntVar first = square.x[0], last = square.x[15];
      Statistics statistics;
      const SearchOptions options{.mode = SearchMode::free, .most_excluded = most_excluded};
      const auto learner = make_learner(square.store, {{square.x}}, options, statistics);
      std::set<Solution> found;
      const auto search = [&](const std::vector<Literal>& assumptions) {
        learner->assume(assumptions);
        while (learner->next({}) == SearchResult::solution) {
          for (const Literal fact : assumptions) ASSERT_EQ(square.store.truth(fact), Store::Truth::yes);
          found.insert(solution_of(square.store, square.x));
        }
        ASSERT_FALSE(learner->is_refuted() && found.size() < 100);
      };
      search({first.eq(1), last.ne(2)});
      search({first.eq(1), last.eq(2)});
      search({first.ge(2), first.le(3)});
      search({first.eq(4)});
      EXPECT_EQ(found.size(), is_plain ? 576U : 384U) << most_excluded;
    }
  }
}

TEST(Learner, GoesOnElsewhereWhenNothingIsLeft) {
  // With the first two of six queens at these places there is one solution, and nothing to decide.
  for (const std::size_t most_excluded : {0U, 100U}) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 6, Consistency::value);
    Statistics statistics;
    const SearchOptions options{.mode = SearchMode::free, .most_excluded = most_excluded};
    const auto learner = make_learner(store, {{queens}}, options, statistics);
    for (const auto& [first, second] : {std::pair{2, 4}, {3, 6}, {4, 1}, {5, 3}}) {
      learner->assume(std::vector{queens[0].eq(first), queens[1].eq(second)});
      ASSERT_EQ(learner->next({}), SearchResult::solution) << first << " " << most_excluded;
      for (const std::vector<Literal>& part : learner->rest()) {
        learner->assume(part);
        EXPECT_EQ(learner->next({}), SearchResult::exhausted);
      }
    }
  }
}

TEST(Learner, TellsWhatIsLeftAndWhatOthersLearnt) {
  LatinSquare one(true), other(true);
  Statistics statistics;
  const SearchOptions options{.mode = SearchMode::free};
  ClausePool pool;
  const auto learner = make_learner(one.store, {{one.x}}, options, statistics);
  const auto second = make_learner(other.store, {{other.x}}, options, statistics);
  learner->share(pool, false);
  second->share(pool, false);
  const std::vector<Literal> half{one.x[0].le(2)};
  learner->assume(half);
  std::set<Solution> found;
  for (int i = 0; i < 5; ++i) {
    ASSERT_EQ(learner->next({}), SearchResult::solution);
    found.insert(solution_of(one.store, one.x));
  }
  EXPECT_EQ(learner->rest().size(), 1U);
  EXPECT_EQ(learner->rest().front(), half);
  // This clause does not follow from the model, so solutions tell whether the second search has taken it up.
  const std::vector<Literal> clause{one.x[0].ne(1), one.x[5].ne(1), one.x[10].ne(1)};
  pool.put(&pool, clause, 3);
  second->assume(std::vector{other.x[0].eq(1)});
  std::size_t count = 0;
  while (second->next({}) == SearchResult::solution) {
    const Solution solution = solution_of(other.store, other.x);
    EXPECT_FALSE(solution[5] == 1 && solution[10] == 1);
    ++count;
  }
  EXPECT_GT(count, 50U);
  EXPECT_LT(count, 144U);
}

}  // namespace
}  // namespace quadrille::test
