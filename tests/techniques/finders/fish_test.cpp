// The families of src/techniques/finders/fish.cpp: each finds its first step in a grid, and the step follows.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
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

// On request, in the first position of the default path that has them.

constexpr std::string_view kFishGrid1 =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";
constexpr std::string_view kFishGrid2 =
    ".2..5........9..8.58.3.1......1....7..7.......38...654.6....815...7...4.....64.2.";
constexpr std::string_view kFishGrid3 =
    "1...3......6....4..82..45..4.........6...175....87.6....53..1....46........1...86";
constexpr std::string_view kFishGrid4 =
    "......4...967.25..1.2.3........67.8..3.....2.....1..67.............25..32.3..98..";
constexpr std::string_view kFishGrid5 =
    "7....5.....48....9.6...4.3......7..4...23..6.2..9..8..9.....3..4.8....97..6.....5";

TEST(FishOnRequest, OfFiveLinesAndMore) {
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::squirmbag),
            "Squirmbag: 7 r13567 c12489 => r2c249,r4c89<>7");
  EXPECT_EQ(test::first_step_on_request(kFishGrid2, Technique::whale),
            "Whale: 9 c123789 r134589 => r458c6,r59c4<>9");
  EXPECT_EQ(test::first_step_on_request(kFishGrid3, Technique::leviathan),
            "Leviathan: 9 c1235678 r1256789 => r2c4,r57c9<>9");
  EXPECT_EQ(test::first_step_on_request(kFishGrid4, Technique::finned_squirmbag),
            "Finned Squirmbag: 1 c23467 r14789 fr5c7 => r4c9<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::sashimi_squirmbag),
            "Sashimi Squirmbag: 3 r25689 c12368 fr5c4 fr6c4 => r4c6<>3");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_whale),
            "Finned Whale: 6 r123579 c134569 fr7c8 fr9c8 => r8c9<>6");
  EXPECT_EQ(test::first_step_on_request(kFishGrid4, Technique::sashimi_whale),
            "Sashimi Whale: 9 c135789 r134678 fr5c5 => r46c4<>9");
  EXPECT_EQ(test::first_step_on_request(kFishGrid4, Technique::finned_leviathan),
            "Finned Leviathan: 4 r2345678 c1234569 fr7c8 fr8c8 => r9c9<>4");
  EXPECT_EQ(test::first_step_on_request(kFishGrid5, Technique::sashimi_leviathan),
            "Sashimi Leviathan: 1 c1234678 r1234689 fr7c4 fr7c6 => r8c5<>1");
}

TEST(FishOnRequest, Franken) {
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::franken_jellyfish),
            "Franken Jellyfish: 2 r146b9 c579b1 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::franken_squirmbag),
            "Franken Squirmbag: 2 r14679 c579b17 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::franken_whale),
            "Franken Whale: 2 r14679b4 c123579 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::franken_leviathan),
            "Franken Leviathan: 6 r1235789 c134569b9 => r78c9<>6");
}

TEST(FishOnRequest, FinnedFranken) {
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_franken_jellyfish),
            "Finned Franken Jellyfish: 1 r2359 c248b1 fr2c6 => r2c2<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_franken_squirmbag),
            "Finned Franken Squirmbag: 1 r2359b5 c2468b2 fr3c3 efr5c4 => r3c4<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_franken_whale),
            "Finned Franken Whale: 2 r145679 c579b157 fr5c1 fr5c2 fr5c3 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_franken_leviathan),
            "Finned Franken Leviathan: 3 r245689b8 c123468b5 efr8c6 efr9c6 => r4c6<>3");
}

TEST(FishOnRequest, Mutant) {
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::mutant_x_wing),
            "Mutant X-Wing: 3 b18 r2c6 => r4c6<>3");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::mutant_swordfish),
            "Mutant Swordfish: 2 r1c5b4 r5b15 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::mutant_jellyfish),
            "Mutant Jellyfish: 2 r146b4 r5c5b16 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::mutant_squirmbag),
            "Mutant Squirmbag: 2 r146b49 r5c579b1 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::mutant_whale),
            "Mutant Whale: 2 r14679b4 r5c579b17 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::mutant_leviathan),
            "Mutant Leviathan: 6 r1235c8b78 r789c9b125 => r78c9<>6");
}

TEST(FishOnRequest, FinnedMutant) {
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_mutant_x_wing),
            "Finned Mutant X-Wing: 2 r4b4 r5b6 fr4c5 => r5c5<>2");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_mutant_swordfish),
            "Finned Mutant Swordfish: 1 r59c3 r3c8b7 fr5c4 => r3c4<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_mutant_jellyfish),
            "Finned Mutant Jellyfish: 1 r259c3 r38c28 fr2c4 fr2c6 fr5c4 => r3c4<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_mutant_squirmbag),
            "Finned Mutant Squirmbag: 1 r2359c3 r8c248b1 fr2c6 efr3c3 => r2c2<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_mutant_whale),
            "Finned Mutant Whale: 1 r2359c36 r48c248b1 efr2c6 efr3c3 => r2c2<>1");
  EXPECT_EQ(test::first_step_on_request(kFishGrid1, Technique::finned_mutant_leviathan),
            "Finned Mutant Leviathan: 1 r2359c369 r48c248b12 efr2c6 efr3c3 => r2c2,r3c4<>1");
}

}  // namespace
}  // namespace quadrille::techniques
