#include "formats/rgb.h"

#include <gtest/gtest.h>

namespace quadrille::formats {
namespace {

TEST(Rgb, HasThreeParts) {
  const auto [red, green, blue] = rgb_of("#ff0a80");
  EXPECT_EQ(red, 255);
  EXPECT_EQ(green, 10);
  EXPECT_EQ(blue, 128);
}

TEST(Rgb, IsBlackWherePartsAreMissing) {
  EXPECT_EQ(rgb_of("").red, 0);
  EXPECT_EQ(rgb_of("#ff").red, 255);
  EXPECT_EQ(rgb_of("#ff1").green, 0);
}

}  // namespace
}  // namespace quadrille::formats
