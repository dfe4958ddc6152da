// The families of src/techniques/finders/fish.cpp: each finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include "support/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

TEST(Fish, XWing) {
  EXPECT_EQ(
      test::first_step("65..8....7.9..4..........7..9..67......5238..........214.9....33..6..29......8...",
                       Technique::x_wing),
      "X-Wing: 1 c36 r16 => r1c79,r6c258<>1");
}

TEST(Fish, Swordfish) {
  EXPECT_EQ(
      test::first_step("..7...8.1..683.2.......9.6.....6.3...5........2.49..867...24..5...3.....1....5...",
                       Technique::swordfish),
      "Swordfish: 9 r147 c138 => r2c1,r5c8<>9");
}

TEST(Fish, Jellyfish) {
  EXPECT_EQ(
      test::first_step("....2..5.3....1.8.5..7...239..81.....86....72.......39....9....8.7..5.....147.59.",
                       Technique::jellyfish),
      "Jellyfish: 6 r1268 c2459 => r7c4<>6");
}

TEST(Fish, FinnedXWing) {
  EXPECT_EQ(
      test::first_step(".8...1.4.5.4.....1.1.9..5...9.3.6......8.......8.7..298..49.3..9.2..31...3.2....4",
                       Technique::finned_x_wing),
      "Finned X-Wing: 5 r49 c38 fr4c9 => r5c8<>5");
}

TEST(Fish, SashimiXWing) {
  EXPECT_EQ(
      test::first_step(".....5.81.7.4......4.68...52.7......36..5.......1..9.6....12.5......41.3.....3...",
                       Technique::sashimi_x_wing),
      "Sashimi X-Wing: 2 r26 c58 fr2c7 fr2c9 => r3c8<>2");
}

TEST(Fish, FinnedSwordfish) {
  EXPECT_EQ(
      test::first_step(".1.........4...2.....27.89...918..3...3......24.6......3..2.5.6...3.6.7......94..",
                       Technique::finned_swordfish),
      "Finned Swordfish: 1 c157 r589 fr6c7 => r5c9<>1");
}

TEST(Fish, SashimiSwordfish) {
  EXPECT_EQ(
      test::first_step("93.....1....8..9...7...3..6..4.3...........43.63.71..58.....7.4.2...5....9.2.....",
                       Technique::sashimi_swordfish),
      "Sashimi Swordfish: 1 c149 r348 fr9c9 => r8c7<>1");
}

TEST(Fish, FinnedJellyfish) {
  EXPECT_EQ(
      test::first_step("........74.21.3.9.8.3.........7....1.3..19.2.74.6..5..92...7...35....2.8..4.5....",
                       Technique::finned_jellyfish),
      "Finned Jellyfish: 6 c1369 r1579 fr3c6 => r1c5<>6");
}

TEST(Fish, SashimiJellyfish) {
  EXPECT_EQ(
      test::first_step("1.....6..79.6....5.6...293.3.......7..135.2.........4.9.7..4.6.....7...3..51.....",
                       Technique::sashimi_jellyfish),
      "Sashimi Jellyfish: 8 c2468 r1459 fr7c4 fr8c4 fr8c6 => r9c5<>8");
}

TEST(Fish, FinnedFrankenSwordfish) {
  EXPECT_EQ(
      test::first_step("..9.3..75.6..2.........649...3.5...66..1.......5.9..1..9..1.8..75.3...........96.",
                       Technique::finned_franken_swordfish),
      "Finned Franken Swordfish: 4 c35b2 r259 fr1c4 => r9c4<>4");
}

}  // namespace
}  // namespace quadrille::techniques
