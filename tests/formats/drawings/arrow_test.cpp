#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

constexpr std::string_view kCircle =
    R"("overlays":[{"center":[1.5,1.5],"width":0.75,"height":0.75,"rounded":true,"borderColor":"#888888"}])";

TEST(ArrowDrawing, LeavesACircle) {
  EXPECT_EQ(
      pad_guesses(
          R"("arrows":[{"wayPoints":[[1.5,1.8],[1.5,3.7]],"color":"#888","thickness":3,"headLength":0.3},
                          {"wayPoints":[[1.2,1.2],[0.4,0.4]],"color":"#888","thickness":3}],)" +
          std::string(kCircle)),
      "arrow r2c2 r2c3 r2c4 (arrow from a circle)\narrow r2c2 r1c1 (arrow from a circle)\n");
}

TEST(ArrowDrawing, IsLeftWithoutACircle) {
  EXPECT_EQ(pad_guesses(R"("arrows":[{"wayPoints":[[2.5,1.8],[2.5,3.7]]}],)" + std::string(kCircle)),
            "1 arrow, 1 circle");
  EXPECT_EQ(pad_guesses(R"("lines":[{"wayPoints":[[1.5,1.5],[1.5,3.5]]}],)" + std::string(kCircle)),
            "1 line, 1 circle")
      << "a line without a head";
}

}  // namespace
}  // namespace quadrille::formats
