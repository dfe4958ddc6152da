#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

std::string dot(std::string_view centre, std::string_view more = R"("backgroundColor":"#FFFFFF")") {
  return R"({"center":)" + std::string(centre) + R"(,"width":0.35,"height":0.35,"rounded":true,)" +
         std::string(more) + "}";
}

TEST(WhiteDotDrawing, IsBetweenTwoCells) {
  EXPECT_EQ(pad_guesses(R"("overlays":[)" + dot("[0.5,1]") + "," + dot("[2,3.5]") + "]"),
            "difference r1c1 r1c2 (dot of white)\ndifference r2c4 r3c4 (dot of white)\n");
}

TEST(WhiteDotDrawing, IsLeftElsewhereOrWithAText) {
  EXPECT_EQ(
      pad_guesses(R"("overlays":[)" + dot("[0.5,0.5]") + "," + dot("[1,1]") + "," + dot("[0.5,0]") + "]"),
      "3 circles");
  EXPECT_EQ(pad_guesses(R"("overlays":[)" + dot("[0.5,1]", R"("backgroundColor":"#FFF","text":"3")") + "]"),
            "1 text");
  EXPECT_EQ(pad_guesses(R"("overlays":[)" + dot("[0.5,1]") + R"(,{"center":[0.5,1],"text":"3"}])"),
            "1 circle, 1 text");
  EXPECT_EQ(pad_guesses(R"("overlays":[)" + dot("[0.5,1]", R"("backgroundColor":"#FFFFFF00")") + "]"),
            "1 circle");
  EXPECT_EQ(
      pad_guesses(
          R"("overlays":[{"center":[0.5,1],"width":0.9,"height":0.9,"rounded":true,"backgroundColor":"#fff"}])"),
      "1 circle")
      << "too large";
}

}  // namespace
}  // namespace quadrille::formats
