#include "check_proof/pseudo_boolean.h"

#include <gtest/gtest.h>

namespace check_proof {
namespace {

/// Three cells that may hold two digits only: a Hall set with one cell too many.
constexpr std::string_view kThreeInTwo =
    "* #variable= 6 #constraint= 5\n"
    "+1 a1 +1 a2 >= 1 ;\n"
    "+1 b1 +1 b2 >= 1 ;\n"
    "+1 c1 +1 c2 >= 1 ;\n"
    "-1 a1 -1 b1 -1 c1 >= -1 ;\n"
    "-1 a2 -1 b2 -1 c2 >= -1;\n";

constexpr std::string_view kHead = "pseudo-Boolean proof version 2.0\nf 5\n";
constexpr std::string_view kTail = "output NONE\nconclusion UNSAT : -1\nend pseudo-Boolean proof\n";

std::string verdict(std::string_view opb, const std::string& proof) {
  const auto formula = read_opb(opb);
  if (const auto* complaint = std::get_if<Complaint>(&formula)) return complaint->text;
  const auto refused = check_cutting_planes(std::get<PseudoBooleanFormula>(formula), proof);
  return refused ? refused->text : "accepted";
}

std::string with_steps(const std::string& steps) { return std::string(kHead) + steps + std::string(kTail); }

TEST(CuttingPlanes, AddUpTheHallSet) {
  EXPECT_EQ(verdict(kThreeInTwo, with_steps("pol 1 2 + 3 + 4 + 5 +\n")), "accepted");
  EXPECT_EQ(verdict(kThreeInTwo, with_steps("p 1 2 + 3 + 4 5 + +\n* a comment\ndel id 1\n")), "accepted");
  EXPECT_EQ(verdict(kThreeInTwo, with_steps("pol 1 2 + 3 + 4 + 5 +\npol 1\n")),
            "line 6: the constraint of the conclusion can be satisfied");
}

TEST(CuttingPlanes, EveryStepLeftOutIsMissed) {
  const std::string steps[] = {"pol 1 2 + 3 + 4 +\n",
                               "pol 1 2 + 3 + 5 +\n",
                               "pol 1 2 + 4 + 5 +\n",
                               "pol 1 2 +\n",
                               "rup >= 1 ;\n",
                               "rup 1 a1 >= 1 ;\n",
                               ""};
  for (const auto& step : steps) EXPECT_NE(verdict(kThreeInTwo, with_steps(step)), "accepted") << step;
}

TEST(CuttingPlanes, PropagateWithReverseUnits) {
  constexpr std::string_view kTwo = "1 x 1 y >= 1 ;\n1 x 1 ~y >= 1;\n1 ~x 1 y >= 1;\n1 ~x 1 ~y >= 1 ;\n";
  const std::string head = "pseudo-Boolean proof version 2.0\nf\n";
  EXPECT_EQ(verdict(kTwo, head + "rup 1 x >= 1 ;\nrup >= 1 ;\n" + std::string(kTail)), "accepted");
  EXPECT_NE(verdict(kTwo, head + "rup >= 1 ;\n" + std::string(kTail)), "accepted");
}

TEST(CuttingPlanes, DivideSaturateAndWeaken) {
  const std::string head = "pseudo-Boolean proof version 2.0\nf 2\n";
  // 2x + 2y + 2z = 3: half of it is x + y + z >= 2, and <= 1. Sums alone find nothing.
  constexpr std::string_view kOdd = "2 x 2 y 2 z = 3 ;\n";
  EXPECT_EQ(verdict(kOdd, head + "pol 1 2 d\npol 2 2 d\npol 3 4 +\n" + std::string(kTail)), "accepted");
  EXPECT_NE(verdict(kOdd, head + "pol 1 2 +\n" + std::string(kTail)), "accepted");
  EXPECT_NE(verdict(kOdd, head + "pol 1 3 d\npol 2 3 d\npol 3 4 +\n" + std::string(kTail)), "accepted");
  // 5x + 1y >= 2 saturated is 2x + y >= 2, without y x >= 1.
  constexpr std::string_view kLarge = "5 x 1 y >= 2 ;\n1 ~x >= 1 ;\n";
  EXPECT_EQ(verdict(kLarge, head + "pol 1 s y w\npol -1 s 2 +\n" + std::string(kTail)), "accepted");
  EXPECT_EQ(verdict(kLarge, head + "pol 1 ~y + 2 5 * +\n" + std::string(kTail)), "accepted")
      << "by a literal axiom";
  EXPECT_NE(verdict(kLarge, head + "pol 1 ~x + 2 5 * +\n" + std::string(kTail)), "accepted");
}

TEST(CuttingPlanes, RefuseWhatIsNoProof) {
  for (const std::string step :
       {"pol 1 +", "pol 1 2", "pol 9", "pol *", "pol 1 -2 *", "pol 1 0 d", "pol 1 w", "rup 1 a1",
        "rup 1 a1 >= x ;", "del id 9", "red 1 a1 >= 1 ; a1 -> 1", "pol 1 99999999999999999999 *",
        "pol 1 4611686018427387904 * 4 *", "conclusion SAT", "conclusion UNSAT"})
    EXPECT_NE(verdict(kThreeInTwo, with_steps(step + "\n")), "accepted") << step;
  EXPECT_EQ(verdict(kThreeInTwo, ""), "line 1: expected \"pseudo-Boolean\"");
  EXPECT_EQ(verdict(kThreeInTwo, "pseudo-Boolean proof version 2.0\nf 4\n"),
            "line 2: the formula has 5 constraints");
  EXPECT_EQ(verdict(kThreeInTwo, std::string(kHead)), "line 3: the proof ends without a conclusion");
}

TEST(Opb, ReadsEquationsAsTwo) {
  const auto read = read_opb("2 x -3 ~y = 1 ;");
  const auto& formula = std::get<PseudoBooleanFormula>(read);
  ASSERT_EQ(formula.inequalities.size(), 2U);
  // 2x - 3(1 - y) = 1 is 2x + 3y = 4.
  EXPECT_EQ(formula.inequalities[0].coefficients, (std::map<std::string, std::int64_t>{{"x", 2}, {"y", 3}}));
  EXPECT_EQ(formula.inequalities[0].bound, 4);
  EXPECT_EQ(formula.inequalities[1].bound, -4);
}

TEST(Opb, Complains) {
  for (const std::string_view text :
       {"min: 1 x ;", "1 x >= ", "1 x >= 1", "x >= 1 ;", "1 1 >= 1 ;", "1 x > 1 ;"})
    EXPECT_TRUE(std::holds_alternative<Complaint>(read_opb(text))) << text;
}

}  // namespace
}  // namespace check_proof
