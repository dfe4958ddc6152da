// Solves one classic 9x9 grid at a time, as fast as possible.
#pragma once

#include <cstdint>

namespace quadrille::lanes {

/// The result of solve_single9() if the text is not a grid.
inline constexpr std::uint64_t kNoGrid = UINT64_MAX;

/// Counts the solutions of a grid of 81 characters, up to `limit`. Returns kNoGrid if a character is not 1-9,
/// a dot or 0. If `digits` is not null, it gets the 81 characters of the first solution. Takes about a
/// microsecond, or several dozen for the hardest grids. Any thread may call it.
[[nodiscard]] std::uint64_t solve_single9(const char* text, std::uint64_t limit, char* digits);

}  // namespace quadrille::lanes
