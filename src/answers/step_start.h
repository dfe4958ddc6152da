// The start of the steps by which a person solves a puzzle: the position before the first one, or the reason
// why there are none. It does not depend on the scale, so that the page's engine has no techniques that it
// does not use.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "sudoku/puzzle/progress.h"
#include "sudoku/solve/solve.h"
#include "techniques/position.h"
#include "techniques/step_limits.h"

namespace quadrille::answers {

/// Why there is no answer about steps.
struct NoSteps {
  enum class Reason : std::uint8_t {
    too_many_cells,     // more than techniques::kMostCells
    no_solution,        // steps lead to the only solution ..
    several_solutions,  // .. so there must be exactly one
    not_classic,        // Sudoku Explainer's scale is for classic 9x9 grids
    wrong_progress,     // the player has entered something that is not in the solution
    stopped,            // a limit ended the search
  };
  Reason reason;
  int cells = 0;             // of the grid
  std::string to_mend = {};  // a sentence about the wrong entries

  /// why_stopped: which limit ended the search: "the time limit ended the search".
  [[nodiscard]] std::string sentence(std::string_view why_stopped) const;
};

template <class T>
using StepsOr = tl::expected<T, NoSteps>;

/// Begins with one puzzle after another. Puzzles of one kind share the board.
class StepStart {
 public:
  StepStart() = default;
  StepStart(const StepStart&) = delete;
  StepStart& operator=(const StepStart&) = delete;

  /// counter counts the solutions of the puzzle, up to two; the limits are those of its steps.
  [[nodiscard]] StepsOr<void> begin(const sudoku::Puzzle& puzzle, sudoku::Solver& counter,
                                    const techniques::StepLimits& limits = {});
  /// The same, from where a player has come.
  [[nodiscard]] StepsOr<void> begin(const sudoku::Puzzle& puzzle, const sudoku::Progress& progress,
                                    sudoku::Solver& counter, const techniques::StepLimits& limits = {});
  /// The same for a puzzle that is known to have exactly one solution.
  [[nodiscard]] StepsOr<void> begin_with_one_solution(const sudoku::Puzzle& puzzle,
                                                      const techniques::StepLimits& limits = {});

  // After a beginning.

  [[nodiscard]] const techniques::Position& position() const { return *position_; }
  [[nodiscard]] const techniques::Board& board() const { return *board_; }
  [[nodiscard]] const techniques::StepLimits& limits() const { return limits_; }

 private:
  techniques::StepLimits limits_;
  std::optional<sudoku::Puzzle> kind_;  // the last puzzle
  std::shared_ptr<const techniques::Board> board_;
  std::optional<techniques::Position> position_;
};

}  // namespace quadrille::answers
