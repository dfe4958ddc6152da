// Reads and writes grids as text, one character for each cell, with SIMD instructions.
#pragma once

#include <span>
#include <string_view>

#include "lanes/shape.h"

namespace quadrille::lanes {

/// Reads size * size characters: 1-9 and A, B, .. are digits, . and 0 are empty cells. False if there is
/// any other character (also for small letters, which formats may use differently).
[[nodiscard]] bool read_grid(int size, const char* text, Candidates candidates);

/// Writes the digits of a solved grid, size * size characters.
void write_grid(int size, std::span<const Word> candidates, char* text);

/// The number of line ends in the text.
[[nodiscard]] std::size_t count_lines(std::string_view text);

}  // namespace quadrille::lanes
