#include "formats/cell_places.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::formats {
namespace {

std::string counted(int least, int greatest, int size = 0) {
  const auto places = cell_places(least, greatest, size);
  return places ? std::to_string(places->size) + " from " + std::to_string(places->first) : "unknown";
}

TEST(CellPlaces, CountFromZeroOrOne) {
  EXPECT_EQ(counted(0, 8), "9 from 0");
  EXPECT_EQ(counted(0, 7), "9 from 0");
  EXPECT_EQ(counted(1, 9), "9 from 1");
  EXPECT_EQ(counted(0, 9), "12 from 0");
  EXPECT_EQ(counted(1, 8), "unknown");
  EXPECT_EQ(counted(0, 25), "unknown");
}

TEST(CellPlaces, KeepToTheSize) {
  EXPECT_EQ(counted(0, 3, 9), "9 from 0");
  EXPECT_EQ(counted(1, 7, 7), "7 from 1");
  EXPECT_EQ(counted(1, 3, 9), "unknown");
  EXPECT_EQ(counted(0, 9, 9), "unknown");
}

}  // namespace
}  // namespace quadrille::formats
