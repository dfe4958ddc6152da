#include "cp/literal.h"

#include <gtest/gtest.h>

namespace quadrille::cp {
namespace {

constexpr Relation kRelations[] = {Relation::equal, Relation::not_equal, Relation::at_least,
                                   Relation::at_most};

TEST(Literal, MeansItsRelation) {
  const auto truths = [](Relation relation) {
    const Literal literal{0, relation, 5};
    return std::vector<bool>{literal.holds_for(4), literal.holds_for(5), literal.holds_for(6)};
  };
  EXPECT_EQ(truths(Relation::equal), (std::vector<bool>{false, true, false}));
  EXPECT_EQ(truths(Relation::not_equal), (std::vector<bool>{true, false, true}));
  EXPECT_EQ(truths(Relation::at_least), (std::vector<bool>{false, true, true}));
  EXPECT_EQ(truths(Relation::at_most), (std::vector<bool>{true, true, false}));
}

TEST(Literal, IsTheOppositeOfItsOpposite) {
  for (const Relation relation : kRelations) {
    const Literal literal{7, relation, -3};
    EXPECT_EQ(~~literal, literal);
    EXPECT_EQ((~literal).variable, 7U);
    for (Value v = -6; v <= 0; ++v) EXPECT_NE(literal.holds_for(v), (~literal).holds_for(v));
  }
}

TEST(Literal, StaysBeyondAllValues) {
  for (const Relation relation : {Relation::at_least, Relation::at_most}) {
    for (const Value v : {kMinusInfinity, kPlusInfinity}) {
      const Literal literal{7, relation, v};
      EXPECT_EQ(~~literal, literal);
      EXPECT_NE(literal.holds_for(0), (~literal).holds_for(0));
    }
  }
}

TEST(Literal, KnowsFalsum) {
  EXPECT_TRUE(Literal::falsum().is_falsum());
  EXPECT_FALSE((Literal{0, Relation::equal, 0}.is_falsum()));
}

}  // namespace
}  // namespace quadrille::cp
