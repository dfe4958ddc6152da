// Steps by which a person could continue from the state that a page shows.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "serve/messages.h"
#include "serve/posed_puzzle.h"
#include "techniques/path.h"

namespace quadrille::serve {

/// A value.
class Logic {
 public:
  /// Begins with the givens. The puzzle must have at most techniques::kMostCells cells. Without
  /// has_one_solution, steps that are valid only for a unique solution are not used. A stop ends a search for
  /// a step.
  Logic(const sudoku::Puzzle& puzzle, bool has_one_solution, StopToken stop);

  /// Places the player's digits, and removes the candidates that are missing in the player's marks.
  void enter(const PosedPuzzle& posed);

  /// The next step as text, which is applied; nullopt if no technique applies, or after a stop.
  [[nodiscard]] std::optional<std::string> step();

  [[nodiscard]] bool is_solved() const { return position_.is_solved(); }
  /// By cell, the remaining candidates, or the digit.
  [[nodiscard]] std::vector<sudoku::Digits> candidates() const;
  [[nodiscard]] std::vector<LogicalCell> cells() const;
  /// Whether the player's marks equal the candidates in each cell without a digit.
  [[nodiscard]] bool is_marked_by(const PosedPuzzle& posed) const;

 private:
  techniques::Position position_;
  techniques::TechniqueSet allowed_ = techniques::usual_techniques();
  bool has_one_solution_;
  techniques::StepLimits limits_;
};

}  // namespace quadrille::serve
