// Parses amounts on command lines: a number and a unit.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "base/input_error.h"

namespace quadrille {

/// "2", "2s", "500ms", "1.5m": a duration, in seconds if no unit is given. At most 1e9 seconds.
[[nodiscard]] Parsed<std::chrono::nanoseconds> parse_duration(std::string_view text);
/// "500M", "2G", "1.5K", "4096": a number of bytes; K, M and G are powers of 1024.
[[nodiscard]] Parsed<std::uint64_t> parse_bytes(std::string_view text);

}  // namespace quadrille
