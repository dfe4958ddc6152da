#include <gtest/gtest.h>

#include "formats/drawings/guesses.h"

namespace quadrille::formats {
namespace {

TEST(CageDrawing, IsADashedLineWithoutText) {
  EXPECT_EQ(pad_guesses(R"("cages":[{"cells":[[0,0],[0,1],[1,1]]},{"cells":[[3,3],[3,4]],"value":"?"}])"),
            "killer_cage r1c1 r1c2 r2c2 (dashed line around cells)\n1 cage");
}

TEST(CageDrawing, HasItsTotalAsATextInFpuzzles) {
  const Item item = read_item("fpuzzles",
                              R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
          "cage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C1"],"value":"title: Four"},
                  {"cells":["R3C1","R3C2"],"value":"1998"}]})",
                              {.accepts_drawing = true});
  ASSERT_TRUE(item.puzzle);
  EXPECT_EQ(rules_of(*item.puzzle), "killer_cage r1c1 r1c2 total=3\n");
  EXPECT_EQ(item.drawing.what, "1 cage") << "a number that is no sum of two digits";
}

}  // namespace
}  // namespace quadrille::formats
