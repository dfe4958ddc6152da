// Grids with known steps.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/puzzle.h"
#include "techniques/path.h"

namespace quadrille::test {

/// 81 characters, where 1 to 9 are givens.
[[nodiscard]] sudoku::Puzzle classic_puzzle(std::string_view grid);
/// The board of a classic grid.
[[nodiscard]] techniques::Board classic_board();
/// The position before the first step of a puzzle.
[[nodiscard]] techniques::Position start_of(const sudoku::Puzzle& puzzle);

/// An empty classic grid, and the candidates that a test leaves in it.
class Pencilled {
 public:
  Pencilled();
  /// Leaves only these digits in the cell of that row and column, counted from 1.
  Pencilled& leave(int row, int column, const std::vector<int>& digits);
  /// Removes a digit from the cell.
  Pencilled& remove(int row, int column, int digit);
  [[nodiscard]] const techniques::Position& position() const { return position_; }
  /// All steps of the technique, as printed. Each must follow from its premises.
  [[nodiscard]] std::vector<std::string> steps(techniques::Technique technique) const;

 private:
  sudoku::Puzzle puzzle_;
  techniques::Position position_;
};

/// The first step of that technique on the path to the solution of a classic grid, as HoDoKu prints it; empty
/// if there is none. The default techniques up to that level are tried, and this one. The step must follow
/// from its premises.
[[nodiscard]] std::string first_step(std::string_view grid, techniques::Technique technique,
                                     techniques::Level hardest = techniques::Level::extreme);

/// The same for a technique that is tried on request, in the first position of the default path in which it
/// finds something; positions with singles are skipped.
[[nodiscard]] std::string first_step_on_request(std::string_view grid, techniques::Technique technique);

/// Expects that a step of a puzzle with that solution follows, and that it does not contradict the solution.
/// It does not check whether it follows if the conditions that it names have too many cases.
void check_step(const techniques::Step& step, const techniques::Position& before,
                const sudoku::Puzzle& puzzle, const sudoku::Grid& solution);
/// The same for all steps of the puzzle. Returns how the path ended.
techniques::Rating check_steps(const sudoku::Puzzle& puzzle, const sudoku::Grid& solution);

}  // namespace quadrille::test
