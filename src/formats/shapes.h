// Tests with which writers decide whether their format can express a puzzle.
#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace quadrille::formats {

/// Whether it has the default shape of readers.
[[nodiscard]] bool has_usual_shape(const Puzzle& puzzle);
[[nodiscard]] inline bool is_jigsaw(const Puzzle& puzzle) {
  return puzzle.has_regions() && !puzzle.has_boxes();
}
/// Whether a size, and boxes or regions that hold each digit, describe the whole shape: most formats can
/// express no more.
[[nodiscard]] bool has_simple_shape(const Puzzle& puzzle);
/// Whether it has only givens and a shape.
[[nodiscard]] bool is_plain(const Puzzle& puzzle);

/// Whether there is a line between the regions of two cells.
[[nodiscard]] bool are_apart(const Puzzle& puzzle, int cell, int other);

/// Whether readers accept a text as the name of a region. Names occur in messages and pictures: any short
/// visible text is allowed.
[[nodiscard]] bool is_region_label(std::string_view text);
/// Whether all labels are such.
[[nodiscard]] bool has_region_labels(const Puzzle& puzzle);
/// Whether each label is one letter, digit or other visible character, so that no separators are needed.
[[nodiscard]] bool has_symbol_labels(const Puzzle& puzzle);
/// Whether labels consist of letters and digits, so that they can be separated by spaces.
[[nodiscard]] bool has_word_labels(const Puzzle& puzzle);

/// Whether a label is a number as languages print it, so that other labels remain other numbers: "07" is not.
[[nodiscard]] bool is_number_label(std::string_view label);

/// The label of a cell's region: the puzzle's own if `keep`, else the region's number; a dot if it is in
/// none.
[[nodiscard]] std::string region_word(const Puzzle& puzzle, int cell, bool keep);
/// The same as one character.
[[nodiscard]] std::string region_symbol(const Puzzle& puzzle, int cell, bool keep);

/// The digits to write: those of the solution if there is one, else the givens.
[[nodiscard]] const Grid& shown_digits(const Document& document);
/// The digit that a player has placed in the cell; 0 if there is none.
[[nodiscard]] int placed_digit(const Document& document, int cell);
/// The candidates of an open cell: those that the player has noted, if any, among those that the author
/// allows.
[[nodiscard]] sudoku::Digits noted_candidates(const Document& document, int cell);
/// The solution if it is known, else the givens and the digits that a player has placed.
[[nodiscard]] Grid filled_digits(const Document& document);
/// The puzzle with these digits as its givens.
[[nodiscard]] Puzzle shown_puzzle(const Document& document);

}  // namespace quadrille::formats
