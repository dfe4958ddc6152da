#include "modelling/formulas.h"

#include <gtest/gtest.h>

#include "support/modelling/formula_trees.h"

namespace quadrille::test {
namespace {

using namespace modelling;

TEST(Formulas, HoldForTheAssignmentsThatTheyMean) {
  for (const Shape shape : {Shape::linear, Shape::reified, Shape::logic})
    for (std::uint64_t seed = 0; seed < rounds(300U); ++seed)
      EXPECT_EQ(missing_or_wrong(random_door_model(seed, shape), Undefined::is_excluded), std::nullopt);
}

TEST(Formulas, AreConnectedWithoutVariablesForTheirParts) {
  cp::Store store;
  Builder builder(store);
  Expressions e;
  std::vector<std::uint32_t> facts;
  for (int i = 0; i < 4; ++i) facts.push_back(e.variable(store.new_boolean()));
  std::uint32_t any = facts[0];
  for (std::size_t i = 1; i < facts.size(); ++i) any = e.add({Operator::disjunction, any, facts[i]});
  Formulas(builder, e, Undefined::is_excluded).require(any);
  EXPECT_EQ(store.variable_count(), 4U);
  EXPECT_EQ(store.constraint_count(), 1U);
}

TEST(Formulas, TieATargetToWhatTheyMean) {
  cp::Store store;
  Builder builder(store);
  Expressions e;
  const IntVar x = store.new_variable(0, 5);
  const IntVar b = store.new_boolean();
  const auto is_small = e.add({Operator::at_most, e.variable(x), e.number(2)});
  Formulas formulas(builder, e, Undefined::is_excluded);
  EXPECT_EQ(formulas.literal(e.add({Operator::negation, is_small}), b.eq(1)), b.eq(1));
  builder.require(b.eq(1));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), 3);
}

}  // namespace
}  // namespace quadrille::test
