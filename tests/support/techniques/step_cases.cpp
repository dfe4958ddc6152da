#include "support/techniques/step_cases.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/sudoku/random_puzzle.h"
#include "support/techniques/step_proof.h"
#include "techniques/notation.h"
#include "techniques/scan.h"

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

techniques::Board classic_board() {
  return techniques::Board(sudoku::conditions_of(classic_puzzle(std::string(81, '.'))));
}

Position start_of(const sudoku::Puzzle& puzzle) {
  return techniques::position_of(puzzle,
                                 std::make_shared<const techniques::Board>(sudoku::conditions_of(puzzle)));
}

Pencilled::Pencilled() : puzzle_(classic_puzzle(std::string(81, '.'))), position_(start_of(puzzle_)) {}

Pencilled& Pencilled::leave(int row, int column, const std::vector<int>& digits) {
  for (int digit = 1; digit <= 9; ++digit)
    if (std::ranges::find(digits, digit) == digits.end()) remove(row, column, digit);
  return *this;
}

Pencilled& Pencilled::remove(int row, int column, int digit) {
  position_.remove({9 * (row - 1) + column - 1, digit});
  return *this;
}

std::vector<std::string> Pencilled::steps(techniques::Technique technique) const {
  std::vector<std::string> texts;
  for (const techniques::Step& step : techniques::Scan(position_).find_all(technique)) {
    EXPECT_TRUE(follows(step, position_, puzzle_));
    texts.push_back(techniques::hodoku_text(step, position_.board()));
  }
  return texts;
}

std::string first_step(std::string_view grid, techniques::Technique technique, techniques::Level hardest) {
  const sudoku::Puzzle puzzle = classic_puzzle(grid);
  Position position = start_of(puzzle);
  std::string text;
  techniques::TechniqueSet allowed = techniques::usual_techniques();
  for (const techniques::TechniqueInfo& info : techniques::all_techniques())
    if (info.level > hardest) allowed.reset(static_cast<std::size_t>(info.id));
  allowed.set(static_cast<std::size_t>(technique));
  techniques::walk(position, allowed, [&](const techniques::Step& step, const Position& before) {
    if (step.technique != technique) return true;
    EXPECT_TRUE(follows(step, before, puzzle));
    text = techniques::hodoku_text(step, before.board());
    return false;
  });
  return text;
}

std::string first_step_on_request(std::string_view grid, techniques::Technique technique) {
  const sudoku::Puzzle puzzle = classic_puzzle(grid);
  Position position = start_of(puzzle);
  std::string text;
  techniques::walk(position, techniques::usual_techniques(),
                   [&](const techniques::Step& next, const Position& before) {
                     if (next.technique <= techniques::Technique::hidden_single) return true;
                     const auto step = techniques::Scan(before).find(techniques::info_of(technique).group);
                     if (!step || step->technique != technique) return true;
                     EXPECT_TRUE(follows(*step, before, puzzle));
                     text = techniques::hodoku_text(*step, before.board());
                     return false;
                   });
  return text;
}

namespace {

/// A condition of many open cells has too many cases to try them all.
bool is_soon_proved(const techniques::Step& step, const Position& position) {
  constexpr double kMostCases = 20'000;
  double cases = 1;
  for (const techniques::Sector& sector : step.sectors)
    if (sector.digit == techniques::Sector::kCell) cases *= position.candidate_count(sector.place);
  return step.conditions.empty() || cases <= kMostCases;
}

}  // namespace

void check_step(const techniques::Step& step, const Position& before, const sudoku::Puzzle& puzzle,
                const sudoku::Grid& solution) {
  if (is_soon_proved(step, before)) {
    EXPECT_TRUE(follows(step, before, puzzle)) << describe(puzzle);
  }
  const std::string text = techniques::hodoku_text(step, before.board());
  for (const Candidate& single : step.placements)
    EXPECT_EQ(solution[sudoku::at(single.cell)], single.digit) << text << '\n' << describe(puzzle);
  for (const Candidate& gone : step.eliminations)
    EXPECT_NE(solution[sudoku::at(gone.cell)], gone.digit) << text << '\n' << describe(puzzle);
}

techniques::Rating check_steps(const sudoku::Puzzle& puzzle, const sudoku::Grid& solution) {
  Position position = start_of(puzzle);
  return techniques::walk(position, techniques::usual_techniques(),
                          [&](const techniques::Step& step, const Position& before) {
                            check_step(step, before, puzzle, solution);
                            return true;
                          });
}

}  // namespace quadrille::test
