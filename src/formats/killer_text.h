// Two text forms of 9x9 killers without givens that several programs read.
//
// Killer lines have 81 characters: the total of a cage at one of its cells (0-9, A for 10, .. a for 36, .. j
// for 45; 0: no total), and at the others the direction of the next cell of the same cage: < > ^ v, and ` ' ,
// . for up left, up right, down left, down right. A single cell with a 0 is in no cage.
//
// Killer numbers begin with 3x3::k:, or with 3x3:d:k: if the diagonals hold different digits, too. Then there
// are 81 numbers, each followed by a colon: 256 times the total of the cell's cage plus the number of the
// cage, from 0 to 255. A number below 256 means that the cell is in no cage.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/draft.h"

namespace quadrille::formats {

struct KillerCage {
  int total = 0;           // 0: none
  std::vector<int> cells;  // in reading order
};

struct Killer {
  bool has_diagonals = false;
  std::vector<KillerCage> cages;
};

/// Whether the text has (almost) the length of a killer line and only its characters; and whether it begins
/// like killer numbers.
[[nodiscard]] bool looks_like_killer_line(std::string_view text);
[[nodiscard]] bool looks_like_killer_numbers(std::string_view text);

/// The cages of a text, in the order of their first cells, or of their numbers. An error if the text has the
/// wrong length, a direction leaves the grid or is part of a cycle, or no digits of a cage have its total.
[[nodiscard]] Parsed<Killer> parse_killer_line(const Token& text);
[[nodiscard]] Parsed<Killer> parse_killer_numbers(const Token& text);

/// The puzzle with these cages.
[[nodiscard]] Item killer_item(const Parsed<Killer>& killer, const Token& start, const ReadOptions& options);

/// The cages and diagonals of a puzzle, without uses of other rules. Cages of one cell without a total have
/// no effect, and are left out.
[[nodiscard]] Killer killer_of(const Puzzle& puzzle);
/// Whether these are the whole puzzle, no cell is in two cages, and each total is possible.
[[nodiscard]] bool is_killer(const Puzzle& puzzle);

/// The cages in one of the text forms, without the line end. Data that the form cannot express is left out.
[[nodiscard]] std::string killer_line(const Killer& killer);
[[nodiscard]] std::string killer_numbers(const Killer& killer);

/// Whether there is a path of directions from each cell of each cage to its first one.
[[nodiscard]] bool has_ways(const Killer& killer);

}  // namespace quadrille::formats
