#include "proof/veripb.h"

#include <array>

#include <gtest/gtest.h>

namespace quadrille::proof {
namespace {

TEST(VeripbWriter, WritesALineForEachStep) {
  OpbFormula formula({"aa", "bb"});
  formula.add(std::array{1, 2}, 1);
  formula.add(std::array{-1, -2}, 1);
  std::string text;
  VeripbWriter writer(formula, VeripbVersion::v2, [&text](std::string_view piece) { text += piece; });
  writer.comment("why");
  EXPECT_EQ(writer.add_sum(std::array<VeripbWriter::Summand, 3>{{{1}, {2, 5}, {1}}}), 3U);
  EXPECT_EQ(writer.add_clause(std::array{1, -2}), 4U);
  writer.erase(std::array<ConstraintId, 2>{3, 4});
  EXPECT_EQ(text, "");
  writer.conclude_unsatisfiable();
  EXPECT_EQ(text,
            "pseudo-Boolean proof version 2.0\n"
            "f 2\n"
            "* why\n"
            "pol 1 2 5 * + 1 +\n"
            "rup 1 aa 1 ~bb >= 1 ;\n"
            "del id 3 4\n"
            "rup >= 1 ;\n"
            "output NONE\n"
            "conclusion UNSAT : 5\n"
            "end pseudo-Boolean proof\n");
}

TEST(VeripbWriter, EndsEachStepOfTheThirdVersionWithASemicolon) {
  OpbFormula formula({"aa", "bb"});
  formula.add(std::array{1, 2}, 1);
  std::string text;
  VeripbWriter writer(formula, VeripbVersion::v3, [&text](std::string_view piece) { text += piece; });
  writer.comment("why");
  EXPECT_EQ(writer.add_solution(std::array{1, -2}), 3U);
  EXPECT_EQ(writer.add_sum(std::array<VeripbWriter::Summand, 2>{{{1}, {3}}}), 4U);
  writer.erase(std::array<ConstraintId, 1>{4});
  EXPECT_EQ(writer.add_solution(std::array{2}), 6U);
  writer.conclude_complete();
  EXPECT_EQ(text,
            "pseudo-Boolean proof version 3.0\n"
            "f 1 ;\n"
            "% why\n"
            "solx aa ~bb ;\n"
            "rup 1 ~aa 1 bb >= 1 ;\n"
            "pol 1 3 + ;\n"
            "del id 4 ;\n"
            "solx bb ;\n"
            "rup 1 ~bb >= 1 ;\n"
            "rup >= 1 ;\n"
            "output NONE ;\n"
            "conclusion ENUMERATION_COMPLETE 2 : 7 ;\n"
            "end pseudo-Boolean proof ;\n");
}

TEST(VeripbWriter, SaysHowManySolutionsThereAreAtLeast) {
  const OpbFormula formula({"aa"});
  std::string text;
  VeripbWriter writer(formula, VeripbVersion::v3, [&text](std::string_view piece) { text += piece; });
  writer.add_solution(std::array{-1});
  writer.conclude_partial();
  EXPECT_TRUE(
      text.ends_with("output NONE ;\nconclusion ENUMERATION_PARTIAL 1 ;\nend pseudo-Boolean proof ;\n"));
}

TEST(VeripbWriter, HandsOnLongProofsInPieces) {
  const OpbFormula formula({"aa"});
  std::size_t pieces = 0;
  VeripbWriter writer(formula, VeripbVersion::v2, [&](std::string_view) { ++pieces; });
  for (int i = 0; i < 100'000; ++i) writer.add_clause(std::array{1});
  EXPECT_GT(pieces, 10U);
}

}  // namespace
}  // namespace quadrille::proof
