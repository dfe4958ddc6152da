#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

TEST(NoOverlap, OfTasksAndBoxes) {
  EXPECT_EQ(solutions("<noOverlap><origins> x[] </origins><lengths> 2 1 0 </lengths></noOverlap>"),
            those([](const auto& x) { return x[0] + 2 <= x[1] || x[1] + 1 <= x[0]; }));
  EXPECT_EQ(
      solutions(
          "<noOverlap><origins> (x[0],0)(x[1],x[2]) </origins><lengths> (2,2)(1,1) </lengths></noOverlap>"),
      those([](const auto& x) { return x[0] + 2 <= x[1] || x[1] + 1 <= x[0] || 2 <= x[2]; }));
}

TEST(Cumulative, LimitsTheSumOfHeights) {
  const std::string text =
      "<cumulative><origins> x[] </origins><lengths> 2 2 1 </lengths><heights> 1 2 2 </heights>"
      "<condition> (le,3) </condition></cumulative>";
  EXPECT_EQ(solutions(text), those([](const auto& x) {
              constexpr Value kLengths[] = {2, 2, 1};
              constexpr Value kHeights[] = {1, 2, 2};
              for (Value t = 0; t < 6; ++t) {
                Value sum = 0;
                for (std::size_t i = 0; i < 3; ++i)
                  sum += x[i] <= t && t < x[i] + kLengths[i] ? kHeights[i] : 0;
                if (sum > 3) return false;
              }
              return true;
            }));
}

Value load(const std::vector<Value>& x, Value bin) {
  constexpr Value kSizes[] = {3, 2, 2};
  Value sum = 0;
  for (std::size_t i = 0; i < 3; ++i) sum += x[i] == bin ? kSizes[i] : 0;
  return sum;
}

TEST(BinPacking, LimitsEachBin) {
  const std::string items = "<binPacking><list> x[] </list><sizes> 3 2 2 </sizes>";
  EXPECT_EQ(solutions(items + "<condition> (le,4) </condition></binPacking>"), those([](const auto& x) {
              return load(x, 0) <= 4 && load(x, 1) <= 4 && load(x, 2) <= 4 && load(x, 3) <= 4;
            }));
  EXPECT_EQ(solutions(items + "<limits> 3 2 4 </limits></binPacking>"), those([](const auto& x) {
              return load(x, 0) <= 3 && load(x, 1) <= 2 && load(x, 2) <= 4 && load(x, 3) == 0;
            }));
  EXPECT_EQ(solutions(items + "<loads> 3 0 4 </loads></binPacking>"), (Assignments{{0, 2, 2}}));
}

TEST(Knapsack, HasTwoSums) {
  EXPECT_EQ(solutions("<knapsack><list> x[] </list><weights> 3 2 1 </weights><profits> 1 2 3 </profits>"
                      "<condition> (le,5) </condition><condition> (ge,6) </condition></knapsack>"),
            those([](const auto& x) {
              return 3 * x[0] + 2 * x[1] + x[2] <= 5 && x[0] + 2 * x[1] + 3 * x[2] >= 6;
            }));
}

TEST(NoOverlap, OfBoxesWithDifferentDimensionsIsRefused) {
  EXPECT_NE(trouble("<noOverlap><origins> (x[0],0)(x[1],x[2],1) </origins><lengths> (2,2)(1,1,1) </lengths>"
                    "</noOverlap>")
                .find("different shapes"),
            std::string::npos);
}

}  // namespace
}  // namespace quadrille::xcsp
