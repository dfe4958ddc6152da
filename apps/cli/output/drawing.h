// Puzzles as text.
#pragma once

#include <string>

#include "formats/format.h"

namespace quadrille::cli {

/// The reason why the format cannot write grids of that size and shape; empty if it can.
[[nodiscard]] std::string why_not_written(const formats::Format& format, const sudoku::Puzzle& puzzle);
/// "the format ss", if the format is for a single puzzle; else empty.
[[nodiscard]] std::string for_one_puzzle(const formats::Format& format);
[[nodiscard]] std::string written(const formats::Format& format, formats::Document document);
/// Two frames of the same shape, without escape sequences, next to each other, or one below the other if they
/// need more than 80 columns.
[[nodiscard]] std::string side_by_side(std::string_view left, std::string_view right);

}  // namespace quadrille::cli
