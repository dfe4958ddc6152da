// The messages to pages: one line of JSON each, without the line end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {
class LogMean;
}  // namespace quadrille::sudoku

namespace quadrille::serve {

/// A cell between two steps: its digit, or 0 and the remaining candidates.
struct LogicalCell {
  int value = 0;
  std::vector<int> candidates;
};

[[nodiscard]] std::string canceled(std::int64_t nonce);
/// There is no answer, or the puzzle has no solution: the page shows the sentence.
[[nodiscard]] std::string invalid(std::int64_t nonce, std::string_view sentence);
[[nodiscard]] std::string solved(std::int64_t nonce, const sudoku::Grid& solution);
/// is_in_progress: there may be more.
[[nodiscard]] std::string counted(std::int64_t nonce, std::uint64_t count, bool is_in_progress);
/// solutions: the number of solutions of each candidate, by cell and by digit; -1 if none has it, but no step
/// shows this.
[[nodiscard]] std::string true_candidates(std::int64_t nonce, const std::vector<std::int64_t>& solutions);
/// Numbers that exceed the range of double are the text "Infinity".
[[nodiscard]] std::string estimated(std::int64_t nonce, const sudoku::LogMean& solutions);
/// text: a line for each step, each ended by a line feed.
[[nodiscard]] std::string logical(std::int64_t nonce, const std::vector<LogicalCell>& cells,
                                  std::string_view text, bool is_valid);

}  // namespace quadrille::serve
