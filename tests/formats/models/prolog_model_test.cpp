// tests/formats/models_test.py counts the solutions of such models.
#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(PrologModel, HasAVariableForEachCellAndAConstraintForEachCondition) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  const std::string model = written("prolog_model", puzzle);
  for (const std::string_view text :
       {"all_distinct([X1_1, X1_2]),", "Cells ins 1..2,", "    X1_1 #= 2,", "puzzle(Rows) :-"}) {
    EXPECT_NE(model.find(text), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace quadrille::formats
