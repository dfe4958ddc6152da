// How a text is read, and which other readings were possible: for users who wonder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"

namespace quadrille::formats::plain {

/// Lines for people: first the format or the reading that is used, then the others, the best first; or the
/// error if there is none.
[[nodiscard]] std::vector<std::string> how_read(std::string_view text, std::string_view file_name,
                                                const ReadOptions& options);

/// A sentence about a reading that may surprise users, such as letters that are digits; empty if there is
/// none.
[[nodiscard]] std::string surprise_in(std::string_view text, const ReadOptions& options);

}  // namespace quadrille::formats::plain
