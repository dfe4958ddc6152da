#include "cp/constraints/distinct/value_elimination.h"

#include <gtest/gtest.h>

namespace quadrille::cp {
namespace {

TEST(ValueElimination, StartsFromTheChangedOnesOnly) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 0; i < 4; ++i) x.push_back(store.new_variable(1, 9));
  ASSERT_TRUE(store.assign(x[0], 1) && store.assign(x[1], 2));
  ValueElimination elimination;
  ASSERT_TRUE(elimination.run(store, x, bit(1) | bit(3)));
  EXPECT_TRUE(store.contains(x[3], 1));
  EXPECT_FALSE(store.contains(x[3], 2));
}

TEST(ValueElimination, GoesOnWithWhatItFixes) {
  Store store;
  std::vector<IntVar> x;
  for (int i = 1; i <= 70; ++i) x.push_back(store.new_variable(1, i));
  ValueElimination elimination;
  ASSERT_TRUE(elimination.run(store, x, bit(0)));
  for (int i = 1; i <= 70; ++i) EXPECT_EQ(store.value(x[static_cast<std::size_t>(i - 1)]), i);
}

TEST(ValueElimination, NotesWhoHasTheValue) {
  Store store;
  const std::vector<IntVar> x{store.new_variable(1, 9), store.new_variable(5, 5), store.new_variable(1, 9)};
  ValueElimination elimination;
  ASSERT_TRUE(elimination.run(store, x, ~Word{0}));
  EXPECT_EQ(store.domains().change(store.domains().when(x[2].ne(5))).data, 1U);
}

TEST(ValueElimination, FailsOnTwoOfAValue) {
  Store store;
  const std::vector<IntVar> x{store.new_variable(5, 5), store.new_variable(5, 5)};
  ValueElimination elimination;
  EXPECT_FALSE(elimination.run(store, x, ~Word{0}));
}

TEST(ValueElimination, SeesAllViewsOfWhatItFixes) {
  Store store;
  const IntVar x = store.new_variable(1, 2);
  const IntVar y = store.new_variable(1, 9);
  ValueElimination elimination;
  ASSERT_TRUE(elimination.run(store, {store.new_variable(1, 1), x, x + 3, y}, ~Word{0}));
  for (const Value taken : {1, 2, 5}) EXPECT_FALSE(store.contains(y, taken));
}

}  // namespace
}  // namespace quadrille::cp
