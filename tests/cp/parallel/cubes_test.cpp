#include "cp/parallel/cubes.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

bool is_in(const Cube& cube, const Solution& solution) {
  return std::ranges::all_of(cube, [&](Literal fact) { return fact.holds_for(solution[fact.variable]); });
}

std::vector<Cube> cubes_of_queens(int n, const std::vector<double>& activities, std::size_t count) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, n, Consistency::value);
  EXPECT_TRUE(store.propagate());
  std::vector<Cube> cubes = cut_into_cubes(store, queens, activities, count, [] { return false; });
  EXPECT_EQ(store.level(), 0U);
  EXPECT_EQ(store.count(queens[0]), static_cast<std::uint64_t>(n));
  return cubes;
}

TEST(Cubes, HoldEachSolutionOnce) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
  const std::vector<Solution> solutions =
      all_solutions(store, queens, VariableOrder::input, ValueOrder::min, {});
  for (const std::vector<double>& activities : {std::vector<double>{}, {0, 5, 1, 9, 9, 2, 3}}) {
    for (const std::size_t count : {1U, 2U, 10U, 30U, 1000U}) {
      const std::vector<Cube> cubes = cubes_of_queens(7, activities, count);
      EXPECT_GE(cubes.size(), std::min<std::size_t>(count, solutions.size()));
      for (const Solution& solution : solutions)
        EXPECT_EQ(std::ranges::count_if(cubes, [&](const Cube& c) { return is_in(c, solution); }), 1);
    }
  }
}

TEST(Cubes, SplitWhereConflictsAreManyAndValuesFew) {
  for (const Cube& cube : cubes_of_queens(7, {0, 0, 0, 0, 1, 0, 0}, 7)) EXPECT_EQ(cube[0].variable, 4U);
  for (const Cube& cube : cubes_of_queens(7, {}, 7)) EXPECT_EQ(cube[0].variable, 0U);
}

TEST(Cubes, AreNoneWherePropagationRefutesAll) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 3; ++i) x.push_back(store.new_variable(1, 2));
  store.post(all_different(store, x, Consistency::value));
  ASSERT_TRUE(store.propagate());
  EXPECT_TRUE(cut_into_cubes(store, x, {}, 10, [] { return false; }).empty());
}

TEST(Cubes, AreCutNoFurtherOnceStopped) {
  Store store;
  const std::vector<IntVar> queens = post_queens(store, 7, Consistency::value);
  ASSERT_TRUE(store.propagate());
  // It asks before it cuts a cube, and before each part of it. A cube whose cutting is stopped stays whole.
  for (const auto& [most, cubes] : {std::pair{1, 1U}, {7, 1U}, {8, 7U}}) {
    int looks = 0;
    EXPECT_EQ(cut_into_cubes(store, queens, {}, 1000, [&] { return ++looks > most; }).size(), cubes) << most;
  }
}

}  // namespace
}  // namespace quadrille::test
