#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/counting.h"
#include "support/cp/constraint_harness.h"
#include "support/cp/domain_values.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Store;
using cp::Value;

using MaximumFactory = std::unique_ptr<cp::Constraint> (*)(std::vector<IntVar>, IntVar);

Subject maximum_subject(MaximumFactory factory) {
  return {.make = [=](const Store&,
                      const std::vector<IntVar>& x) { return factory({x.begin(), x.end() - 1}, x.back()); },
          .promise = Promise::bounds};
}

TEST(Maximum, IsRightOnAllSmallDomains) {
  for (std::size_t arity = 1; arity < 4; ++arity)
    EXPECT_EQ(violation_on_all(maximum_subject(cp::maximum), arity, -1, 3), std::nullopt);
}

TEST(Maximum, IsRightOnRandomDomainsAndViews) {
  for (const MaximumFactory factory : {cp::maximum, cp::minimum}) {
    for (std::size_t arity = 2; arity < 6; ++arity) {
      EXPECT_EQ(violation_on_random(maximum_subject(factory), {.arity = arity}, 100), std::nullopt);
      EXPECT_EQ(violation_on_random(maximum_subject(factory), {.arity = arity, .with_repeats = true}, 100),
                std::nullopt);
    }
  }
}

TEST(Minimum, MeansTheLeast) {
  Store store;
  const IntVar x = store.new_variable(3, 5);
  const IntVar y = store.new_variable(4, 9);
  const IntVar z = store.new_variable(kMinusInfinity, kPlusInfinity);
  store.post(cp::minimum({x, y}, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(z), 3);
  EXPECT_EQ(store.max(z), 5);
}

TEST(Maximum, KeepsOnlyValuesOfItsVariables) {
  Store store;
  const IntVar x = new_variable(store, std::vector<Value>{2, 5, 9});
  const IntVar y = new_variable(store, std::vector<Value>{1, 5, 6});
  const IntVar z = store.new_variable(0, 20);
  store.post(cp::maximum({x, y}, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(values_of(store, z), (std::vector<Value>{2, 5, 6, 9}));
}

TEST(Maximum, IsTheOnlyVariableThatReachesSoHigh) {
  Store store;
  const IntVar x = store.new_variable(0, 20);
  const IntVar y = store.new_variable(3, 6);
  const IntVar z = store.new_variable(0, 20);
  store.post(cp::maximum({x, y}, z));
  ASSERT_TRUE(store.remove(z, 6) && store.remove(z, 8) && store.remove(x, 11) && store.propagate());
  EXPECT_FALSE(store.contains(x, 6));
  EXPECT_FALSE(store.contains(x, 8));
  EXPECT_FALSE(store.contains(z, 11));
}

TEST(Maximum, TakesUnboundedVariables) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity - 1);
  const IntVar y = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar z = store.new_variable(kMinusInfinity, 7);
  store.post(cp::maximum({x, y}, z));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), 7);
  EXPECT_EQ(store.max(y), 7);
  EXPECT_EQ(store.min(z), kMinusInfinity);
  ASSERT_TRUE(store.at_least(x, 2));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(z), 2);
}

TEST(Maximum, OfNothingIsNothing) {
  Store store;
  store.post(cp::maximum({}, store.new_variable(0, 9)));
  EXPECT_FALSE(store.propagate());
}

}  // namespace
}  // namespace quadrille::test
