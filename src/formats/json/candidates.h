// The candidates of a cell in the JSON object of a puzzle: null for all digits, or an array of values.
#pragma once

#include <string>

#include "base/input_error.h"
#include "formats/json_text.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::formats {

/// Allows only the candidates in the value, which is null if all digits are allowed.
[[nodiscard]] Parsed<void> restrict_candidates(JsonText& json, JsonValue value, sudoku::Puzzle& puzzle,
                                               int cell);

/// Appends what restrict_candidates reads.
void write_candidates(const sudoku::Puzzle& puzzle, int cell, std::string& out);

}  // namespace quadrille::formats
