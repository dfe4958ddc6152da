#include "support/step_cases.h"

#include <gtest/gtest.h>

#include "sudoku/puzzle/conditions.h"
#include "support/step_proof.h"
#include "techniques/notation.h"

namespace quadrille::test {

using techniques::Candidate;
using techniques::Position;

sudoku::Puzzle classic_puzzle(std::string_view grid) {
  sudoku::Puzzle puzzle{sudoku::Layout(9)};
  EXPECT_TRUE(puzzle.set_boxes(3, 3));
  for (std::size_t cell = 0; cell < 81; ++cell)
    if (grid[cell] >= '1' && grid[cell] <= '9') puzzle.set_given(static_cast<int>(cell), grid[cell] - '0');
  return puzzle;
}

Position start_of(const sudoku::Puzzle& puzzle) {
  return techniques::position_of(puzzle,
                                 std::make_shared<const techniques::Board>(sudoku::conditions_of(puzzle)));
}

std::string first_step(std::string_view grid, techniques::Technique technique) {
  Position position = start_of(classic_puzzle(grid));
  std::string text;
  techniques::walk(position, techniques::usual_techniques(),
                   [&](const techniques::Step& step, const Position& before) {
                     if (step.technique != technique) return true;
                     EXPECT_TRUE(follows(step, before));
                     text = techniques::hodoku_text(step, before.board());
                     return false;
                   });
  return text;
}

techniques::Rating check_steps(const sudoku::Puzzle& puzzle, const sudoku::Grid& solution) {
  Position position = start_of(puzzle);
  return techniques::walk(position, techniques::usual_techniques(),
                          [&](const techniques::Step& step, const Position& before) {
                            EXPECT_TRUE(follows(step, before));
                            for (const Candidate& single : step.placements)
                              EXPECT_EQ(solution[sudoku::at(single.cell)], single.digit)
                                  << techniques::hodoku_text(step, before.board());
                            for (const Candidate& gone : step.eliminations)
                              EXPECT_NE(solution[sudoku::at(gone.cell)], gone.digit)
                                  << techniques::hodoku_text(step, before.board());
                            return true;
                          });
}

}  // namespace quadrille::test
