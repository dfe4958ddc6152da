// tests/formats/models_test.py counts the solutions of such models.
#include <gtest/gtest.h>

#include "formats/reading.h"

namespace quadrille::formats {
namespace {

TEST(CppModel, HasAVariableForEachCellAndAConstraintForEachCondition) {
  Puzzle puzzle(2);
  puzzle.set_given(0, 2);
  const std::string model = written("cpp_model", puzzle);
  for (const std::string_view text : {"m.all_different({x[0][0], x[0][1]});", "x.push_back(m.ints(2, 1, 2));",
                                      "m.add(x[0][0] == 2);", "const auto solution = m.solve();"}) {
    EXPECT_NE(model.find(text), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace quadrille::formats
