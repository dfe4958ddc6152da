#include "cp/brancher.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;
using Result = Search::Result;

constexpr VariableOrder kVariableOrders[] = {
    VariableOrder::input,      VariableOrder::first_fail, VariableOrder::anti_first_fail,
    VariableOrder::smallest,   VariableOrder::largest,    VariableOrder::occurrence,
    VariableOrder::max_regret, VariableOrder::dom_wdeg,   VariableOrder::most_constrained,
    VariableOrder::random,     VariableOrder::crowded};
constexpr ValueOrder kValueOrders[] = {
    ValueOrder::min,           ValueOrder::max,          ValueOrder::middle,   ValueOrder::median,
    ValueOrder::split,         ValueOrder::random,       ValueOrder::phase,    ValueOrder::not_min,
    ValueOrder::reverse_split, ValueOrder::split_random, ValueOrder::interval, ValueOrder::not_max,
    ValueOrder::not_median,    ValueOrder::not_random};

TEST(Brancher, FindsTheSameSolutionsInWhateverOrder) {
  std::set<Solution> due;
  for (const VariableOrder variable_order : kVariableOrders) {
    for (const ValueOrder value_order : kValueOrders) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, 6, Consistency::automatic);
      const std::vector<Solution> found = all_solutions(store, queens, variable_order, value_order);
      const std::set<Solution> set(found.begin(), found.end());
      if (due.empty()) due = set;
      EXPECT_EQ(set, due) << static_cast<int>(variable_order) << " " << static_cast<int>(value_order);
    }
  }
  EXPECT_EQ(due.size(), 4U);
}

TEST(Brancher, FollowsTheVariableOrder) {
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
  EXPECT_EQ(first_fixed(VariableOrder::anti_first_fail), 2);
  EXPECT_EQ(first_fixed(VariableOrder::smallest), 1);
  EXPECT_EQ(first_fixed(VariableOrder::largest), 2);
}

Literal first_decision(Store& store, Branching branching) {
  return Brancher(store, {std::move(branching)}, 1).choose()->decision;
}

using Extent = std::pair<Value, Value>;

/// The variable that is taken of four: the first two see both others, in which the second finds its values
/// twice, the first once.
VariableId most_crowded(const std::vector<Extent>& bounds, bool one_origin, std::vector<IntVar>& x) {
  Store store;
  for (const auto& [min, max] : bounds) {
    x.push_back(one_origin ? store.new_variable(1, 5) : store.new_variable(min, max));
    EXPECT_TRUE(store.at_least(x.back(), min) && store.at_most(x.back(), max));
  }
  EXPECT_EQ(store.domains().have_one_origin(), one_origin);
  for (const std::size_t i : {0U, 1U})
    for (const std::size_t j : {2U, 3U}) store.post(not_equal(x[i], x[j]));
  return Brancher(store, {{x, VariableOrder::crowded, ValueOrder::min}}, 1).choose()->decision.variable;
}

TEST(Brancher, OfTheFewestValuesTakesTheMostCrowded) {
  for (const bool one_origin : {false, true}) {
    for (const std::vector<Extent>& bounds : {std::vector<Extent>{{1, 2}, {4, 5}, {1, 5}, {3, 5}},
                                              std::vector<Extent>{{4, 5}, {1, 2}, {1, 5}, {1, 3}}}) {
      std::vector<IntVar> x;
      const VariableId taken = most_crowded(bounds, one_origin, x);
      EXPECT_EQ(taken, x[1].id()) << one_origin;
    }
  }
}

TEST(Brancher, WideConstraintsMakeNoCrowd) {
  Store store;
  std::vector<IntVar> x;
  std::vector<Term> terms;
  for (int i = 0; i < 302; ++i) x.push_back(store.new_variable(1, 5));
  for (int i = 0; i < 300; ++i) terms.push_back({1, x[static_cast<std::size_t>(i)]});
  store.post(linear(terms, Comparison::at_most, 900));
  store.post(not_equal(x[300], x[301]));
  EXPECT_EQ(first_decision(store, {x, VariableOrder::crowded, ValueOrder::min}).variable, x[300].id());
}

TEST(Brancher, TakesWhatHasFailedMostForItsValues) {
  Store store;
  const IntVar x = store.new_variable(1, 5), y = store.new_variable(1, 5), z = store.new_variable(1, 5);
  store.post(not_equal(y, z));
  ASSERT_TRUE(store.propagate());
  const Branching branching{{x, y}, VariableOrder::dom_wdeg};
  EXPECT_EQ(first_decision(store, branching).variable, x.id());
  store.push();
  ASSERT_TRUE(store.assign(y, 2) && store.assign(z, 2));
  EXPECT_FALSE(store.propagate());
  store.pop();
  EXPECT_EQ(first_decision(store, branching).variable, y.id());
}

