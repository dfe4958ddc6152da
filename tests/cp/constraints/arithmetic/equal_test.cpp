#include <gtest/gtest.h>

#include "cp/constraints/arithmetic.h"
#include "support/cp/constraint_harness.h"

namespace quadrille::test {
namespace {

using cp::IntVar;
using cp::kMinusInfinity;
using cp::kPlusInfinity;
using cp::Reification;
using cp::Store;

using EqualityFactory = std::unique_ptr<cp::Constraint> (*)(IntVar, IntVar, std::optional<Reification>);

Subject equal_subject(EqualityFactory factory, std::optional<Reification::Mode> mode) {
  return {.make =
              [=](const Store&, const std::vector<IntVar>& x) {
                return mode ? factory(x[0], x[1], Reification{x[2].eq(1), *mode})
                            : factory(x[0], x[1], std::nullopt);
              },
          .promise = Promise::domain,
          .keeps_promise_with_repeats = !mode};
}

void expect_right_equality(const Subject& s, std::size_t arity) {
  EXPECT_EQ(violation_on_all(s, arity, -1, arity == 2 ? 4 : 3), std::nullopt);
  EXPECT_EQ(violation_on_random(s, {.arity = arity}, 500), std::nullopt);
  EXPECT_EQ(violation_on_random(s, {.arity = arity, .with_repeats = true}, 500), std::nullopt);
}

TEST(Equal, IsDomainConsistent) { expect_right_equality(equal_subject(cp::equal, std::nullopt), 2); }

TEST(Equal, IsTiedToALiteral) {
  expect_right_equality(equal_subject(cp::equal, Reification::Mode::full), 3);
  expect_right_equality(equal_subject(cp::equal, Reification::Mode::half), 3);
}

TEST(NotEqual, IsTiedToALiteral) {
  expect_right_equality(equal_subject(cp::not_equal, Reification::Mode::full), 3);
  expect_right_equality(equal_subject(cp::not_equal, Reification::Mode::half), 3);
}

TEST(Equal, ReachesAcrossUnboundedAndExtremeDomains) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar y = store.new_variable(kPlusInfinity - 9, kPlusInfinity - 1);
  const IntVar z = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar b = store.new_boolean();
  store.post(cp::equal(x + 5, y));
  store.post(cp::equal(-z, x));
  store.post(cp::equal(x, z, Reification{b.eq(1)}));
  ASSERT_TRUE(store.remove(y, kPlusInfinity - 3));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.min(x), kPlusInfinity - 14);
  EXPECT_EQ(store.max(x), kPlusInfinity - 6);
  EXPECT_FALSE(store.contains(x, kPlusInfinity - 8));
  EXPECT_FALSE(store.contains(z, -(kPlusInfinity - 8)));
  EXPECT_EQ(store.max(b), 0);
}

TEST(Equal, KnowsViewsOfOneVariable) {
  Store store;
  const IntVar x = store.new_variable(kMinusInfinity, kPlusInfinity);
  const IntVar b = store.new_boolean();
  store.post(cp::equal(x, x + 1, Reification{b.eq(1)}));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(b), 0);
  store.post(cp::equal(x, x));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.max(x), kPlusInfinity);
  store.post(cp::equal(x + 3, -x + 9));
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.value(x), 3);
}

}  // namespace
}  // namespace quadrille::test
