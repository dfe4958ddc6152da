#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(RenbanDrawing, IsAPurpleLine) {
  EXPECT_EQ(pad_guesses(R"x("lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5]],"color":"#f067f0","thickness":10},
                                    {"wayPoints":[[1.5,0.5],[1.5,2.5]],"color":"rgba(160, 90, 200, 0.6)","thickness":9}])x"),
            "renban r1c1 r1c2 r1c3 (line of purple)\nrenban r2c1 r2c2 r2c3 (line of purple)\n");
}

}  // namespace
}  // namespace quadrille::formats
