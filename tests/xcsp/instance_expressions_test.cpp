#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/cp/domain_values.h"
#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

using Meaning = std::function<bool(const std::vector<Value>&)>;

void expect_means(const std::string& expression, const Meaning& meaning) {
  const std::string text = "<intension> " + expression + " </intension>";
  EXPECT_EQ(solutions(text, 3, -2, 2), those(meaning, 3, -2, 2)) << expression;
  const std::string tied = "<intension> iff(" + expression + ",eq(x[2],1)) </intension>";
  EXPECT_EQ(solutions(tied, 3, -2, 2),
            those([&](const auto& x) { return meaning(x) == (x[2] == 1); }, 3, -2, 2))
      << tied;
}

TEST(Expressions, Compare) {
  expect_means("lt(x[0],x[1])", [](const auto& x) { return x[0] < x[1]; });
  expect_means("le(add(x[0],x[1]),1)", [](const auto& x) { return x[0] + x[1] <= 1; });
  expect_means("ge(sub(x[0],x[1]),x[2])", [](const auto& x) { return x[0] - x[1] >= x[2]; });
  expect_means("gt(neg(x[0]),mul(2,x[1]))", [](const auto& x) { return -x[0] > 2 * x[1]; });
  expect_means("eq(x[0],x[1],x[2])", [](const auto& x) { return x[0] == x[1] && x[1] == x[2]; });
  expect_means("ne(x[0],add(x[1],1))", [](const auto& x) { return x[0] != x[1] + 1; });
  expect_means("in(x[0],set(0,2))", [](const auto& x) { return x[0] == 0 || x[0] == 2; });
  expect_means("notin(x[0],{0,2})", [](const auto& x) { return x[0] != 0 && x[0] != 2; });
  expect_means("in(x[0],set(add(x[1],1),0))", [](const auto& x) { return x[0] == x[1] + 1 || x[0] == 0; });
  expect_means("notin(x[0],set(x[1]))", [](const auto& x) { return x[0] != x[1]; });
}

TEST(Expressions, Calculate) {
  expect_means("eq(mul(x[0],x[1],x[2]),2)", [](const auto& x) { return x[0] * x[1] * x[2] == 2; });
  expect_means("eq(abs(x[0]),dist(x[0],x[1]))",
               [](const auto& x) { return std::abs(x[0]) == std::abs(x[0] - x[1]); });
  expect_means("le(sqr(x[0]),max(x[0],x[1]))",
               [](const auto& x) { return x[0] * x[0] <= std::max(x[0], x[1]); });
  expect_means("eq(min(x[0],x[1],x[2]),-1)",
               [](const auto& x) { return *std::ranges::min_element(x) == -1; });
  expect_means("eq(if(gt(x[0],0),x[1],x[2]),1)", [](const auto& x) { return (x[0] > 0 ? x[1] : x[2]) == 1; });
  expect_means("eq(add(lt(x[0],x[1]),lt(x[1],x[2])),1)",
               [](const auto& x) { return (x[0] < x[1]) + (x[1] < x[2]) == 1; });
}

/// A division by zero has no value, wherever it occurs.
TEST(Expressions, NeverDivideByZero) {
  EXPECT_EQ(solutions("<intension> eq(div(x[0],x[1]),-1) </intension>", 2, -2, 2),
            those([](const auto& x) { return x[1] != 0 && x[0] / x[1] == -1; }, 2, -2, 2));
  EXPECT_EQ(solutions("<intension> or(eq(mod(x[0],x[1]),1),eq(x[0],0)) </intension>", 2, -2, 2),
            those([](const auto& x) { return x[1] != 0 && (x[0] % x[1] == 1 || x[0] == 0); }, 2, -2, 2));
}

TEST(Expressions, RaiseToPowersThatAreWhole) {
  EXPECT_EQ(
      solutions("<intension> eq(pow(x[0],x[1]),1) </intension>", 2, -2, 2),
      those([](const auto& x) { return x[1] == 0 || x[0] == 1 || (x[0] == -1 && x[1] % 2 == 0); }, 2, -2, 2));
}

TEST(Expressions, Connect) {
  expect_means("and(eq(x[0],1),ne(x[1],0))", [](const auto& x) { return x[0] == 1 && x[1] != 0; });
  expect_means("or(eq(x[0],1),gt(x[1],1),x[2])",
               [](const auto& x) { return x[0] == 1 || x[1] > 1 || x[2] != 0; });
  expect_means("not(eq(x[0],x[1]))", [](const auto& x) { return x[0] != x[1]; });
  expect_means("xor(eq(x[0],1),eq(x[1],1),eq(x[2],1))",
               [](const auto& x) { return ((x[0] == 1) + (x[1] == 1) + (x[2] == 1)) % 2 == 1; });
  expect_means("iff(gt(x[0],0),gt(x[1],0))", [](const auto& x) { return (x[0] > 0) == (x[1] > 0); });
  expect_means("imp(gt(x[0],0),lt(x[1],0))", [](const auto& x) { return x[0] <= 0 || x[1] < 0; });
}

TEST(Expressions, AreRefusedWithASentence) {
  EXPECT_EQ(trouble("<intension> eq(x[0],sinus(x[1])) </intension>"), "the operation \"sinus\"");
  EXPECT_NE(trouble("<intension> eq(x[0]) </intension>"), "");
  EXPECT_NE(trouble("<intension> lt(x[0],x[1],x[2]) </intension>"), "");
  EXPECT_NE(trouble("<intension> eq(x[0],z) </intension>"), "");
  EXPECT_NE(
      trouble("<intension> eq(mul(x[0],9223372036854775807),mul(x[1],9223372036854775807)) </intension>"),
      "");
}

/// The remaining values of y in 0 .. 9 when x, with the same domain, becomes 4 under the condition.
std::vector<Value> left_beside_4(const std::string& condition) {
  Instance instance;
  instance.add("x", instance.new_variable("0..9"));
  instance.add("y", instance.new_variable("0..9"));
  instance.require(condition);
  return test::values_after(instance.store, instance.named("x"), 4, instance.named("y"));
}

TEST(Expressions, TakeValuesOnceTwoVariablesAreLeft) {
  using Values = std::vector<Value>;
  EXPECT_EQ(left_beside_4("ne(abs(sub(x,y)),3)"), (Values{0, 2, 3, 4, 5, 6, 8, 9}));
  EXPECT_EQ(left_beside_4("eq(dist(x,y),3)"), (Values{1, 7}));
  EXPECT_EQ(left_beside_4("ne(mul(x,y),12)"), (Values{0, 1, 2, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(left_beside_4("eq(mod(add(x,y),3),0)"), (Values{2, 5, 8}));
  Instance instance;
  instance.add("x", instance.new_variable("1 3 5"));
  instance.add("y", instance.new_variable("0..9"));
  instance.require("eq(add(x,y),10)");
  ASSERT_TRUE(instance.store.propagate());
  EXPECT_EQ(test::values_of(instance.store, instance.named("y")), (Values{5, 7, 9}));
}

}  // namespace
}  // namespace quadrille::xcsp
