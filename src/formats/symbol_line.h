// All cells of a grid on one line, one character each.
#pragma once

#include "formats/draft.h"

namespace quadrille::formats {

/// The part of a line before the first blank or `#`; what follows is a comment.
[[nodiscard]] Token first_word(Token line);
/// The characters of `word`, `times` for each cell of a grid. The error gives their number and the number for
/// the closest size.
[[nodiscard]] Parsed<std::vector<Token>> split_symbols(const Token& word, const ReadOptions& options,
                                                       int times = 1);
/// Whether the word can be a whole grid of givens: a square number of characters, each a digit of that size
/// or empty.
[[nodiscard]] bool is_symbol_grid(std::string_view word);

/// Reads the next line that is neither blank nor a comment. If a line has exactly as many characters as a
/// grid has cells, all digits and spaces, the spaces are empty cells. A line of n words of n characters has
/// the n rows of a grid.
[[nodiscard]] std::optional<Item> read_symbol_line(TextCursor& cursor, const ReadOptions& options);
void write_symbol_line(const Document& document, std::string& out);

/// symbols: of the digits; empty: the usual ones.
void write_symbols(const Grid& digits, std::string& out, std::string_view symbols = {});
/// Whether a line of givens can express the whole puzzle.
[[nodiscard]] bool fits_symbol_line(const Puzzle& puzzle);

}  // namespace quadrille::formats
