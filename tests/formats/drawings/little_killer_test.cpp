#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(LittleKillerDrawing, IsANumberWithAnArrowAtTheEdge) {
  EXPECT_EQ(
      pad_guesses(
          R"("overlays":[{"center":[0.5,6.5],"width":1,"height":1,"text":8},{"center":[6.35,-0.65],"text":"17"}],
             "arrows":[{"wayPoints":[[0.734,6.266],[0.932,6.068]],"color":"#000","thickness":3},
                       {"wayPoints":[[6.4,-0.4],[6.05,-0.05]],"color":"#000"}])"),
      "little_killer r1c7 direction=down_left total=8 (number with an arrow beside the grid)\n"
      "little_killer r7c0 direction=up_right total=17 (number with an arrow beside the grid)\n");
}

TEST(LittleKillerDrawing, MayPointInTwoDirections) {
  EXPECT_EQ(pad_guesses(R"("underlays":[{"center":[-0.5,2.5],"text":"6"}],
                           "arrows":[{"wayPoints":[[-0.3,2.3],[-0.1,2.1]]},{"wayPoints":[[-0.3,2.7],[-0.1,2.9]]}])"),
            "little_killer r0c3 direction=down_left total=6 (number with an arrow beside the grid)\n"
            "little_killer r0c3 direction=down_right total=6 (number with an arrow beside the grid)\n");
}

TEST(LittleKillerDrawing, IsLeftOtherwise) {
  const std::string number = R"("overlays":[{"center":[0.5,6.5],"text":"8"}],"arrows":)";
  EXPECT_EQ(pad_guesses(number + R"([{"wayPoints":[[0.5,6.4],[0.5,6.1]]}])"), "1 arrow, 1 text")
      << "along a row";
  EXPECT_EQ(pad_guesses(number + R"([{"wayPoints":[[0.7,6.3],[1.5,5.5],[2.5,4.5]]}])"), "1 arrow, 1 text")
      << "a longer one";
  EXPECT_EQ(pad_guesses(number + R"([{"wayPoints":[[2.7,6.3],[2.9,6.1]]}])"), "1 arrow, 1 text")
      << "elsewhere";
  EXPECT_EQ(pad_guesses(number + R"([{"wayPoints":[[0.3,6.3],[0.1,6.1]]}])"), "1 arrow, 1 text")
      << "away from the grid";
  EXPECT_EQ(pad_guesses(R"("overlays":[{"center":[0.5,6.5],"text":"?"}],
                           "arrows":[{"wayPoints":[[0.734,6.266],[0.932,6.068]]}])"),
            "1 arrow, 1 text");
  EXPECT_EQ(pad_guesses(R"("overlays":[{"center":[0.5,0.5],"text":"8"}],
                           "arrows":[{"wayPoints":[[0.7,0.7],[0.9,0.9]]}])"),
            "1 arrow, 1 text")
      << "in the grid";
}

}  // namespace
}  // namespace quadrille::formats
