#include "xcsp/constraints.h"

#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

TEST(Constraints, AreNamedWhereUnsupported) {
  EXPECT_EQ(trouble("<stretch> x[] </stretch>"), "the constraint stretch");
  EXPECT_EQ(
      trouble("<maximum><list> x[] </list><except> 0 </except><condition> (eq,1) </condition></maximum>"),
      "maximum with exceptions");
}

TEST(Constraints, AreFoundInGroupsAndBlocks) {
  const std::string text =
      "<block><group><intension> lt(%0,%1) </intension><args> x[0] x[1] </args><args> x[1..2] "
      "</args></group></block>";
  EXPECT_EQ(solutions(text), those([](const auto& x) { return x[0] < x[1] && x[1] < x[2]; }));
}

}  // namespace
}  // namespace quadrille::xcsp
