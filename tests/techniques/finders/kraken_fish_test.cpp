// The families of src/techniques/finders/kraken_fish.cpp: each finds its steps where they exist, and no
// others. The steps follow.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/techniques/step_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {
namespace {

using Texts = std::vector<std::string>;

TEST(KrakenFish, Type1) {
  EXPECT_EQ(
      test::first_step("98.....6.7.3.1....4.198...3.9...5......42....6....3....7...4.38....5.7........1..",
                       Technique::kraken_fish_1),
      "Kraken Fish Type 1: 1 r45 c48 fr4c1 fr5c2 fr5c6 => r6c4<>1\n  r4c1=1 r7c1<>1 r7c4=1 r6c4<>1\n"
      "  r5c2=1 r5c2<>3 r8c2=3 r8c1<>3 r8c1=8 r8c4<>8 r6c4=8 r6c4<>1\n  r5c6=1 r6c4<>1");
}

TEST(KrakenFish, Type2) {
  EXPECT_EQ(
      test::first_step("98.....6.7.3.1....4.198...3.9...5......42....6....3....7...4.38....5.7........1..",
                       Technique::kraken_fish_2),
      "Kraken Fish Type 2: 1 r46 c48 fr4c1 fr6c2 => r9c8<>9\n"
      "  r4c8=1 r4c4<>1 r4c4=6 r4c5<>6 r7c5=6 r7c5<>9 r7c7=9 r9c8<>9\n"
      "  r6c8=1 r6c8<>5 r9c8=5 r9c8<>9\n"
      "  r4c1=1 r4c1<>3 r4c7=3 r5c7<>3 r5c7=6 r7c7<>6 r7c7=9 r9c8<>9\n"
      "  r6c2=1 r6c2<>2 r4c1=2 r9c1<>2 r9c1=8 r9c6<>8 r9c6=9 r9c8<>9");
}

TEST(KrakenFish, FinsThatLeadNowhereGiveNothing) {
  test::Pencilled grid;
  for (const int row : {2, 8})
    for (const int column : {1, 3, 4, 5, 6, 8, 9}) grid.remove(row, column, 1);
  for (const Technique technique : {Technique::kraken_fish_1, Technique::kraken_fish_2})
    EXPECT_TRUE(grid.steps(technique).empty());
}

}  // namespace
}  // namespace quadrille::techniques
