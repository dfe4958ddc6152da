// A puzzle made of the items of Interactive Sudoku Solver: their shape, and the uses of rules that each of
// them is.
#pragma once

#include <string_view>

#include "formats/format.h"
#include "formats/iss_item.h"
#include "formats/iss_text.h"
#include "formats/iss_uses.h"

namespace quadrille::formats {

/// Whether items of that name are read; those with the digits of cells have none.
[[nodiscard]] bool is_iss_name(std::string_view name);
/// Whether items of that name say something of the shape alone.
[[nodiscard]] bool says_iss_shape(std::string_view name);

/// Adds what the item says to the uses; nothing where it says something of the shape.
[[nodiscard]] Parsed<void> read_iss_item(const IssItem& item, IssUses& uses);

/// Reads one puzzle from its text.
[[nodiscard]] Item read_iss_puzzle(const IssText& text, const ReadOptions& options);

}  // namespace quadrille::formats
