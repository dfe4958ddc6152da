#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(WhispersDrawing, IsAGreenLine) {
  EXPECT_EQ(pad_guesses(R"("lines":[{"wayPoints":[[0.5,0.5],[2.5,2.5]],"color":"#67f067","thickness":10},
                              {"wayPoints":[[0.5,1.5],[0.5,2.5]],"color":"#fff000","thickness":10},
                              {"wayPoints":[[0.5,1.5],[0.5,2.5]],"color":"#67f067","thickness":2}])"),
            "whispers r1c1 r2c2 r3c3 (line of green)\n2 lines")
      << "yellow, and thin as a line of the grid";
}

}  // namespace
}  // namespace quadrille::formats
