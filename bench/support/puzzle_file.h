// Puzzles of a file, in any format that Quadrille reads.
#pragma once

#include <string>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::bench {

/// All puzzles of a file. One that cannot be read makes the whole file an error, which names the file: what
/// is measured must be what was asked for.
[[nodiscard]] Parsed<std::vector<sudoku::Puzzle>> read_puzzles(const std::string& path);

}  // namespace quadrille::bench
