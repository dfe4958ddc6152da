#include <gtest/gtest.h>

#include "cp/constraints/tables.h"
#include "support/base/rounds.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::Store;
using cp::Value;

using Rows = std::vector<std::vector<Word>>;

Subject rows_subject(const Rows& rows) {
  return {.make = [=](const Store&, const std::vector<IntVar>& x) { return cp::table_of_sets(x, rows); },
          .promise = Promise::domain};
}

TEST(TableOfSets, IsRightOnAllSmallDomains) {
  EXPECT_EQ(violation_on_all(rows_subject({}), 2, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(rows_subject({{}}), 0, 0, 2), std::nullopt);
  EXPECT_EQ(violation_on_all(rows_subject({{0b0011, 0b0100}, {0b0110, 0b1000}, {0b1000, 0b0001}}), 2, 0, 4),
            std::nullopt);
  EXPECT_EQ(
      violation_on_all(rows_subject({{0b011, 0b011, 0b001}, {0b110, 0b010, 0b110}, {0, 1, 1}}), 3, 0, 3),
      std::nullopt);
}

TEST(TableOfSets, IsRightOnRandomRows) {
  Random random(3);
  for (int i = 0; i < rounds(60); ++i) {
    const std::size_t arity = 1 + random.below(4);
    Rows rows(random.below(9), std::vector<Word>(arity));
    for (std::vector<Word>& row : rows)
      for (Word& set : row) set = random.next() & random.next() & 0b11111;
    EXPECT_EQ(violation_on_random(rows_subject(rows), {.arity = arity, .lowest = -2}, 6), std::nullopt);
    const SettingShape repeated{.arity = arity, .lowest = -2, .with_repeats = true};
    EXPECT_EQ(violation_on_random(rows_subject(rows), repeated, 6), std::nullopt);
  }
}

TEST(TableOfSets, TakesValuesUpTo63) {
  Store store;
  const IntVar x = store.new_variable(-5, 100), y = store.new_variable(1, 63);
  store.post(cp::table_of_sets({x, y}, {{bit(0) | bit(63), bit(2)}, {bit(40), bit(62) | bit(63)}}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), 0);
  EXPECT_EQ(store.max(x), 63);
  ASSERT_TRUE(store.at_least(y, 3) && store.propagate());
  EXPECT_EQ(store.value(x), 40);
  EXPECT_EQ(store.min(y), 62);
}

}  // namespace
}  // namespace quadrille::test
