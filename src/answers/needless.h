// Which clues of a puzzle are not needed?
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "sudoku/explain/needless.h"

namespace quadrille::answers {

/// About a puzzle with exactly one solution: clues, givens and rules by their names, that can be dropped
/// while the solution stays the only one.
struct NeedlessAnswer {
  std::vector<std::string> alone;
  bool all_tried = true;
  std::vector<std::string> together;
  bool largest = false;

  static constexpr auto members() {
    return std::tuple{
        Member{"alone", &NeedlessAnswer::alone, "Each may be dropped if all others stay."},
        Member{"all_tried", &NeedlessAnswer::all_tried, "Whether that was found out for all clues."},
        Member{"together", &NeedlessAnswer::together, "All of these may be dropped at once."},
        Member{"largest", &NeedlessAnswer::largest,
               "Whether it is proved that no more clues may be dropped together."}};
  }
};

/// report.solutions must be `one`.
[[nodiscard]] inline NeedlessAnswer answer_of(const sudoku::Puzzle& puzzle,
                                              const sudoku::NeedlessReport& report) {
  return {names_of(report.alone, puzzle), report.all_tried, names_of(report.together, puzzle),
          report.largest};
}

}  // namespace quadrille::answers
