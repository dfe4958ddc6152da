// Puzzles and cells as text.
#pragma once

#include <string>
#include <vector>

#include "formats/format.h"
#include "sudoku/explain/check.h"

namespace quadrille::cli {

/// "r1c1 r1c2".
[[nodiscard]] std::string cells_text(const std::vector<int>& cells, const sudoku::Layout& layout);
/// "r1c1=5, r2c4=7": givens of the puzzle.
[[nodiscard]] std::string givens_text(const sudoku::Puzzle& puzzle, const std::vector<int>& cells);
/// "r1c1 and r1c5 both hold 7 in row 1".
[[nodiscard]] std::string contradiction_text(const sudoku::Puzzle& puzzle,
                                             const sudoku::Contradiction& contradiction);

/// The reason why the format cannot write grids of that size and shape; empty if it can.
[[nodiscard]] std::string why_not_written(const formats::Format& format, const sudoku::Puzzle& puzzle);
/// "the format ss", if the format is for a single puzzle; else empty.
[[nodiscard]] std::string for_one_puzzle(const formats::Format& format);
[[nodiscard]] std::string written(const formats::Format& format, formats::Document document);
/// Two frames of the same shape, without escape sequences, next to each other, or one below the other if they
/// need more than 80 columns.
[[nodiscard]] std::string side_by_side(std::string_view left, std::string_view right);

}  // namespace quadrille::cli
