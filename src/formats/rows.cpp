#include "formats/rows.h"

#include <algorithm>

#include "formats/digit_symbols.h"
#include "formats/sentences.h"
#include "formats/shapes.h"

namespace quadrille::formats {

namespace {

/// Up to this digit, a symbol is easier to read than a number.
constexpr int kLastSymbol = 35;

void split_plain(const Token& line, std::vector<Token>& cells) {
  const std::size_t before = cells.size();
  add_words(line, kTooManyCells, cells);
  if (cells.size() != before + 1) return;
  const Token word = cells.back();
  cells.pop_back();
  add_characters(word, kTooManyCells, cells);
}

constexpr std::string_view kOtherEmptyCells = "0.*_xX";

bool is_dashed(std::string_view line) {
  constexpr std::size_t kShortest = 3;
  const auto text = trimmed(line);
  return text.size() >= kShortest && text.find_first_not_of('-') == std::string_view::npos;
}

/// Whether the line of dashes at the cursor separates rows, and is not a row of empty cells: decided by the
/// cells of the puzzle so far, or else by the following lines.
bool is_separator(TextCursor cursor, const std::vector<Token>& cells) {
  if (std::ranges::find(cells, "-", &Token::text) != cells.end()) return false;
  const bool has_other_empty_cells = std::ranges::any_of(cells, [](const Token& cell) {
    return cell.text.size() == 1 && kOtherEmptyCells.find(cell.text.front()) != std::string_view::npos;
  });
  if (has_other_empty_cells) return true;
  cursor.take_line();
  constexpr int kMostLines = sudoku::kMaxSize;
  for (int i = 0; i < kMostLines && cursor.find_line(); ++i) {
    const auto line = cursor.take_line().text;
    if (is_dashed(line)) continue;
    if (line.find('-') != std::string_view::npos) return false;
    return line.find_first_of(kOtherEmptyCells) != std::string_view::npos;
  }
  return cells.empty();
}

/// Advances to the next row of a puzzle whose cells so far are given. Returns whether there is one.
bool find_row(const RowStyle& style, TextCursor& cursor, const std::vector<Token>& cells) {
  while (style.find(cursor)) {
    const bool is_row =
        !style.has_dashed_lines || !is_dashed(cursor.peek_line().text) || !is_separator(cursor, cells);
    if (is_row) return true;
    cursor.take_line();
  }
  return false;
}

/// Whether there is a blank line between the cursors.
bool has_blank_line(TextCursor from, const TextCursor& to) {
  while (from.rest().size() > to.rest().size())
    if (is_blank(from.take_line().text)) return true;
  return false;
}

/// The number of rows from the cursor to a blank line, or to a line with another number of cells, to which
/// the cursor moves.
int count_rows(const RowStyle& style, TextCursor& cursor, const std::vector<Token>& cells, int columns) {
  for (int rows = 0;; ++rows) {
    TextCursor ahead = cursor;
    const bool has_row = find_row(style, ahead, cells);
    if (!has_row || (rows > 0 && has_blank_line(cursor, ahead))) return rows;
    const Token line = ahead.peek_line();
    if (style.cells_of(line).size() != static_cast<std::size_t>(columns)) return rows;
    ahead.pass(line);
    cursor = ahead;
  }
}

/// Whether the grid that has these cells goes on below the blank line at the cursor: the rows up to another
/// blank line complete it. Paragraphs of whole grids are grids of their own.
bool goes_on(const RowStyle& style, TextCursor cursor, const std::vector<Token>& cells, RowCounts counts) {
  int rows = static_cast<int>(cells.size()) / counts.columns;
  while (rows < counts.rows) {
    const int more = count_rows(style, cursor, cells, counts.columns);
    if (more % counts.rows == 0) return false;
    rows += more;
  }
  return rows % counts.rows == 0;
}

}  // namespace

const RowStyle& plain_rows() {
  static constexpr RowStyle kPlain{[](TextCursor& cursor) { return cursor.find_line(); }, split_plain};
  return kPlain;
}

const RowStyle& plain_givens() {
  static constexpr RowStyle kPlain{[](TextCursor& cursor) { return cursor.find_line(); }, split_plain, true};
  return kPlain;
}

Parsed<std::vector<Token>> read_rows(TextCursor& cursor, RowCounts counts, std::string_view what,
                                     const RowStyle& style) {
  std::vector<Token> cells;
  bool may_have_blank_lines = false;  // between its rows
  for (int row = 1; counts.rows == 0 || row <= counts.rows; ++row) {
    const TextCursor after_last = cursor;
    if (!find_row(style, cursor, cells)) {
      return error_at(cursor.here(), say::kRowsBeforeEnd(row - 1, what, std::max(counts.rows, 1)));
    }
    if (row > 1 && !may_have_blank_lines && has_blank_line(after_last, cursor)) {
      may_have_blank_lines = goes_on(style, after_last, cells, counts);
      if (!may_have_blank_lines) {
        cursor = after_last;
        return error_at(cursor.here(), say::kRowsBeforeBlank(row - 1, what, counts.rows));
      }
    }
    const Token line = cursor.peek_line();
    const std::size_t before = cells.size();
    style.split(line, cells);
    const std::size_t found = cells.size() - before;
    const bool is_known = counts.columns > 0;
    const auto most = is_known ? static_cast<std::size_t>(counts.columns) : kTooManyCells - 1;
    if (found == 0 || found > most || (is_known && found < most)) {
      const std::string expected = is_known ? std::to_string(most) : say::kRange(1, most);
      return error_at(line, found == kTooManyCells
                                ? say::kTooManyCellsInRow(sudoku::kMaxSize, row, what, expected)
                                : say::kCellsInRow(found, row, what, expected));
    }
    if (!is_known) counts = static_cast<int>(found);
    cells.reserve(found * static_cast<std::size_t>(counts.rows));
    cursor.pass(line);
  }
  return cells;
}

bool find_givens(TextCursor& cursor) { return find_row(plain_givens(), cursor, {}); }

Parsed<Draft> read_givens(TextCursor& cursor, const ReadOptions& options, const RowStyle& style) {
  find_row(style, cursor, {});
  Draft draft{.start = cursor.peek_line()};
  auto rows = read_rows(cursor, options.size, "givens", style);
  if (!rows) {
    cursor.skip_paragraph();
    return tl::unexpected(std::move(rows.error()));
  }
  draft.givens = std::move(*rows);
  return draft;
}

std::optional<Item> read_plain_rows(TextCursor& cursor, const ReadOptions& options) {
  if (!find_givens(cursor)) return std::nullopt;
  return finish(read_givens(cursor, options), options);
}

bool fits_plain_rows(const Puzzle& puzzle) { return is_plain(puzzle) && has_usual_shape(puzzle); }

bool fits_rows(const sudoku::Layout& layout) {
  return layout.columns > 1 || layout.last_value() <= kLastSymbol;
}

void write_rows(const Grid& digits, const sudoku::Layout& layout, std::string& out,
                std::string_view symbols) {
  for (std::size_t cell = 0; cell < static_cast<std::size_t>(layout.grid_cell_count()); ++cell) {
    const bool ends_row = (cell + 1) % static_cast<std::size_t>(layout.columns) == 0;
    if (layout.last_value() <= kLastSymbol) {
      out += symbol_of_value(digits[cell], layout, symbols);
      if (ends_row) out += '\n';
    } else {
      const bool is_open = digits[cell] == 0 && layout.first_value == 0;
      out += is_open ? "." : std::to_string(digits[cell] == 0 ? 0 : layout.value_of(digits[cell]));
      out += ends_row ? '\n' : ' ';
    }
  }
}

bool fits_region_rows(const Puzzle& puzzle) {
  return has_symbol_labels(puzzle) || (puzzle.layout().columns > 1 && has_word_labels(puzzle));
}

void write_region_rows(const Puzzle& puzzle, std::string& out) {
  const bool side_by_side = has_symbol_labels(puzzle);
  const bool keep = has_word_labels(puzzle);
  for (int cell = 0; cell < puzzle.layout().grid_cell_count(); ++cell) {
    const bool ends_row = (cell + 1) % puzzle.layout().columns == 0;
    out += side_by_side ? region_symbol(puzzle, cell, true) : region_word(puzzle, cell, keep);
    if (ends_row || !side_by_side) out += ends_row ? '\n' : ' ';
  }
}

}  // namespace quadrille::formats
