// The members of a puzzle in SudokuPad's JSON.
#pragma once

#include "formats/format.h"
#include "formats/json_text.h"

namespace quadrille::formats {

[[nodiscard]] Item read_sudokupad_puzzle(JsonText& json, const ReadOptions& options);

}  // namespace quadrille::formats
