// The families of src/techniques/finders/duals.cpp: each finds its first step in a grid, and the step
// follows.
#include <gtest/gtest.h>

#include <string_view>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

constexpr std::string_view kDualGrid1 =
    ".9.8567......4.2...3.....8.92.......1...8.3.....1.7...5..6.8....87..29.3.4......6";
constexpr std::string_view kDualGrid2 =
    ".2138..6..69......4.3.7...15..9..4.......5.239.2.4..............7......62....4.39";
constexpr std::string_view kDualGrid3 =
    ".3.6..9..1.68.2..4.....3....2....45......4.7...7.6...2...4....96..3.7...8...1...7";
constexpr std::string_view kDualGrid4 =
    ".9..351....4.9..2......28.3.6............94.815...86.....51.3.....2.......7.....4";
constexpr std::string_view kDualGrid5 =
    "4.....7.....4.1.9.8...9...6...67...2...51...9...3.2...64.........1.6.3.57.......8";

TEST(Duals, KitesAndEmptyRectangles) {
  EXPECT_EQ(test::first_step_on_request(kDualGrid1, Technique::dual_two_string_kite),
            "Dual 2-String Kite: 6 in r2c8,r3c7,r5c3,r6c2 (connected by r5c8,r6c7) => r2c2,r3c3<>6");
  EXPECT_EQ(test::first_step_on_request(kDualGrid2, Technique::dual_empty_rectangle),
            "Dual Empty Rectangle: 1 in b7 (r5c15,r9c5) => r5c1,r9c5<>1");
}

TEST(Duals, SiameseFish) {
  EXPECT_EQ(test::first_step_on_request(kDualGrid3, Technique::siamese_finned_x_wing),
            "Siamese Finned X-Wing: 8 c89 r17/r18 fr8c8 fr8c9 fr7c8 => r78c7<>8");
  EXPECT_EQ(test::first_step_on_request(kDualGrid2, Technique::siamese_sashimi_x_wing),
            "Siamese Sashimi X-Wing: 6 c15 r57/r59 fr9c5 fr7c1 => r7c46,r9c3<>6");
  EXPECT_EQ(test::first_step_on_request(kDualGrid2, Technique::siamese_finned_swordfish),
            "Siamese Finned Swordfish: 1 r578 c147/c157 fr5c5 fr7c4 fr8c4 => r6c4,r9c5<>1");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_sashimi_swordfish),
            "Siamese Sashimi Swordfish: 1 c369 r248/r348 fr3c3 fr2c6 => r2c2,r3c4<>1");
  EXPECT_EQ(test::first_step_on_request(kDualGrid2, Technique::siamese_finned_jellyfish),
            "Siamese Finned Jellyfish: 1 r4678 c1478/c2478 fr4c2 fr6c2 fr7c1 fr8c1 => r5c1,r9c2<>1");
  EXPECT_EQ(test::first_step_on_request(kDualGrid5, Technique::siamese_sashimi_jellyfish),
            "Siamese Sashimi Jellyfish: 3 c1258 r1457/r1459 fr9c2 fr7c5 => r7c3,r9c6<>3");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_finned_franken_x_wing),
            "Siamese Finned Franken X-Wing: 6 c89 r7b9/r8b9 fr1c9 fr2c9 => r78c9<>6");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_finned_franken_swordfish),
            "Siamese Finned Franken Swordfish: 1 c369 r48b1/r48b2 fr2c6 fr3c3 => r2c2,r3c4<>1");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_finned_franken_jellyfish),
            "Siamese Finned Franken Jellyfish: 1 r2359 c248b1/c248b2 fr2c6 fr3c3 => r2c2,r3c4<>1");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_finned_mutant_x_wing),
            "Siamese Finned Mutant X-Wing: 3 r4b4 r5c8/r5b5 fr4c4 fr4c6 fr4c8 => r5c48<>3");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_finned_mutant_swordfish),
            "Siamese Finned Mutant Swordfish: 3 r24b4 r5c8b1/r5b15 fr4c4 fr4c6 fr4c8 => r5c48<>3");
  EXPECT_EQ(test::first_step_on_request(kDualGrid4, Technique::siamese_finned_mutant_jellyfish),
            "Siamese Finned Mutant Jellyfish: 1 r259c6 r4c248/c28b15 fr2c4 efr2c6 => r2c2,r3c4<>1");
}

}  // namespace
}  // namespace quadrille::techniques
