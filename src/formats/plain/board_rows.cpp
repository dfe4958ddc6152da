#include "formats/plain/board_rows.h"

#include <algorithm>

namespace quadrille::formats::plain {

namespace {

using sudoku::Layout;

struct Row {
  std::vector<Token> cells = {};  // one for each place
  bool reaches_end = false;       // false: the last places are blank, and not even written
};

/// How empty cells, or holes, are written: all in one way.
struct Signs {
  bool are_blank = false, are_signs = false;
  void add(std::string_view text) { (is_blank(text) ? are_blank : are_signs) = true; }
  void add(const Signs& more) {
    are_blank |= more.are_blank;
    are_signs |= more.are_signs;
  }
  [[nodiscard]] bool is_one_way() const { return !are_blank || !are_signs; }
};

/// Reads one row in each of the ways in which people write them.
class BoardRow {
 public:
  BoardRow(const Layout& layout, int row, const DigitSymbols& symbols, Signs& cells, Signs& holes)
      : symbols_(symbols), of_cells_(cells), of_holes_(holes) {
    for (int column = 0; column < layout.columns; ++column)
      is_hole_.push_back(layout.is_hole(layout.cell_at(row, column)));
  }

  [[nodiscard]] std::optional<Row> read(const Token& line) const {
    if (auto row = read_text(line)) return row;
    // Holes may be written as #, which also begins comments.
    const Token rest = without_comment(line);
    return rest.text.size() < line.text.size() ? read_text(rest) : std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<Row> read_text(const Token& text) const {
    const auto [words, characters] = lengths_of_row(text);
    if (words > is_hole_.size()) return std::nullopt;
    if (fits(words))
      if (auto row = all_places(words_of_row(text))) return row;
    if (fits(characters)) {
      std::vector<Token> parts;
      for (const Token& word : words_of_row(text)) add_characters(word, is_hole_.size() + 1, parts);
      if (auto row = all_places(parts)) return row;
    }
    return by_place(text);
  }

  /// Whether so many tokens are one for each place, or for each cell.
  [[nodiscard]] bool fits(std::size_t count) const {
    return count == is_hole_.size() ||
           static_cast<std::ptrdiff_t>(count) == std::ranges::count(is_hole_, false);
  }

  [[nodiscard]] std::optional<Token> cell(Token token) const {
    token = usual_cell(token);
    if (is_blank(token.text)) token.text = ".";
    return symbols_.find(token.text) == DigitSymbols::kNone ? std::nullopt : std::optional(token);
  }

  /// From a token for each place, or for each cell.
  [[nodiscard]] std::optional<Row> all_places(const std::vector<Token>& tokens) const {
    const bool has_holes = tokens.size() == is_hole_.size();
    const auto cells = static_cast<std::size_t>(std::ranges::count(is_hole_, false));
    if (!has_holes && tokens.size() != cells) return std::nullopt;
    Row found{.reaches_end = true};
    found.cells.reserve(is_hole_.size());
    Signs cells_of_row, holes_of_row;
    auto next = tokens.begin();
    for (const bool is_hole : is_hole_) {
      if (is_hole && !has_holes) {
        found.cells.push_back({".", tokens.front().line, tokens.front().column});
        continue;
      }
      const auto read = is_hole ? hole(*next) : cell(*next);
      if (!read) return std::nullopt;
      if (symbols_.find(read->text) == 0) (is_hole ? holes_of_row : cells_of_row).add(next->text);
      found.cells.push_back(*read);
      ++next;
    }
    of_cells_.add(cells_of_row);
    of_holes_.add(holes_of_row);
    return found;
  }

  [[nodiscard]] static std::optional<Token> hole(Token token) {
    if (token.text.size() != 1 || kSignsOfHoles.find(token.text.front()) == std::string_view::npos)
      return std::nullopt;
    token.text = ".";
    return token;
  }

  /// A character for each place, or one and a blank; blanks at the end may be missing.
  [[nodiscard]] std::optional<Row> by_place(const Token& line) const {
    const std::string_view text = trimmed_at_end(line.text);
    const std::size_t pitch = text.size() > is_hole_.size() ? 2 : 1;
    if (text.empty() || text.size() > pitch * is_hole_.size()) return std::nullopt;
    for (std::size_t i = 1; pitch == 2 && i < text.size(); i += 2)
      if (text[i] != ' ') return std::nullopt;
    Row found{.reaches_end = text.size() > pitch * (is_hole_.size() - 1)};
    found.cells.reserve(is_hole_.size());
    Signs cells = of_cells_, holes = of_holes_;
    for (std::size_t i = 0; i < is_hole_.size(); ++i) {
      const std::size_t at = std::min(i * pitch, text.size());
      const Token token{text.substr(at, 1), line.line, line.column + static_cast<int>(at)};
      const auto read = is_hole_[i] && !token.text.empty() ? hole(token) : cell(token);
      if (!read) return std::nullopt;
      const bool is_empty = symbols_.find(read->text) == 0;
      if (is_empty) (is_hole_[i] ? holes : cells).add(token.text);
      if (!cells.is_one_way() || !holes.is_one_way()) return std::nullopt;
      found.cells.push_back(*read);
    }
    of_cells_ = cells;
    of_holes_ = holes;
    return found;
  }

  static std::string_view trimmed_at_end(std::string_view text) {
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
  }

  const DigitSymbols& symbols_;
  Signs& of_cells_;
  Signs& of_holes_;
  std::vector<bool> is_hole_;  // by column
};

/// The lines of a grid that is written on one, with or without its holes; empty if it is not.
std::vector<Token> rows_of_line(const Token& line, const Layout& layout) {
  const auto all = static_cast<std::size_t>(layout.grid_cell_count());
  if (line.text.size() < all / 2) return {};  // holes are less than half of the places
  const auto word = words(line, 1);
  const auto cells = all - static_cast<std::size_t>(layout.hole_count());
  if (word.empty() || (word.front().text.size() != all && word.front().text.size() != cells)) return {};
  std::vector<Token> rows;
  std::size_t at = 0;
  for (int row = 0; row < layout.rows; ++row) {
    const auto length = word.front().text.size() == all ? static_cast<std::size_t>(layout.columns)
                                                        : layout.row_cells(row).size();
    rows.push_back(
        {word.front().text.substr(at, length), line.line, word.front().column + static_cast<int>(at)});
    at += length;
  }
  return rows;
}

/// The cells of these rows; nullopt if one of them is none.
std::optional<std::vector<Token>> cells_of_rows(const std::vector<Token>& rows, const Layout& layout,
                                                const DigitSymbols& symbols) {
  std::vector<Token> cells;
  Signs of_cells, of_holes;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto found = BoardRow(layout, static_cast<int>(row), symbols, of_cells, of_holes).read(rows[row]);
    if (!found) return std::nullopt;
    cells.insert(cells.end(), found->cells.begin(), found->cells.end());
  }
  return cells;
}

}  // namespace

const std::vector<Layout>& usual_layouts_of_boards() {
  static const std::vector<Layout> layouts = [] {
    std::vector<Layout> found;
    for (const int size : {9, 16})
      for (const std::string_view name : sudoku::arrangement_names())
        if (const auto layout = sudoku::layout_called(name, size)) found.push_back(*layout);
    return found;
  }();
  return layouts;
}

std::optional<std::vector<Token>> take_board_rows(Lines& lines, const Layout& layout,
                                                  const DigitSymbols& symbols) {
  Lines ahead = lines;
  if (const auto rows = rows_of_line(ahead.peek(), layout); !rows.empty()) {
    auto cells = cells_of_rows(rows, layout, symbols);
    if (cells) lines.skip();
    return cells;
  }
  std::vector<Token> cells;
  Signs of_cells, of_holes;
  bool is_wide = false;  // whether some row tells how many places there are
  for (int row = 0; row < layout.rows;) {
    if (ahead.at_end()) return std::nullopt;
    const Token line = ahead.take();
    if (const auto found = BoardRow(layout, row, symbols, of_cells, of_holes).read(line)) {
      cells.insert(cells.end(), found->cells.begin(), found->cells.end());
      is_wide = is_wide || found->reaches_end;
      ++row;
    } else if (row == 0 || !(is_blank(line.text) || is_border(line.text))) {
      return std::nullopt;
    }
  }
  if (!is_wide || !of_cells.is_one_way() || !of_holes.is_one_way()) return std::nullopt;
  lines = ahead;
  return cells;
}

}  // namespace quadrille::formats::plain
