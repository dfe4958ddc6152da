// How a plain text may be read, and what one line of it holds then.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/format.h"

namespace quadrille::formats::plain {

/// The form of the grids of a text. A line that holds a whole grid is a grid in every reading.
enum class Style : char {
  lines,    // only grids on one line
  rows,     // rows of characters or words
  fields,   // rows of fields; an empty field is an empty cell
  ruled,    // rows in which blanks are empty cells, between the lines of a frame or without any
  numbers,  // numbers that lines divide anyhow
  boards,   // rows of boards that overlap
};

/// A way to read all of a text.
struct Reading {
  Style style = Style::lines;
  int size = 0;                // of the grids of rows; Style::lines: that of most grids, 0 if unknown
  char separator = 0;          // of fields
  bool blank_ends = false;     // a blank line ends a grid of rows
  bool dash_is_empty = false;  // a line of dashes may be a row
  bool zero_is_digit = false;  // digits begin with 0
  bool takes_small = false;    // lines of 1, 4 or 9 characters are grids
  std::string symbols;         // of the digits; empty: the usual ones
  std::optional<sudoku::Layout> layout = {};  // of boards
};

/// The layout of a grid of that size.
[[nodiscard]] sudoku::Layout layout_of(const Reading& reading, int size);

/// Splits single lines.
class RowReader {
 public:
  explicit RowReader(const Reading& reading);

  /// The cells of a row; nullopt if the line is none. Several digits in a cell are candidates.
  [[nodiscard]] std::optional<std::vector<Token>> row(const Token& line) const;
  /// The cells of a line that seems to be a row with a mistake in it: the wrong number, or characters that
  /// are no cells.
  [[nodiscard]] std::optional<std::vector<Token>> near_row(const Token& line) const;
  /// As many labels as a row has cells, whatever they are.
  [[nodiscard]] std::optional<std::vector<Token>> labels(const Token& line) const;
  /// Whether the line only divides a grid, or is blank or a comment.
  [[nodiscard]] bool is_divider(const Token& line) const;
  /// Whether the text is a cell by itself: a digit, or empty.
  [[nodiscard]] bool is_cell(const Token& cell) const {
    return symbols_.find(cell.text) != DigitSymbols::kNone;
  }
  /// Whether the text is candidates of a cell.
  [[nodiscard]] bool are_marks(std::string_view text) const;
  [[nodiscard]] const DigitSymbols& symbols() const { return symbols_; }

 private:
  [[nodiscard]] std::optional<std::vector<Token>> tight_row(const Token& line) const;
  [[nodiscard]] std::optional<std::vector<Token>> row_of_fields(const Token& line) const;

  const Reading& reading_;
  std::size_t size_;
  DigitSymbols symbols_;
};

/// The parts of a line that may be a row: all of it, what an assignment assigns, what a bracket holds, a
/// text in quotes, an item of a list in YAML, an element of XML.
[[nodiscard]] std::vector<Token> parts_of_line(const Token& line);
/// The words of a row: what is between blanks, bars, commas, brackets and quotes.
[[nodiscard]] std::vector<Token> words_of_row(const Token& line);
/// The numbers of these words, and of the characters in them.
struct RowLengths {
  std::size_t words = 0, characters = 0;
};
[[nodiscard]] RowLengths lengths_of_row(const Token& line);
/// The line without a comment at its end.
[[nodiscard]] Token without_comment(Token line);
/// Whether the line is nothing but dashes, corners and bars.
[[nodiscard]] bool is_border(std::string_view line);
/// `.` if the word means an empty cell in some language or other.
[[nodiscard]] Token usual_cell(Token word);
/// The fields between separators, without blanks around them, up to one more than `most`.
[[nodiscard]] std::vector<Token> fields_of(const Token& line, char separator,
                                           std::size_t most = static_cast<std::size_t>(sudoku::kMaxSize) + 1);

}  // namespace quadrille::formats::plain
