#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(BlackDotDrawing, IsBetweenTwoCells) {
  EXPECT_EQ(
      pad_guesses(
          R"("overlays":[{"center":[1,0.5],"width":0.3,"height":0.3,"rounded":true,"backgroundColor":"#000000"},
                            {"center":[1,1.5],"width":0.3,"height":0.3,"rounded":true,"backgroundColor":"black"},
                            {"center":[1,2.5],"width":0.3,"height":0.3,"rounded":true,"backgroundColor":"#777"}])"),
      "ratio r1c1 r2c1 (dot of black)\nratio r1c2 r2c2 (dot of black)\n1 circle");
}

}  // namespace
}  // namespace quadrille::formats
