// The messages that pages get: a line of JSON each, without its end.
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

/// A cell between two steps: its digit, or 0 and the candidates that are left.
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
/// solutions: of each candidate how many solutions have it, by cell and by digit; -1 where none has it, which
/// no step shows.
[[nodiscard]] std::string true_candidates(std::int64_t nonce, const std::vector<std::int64_t>& solutions);
/// Numbers too great for a double are the text "Infinity".
[[nodiscard]] std::string estimated(std::int64_t nonce, const sudoku::LogMean& solutions);
/// text: a line for each step, ended by line feeds.
[[nodiscard]] std::string logical(std::int64_t nonce, const std::vector<LogicalCell>& cells,
                                  std::string_view text, bool is_valid);

}  // namespace quadrille::serve
