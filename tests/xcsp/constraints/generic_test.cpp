#include <gtest/gtest.h>

#include "xcsp/solutions.h"

namespace quadrille::xcsp {
namespace {

TEST(Extension, ListsWhatIsAllowedOrNot) {
  EXPECT_EQ(solutions("<extension><list> x[0] x[1] </list><supports> (0,1)(2,*) </supports></extension>"),
            those([](const auto& x) { return (x[0] == 0 && x[1] == 1) || x[0] == 2; }));
  EXPECT_EQ(solutions("<extension><list> x[0] x[1] </list><conflicts> (0,1)(2,*) </conflicts></extension>"),
            those([](const auto& x) { return !((x[0] == 0 && x[1] == 1) || x[0] == 2); }));
  EXPECT_EQ(solutions("<extension><list> x[0] </list><supports> 1..2 </supports></extension>"),
            those([](const auto& x) { return x[0] == 1 || x[0] == 2; }));
  EXPECT_NE(trouble("<extension><list> x[] </list><supports> (0,1) </supports></extension>"), "");
}

TEST(Instantiation, FixesValues) {
  EXPECT_EQ(solutions("<instantiation><list> x[] </list><values> 2 * 1 </values></instantiation>"),
            those([](const auto& x) { return x[0] == 2 && x[2] == 1; }));
  EXPECT_EQ(solutions("<instantiation><list> x[] </list><values> 1x3 </values></instantiation>").size(), 1U);
  EXPECT_NE(trouble("<instantiation><list> x[] </list><values> 1 </values></instantiation>"), "");
}

TEST(Regular, FollowsAnAutomaton) {
  const std::string arcs = "<transitions> (a,0,a)(a,1,b)(b,2,a) </transitions>";
  const std::string text =
      "<regular><list> x[] </list>" + arcs + "<start> a </start><final> a </final></regular>";
  EXPECT_EQ(solutions(text), (Assignments{{0, 0, 0}, {0, 1, 2}, {1, 2, 0}}));
}

TEST(Mdd, FollowsADiagram) {
  const std::string arcs = "<transitions> (r,0,a)(r,1,b)(a,1,c)(b,2,c)(c,0,t)(c,3,t) </transitions>";
  EXPECT_EQ(solutions("<mdd><list> x[] </list>" + arcs + "</mdd>"),
            (Assignments{{0, 1, 0}, {0, 1, 3}, {1, 2, 0}, {1, 2, 3}}));
}

TEST(Slide, PostsItsPatternOnEachWindow) {
  EXPECT_EQ(solutions("<slide><list> x[] </list><intension> lt(%0,%1) </intension></slide>"),
            those([](const auto& x) { return x[0] < x[1] && x[1] < x[2]; }));
  EXPECT_EQ(
      solutions("<slide circular=\"true\"><list> x[] </list><intension> ne(%0,%1) </intension></slide>"),
      those([](const auto& x) { return x[0] != x[1] && x[1] != x[2] && x[2] != x[0]; }));
}

}  // namespace
}  // namespace quadrille::xcsp
