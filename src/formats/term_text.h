// What Prolog terms and MiniZinc data have in common: comments, lists, and elements in quotes or not.
#pragma once

#include <vector>

#include "formats/draft.h"

namespace quadrille::formats {

/// Skips blanks, comments from `%` to the end of the line, and comments in /* */.
void skip_space_and_comments(TextCursor& cursor);
/// Takes what stands in quotes at the cursor, without the quotes.
Token take_quoted(TextCursor& cursor);

/// A list of lists of .. of elements, all the same length at the same depth.
struct NestedList {
  Token start;
  std::vector<Token> elements;       // in the order in which they stand
  std::vector<std::size_t> lengths;  // at each depth, the outermost first
};

/// Takes the list at the cursor, which is at a `[`. Elements are apart by commas, or by the bars of
/// MiniZinc's arrays.
[[nodiscard]] Parsed<NestedList> take_list(TextCursor& cursor);

/// The draft of a puzzle whose givens are the list: flat, rows, or blocks that are lists of rows themselves.
/// Variables and `<>` are empty cells.
[[nodiscard]] Draft draft_of(NestedList list);
/// Adds the second and further lists of a puzzle to its draft: regions, or the solution when it looks like
/// one.
[[nodiscard]] Parsed<void> add_list(Draft& draft, const NestedList& list);

/// Whether every label of a jigsaw can stand in quotes, and is not taken for a solution by add_list.
[[nodiscard]] bool fits_term(const Puzzle& puzzle);

}  // namespace quadrille::formats
