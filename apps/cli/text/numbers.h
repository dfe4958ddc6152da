// Numbers as people read them.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "cp/search_options.h"

namespace quadrille::cli {

/// "0.40 ms", "12.30 s": for people.
[[nodiscard]] std::string time_text(std::chrono::nanoseconds time);
/// "1,234,567": for people.
[[nodiscard]] std::string count_text(std::uint64_t count);
/// "nodes 12, failures 3, propagations 345, depth 4, time 1.20 ms".
[[nodiscard]] std::string statistics_text(const cp::Statistics& statistics);

}  // namespace quadrille::cli
