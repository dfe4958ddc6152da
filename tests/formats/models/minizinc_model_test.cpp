// tests/formats/models_test.py counts the solutions of such models.
#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(MiniZincModel, HasAVariableForEachCellAndAConstraintForEachCondition) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  const std::string model = written("minizinc_model", puzzle);
  for (const std::string_view text :
       {"constraint all_different([x[1,1], x[1,2]]);", "array[1..2, 1..2] of var 1..2: x;",
        "constraint x[1,1] = 2;", "solve satisfy;"}) {
    EXPECT_NE(model.find(text), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace quadrille::formats
