#include "cp/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cp/constraints.h"

namespace quadrille::cp {
namespace {

using Result = Search::Result;
using Solution = std::vector<Value>;

constexpr VariableOrder kVariableOrders[] = {VariableOrder::input,    VariableOrder::first_fail,
                                             VariableOrder::smallest, VariableOrder::largest,
                                             VariableOrder::dom_wdeg, VariableOrder::random};
constexpr ValueOrder kValueOrders[] = {ValueOrder::min,   ValueOrder::max,    ValueOrder::middle,
                                       ValueOrder::split, ValueOrder::random, ValueOrder::phase};

/// Queens on the rows, columns and diagonals of an n x n board: variable i is the row of the queen in column
/// i.
std::vector<IntVar> post_queens(Store& store, int n, Consistency consistency) {
  std::vector<IntVar> rows;
  std::vector<IntVar> rising;
  std::vector<IntVar> falling;
  for (int i = 0; i < n; ++i) {
    rows.push_back(store.new_variable(1, n));
    rising.push_back(rows.back() + i);
    falling.push_back(rows.back() - i);
  }
  for (const std::vector<IntVar>& line : {rows, rising, falling})
    store.post(all_different(store, line, consistency));
  return rows;
}

Solution solution_of(const Store& store, const std::vector<IntVar>& variables) {
  Solution solution;
  for (const IntVar x : variables) solution.push_back(store.value(x));
  return solution;
}

/// All solutions, in the order in which they are found.
std::vector<Solution> all_solutions(Store& store, const std::vector<IntVar>& variables, Branching branching,
                                    const SearchOptions& options = {}) {
  branching.variables = variables;
  Search search(store, {branching}, options);
  std::vector<Solution> solutions;
  while (search.next() == Result::solution) solutions.push_back(solution_of(store, variables));
  EXPECT_EQ(search.next(), Result::exhausted);
  EXPECT_EQ(search.statistics().solutions, solutions.size());
  return solutions;
}

std::set<Solution> as_set(const std::vector<Solution>& solutions) {
  const std::set<Solution> set(solutions.begin(), solutions.end());
  EXPECT_EQ(set.size(), solutions.size()) << "a solution was found twice";
  return set;
}

TEST(Search, CountsQueens) {
  const std::vector<std::size_t> counts{2, 10, 4, 40, 92};
  for (const Consistency consistency :
       {Consistency::value, Consistency::bounds, Consistency::domain, Consistency::automatic}) {
    for (int n = 4; n <= 8; ++n) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, n, consistency);
      EXPECT_EQ(as_set(all_solutions(store, queens, {})).size(), counts[static_cast<std::size_t>(n - 4)]);
    }
  }
}

TEST(Search, FindsTheSameSolutionsInWhateverOrder) {
  std::set<Solution> due;
  for (const VariableOrder variable_order : kVariableOrders) {
    for (const ValueOrder value_order : kValueOrders) {
      for (const bool limited_discrepancy : {false, true}) {
        Store store;
        const std::vector<IntVar> queens = post_queens(store, 6, Consistency::automatic);
        const std::set<Solution> found = as_set(all_solutions(
            store, queens, {{}, variable_order, value_order}, {.limited_discrepancy = limited_discrepancy}));
        if (due.empty()) due = found;
        EXPECT_EQ(found, due) << static_cast<int>(variable_order) << " " << static_cast<int>(value_order);
      }
    }
  }
  EXPECT_EQ(due.size(), 4U);
}

TEST(Search, FollowsTheVariableOrder) {
  const auto first_fixed = [](VariableOrder order) {
    Store store;
    const std::vector<IntVar> x{store.new_variable(4, 9), store.new_variable(2, 5),
                                store.new_variable(3, 30)};
    Search search(store, {{x, order, ValueOrder::split}}, {.limits = {.nodes = 2}});
    EXPECT_EQ(search.next(), Result::limit);
    const auto touched = std::find_if(x.begin(), x.end(), [&](IntVar y) {
      return store.domains().min_at(y.id(), 0) != store.min(y) ||
             store.domains().max_at(y.id(), 0) != store.max(y);
    });
    return touched - x.begin();
  };
  EXPECT_EQ(first_fixed(VariableOrder::input), 0);
  EXPECT_EQ(first_fixed(VariableOrder::first_fail), 1);
  EXPECT_EQ(first_fixed(VariableOrder::smallest), 1);
  EXPECT_EQ(first_fixed(VariableOrder::largest), 2);
}

TEST(Search, FollowsTheValueOrder) {
  const auto values = [](ValueOrder order) {
    Store store;
    const IntVar x = store.new_variable(std::vector<Value>{1, 2, 3, 7});
    std::vector<Value> found;
    for (const Solution& s : all_solutions(store, {x}, {{}, VariableOrder::input, order}))
      found.push_back(s[0]);
    return found;
  };
  EXPECT_EQ(values(ValueOrder::min), (std::vector<Value>{1, 2, 3, 7}));
  EXPECT_EQ(values(ValueOrder::max), (std::vector<Value>{7, 3, 2, 1}));
  EXPECT_EQ(values(ValueOrder::middle), (std::vector<Value>{3, 2, 1, 7}));
  EXPECT_EQ(values(ValueOrder::split), (std::vector<Value>{1, 2, 3, 7}));
}

