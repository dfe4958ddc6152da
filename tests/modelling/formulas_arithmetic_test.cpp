#include <gtest/gtest.h>

#include "modelling/formulas.h"
#include "support/modelling/formula_trees.h"

namespace quadrille::test {
namespace {

using namespace modelling;

TEST(FormulasArithmetic, HoldsForTheAssignmentsThatItMeans) {
  for (const Undefined undefined : {Undefined::is_excluded, Undefined::is_false})
    for (const Shape shape : {Shape::function, Shape::arithmetic})
      for (std::uint64_t seed = 0; seed < rounds(300U); ++seed)
        EXPECT_EQ(missing_or_wrong(random_door_model(seed, shape), undefined), std::nullopt);
}

TEST(FormulasArithmetic, AQuotientByZeroIsFalseOrExcluded) {
  for (const Undefined undefined : {Undefined::is_excluded, Undefined::is_false}) {
    cp::Store store;
    Builder builder(store);
    Expressions e;
    const IntVar x = store.new_variable(0, 4);
    const auto quotient = e.add({Operator::truncated_quotient, e.number(4), e.variable(x)});
    const auto is_two = e.add({Operator::equal, quotient, e.number(2)});
    Formulas(builder, e, undefined).require(e.add({Operator::negation, is_two}));
    ASSERT_TRUE(store.propagate());
    EXPECT_EQ(store.contains(x, 0), undefined == Undefined::is_false);
    store.push();
    EXPECT_TRUE(store.assign(x, 3) && store.propagate());
    store.pop();
    EXPECT_FALSE(store.assign(x, 2) && store.propagate());
  }
}

TEST(FormulasArithmetic, TakesLongSumsInOneGo) {
  cp::Store store;
  Builder builder(store);
  Expressions e;
  const IntVar x = store.new_variable(0, 5);
  std::uint32_t sum = e.number(0);
  for (int i = 0; i < 300'000; ++i) sum = e.add({Operator::plus, sum, e.number(1)});
  sum = e.add({Operator::plus, sum, e.sum({{{2, x}}, 3})});
  Formulas(builder, e, Undefined::is_excluded).require(e.add({Operator::equal, sum, e.number(300'007)}));
  EXPECT_EQ(store.min(x), 2);
  EXPECT_EQ(store.max(x), 2);
}

TEST(FormulasArithmetic, CountsTruths) {
  cp::Store store;
  Builder builder(store);
  Expressions e;
  const IntVar x = store.new_variable(0, 5);
  const auto is_large = e.add({Operator::greater, e.variable(x), e.number(3)});
  const auto twice = e.add({Operator::plus, is_large, is_large});
  Formulas(builder, e, Undefined::is_excluded).require(e.add({Operator::equal, twice, e.number(2)}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), 4);
}

TEST(FormulasArithmetic, RefusesWhatIsTooLarge) {
  cp::Store store;
  Builder builder(store, 1000);
  Expressions e;
  const IntVar x = store.new_variable(0, 5);
  const auto product =
      e.add({Operator::times, e.number(999), e.add({Operator::times, e.number(9), e.variable(x)})});
  Formulas(builder, e, Undefined::is_excluded).require(e.add({Operator::equal, product, e.number(0)}));
  EXPECT_EQ(builder.trouble(), Trouble::too_large);
}

}  // namespace
}  // namespace quadrille::test
