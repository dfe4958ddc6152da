// How far has a player come? Which of the entered digits and notes are wrong.
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"
#include "sudoku/puzzle/progress.h"

namespace quadrille::answers {

/// A player's entries beside the only solution.
struct ProgressAnswer {
  std::vector<Placement> wrong;
  std::vector<Placement> left_out;
  std::string sentence;  // no member: says which digits are wrong, and what they should be

  static constexpr auto members() {
    return std::tuple{Member{"wrong", &ProgressAnswer::wrong, "The digits of the player that are wrong."},
                      Member{"left_out", &ProgressAnswer::left_out,
                             "The digits of the solution that are missing from the player's candidates."}};
  }

  [[nodiscard]] bool is_right() const { return wrong.empty() && left_out.empty(); }
  /// A sentence that names the wrong entries, without the digits of the solution. Not if all are right.
  [[nodiscard]] std::string request_to_mend() const;
};

/// solution: the only one of the puzzle.
[[nodiscard]] ProgressAnswer answer_of(const sudoku::Puzzle& puzzle, const sudoku::Progress& progress,
                                       const sudoku::Grid& solution);

}  // namespace quadrille::answers
