// Texts of Interactive Sudoku Solver that are no items: a character for each cell, candidates, a jigsaw, and
// two formats for killers.
#pragma once

#include <optional>
#include <string_view>

#include "formats/format.h"
#include "formats/iss_text.h"

namespace quadrille::formats {

/// The puzzle of a text in one of these forms, which are tried in this order; nothing where it is in none:
///  - 81 characters: the sum of a cage at one of its cells (0-9, A for 10, .. a for 36, ..), and at the
///  others the
///    way to a cell of the same cage: < > ^ v, and ` ' , . for up left, up right, down left, down right
///  - 3x3:d:k: and 81 numbers, each 256 times the sum of its cage and the number of the cage; d says that
///  there
///    are diagonals
///  - n*n cells and n*n labels of regions, or the labels alone: n different ones, each n times
///  - n*n cells, perhaps behind =; the digits from 10 on are letters, and then A is 1
///  - n*n*n characters: the candidates of each cell, and dots in place of other digits
[[nodiscard]] std::optional<Item> read_iss_plain(const IssText& text, const ReadOptions& options);

/// Whether the text is a killer in one of the first two forms, which no other format has.
[[nodiscard]] bool is_iss_killer(std::string_view text);

}  // namespace quadrille::formats
