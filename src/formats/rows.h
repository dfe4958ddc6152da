// Grids written row by row.
#pragma once

#include "formats/draft.h"
#include "formats/format.h"

namespace quadrille::formats {

/// The style of the rows of a format.
struct RowStyle {
  /// Advances to the next row. Returns whether there is one.
  bool (*find)(TextCursor& cursor);
  /// Appends the cells of a row, at most one more than any grid has.
  void (*split)(const Token& line, std::vector<Token>& cells);
  /// A line of dashes separates rows if empty cells are other characters.
  bool has_dashed_lines = false;

  /// Only the cells of this row.
  [[nodiscard]] std::vector<Token> cells_of(const Token& line) const {
    std::vector<Token> cells;
    split(line, cells);
    return cells;
  }
};

/// One more cell than any row has.
inline constexpr auto kTooManyCells = static_cast<std::size_t>(sudoku::kMaxSize) + 1;

/// Adjacent cells, with or without spaces between them; `#` starts a comment.
[[nodiscard]] const RowStyle& plain_rows();
/// The same for givens, which may be separated by lines of dashes.
[[nodiscard]] const RowStyle& plain_givens();

/// The numbers of rows and cells per row; both 0: as many rows as the first one has cells.
struct RowCounts {
  int rows, columns;

  RowCounts(int size)  // NOLINT(google-explicit-constructor): 9 says it all
      : rows(size), columns(size) {}
  explicit RowCounts(const sudoku::Layout& layout) : rows(layout.rows), columns(layout.columns) {}
};

/// `what` names the contents of the rows: "givens".
[[nodiscard]] Parsed<std::vector<Token>> read_rows(TextCursor& cursor, RowCounts counts,
                                                   std::string_view what,
                                                   const RowStyle& style = plain_rows());
/// Advances to the first row of the next puzzle, past lines of dashes. Returns whether there is one.
[[nodiscard]] bool find_givens(TextCursor& cursor);
/// Reads the rows of a puzzle that has nothing else. After an error, advances past the paragraph.
[[nodiscard]] Parsed<Draft> read_givens(TextCursor& cursor, const ReadOptions& options,
                                        const RowStyle& style = plain_givens());

/// Reads the next puzzle of rows in the plain style, if there is one.
[[nodiscard]] std::optional<Item> read_plain_rows(TextCursor& cursor, const ReadOptions& options);
/// Whether rows of givens can express the whole puzzle.
[[nodiscard]] bool fits_plain_rows(const Puzzle& puzzle);

/// Whether rows of digits are read back unchanged: a single number in a row looks like characters.
[[nodiscard]] bool fits_rows(const sudoku::Layout& layout);
/// One line per row. symbols: of the digits; empty: the usual ones.
void write_rows(const Grid& digits, const sudoku::Layout& layout, std::string& out,
                std::string_view symbols = {});
/// Whether rows of labels can express the regions.
[[nodiscard]] bool fits_region_rows(const Puzzle& puzzle);
void write_region_rows(const Puzzle& puzzle, std::string& out);

}  // namespace quadrille::formats
