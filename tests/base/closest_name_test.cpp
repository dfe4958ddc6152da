#include "base/closest_name.h"

#include <vector>

#include <gtest/gtest.h>

namespace quadrille {
namespace {

const std::vector<std::string> kNames{"solve", "count", "show", "mzn", "--limit", "--time-limit"};

TEST(ClosestName, ASlipOrTwoAreSeenThrough) {
  EXPECT_EQ(closest_name("sovle", kNames), "solve");
  EXPECT_EQ(closest_name("counnt", kNames), "count");
  EXPECT_EQ(closest_name("cuont", kNames), "count");
  EXPECT_EQ(closest_name("shwo", kNames), "show");
  EXPECT_EQ(closest_name("--limt", kNames), "--limit");
  EXPECT_EQ(closest_name("nzm", kNames), "");
}

TEST(ClosestName, TheBeginningOfANameIsEnough) {
  EXPECT_EQ(closest_name("sho", kNames), "show");
  EXPECT_EQ(closest_name("so", kNames), "solve");
  EXPECT_EQ(closest_name("--time", kNames), "--time-limit");
}

TEST(ClosestName, APartOfANameIsEnough) {
  const std::vector<std::string> names{"anti_knight", "anti_king", "killer_cage", "knits"};
  EXPECT_EQ(closest_name("knight", names), "anti_knight");
  EXPECT_EQ(closest_name("cage", names), "killer_cage");
  EXPECT_EQ(closest_name("knit", names), "knits");
  EXPECT_EQ(closest_name("ing", names), "");
}

TEST(ClosestName, AnotherWordIsLikeNone) {
  EXPECT_EQ(closest_name("puzzle.txt", kNames), "");
  EXPECT_EQ(closest_name("x", kNames), "");
  EXPECT_EQ(closest_name("", kNames), "");
  EXPECT_EQ(closest_name("-x", kNames), "");
}

}  // namespace
}  // namespace quadrille
