// Texts of Interactive Sudoku Solver that are no items: a character for each cell, candidates, a jigsaw, and
// two forms for killers.
#pragma once

#include <optional>
#include <string_view>

#include "formats/format.h"
#include "formats/iss_text.h"

namespace quadrille::formats {

/// The puzzle of a text in one of these forms, which are tried in this order; nothing where it is in none:
///  - a killer, in one of the two forms of killer_text.h
///  - n*n cells and n*n labels of regions, or the labels alone: n different ones, each n times
///  - n*n cells, perhaps behind =; the digits from 10 on are letters, and then A is 1
///  - n*n*n characters: the candidates of each cell, and dots in place of other digits
[[nodiscard]] std::optional<Item> read_iss_plain(const IssText& text, const ReadOptions& options);

}  // namespace quadrille::formats
