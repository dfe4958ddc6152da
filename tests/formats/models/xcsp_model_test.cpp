// tests/formats/models_test.py counts the solutions of such models.
#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(XcspModel, HasAVariableForEachCellAndAConstraintForEachCondition) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  const std::string model = written("xcsp_model", puzzle);
  for (const std::string_view text :
       {"<allDifferent> x[0][0] x[0][1] </allDifferent>", "<array id=\"x\" size=\"[2][2]\"> 1..2 </array>",
        "<intension> eq(x[0][0],2) </intension>", "</instance>"}) {
    EXPECT_NE(model.find(text), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace quadrille::formats
