// Grids as text, a character for each cell, read and written with SIMD.
#pragma once

#include <span>
#include <string_view>

#include "lanes/shape.h"

namespace quadrille::lanes {

/// How far beyond a grid's text read_grid may look and write_grid may write.
inline constexpr std::size_t kTextPadding = 64;

/// Reads size * size characters: 1-9 and A-.. are digits, . and 0 empty cells. False when there is any other
/// (small letters too: whoever writes them may mean something else). The text must be readable for
/// kTextPadding characters beyond its end.
[[nodiscard]] bool read_grid(int size, const char* text, Candidates candidates);

/// Writes the digits of a solved grid; the text must have room for kTextPadding characters beyond its end.
void write_grid(int size, std::span<const Word> candidates, char* text);

/// How many lines end within the text.
[[nodiscard]] std::size_t count_lines(std::string_view text);

}  // namespace quadrille::lanes
