// Reads puzzles from a file in any format that Quadrille reads.
#pragma once

#include <string>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::bench {

/// All puzzles of a file in the format of that name, or in a recognised format if the name is empty. If
/// one cannot be read, the result is an error that names the file, so that no measurement silently leaves out
/// puzzles.
[[nodiscard]] Parsed<std::vector<sudoku::Puzzle>> read_puzzles(const std::string& path,
                                                               const std::string& format = "");

}  // namespace quadrille::bench
