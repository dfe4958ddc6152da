#include <gtest/gtest.h>

#include <algorithm>

#include "cp/constraints/distinct.h"
#include "cp/store.h"

namespace quadrille::cp {
namespace {

class Families : public testing::Test {
 protected:
  std::vector<IntVar> variables(std::size_t count, Value min, Value max) {
    std::vector<IntVar> result;
    for (std::size_t i = 0; i < count; ++i) result.push_back(store.new_variable(min, max));
    return result;
  }
  void post(const std::vector<IntVar>& house, Consistency consistency = Consistency::domain) {
    store.post(all_different(store, house, consistency));
  }
  /// Rows, columns and boxes of 2x2.
  void post_sudoku(const std::vector<IntVar>& cells, Consistency consistency) {
    for (std::size_t i = 0; i < 4; ++i) {
      post({cells[4 * i], cells[4 * i + 1], cells[4 * i + 2], cells[4 * i + 3]}, consistency);
      post({cells[i], cells[i + 4], cells[i + 8], cells[i + 12]}, consistency);
    }
    for (const std::size_t i : {0U, 2U, 8U, 10U})
      post({cells[i], cells[i + 1], cells[i + 4], cells[i + 5]}, consistency);
  }

  Store store;
};

TEST_F(Families, OfRowsColumnsAndBoxesCrossTwice) {
  const auto cells = variables(16, 1, 4);
  post_sudoku(cells, Consistency::automatic);
  const auto crossings = all_crossings(store);
  ASSERT_EQ(crossings.size(), 2U);
  for (const auto& one : crossings) EXPECT_EQ(one->scope().size(), cells.size());
}

TEST_F(Families, AreOfDomainConsistentPermutationsAlone) {
  post_sudoku(variables(16, 1, 4), Consistency::value);
  post_sudoku(variables(16, 1, 4), Consistency::bounds);
  post_sudoku(variables(16, 1, 5), Consistency::domain);
  EXPECT_TRUE(all_crossings(store).empty());
}

TEST_F(Families, OfDifferentOriginsDoNotMix) {
  post_sudoku(variables(16, 1, 4), Consistency::domain);
  post_sudoku(variables(16, 2, 5), Consistency::domain);
  EXPECT_EQ(all_crossings(store).size(), 4U);
}

TEST_F(Families, OfALatinSquareDoNotCross) {
  const auto cells = variables(9, 1, 3);
  for (std::size_t i = 0; i < 3; ++i) {
    post({cells[3 * i], cells[3 * i + 1], cells[3 * i + 2]});
    post({cells[i], cells[i + 3], cells[i + 6]});
  }
  EXPECT_TRUE(all_crossings(store).empty());
}

TEST_F(Families, OfHousesWithValuesOfTheirOwn) {
  // a b c | d e      a row {1..5}, with the second house {a, b, c, f} of {1..4} crossing it, as where a 5 is
  //   f              given there.
  const auto row = variables(5, 1, 5);
  const IntVar f = store.new_variable(1, 5);
  for (const IntVar x : {row[0], row[1], row[2], f}) ASSERT_TRUE(store.remove(x, 5));
  post(row);
  post({row[0], row[1], row[2], f});
  auto crossings = all_crossings(store);
  ASSERT_EQ(crossings.size(), 1U);
  store.post(std::move(crossings.front()));
  // The row can take 1 only where the houses cross.
  ASSERT_TRUE(store.remove(row[3], 1) && store.remove(row[4], 1));
  ASSERT_TRUE(store.propagate());
  EXPECT_FALSE(store.contains(f, 1));
  EXPECT_TRUE(store.contains(row[0], 1));
}

TEST_F(Families, OfHousesWithinOthersDoNotCross) {
  const auto house = variables(3, 1, 3);
  post(house);
  post({house[2], house[0], house[1]});
  EXPECT_TRUE(all_crossings(store).empty());
}

TEST_F(Families, AreSixteenAtMost) {
  // Twenty houses, each of which meets all others; those of each two have two variables in common.
  const auto common = variables(2, 1, 3);
  for (int i = 0; i < 20; ++i) post({common[0], common[1], store.new_variable(1, 3)});
  EXPECT_EQ(all_crossings(store).size(), 16U * 15U / 2U);
}

}  // namespace
}  // namespace quadrille::cp
