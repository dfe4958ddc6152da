// Whether a plain text is nothing but grids on lines, which is the most frequent input.
#pragma once

#include <string_view>

#include "formats/format.h"

namespace quadrille::formats::plain {

/// The beginning of a text, by which it is recognised: 64 KiB, up to the end of a line.
[[nodiscard]] std::string_view start_of_text(std::string_view text);

/// Whether each line of the beginning is a grid, perhaps with a remark after it, so that the bulk kernel may
/// read the text. Takes time linear in the text.
[[nodiscard]] bool are_grid_lines(std::string_view text, const ReadOptions& options);

}  // namespace quadrille::formats::plain
