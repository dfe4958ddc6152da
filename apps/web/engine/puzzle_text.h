// Puzzles in requests, and puzzles as texts.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cp/limits.h"
#include "formats/format.h"
#include "web/engine/request.h"

namespace quadrille::web {

/// The argument `puzzle`, whose text may be in any format. The error's position is in that text.
[[nodiscard]] Parsed<sudoku::Puzzle> puzzle_of(const Request& request);

/// The argument `nodes`.
[[nodiscard]] Parsed<cp::Limits> limits_of(const Request& request);

/// An error if the puzzle cannot be written in the format. extras: its drawing; null: none.
[[nodiscard]] Parsed<std::string> written(const formats::Format& format, const sudoku::Puzzle& puzzle,
                                          const formats::Extras* extras = nullptr);

/// The digits of each cell of the layout in a list of its own, from 1 on. Those of a hole are left out.
[[nodiscard]] std::vector<std::vector<int>> digit_lists(const sudoku::Layout& layout,
                                                        std::span<const sudoku::Digits> digits);

}  // namespace quadrille::web
