#include "support/techniques/hint_cases.h"

#include <gtest/gtest.h>

#include "sudoku/solve/solve.h"
#include "support/techniques/step_cases.h"
#include "techniques/explainer/notation.h"

namespace quadrille::test {

namespace explainer = techniques::explainer;

std::string first_hint(std::string_view grid, std::string_view name) {
  const sudoku::Puzzle puzzle = classic_puzzle(grid);
  const auto solution = sudoku::Solver().first_solution(puzzle).grid;
  const techniques::Position start = start_of(puzzle);
  auto marks = explainer::marks_of(start);
  if (!solution || !marks) {
    ADD_FAILURE() << "no classic grid with a solution: " << grid;
    return {};
  }
  std::string text;
  explainer::walk(*marks, [&](const explainer::Hint& hint, const explainer::Marks&) {
    const techniques::Step step = explainer::conclusion_of(hint);
    for (const techniques::Candidate& single : step.placements)
      EXPECT_EQ((*solution)[sudoku::at(single.cell)], single.digit) << hint.name;
    for (const techniques::Candidate& gone : step.eliminations)
      EXPECT_NE((*solution)[sudoku::at(gone.cell)], gone.digit) << hint.name;
    if (text.empty() && hint.name == name) text = explainer::hint_text(hint, start.board());
    return true;
  });
  return text;
}

}  // namespace quadrille::test
