#include "techniques/explainer/growth.h"

#include <gtest/gtest.h>

#include <string>

namespace quadrille::techniques::explainer {
namespace {

TEST(Growth, CountsEachAncestorOnce) {
  Growth growth;
  growth.begin(9);
  growth.reach(2, Cause::cell, std::array<Literal, 1>{9});
  growth.reach(4, Cause::cell, std::array<Literal, 1>{9});
  growth.reach(7, Cause::row, std::array<Literal, 2>{2, 4});
  EXPECT_EQ(growth.ancestors(7, false), (std::vector<Literal>{7, 2, 4, 9}));
  EXPECT_EQ(growth.ancestor_count(7, false, 100), 4);
  EXPECT_EQ(growth.ancestor_count(7, false, 2), 3);  // more than two
}

TEST(Growth, AClashFollowsFromItsOwnParents) {
  Growth growth;
  growth.begin(9);
  growth.reach(2, Cause::cell, std::array<Literal, 1>{9});
  growth.clash(3, Cause::row, std::array<Literal, 1>{2});
  EXPECT_TRUE(growth.has_clash());
  EXPECT_FALSE(growth.reached()[3]);
  EXPECT_EQ(growth.ancestors(growth.clashing(), true), (std::vector<Literal>{3, 2, 9}));
}

TEST(Growth, AMarkTurnsOffWhatItSees) {
  const Marks marks(std::string(81, '.'));
  Growth growth;
  Grower(marks, {.is_multiple = true}, nullptr).grow(literal({0, 0}, true), growth);
  EXPECT_EQ(growth.on().size(), 1U);
  EXPECT_EQ(growth.off().size(), 28U);  // eight digits in the cell, twenty other cells
  EXPECT_EQ(growth.off().front(), literal({0, 1}, false));
  EXPECT_EQ(growth.off().back(), literal({72, 0}, false));
}

TEST(Growth, DynamicChainsCountWhatIsOffAlready) {
  // r1c1=1 leaves r1c9 with 2, and this r1c2 with 3, if the chain knows that r1c2 has lost 1 as well.
  Marks marks(std::string(81, '.'));
  marks.remove(8, 0b111'111'100);
  marks.remove(1, 0b111'111'000);
  const Literal last = literal({1, 2}, true);
  for (const bool is_dynamic : {false, true}) {
    Growth growth;
    Grower(marks, {.is_multiple = true, .is_dynamic = is_dynamic}, nullptr)
        .grow(literal({0, 0}, true), growth);
    EXPECT_EQ(growth.reached()[last], is_dynamic);
    if (is_dynamic) {
      EXPECT_EQ(growth.ancestors(last, false).size(), 6U);  // 3, not 2, not 1; 2 in r1c9, not 1; r1c1=1
    }
  }
}

}  // namespace
}  // namespace quadrille::techniques::explainer
