#include "answers/progress.h"

#include <algorithm>

#include "answers/sentences.h"
#include "base/sentence.h"

namespace quadrille::answers {

namespace {

using sudoku::at;

/// "r1c2, r3c4".
std::string cells_of(const std::vector<Placement>& placements) {
  std::vector<std::string> cells;
  for (const Placement& placement : placements) cells.push_back(placement.cell);
  return listed(cells);
}

}  // namespace

std::string ProgressAnswer::request_to_mend() const {
  if (wrong.empty()) return say::kRestoreNotes(left_out.size(), cells_of(left_out));
  std::vector<std::string> digits;
  for (const Placement& placement : wrong) digits.push_back(text_of(placement));
  return say::kTakeBack(wrong.size(), listed(digits));
}

ProgressAnswer answer_of(const sudoku::Puzzle& puzzle, const sudoku::Progress& progress,
                         const sudoku::Grid& solution) {
  const sudoku::Layout& layout = puzzle.layout();
  ProgressAnswer answer;
  std::vector<std::string> corrections, missing;
  int count = 0;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int placed = progress.placed[at(cell)], right = solution[at(cell)];
    const Placement of_solution{sudoku::cell_name(cell, layout), layout.value_of(right)};
    count += placed != 0 ? 1 : 0;
    if (placed != 0 && placed != right) {
      answer.wrong.push_back({of_solution.cell, layout.value_of(placed)});
      corrections.push_back(say::kCorrection(text_of(answer.wrong.back()), of_solution.value));
    }
    const bool is_noted = placed == 0 && puzzle.given(cell) == 0 && at(cell) < progress.noted.size();
    if (is_noted && (progress.noted[at(cell)] & sudoku::digit_bit(right)) == 0) {
      answer.left_out.push_back(of_solution);
      missing.push_back(text_of(of_solution));
    }
  }
  if (!corrections.empty()) {
    answer.sentence = say::kPlacedAreWrong(corrections.size(), listed(corrections));
  } else if (!missing.empty()) {
    answer.sentence = say::kNotesLeaveOut(missing.size(), listed(missing));
  } else {
    answer.sentence = say::kPlacedAreRight(count);
  }
  return answer;
}

}  // namespace quadrille::answers
