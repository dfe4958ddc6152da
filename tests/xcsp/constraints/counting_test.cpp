#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

TEST(Sum, TakesVariableCoefficients) {
  EXPECT_EQ(
      solutions("<sum><list> x[] </list><coeffs> x[1] 2 x[0] </coeffs><condition> (eq,6) </condition></sum>"),
      those([](const auto& x) { return x[0] * x[1] + 2 * x[1] + x[2] * x[0] == 6; }));
  EXPECT_EQ(solutions("<sum><list> add(x[0],1) mul(x[1],x[2]) </list><condition> (le,4) </condition></sum>"),
            those([](const auto& x) { return x[0] + 1 + x[1] * x[2] <= 4; }));
  EXPECT_NE(trouble("<sum><list> x[] </list><coeffs> 1 2 </coeffs><condition> (eq,6) </condition></sum>"),
            "");
  EXPECT_NE(trouble("<sum><list> x[] </list><condition> six </condition></sum>"), "");
}

TEST(Count, OfValuesOrAVariable) {
  EXPECT_EQ(
      solutions("<count><list> x[] </list><values> 1 3 </values><condition> (eq,2) </condition></count>"),
      those([](const auto& x) {
        return std::ranges::count_if(x, [](Value v) { return v == 1 || v == 3; }) == 2;
      }));
  EXPECT_EQ(
      solutions(
          "<count><list> x[0..1] </list><values> x[2] </values><condition> (ge,1) </condition></count>"),
      those([](const auto& x) { return x[0] == x[2] || x[1] == x[2]; }));
}

TEST(NValues, CountsDifferentOnes) {
  EXPECT_EQ(solutions("<nValues><list> x[] </list><condition> (le,2) </condition></nValues>"),
            those([](const auto& x) { return std::set(x.begin(), x.end()).size() <= 2; }));
}

TEST(Cardinality, CountsEachValue) {
  EXPECT_EQ(
      solutions(
          "<cardinality><list> x[] </list><values> 0 2 </values><occurs> 1 0..1 </occurs></cardinality>"),
      those([](const auto& x) { return std::ranges::count(x, 0) == 1 && std::ranges::count(x, 2) <= 1; }));
  EXPECT_EQ(
      solutions("<cardinality><list> x[0..1] </list><values closed=\"true\"> 0 2 </values><occurs> x[2] 1 "
                "</occurs></cardinality>"),
      (Assignments{{0, 2, 1}, {2, 0, 1}}));
}

TEST(Cardinality, OfRepeatedValuesRequiresEqualNumbers) {
  EXPECT_EQ(solutions("<cardinality><list> 2 1 x[0] 0 </list><values> 2 3 2 </values><occurs> x[1] 1 1 "
                      "</occurs></cardinality>"),
            those([](const auto& x) { return x[0] == 3 && x[1] == 1; }));
}

TEST(NValues, WithExceptions) {
  for (const char* const condition : {"(eq,1)", "(ge,2)", "(lt,2)"}) {
    const auto meets = [&](std::size_t n) {
      return condition[1] == 'e' ? n == 1 : condition[1] == 'g' ? n >= 2 : n < 2;
    };
    EXPECT_EQ(solutions(std::string("<nValues><list> x[] </list><except> 0 2 0 9 </except><condition> ") +
                        condition + " </condition></nValues>"),
              those([&](const auto& x) {
                std::set<Value> values(x.begin(), x.end());
                values.erase(0);
                values.erase(2);
                return meets(values.size());
              }));
  }
}

}  // namespace
}  // namespace quadrille::xcsp
