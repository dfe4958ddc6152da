// Texts of Interactive Sudoku Solver without items: a character for each cell, candidates, a jigsaw, and two
// forms of killers.
#pragma once

#include <optional>
#include <string_view>

#include "formats/format.h"
#include "formats/iss/text.h"

namespace quadrille::formats {

/// The puzzle of a text in one of these forms, which are tried in this order; nullopt if it has none of them:
///  - a killer, in one of the two forms of killer_text.h
///  - n*n cells and n*n labels of regions, or only the labels: n different ones, each n times
///  - n*n cells, optionally after =; if there are digits from 10 on, all digits are letters, and A is 1
///  - n*n*n characters: the candidates of each cell, and dots in place of other digits
[[nodiscard]] std::optional<Item> read_iss_plain(const IssText& text, const ReadOptions& options);

}  // namespace quadrille::formats
