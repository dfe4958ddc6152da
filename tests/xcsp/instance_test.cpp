#include "xcsp/instance.h"

#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

using Names = std::vector<std::string>;

TEST(Instance, TakesArraysApart) {
  Instance instance;
  instance.add_array("x", {2, 3});
  EXPECT_EQ(instance.expand("x[1][]"), (Names{"x[1][0]", "x[1][1]", "x[1][2]"}));
  EXPECT_EQ(instance.expand("x[][1..2]"), (Names{"x[0][1]", "x[0][2]", "x[1][1]", "x[1][2]"}));
  EXPECT_EQ(instance.expand("x[]").size(), 6U);
  EXPECT_EQ(instance.expand("y"), Names{"y"});
}

TEST(Instance, ReadsNumbers) {
  Instance instance;
  EXPECT_EQ(instance.numbers("1 3..5 7x2"), (std::vector<Value>{1, 3, 4, 5, 7, 7}));
  EXPECT_EQ(instance.intervals("1 3..5").size(), 2U);
  EXPECT_FALSE(instance.trouble());
  static_cast<void>(instance.numbers("0..999999999999"));
  EXPECT_TRUE(instance.trouble());
}

TEST(Instance, NotesTheFirstTrouble) {
  Instance instance;
  static_cast<void>(instance.named("z"));
  static_cast<void>(instance.number("q"));
  ASSERT_TRUE(instance.trouble());
  EXPECT_EQ(instance.trouble()->message, "found \"z\", expected a variable of the instance");
}

TEST(Instance, KnowsWordsAsValues) {
  Instance instance;
  instance.add_symbolic("a", "red green");
  instance.add_symbolic("b", "green blue");
  instance.require("eq(a,b)");
  ASSERT_TRUE(instance.store.propagate());
  EXPECT_EQ(instance.value_text("a"), "green");
  EXPECT_EQ(instance.number("blue"), 2);
}

TEST(Instance, BoundsWhatItDefines) {
  Instance instance;
  instance.add("x", instance.new_variable("-3..5"));
  const IntVar square = instance.value("mul(x,x)");
  EXPECT_EQ(instance.store.min(square), 0);
  EXPECT_EQ(instance.store.max(square), 25);
  EXPECT_EQ(instance.value("mul(x,x)"), square);
}

TEST(Instance, MeetsConditions) {
  const auto sum_is = [](const std::string& condition) {
    return solutions("<sum><list> x[] </list><coeffs> 2 -1 1 </coeffs><condition> " + condition +
                     " </condition></sum>");
  };
  const auto sum_of = [](const auto& x) { return 2 * x[0] - x[1] + x[2]; };
  EXPECT_EQ(sum_is("(lt,3)"), those([&](const auto& x) { return sum_of(x) < 3; }));
  EXPECT_EQ(sum_is("(le,3)"), those([&](const auto& x) { return sum_of(x) <= 3; }));
  EXPECT_EQ(sum_is("(ge,3)"), those([&](const auto& x) { return sum_of(x) >= 3; }));
  EXPECT_EQ(sum_is("(gt,3)"), those([&](const auto& x) { return sum_of(x) > 3; }));
  EXPECT_EQ(sum_is("(eq,x[0])"), those([&](const auto& x) { return sum_of(x) == x[0]; }));
  EXPECT_EQ(sum_is("(ne,x[1])"), those([&](const auto& x) { return sum_of(x) != x[1]; }));
  EXPECT_EQ(sum_is("(in,1..2)"), those([&](const auto& x) { return 1 <= sum_of(x) && sum_of(x) <= 2; }));
  EXPECT_EQ(sum_is("(notin,{0,4})"), those([&](const auto& x) { return sum_of(x) != 0 && sum_of(x) != 4; }));
}

}  // namespace
}  // namespace quadrille::xcsp
