// The parts of one puzzle, one per line, after a line with the puzzle.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/solve/cubes.h"

namespace quadrille::formats {

/// "cubes 720 {..}", the first line of a file with that many cubes of a puzzle, including the line end.
[[nodiscard]] std::string cubes_header(const sudoku::Puzzle& puzzle, std::size_t count);
/// "r1c1=1 r1c2=2", or "all" for a cube without givens of its own; including the line end.
[[nodiscard]] std::string cube_line(const sudoku::PuzzleCube& cube, const sudoku::Layout& layout);
/// The number of cubes in a file with this first line; nullopt if it is not a file of cubes.
[[nodiscard]] std::optional<std::uint64_t> number_of_cubes(std::string_view header);

}  // namespace quadrille::formats
