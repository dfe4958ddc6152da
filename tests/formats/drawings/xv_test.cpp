#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(XvDrawing, IsALetterBetweenTwoCells) {
  EXPECT_EQ(
      pad_guesses(R"("overlays":[{"center":[0.5,1],"text":"V"},{"center":[1,0.5],"text":"x"}])"),
      "sum_pair r1c1 r1c2 sum=5 (V between two cells)\nsum_pair r1c1 r2c1 sum=10 (x between two cells)\n");
  EXPECT_EQ(pad_guesses(R"("overlays":[{"center":[0.5,0.5],"text":"V"},{"center":[1,0.5],"text":"XV"}])"),
            "2 texts");
}

}  // namespace
}  // namespace quadrille::formats
