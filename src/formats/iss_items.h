// What the items of Interactive Sudoku Solver mean: each function adds the uses of rules that an item is, or
// says what is wrong with its arguments. iss_puzzle.cpp says which item is read by which.
#pragma once

#include "formats/iss_item.h"
#include "formats/iss_uses.h"

namespace quadrille::formats {

// iss_table_items.cpp: an item of the tables in iss_tables.h.

[[nodiscard]] Parsed<void> read_iss_table_item(const IssItem& item, IssUses& uses);

// iss_items.cpp: arguments in an order of their own.

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

// iss_coded_items.cpp: a code says what digits the cells hold.

[[nodiscard]] Parsed<void> read_iss_regex(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_nfa(const IssItem& item, IssUses& uses);
/// The code may have - and _ exchanged, in old items.
[[nodiscard]] Parsed<void> read_iss_matrix(const IssItem& item, IssUses& uses);

// iss_chaos_items.cpp: regions that the solver has to find.

[[nodiscard]] Parsed<void> read_iss_chaos_construction(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_chaos_arrow(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_chaos_count(const IssItem& item, IssUses& uses);

// iss_composites.cpp: items that hold items.

[[nodiscard]] Parsed<void> read_iss_or(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_and(const IssItem& item, IssUses& uses);
[[nodiscard]] Parsed<void> read_iss_replicate(const IssItem& item, IssUses& uses);

}  // namespace quadrille::formats
