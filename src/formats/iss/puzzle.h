// Builds a puzzle from the items of Interactive Sudoku Solver: its shape, and the uses of rules for each
// item.
#pragma once

#include <string_view>

#include "formats/format.h"
#include "formats/iss/item.h"
#include "formats/iss/text.h"
#include "formats/iss/uses.h"

namespace quadrille::formats {

/// Whether items of that name are supported; items with the digits of cells have no name.
[[nodiscard]] bool is_iss_name(std::string_view name);
/// Whether items of that name are only about the shape.
[[nodiscard]] bool says_iss_shape(std::string_view name);

/// Adds the uses of the item; none if it is about the shape.
[[nodiscard]] Parsed<void> read_iss_item(const IssItem& item, IssUses& uses);

/// Reads one puzzle from its text.
[[nodiscard]] Item read_iss_puzzle(const IssText& text, const ReadOptions& options);

}  // namespace quadrille::formats
