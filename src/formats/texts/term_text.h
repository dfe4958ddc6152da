// The common syntax of Prolog terms and MiniZinc data: comments, lists, and elements with or without quotes.
#pragma once

#include <vector>

#include "formats/draft.h"

namespace quadrille::formats {

/// Skips white space, comments from `%` to the end of the line, and comments in /* */. One without its end
/// hides nothing: the cursor stays at it.
void skip_space_and_comments(TextCursor& cursor);
/// Takes the text in quotes at the cursor, and returns it without the quotes. If its line has no second
/// quote, takes only the first one.
Token take_quoted(TextCursor& cursor);

/// Nested lists of elements, with the same length at the same depth.
struct NestedList {
  Token start;
  std::vector<Token> elements;       // in order
  std::vector<std::size_t> lengths;  // by depth, the outermost first
};

/// Takes the list at the cursor, which is at a `[`. Elements are separated by commas, or by the bars of
/// MiniZinc's arrays.
[[nodiscard]] Parsed<NestedList> take_list(TextCursor& cursor);

/// The draft of a puzzle whose givens are the list: flat, rows, or blocks that are lists of rows. Variables
/// and `<>` are empty cells.
[[nodiscard]] Draft draft_of(NestedList list);
/// Adds the second and further lists of a puzzle to its draft: regions, or the solution if it looks like one.
[[nodiscard]] Parsed<void> add_list(Draft& draft, const NestedList& list);

/// Whether every label of a jigsaw can be quoted, and add_list() does not mistake the labels for a solution.
[[nodiscard]] bool fits_term(const Puzzle& puzzle);

}  // namespace quadrille::formats
