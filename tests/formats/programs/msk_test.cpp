#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(Msk, ReadsAndWritesRows) {
  const auto items = read_all("msk", "12\n21\n\n..\n1.\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(givens_of(*items[1].puzzle), "..1.");
  EXPECT_EQ(written("msk", *items[1].puzzle), "..\n1.\n");
}

TEST(Msk, GoesOnBehindTheParagraphOfAMistake) {
  const auto items = read_all("msk", "12\n2\n12\n\n12\n21\n");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_FALSE(items[0].puzzle);
  EXPECT_TRUE(items[1].puzzle);
}

}  // namespace
}  // namespace quadrille::formats
