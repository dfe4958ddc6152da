// One classic 9x9 grid at a time, where latency counts.
#pragma once

#include <cstdint>

namespace quadrille::lanes {

inline constexpr std::uint64_t kNoGrid = UINT64_MAX;

/// Counts the solutions of a grid up to `limit`; kNoGrid when a character is neither 1-9 nor a dot or 0. The
/// first solution goes to `digits`, which has room for 81 characters or is null. A microsecond, or some
/// dozens for the hardest.
[[nodiscard]] std::uint64_t solve_single9(const char* text, std::uint64_t limit, char* digits);

}  // namespace quadrille::lanes
