// The items of Interactive Sudoku Solver: each function adds the uses of rules for an item, or returns an
// error in its arguments. puzzle.cpp assigns functions to items.
#pragma once

#include "formats/foreign_names.h"
#include "formats/iss/item.h"
#include "formats/iss/uses.h"

namespace quadrille::formats {

// named_items.cpp: an item that is a use of one rule.

[[nodiscard]] Parsed<void> read_iss_named_item(const IssItem& item, const ForeignName& name, IssUses& uses);

// items.cpp: items with special arguments.

[[nodiscard]] Parsed<void> read_iss_diagonal(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_little_killer(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_sandwich(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_quad(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_indexing(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_connected_values(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_sum_line(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_pill_arrow(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_same_values(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_equal_sum(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_sum(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_look_and_say(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_ties(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_givens(const IssItem& item, IssUses& uses);

// coded_items.cpp: items with a code for the digits of cells.

[[nodiscard]] Parsed<void> read_iss_regex(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_nfa(const IssItem& item, IssUses& uses);
/// In old items the code may have - and _ exchanged.
[[nodiscard]] Parsed<void> read_iss_matrix(const IssItem& item, IssUses& uses);

// chaos_items.cpp: unknown regions.

[[nodiscard]] Parsed<void> read_iss_chaos_construction(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_chaos_arrow(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_chaos_count(const IssItem& item, IssUses& uses);

// composites.cpp: items that contain items.

[[nodiscard]] Parsed<void> read_iss_or(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_and(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_replicate(const IssItem& item, IssUses& uses);

}  // namespace quadrille::formats
