#include "sudoku/puzzle/definition.h"

#include <gtest/gtest.h>

namespace quadrille::sudoku {
namespace {

TEST(Definition, NumbersItsTexts) {
  const Definition definition{.name = "near",
                              .summary = "Close.",
                              .parameters = {{"line", "path"}, {"most", "number 1..3"}},
                              .conditions = {"x", "y"},
                              .drawings = {{"line", "line", "", "green"}}};
  EXPECT_EQ(definition.texts(),
            (std::vector<std::string_view>{"near", "Close.", "line", "path", "most", "number 1..3", "x", "y",
                                           "line", "line", "", "green"}));
}

}  // namespace
}  // namespace quadrille::sudoku
