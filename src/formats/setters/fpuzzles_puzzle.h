// The members of a puzzle in f-puzzles' JSON.
#pragma once

#include "formats/format.h"
#include "formats/json_text.h"

namespace quadrille::formats {

/// See Format::draws.
[[nodiscard]] bool draws_in_fpuzzles(std::string_view member, bool of_cell);

[[nodiscard]] Item read_fpuzzles_puzzle(JsonText& json, const ReadOptions& options);

}  // namespace quadrille::formats
