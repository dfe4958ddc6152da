#include "sudoku/conditions/table.h"

#include <gtest/gtest.h>

#include "cp/store.h"
#include "support/base/rounds.h"
#include "support/sudoku/condition_harness.h"

namespace quadrille::sudoku {
namespace {

/// Of size 3: 1 and 2 in this order; or two cells from 2 on.
Table two_rows(int first, int second) { return {{first, second}, {{0b001, 0b010}, {0b110, 0b110}}}; }

TEST(Table, NamesTwoGivensThatAreInNoRow) {
  EXPECT_EQ(two_rows(3, 0).clash({1, 0, 0, 2}), (std::pair{0, 3}));
  EXPECT_EQ(two_rows(3, 0).clash({2, 0, 0, 1}), std::nullopt);
  EXPECT_EQ(two_rows(3, 0).clash({1, 0, 0, 0}), std::nullopt);
  const Table three{{0, 1, 2}, {{0b01, 0b01, 0b01}, {0b10, 0b01, 0b10}}};
  EXPECT_EQ(three.clash({1, 0, 2}), (std::pair{0, 2}));
  EXPECT_EQ(three.clash({0, 1, 2}), std::nullopt);
}

TEST(Table, LeavesTheDigitsOfPossibleRows) {
  std::vector<Digits> candidates{0b111, 0b111, 0b111};
  two_rows(2, 0).narrow({0, 0, 0}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b110, 0b111, 0b111}));
  two_rows(2, 0).narrow({0, 0, 1}, candidates);
  EXPECT_EQ(candidates, (std::vector<Digits>{0b010, 0b111, 0b001}));
}

TEST(Table, CountsTheCellsThatMissTheNearestRow) {
  EXPECT_EQ(two_rows(0, 1).breaches({3, 2}), 0);
  EXPECT_EQ(two_rows(0, 1).breaches({1, 1}), 1);
  EXPECT_EQ((Table{{0, 1}, {{0b01, 0b01}}}.breaches({2, 2})), 2);
  EXPECT_EQ((Table{{0, 1}, {}}.breaches({2, 2})), 3);
}

TEST(Table, SaysWhatItIs) {
  EXPECT_EQ(two_rows(0, 4).sentence(3), "r1c1 r2c2 one of 1-2 (2 3)-(2 3)");
  EXPECT_EQ((Table{{0, 4}, std::vector<Table::Row>(13, {0b1, 0b1})}.sentence(3)),
            "r1c1 r2c2 in one of 13 rows");
}

TEST(Table, IsPostedAsTuplesWhereItsSetsHaveOneDigitEach) {
  cp::Store store;
  const std::vector<cp::IntVar> cells{store.new_variable(1, 3), store.new_variable(1, 3)};
  EXPECT_EQ(two_rows(0, 1).constraint(store, cells, {})->name(), "table_of_sets");
  EXPECT_EQ((Table{{0, 1}, {{0b001, 0b010}, {0b100, 0b001}}}.constraint(store, cells, {})->name()), "table");
}

/// Rows of sets in a grid of size 2; one in three times, of single digits.
TEST(Table, IsTakenForWhatItMeansByAll) {
  Random random(5);
  for (int round = 0; round < test::rounds(120); ++round) {
    Conditions conditions{2, std::vector<Digits>(4, 0b11), {}};
    if (round % 4 == 0) conditions.candidates[2] = 0b01;
    Table table{{3, 0, 2}, {}};
    table.members.resize(1 + random.below(3));
    for (std::uint64_t rows = random.below(5); rows > 0; --rows)
      for (std::size_t i = 0; i < table.members.size(); ++i) {
        if (i == 0) table.rows.emplace_back();
        table.rows.back().push_back(1 + random.below(round % 3 == 0 ? 2 : 3));
      }
    conditions.list.push_back({table, std::make_shared<const Origin>(Origin{.label = "t"})});
    const auto accepts = [&](const Grid& grid) {
      if (round % 4 == 0 && grid[2] != 1) return false;
      for (const Table::Row& row : table.rows) {
        std::size_t inside = 0;
        for (std::size_t i = 0; i < row.size(); ++i) inside += row[i] >> (grid[at(table.members[i])] - 1) & 1;
        if (inside == row.size()) return true;
      }
      return false;
    };
    ASSERT_EQ(test::disagreement(conditions, test::any_grids(2, random), accepts, random), "")
        << table.sentence(2);
  }
}

}  // namespace
}  // namespace quadrille::sudoku
