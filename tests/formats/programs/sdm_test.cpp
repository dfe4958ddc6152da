#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Sdm, ReadsAPuzzleALine) {
  const auto items =
      read_all("sdm", "#DA collection\n" + std::string(kGivens) + "\n" + std::string(kGivens) + "\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(givens_of(*items[1].puzzle), kGivens);
}

TEST(Sdm, HoldsNoOtherSizes) {
  EXPECT_TRUE(find_format("sdm")->holds(sample_puzzle()));
  EXPECT_FALSE(find_format("sdm")->holds(Puzzle(5)));
  EXPECT_TRUE(find_format("line")->holds(Puzzle(5)));
}

}  // namespace
}  // namespace quadrille::formats
