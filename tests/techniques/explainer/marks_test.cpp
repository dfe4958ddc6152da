#include "techniques/explainer/marks.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::techniques::explainer {
namespace {

TEST(Marks, HousesHoldEachCellAtItsPlace) {
  for (int cell = 0; cell < kCells; ++cell)
    for (const Kind kind : kKinds) EXPECT_EQ(cell_at(house_of(cell, kind), place_of(cell, kind)), cell);
  EXPECT_EQ(house_of(40, Kind::block), 4);
  EXPECT_EQ(house_of(40, Kind::row), 13);
  EXPECT_EQ(house_of(40, Kind::column), 22);
}

TEST(Marks, PeersAreThoseOfTheBlockFirst) {
  const auto peers = peers_of(0);
  EXPECT_EQ(peers[0], 1);
  EXPECT_EQ(peers[8], 3);    // the rest of the row
  EXPECT_EQ(peers[14], 27);  // the rest of the column
  EXPECT_TRUE(see_each_other(0, 20));
  EXPECT_FALSE(see_each_other(0, 30));
}

TEST(Marks, CrossingsAreThePlacesInBothHouses) {
  EXPECT_EQ(crossing(0, 9), 0b000'000'111);   // the first block and the first row
  EXPECT_EQ(crossing(18, 0), 0b000'000'111);  // the first column and the first block
  EXPECT_EQ(crossing(0, 12), 0);
}

TEST(Marks, AValueLeavesNoMarks) {
  Marks marks("5" + std::string(80, '.'));
  EXPECT_FALSE(marks.is_open(0));
  EXPECT_EQ(marks.digits(0), 0);
  EXPECT_FALSE(marks.has(1, 4));
  EXPECT_FALSE(marks.has(72, 4));
  EXPECT_TRUE(marks.has(40, 4));
  EXPECT_EQ(marks.places(0, 4), 0);
  EXPECT_EQ(marks.open_count(0), 8);
  EXPECT_EQ(marks.value_count(4), 1);
  marks.remove({40, 4});
  EXPECT_FALSE(marks.has(40, 4));
  EXPECT_EQ(marks.places(4, 4), 0b111'101'111);
}

}  // namespace
}  // namespace quadrille::techniques::explainer
