// The search of examples/engine against the engine's own.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include <engine/dfs.h>

#include "base/random.h"
#include "cp/constraints/constraints.h"
#include "cp/search/search.h"
#include "support/base/rounds.h"
#include "support/cp/small_models.h"

namespace quadrille {
namespace {

/// A few variables, and a few constraints on some of them.
std::vector<cp::IntVar> post_random_model(cp::Store& store, Random& random) {
  std::vector<cp::IntVar> x;
  const auto count = 2 + random.below(4);
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto min = static_cast<cp::Value>(random.below(4)) - 2;
    x.push_back(store.new_variable(min, min + static_cast<cp::Value>(random.below(4))));
  }
  const auto any = [&] { return x[random.below(x.size())]; };
  for (std::uint64_t i = 0; i < count; ++i) {
    switch (random.below(4)) {
      case 0: store.post(cp::all_different(store, {x[0], x[1], x.back() + 1}, cp::Consistency::value)); break;
      case 1: store.post(cp::not_equal(any(), any() + 1)); break;
      case 2:
        store.post(cp::linear({{2, any()}, {-1, any()}, {1, any()}}, cp::Comparison::at_most, 3));
        break;
      default: store.post(cp::clause({any().eq(1), any().ge(0), any().ne(2)})); break;
    }
  }
  return x;
}

TEST(Dfs, FindsWhatTheEnginesSearchFinds) {
  Random random(2026);
  std::size_t none = 0, several = 0;
  for (int round = 0; round < test::rounds(400); ++round) {
    cp::Store store;
    const std::vector<cp::IntVar> x = post_random_model(store, random);
    std::vector<test::Solution> found;
    EXPECT_TRUE(teaching::dfs(store, x, [&] {
      found.push_back(test::solution_of(store, x));
      return true;
    }));
    EXPECT_EQ(store.level(), 0U);
    std::vector<test::Solution> expected =
        test::all_solutions(store, x, cp::VariableOrder::first_fail, cp::ValueOrder::min);
    EXPECT_EQ(found, expected) << "in the same order";
    none += found.empty() ? 1 : 0;
    several += found.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(none, 0U);
  EXPECT_GT(several, 20U);
}

TEST(Dfs, EndsWhenNoMoreIsWanted) {
  cp::Store store;
  const std::vector<cp::IntVar> queens = test::post_queens(store, 8, cp::Consistency::value);
  int found = 0;
  EXPECT_FALSE(teaching::dfs(store, queens, [&] { return ++found < 5; }));
  EXPECT_EQ(found, 5);
  EXPECT_EQ(store.level(), 0U);
}

TEST(Dfs, FindsAllQueens) {
  cp::Store store;
  const std::vector<cp::IntVar> queens = test::post_queens(store, 8, cp::Consistency::domain);
  int found = 0;
  EXPECT_TRUE(teaching::dfs(store, queens, [&] { return ++found > 0; }));
  EXPECT_EQ(found, 92);
}

}  // namespace
}  // namespace quadrille
