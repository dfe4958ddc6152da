#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(RegionSumLineDrawing, IsABlueLineThroughRegions) {
  const std::string line =
      R"("lines":[{"wayPoints":[[0.5,0.5],[2.5,2.5]],"color":"#2ecbffff","thickness":10}])";
  const std::string regions =
      R"("regions":[[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2]],[[2,0],[2,1],[2,2],[3,0],[3,1],[3,2]]],)";
  EXPECT_EQ(pad_guesses(regions + line), "region_sum_line r1c1 r2c2 r3c3 (line of blue)\n");
  EXPECT_EQ(pad_guesses(line), "1 line") << "no regions";
}

}  // namespace
}  // namespace quadrille::formats