TEST(Search, TakesBranchingsOneAfterTheOther) {
  Store store;
  const IntVar x = store.new_variable(0, 1);
  const IntVar y = store.new_variable(0, 1);
  Search search(store, {{{y}, VariableOrder::input, ValueOrder::max}, {{x}, VariableOrder::input}});
  std::vector<Solution> found;
  while (search.next() == Result::solution) found.push_back(solution_of(store, {x, y}));
  EXPECT_EQ(found, (std::vector<Solution>{{0, 1}, {1, 1}, {0, 0}, {1, 0}}));
}

TEST(Search, RepeatsItselfForASeed) {
  const auto run = [](std::uint64_t seed) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
    return all_solutions(store, queens, {{}, VariableOrder::random, ValueOrder::random}, {.seed = seed});
  };
  EXPECT_EQ(run(1), run(1));
  EXPECT_NE(run(1), run(2));
}

TEST(Search, DepartsFromTheValueOrderAsLittleAsPossible) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4; ++i) x.push_back(store.new_boolean());
  const std::vector<Solution> found =
      all_solutions(store, x, {{}, VariableOrder::input, ValueOrder::min}, {.limited_discrepancy = true});
  ASSERT_EQ(found.size(), 16U);
  const auto ones = [](const Solution& s) { return std::count(s.begin(), s.end(), 1); };
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end(),
                             [&](const Solution& a, const Solution& b) { return ones(a) < ones(b); }));
}

TEST(Search, RestartsUntilItFindsASolution) {
  for (const Restarts& restarts :
       {Restarts{Restarts::Kind::luby, 2, 0}, Restarts{Restarts::Kind::geometric, 2, 1.3}}) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 20, Consistency::value);
    Search search(store, {{queens, VariableOrder::dom_wdeg, ValueOrder::random}}, {.restarts = restarts});
    ASSERT_EQ(search.next(), Result::solution);
    EXPECT_GT(search.statistics().restarts, 0U);
    store.post(all_different(store, queens, Consistency::value));
    EXPECT_TRUE(store.propagate());
  }
}

TEST(Search, KnowsAfterRestartsThatThereIsNoSolution) {
  for (const Restarts::Kind kind : {Restarts::Kind::luby, Restarts::Kind::geometric}) {
    Store store;
    std::vector<IntVar> pigeons;
    for (int i = 0; i < 5; ++i) pigeons.push_back(store.new_variable(1, 4));
    store.post(all_different(store, pigeons, Consistency::value));
    Search search(store, {{pigeons}}, {.restarts = {kind, 1, 1.5}});
    EXPECT_EQ(search.next(), Result::exhausted);
    EXPECT_GT(search.statistics().restarts, 0U);
  }
}

TEST(Search, DoesNotStartAgainOnceItIsExhausted) {
  Store store;
  const IntVar x = store.new_variable(0, 2);
  Search search(store, {{{x}}});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(search.next(), Result::solution);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(search.next(), Result::exhausted);
}

TEST(Search, LeavesTheStoreAsItWas) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 6, Consistency::value);
  store.push();
  ASSERT_TRUE(store.assign(queens[0], 2));
  for (int i = 0; i < 2; ++i) {
    Search search(store, {{queens}});
    EXPECT_EQ(search.next(), Result::solution);
    EXPECT_GT(store.level(), 1U);
  }
  EXPECT_EQ(store.level(), 1U);
  EXPECT_TRUE(store.is_fixed(queens[0]));
  store.pop();
  EXPECT_EQ(all_solutions(store, queens, {}).size(), 4U);
}

TEST(Search, RemembersWhatIsPostedWhenItGoesBackToTheRoot) {
  Store store;
  const IntVar x = store.new_variable(1, 1);
  const IntVar y = store.new_variable(1, 1);
  const IntVar z = store.new_variable(0, 9);
  store.post(not_equal(x, y));
  for (int i = 0; i < 2; ++i) {
    Search search(store, {{{x, y, z}}});
    EXPECT_EQ(search.next(), Result::exhausted);
  }
}

TEST(Search, RemembersWhatWasDecidedBeforeItWhenItRestarts) {
  Store store;
  const IntVar x = store.new_variable(0, 1);
  const IntVar y = store.new_variable(0, 1);
  const IntVar z = store.new_variable(0, 1);
  store.post(not_equal(x, y));
  ASSERT_TRUE(store.propagate());
  store.push();
  ASSERT_TRUE(store.assign(x, 1));
  const std::vector<Solution> found =
      all_solutions(store, {x, y, z}, {{}, VariableOrder::input}, {.limited_discrepancy = true});
  EXPECT_EQ(as_set(found), (std::set<Solution>{{1, 0, 0}, {1, 0, 1}}));
}

}  // namespace
}  // namespace quadrille::cp