TEST(Brancher, FollowsTheValueOrder) {
  const auto values = [](ValueOrder order) {
    Store store;
    const IntVar x = new_variable(store, std::vector<Value>{1, 2, 3, 7});
    std::vector<Value> found;
    for (const Solution& s : all_solutions(store, {x}, VariableOrder::input, order)) found.push_back(s[0]);
    return found;
  };
  EXPECT_EQ(values(ValueOrder::min), (std::vector<Value>{1, 2, 3, 7}));
  EXPECT_EQ(values(ValueOrder::max), (std::vector<Value>{7, 3, 2, 1}));
  EXPECT_EQ(values(ValueOrder::middle), (std::vector<Value>{3, 2, 1, 7}));
  EXPECT_EQ(values(ValueOrder::median), (std::vector<Value>{2, 3, 1, 7}));
  EXPECT_EQ(values(ValueOrder::split), (std::vector<Value>{1, 2, 3, 7}));
  EXPECT_EQ(values(ValueOrder::reverse_split), (std::vector<Value>{7, 3, 2, 1}));
  EXPECT_EQ(values(ValueOrder::interval), (std::vector<Value>{1, 2, 3, 7}));
  EXPECT_EQ(values(ValueOrder::not_min), (std::vector<Value>{7, 3, 2, 1}));
  EXPECT_EQ(values(ValueOrder::not_max), (std::vector<Value>{1, 2, 3, 7}));
  EXPECT_EQ(values(ValueOrder::not_median), (std::vector<Value>{7, 1, 3, 2}));
}

TEST(Brancher, CutsAtTheFirstGap) {
  Store store;
  const IntVar x = new_variable(store, std::vector<Value>{1, 2, 3, 7});
  EXPECT_EQ(first_decision(store, {{x}, VariableOrder::input, ValueOrder::interval}), x.le(3));
  EXPECT_EQ(first_decision(store, {{-x}, VariableOrder::input, ValueOrder::interval}), x.ge(7));
}

TEST(Brancher, CountsConstraintsAndRegret) {
  Store store;
  const IntVar x = new_variable(store, std::vector<Value>{1, 2, 9});
  const IntVar y = new_variable(store, std::vector<Value>{1, 5, 6});
  const IntVar z = store.new_variable(0, 2);
  store.post(not_equal(x, z));
  store.post(not_equal(y, z));
  EXPECT_EQ(first_decision(store, {{x, y, z}, VariableOrder::occurrence}).variable, z.id());
  EXPECT_EQ(first_decision(store, {{x, y, z}, VariableOrder::most_constrained}).variable, z.id());
  EXPECT_EQ(first_decision(store, {{x, y, z}, VariableOrder::max_regret}).variable, y.id());
  EXPECT_EQ(first_decision(store, {{-x, -y, -z}, VariableOrder::max_regret}).variable, x.id());
}

TEST(Brancher, FollowsHintsWhereItCan) {
  Store store;
  const std::vector<IntVar> x{store.new_variable(0, 3), store.new_variable(0, 3)};
  Search search(store, {{.variables = x, .hints = {7, 2}}, {.variables = x}});
  ASSERT_EQ(search.next(), Result::solution);
  EXPECT_EQ(solution_of(store, x), (Solution{0, 2}));
  int count = 1;
  while (search.next() == Result::solution) ++count;
  EXPECT_EQ(count, 16);
}

TEST(Brancher, FindsOneSolutionForAllValuesOfAuxiliaryVariables) {
  Store store;
  const IntVar x = store.new_variable(0, 2);
  const IntVar y = store.new_variable(0, 2);
  const IntVar z = store.new_variable(0, 2);
  store.post(all_different(store, {y, z}, Consistency::automatic));
  store.post(linear({{1, x}, {-1, y}}, Comparison::at_most, 0));
  Search search(store, {{.variables = {x}}, {.variables = {y, z}, .is_auxiliary = true}});
  std::vector<Value> found;
  while (search.next() == Result::solution) found.push_back(store.value(x));
  EXPECT_EQ(found, (std::vector<Value>{0, 1, 2}));
}

TEST(Brancher, TakesBranchingsOneAfterTheOther) {
  Store store;
  const IntVar x = store.new_variable(0, 1);
  const IntVar y = store.new_variable(0, 1);
  Search search(store, {{{y}, VariableOrder::input, ValueOrder::max}, {{x}, VariableOrder::input}});
  std::vector<Solution> found;
  while (search.next() == Result::solution) found.push_back(solution_of(store, {x, y}));
  EXPECT_EQ(found, (std::vector<Solution>{{0, 1}, {1, 1}, {0, 0}, {1, 0}}));
}

TEST(Brancher, RepeatsItselfForASeed) {
  const auto run = [](std::uint64_t seed) {
    Store store;
    const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
    return all_solutions(store, queens, VariableOrder::random, ValueOrder::random, {.seed = seed});
  };
  EXPECT_EQ(run(1), run(1));
  EXPECT_NE(run(1), run(2));
}

}  // namespace
}  // namespace quadrille::test
