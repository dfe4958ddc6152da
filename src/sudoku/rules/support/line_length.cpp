#include "sudoku/rules/support/line_length.h"

#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

Parsed<void> fit_length(const Use& use, std::size_t most) {
  const std::size_t cells = use.cells("cells").size();
  if (cells <= most) return {};
  return bad_input(say::kLineTooLong(cells, most, use.puzzle().layout().digits));
}

Parsed<void> fit_table_of_ends(const Use& use) {
  constexpr std::size_t kLargestTable = 500'000;
  const std::size_t digits = at(use.puzzle().layout().digits);
  return fit_length(use, kLargestTable / (digits * digits));
}

}  // namespace quadrille::sudoku
