#include "xcsp/model.h"

#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

using Names = std::vector<std::string>;

TEST(Model, TakesArraysApart) {
  Model model;
  model.add_array("x", {2, 3});
  EXPECT_EQ(model.expand("x[1][]"), (Names{"x[1][0]", "x[1][1]", "x[1][2]"}));
  EXPECT_EQ(model.expand("x[][1..2]"), (Names{"x[0][1]", "x[0][2]", "x[1][1]", "x[1][2]"}));
  EXPECT_EQ(model.expand("x[]").size(), 6U);
  EXPECT_EQ(model.expand("y"), Names{"y"});
}

TEST(Model, ReadsNumbers) {
  Model model;
  EXPECT_EQ(model.numbers("1 3..5 7x2"), (std::vector<Value>{1, 3, 4, 5, 7, 7}));
  EXPECT_EQ(model.intervals("1 3..5").size(), 2U);
  EXPECT_FALSE(model.trouble());
  static_cast<void>(model.numbers("0..999999999999"));
  EXPECT_TRUE(model.trouble());
}

TEST(Model, NotesTheFirstTrouble) {
  Model model;
  static_cast<void>(model.named("z"));
  static_cast<void>(model.number("q"));
  ASSERT_TRUE(model.trouble());
  EXPECT_EQ(model.trouble()->message, "found \"z\", which is no variable of the instance");
}

TEST(Model, KnowsWordsAsValues) {
  Model model;
  model.add_symbolic("a", "red green");
  model.add_symbolic("b", "green blue");
  model.require("eq(a,b)");
  ASSERT_TRUE(model.store.propagate());
  EXPECT_EQ(model.value_text("a"), "green");
  EXPECT_EQ(model.number("blue"), 2);
}

TEST(Model, BoundsWhatItDefines) {
  Model model;
  model.add("x", model.new_variable("-3..5"));
  const IntVar square = model.value("mul(x,x)");
  EXPECT_EQ(model.store.min(square), 0);
  EXPECT_EQ(model.store.max(square), 25);
  EXPECT_EQ(model.value("mul(x,x)"), square);
}

TEST(Model, MeetsConditions) {
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
