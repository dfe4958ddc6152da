// What writers ask about a puzzle to know whether their format has room for it.
#pragma once

#include <string>
#include <string_view>

#include "formats/format.h"

namespace quadrille::formats {

/// The shape that readers take for granted when the text names none.
[[nodiscard]] bool has_usual_shape(const Puzzle& puzzle);
[[nodiscard]] inline bool is_jigsaw(const Puzzle& puzzle) {
  return puzzle.has_regions() && !puzzle.has_boxes();
}
/// Whether a size, and boxes or regions that hold each digit, say all of the shape: most formats can say no
/// more.
[[nodiscard]] bool has_simple_shape(const Puzzle& puzzle);
/// Nothing but givens and shape.
[[nodiscard]] bool is_plain(const Puzzle& puzzle);

/// Whether a line separates the regions of two cells.
[[nodiscard]] bool are_apart(const Puzzle& puzzle, int cell, int other);

/// Whether readers take a text for the name of a region. Names end up in messages and pictures: any text will
/// do, as long as it is short and can be seen.
[[nodiscard]] bool is_region_label(std::string_view text);
/// All labels are such.
[[nodiscard]] bool has_region_labels(const Puzzle& puzzle);
/// They are one letter, digit or other visible character each, so that they can stand side by side.
[[nodiscard]] bool has_symbol_labels(const Puzzle& puzzle);
/// They are letters and digits, so that blanks can part them.
[[nodiscard]] bool has_word_labels(const Puzzle& puzzle);

/// The label of a cell's region: the puzzle's own if `keep`, else the region's number; a dot where it is in
/// none.
[[nodiscard]] std::string region_word(const Puzzle& puzzle, int cell, bool keep);
/// The same as one character.
[[nodiscard]] std::string region_symbol(const Puzzle& puzzle, int cell, bool keep);

/// The digits to write: of the solution when there is one, else the givens.
[[nodiscard]] const Grid& shown_digits(const Document& document);
/// The puzzle with these digits as its givens.
[[nodiscard]] Puzzle shown_puzzle(const Document& document);

}  // namespace quadrille::formats
