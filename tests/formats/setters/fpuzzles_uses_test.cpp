#include "formats/setters/fpuzzles_uses.h"

#include <gtest/gtest.h>

#include "formats/fpuzzles_reading.h"

namespace quadrille::formats {
namespace {

TEST(FpuzzlesUses, ReadsEachLineAsAUse) {
  EXPECT_EQ(
      fpuzzles_rules(
          R"("thermometer":[{"lines":[["R1C1","R1C2"],["R1C1","R2C1","R3C1"],["R4C4"]]},{"lines":[]}])"),
      "thermometer r1c1 r1c2; r1c1 r2c1 r3c1");
  EXPECT_EQ(
      fpuzzles_rules(R"("whispers":[{"lines":[["R1C1","R1C2"]],"value":"3"},{"lines":[["R2C1","R2C2"]]}])"),
      "whispers r1c1 r1c2 difference=3; r2c1 r2c2");
  EXPECT_EQ(fpuzzles_rules(R"("betweenline":[{"lines":[["R1C1","R1C2"],["R1C1","R1C2","R1C3"]]}])"),
            "between r1c1 r1c2 r1c3")
      << "nothing lies between the ends of two cells";
  EXPECT_EQ(fpuzzles_rules(
                R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R1C2"],["R1C1","R2C1","R3C1"],["R1C1"]]}])"),
            "arrow r1c1 r1c2; r1c1 r2c1 r3c1");
}

TEST(FpuzzlesUses, ReadsCages) {
  EXPECT_EQ(fpuzzles_rules(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R2C1"]},
                                      {"cells":["R3C1"],"value":"0"},{"cells":["R4C1"],"value":"?"}])"),
            "killer_cage r1c1 r1c2 total=5; r2c1; r3c1; r4c1");
  EXPECT_EQ(item_with(R"("killercage":[{"cells":["R4C1"],"value":"?"}])").drawing.what,
            "1 clue that is not a number");
  EXPECT_EQ(fpuzzles_rules(R"("extraregion":[{"cells":["R1C1","R2C3"]}])"), "extra_regions r1c1 r2c3");
}

TEST(FpuzzlesUses, ReadsWhatStandsBetweenCells) {
  EXPECT_EQ(fpuzzles_rules(R"("difference":[{"cells":["R1C1","R1C2"]},{"cells":["R1C2","R1C3"],"value":"2"}],
                        "ratio":[{"cells":["R2C1","R2C2"],"value":""},{"cells":["R2C2","R2C3"],"value":3}])"),
            "difference r1c1 r1c2; r1c2 r1c3 difference=2, ratio r2c1 r2c2; r2c2 r2c3 ratio=3");
  EXPECT_EQ(
      fpuzzles_rules(R"("xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R1C2","R1C3"],"value":"v"},
                              {"cells":["R2C2","R2C3"],"value":""},{"cells":["R2C2","R2C3"],"value":"6"}])"),
      "sum_pair r1c1 r1c2 sum=10; r1c2 r1c3 sum=5; r2c2 r2c3 sum=6");
  EXPECT_EQ(fpuzzles_rules(R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[4,1,1]},
                                     {"cells":["R3C3"],"values":[]}])"),
            "quadruple r1c1 r1c2 r2c1 r2c2 digits=1 1 4");
}

TEST(FpuzzlesUses, ReadsMarksCluesAndFlags) {
  EXPECT_EQ(fpuzzles_rules(
                R"("odd":[{"cell":"R1C1"},{"cell":"R2C2"}],"even":[],"antiknight":true,"antiking":false)"),
            "odd r1c1 r2c2, anti_knight");
  EXPECT_EQ(
      fpuzzles_rules(
          R"("sandwichsum":[{"cell":"R0C1","value":"5"},{"cell":"R2C5","value":""},{"cell":"R0C2","value":"?"}],
                        "littlekillersum":[{"cell":"R0C2","cells":["R1C3"],"direction":"DR","value":"5"},
                                           {"cell":"R0C2","direction":"DR","value":"0"},{"cell":"R0C2","direction":"DR"}])"),
      "sandwich r0c1 total=5, little_killer r0c2 direction=down_right total=5");
  EXPECT_EQ(fpuzzles_rules(R"("diagonal+":true)"), "diagonals anti");
  EXPECT_EQ(fpuzzles_rules(R"("diagonal-":true)"), "diagonals main");
  EXPECT_EQ(fpuzzles_rules(R"("diagonal+":true,"diagonal-":true)"), "diagonals");
  EXPECT_EQ(fpuzzles_rules(R"("rowindexer":[{"cells":["R1C1"]}],"columnindexer":[{"cells":["R2C2"]}])"),
            "indexer r1c1 names=rows; r2c2 names=columns");
  EXPECT_EQ(fpuzzles_rules(R"("nonconsecutive":true)"), "non_consecutive");
}

TEST(FpuzzlesUses, ReadsClonesAndExtremes) {
  EXPECT_EQ(fpuzzles_rules(R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R1C2"]}])"),
            "clone r1c1 clone=r3c3")
      << "a cell that is its own clone says nothing";
  EXPECT_EQ(fpuzzles_rules(R"("clone":[{"cells":["R1C1"],"cloneCells":[]}])"),
            "found 1 cell and 0 clones of cells, expected equal numbers");
  EXPECT_EQ(fpuzzles_rules(R"("minimum":[{"cell":"R1C1"},{"cell":"R2C1"}],"maximum":[{"cell":"R4C4"}])"),
            "minimum r1c1 r2c1, maximum r4c4");
}

TEST(FpuzzlesUses, ReadsWhatMissingDotsSay) {
  EXPECT_EQ(fpuzzles_rules(
                R"("negative":["ratio","xv"],"nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"]}])"),
            "negative_kropki, negative_xv, ratio r1c1 r1c2");
  EXPECT_EQ(fpuzzles_rules(R"("nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"]}])"),
            "negative_kropki white, ratio r1c1 r1c2");
  EXPECT_EQ(fpuzzles_rules(R"("negative":["ratio"])"), "negative_kropki black");
  EXPECT_EQ(fpuzzles_rules(R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])"),
            "negative_kropki black ratio=3, ratio r1c1 r1c2 ratio=3");
  EXPECT_EQ(fpuzzles_rules(
                R"("negative":["ratio"],"nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"],"value":"3"},
                   {"cells":["R2C1","R2C2"]}])"),
            "negative_kropki, negative_kropki black ratio=3, ratio r1c1 r1c2 ratio=3; r2c1 r2c2");
  EXPECT_EQ(
      fpuzzles_rules(
          R"("negative":["ratio"],"nonconsecutive":true,"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])"),
      "negative_kropki white; black ratio=3, ratio r1c1 r1c2 ratio=3");
}

}  // namespace
}  // namespace quadrille::formats
