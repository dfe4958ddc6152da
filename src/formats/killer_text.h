// Two texts for killers, of 9x9 cells without givens, that several programs read.
//
// Killer lines have 81 characters: the total of a cage at one of its cells (0-9, A for 10, .. a for 36, .. j
// for 45; 0: no total), and at the others the way to the next cell of the same cage: < > ^ v, and ` ' , . for
// up left, up right, down left, down right. A cell alone with a 0 is in no cage.
//
// Killer numbers begin with 3x3::k:, or with 3x3:d:k: where the diagonals hold different digits, too. Then
// come 81 numbers, each 256 times the total of the cell's cage and the number of the cage, from 0 to 255, and
// a colon behind each. A number below 256 says that the cell is in no cage.
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

/// Whether the text has the length of a killer line, or nearly, and no other characters than one; and whether
/// it begins as killer numbers do.
[[nodiscard]] bool looks_like_killer_line(std::string_view text);
[[nodiscard]] bool looks_like_killer_numbers(std::string_view text);

/// The cages of a text, in the order of their first cells, or of their numbers. Error where the text has
/// another length, a way leaves the grid or goes in a circle, and where no digits of a cage come to its
/// total.
[[nodiscard]] Parsed<Killer> parse_killer_line(const Token& text);
[[nodiscard]] Parsed<Killer> parse_killer_numbers(const Token& text);

/// The puzzle with these cages.
[[nodiscard]] Item killer_item(const Parsed<Killer>& killer, const Token& start, const ReadOptions& options);

/// The cages and diagonals of a puzzle, uses of other rules left out. Cages of one cell without a total say
/// nothing, and are left out, too.
[[nodiscard]] Killer killer_of(const Puzzle& puzzle);
/// Whether they are all of the puzzle, no cell is in two cages, and each total can be.
[[nodiscard]] bool is_killer(const Puzzle& puzzle);

/// What the cages say, as one of the texts, without the end of a line. What the text has no room for is left
/// out.
[[nodiscard]] std::string killer_line(const Killer& killer);
[[nodiscard]] std::string killer_numbers(const Killer& killer);

/// Whether ways lead from each cell of each cage to its first one.
[[nodiscard]] bool has_ways(const Killer& killer);

}  // namespace quadrille::formats
