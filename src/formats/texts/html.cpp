// Tables of web pages: n rows of n cells, whose texts or input fields are digits or nothing; or n such
// tables, one for each box, within the cells of another.
//
//   <table><tr><td>5</td><td>3</td><td></td>..</tr>..</table>
#include <algorithm>
#include <array>
#include <utility>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"

namespace quadrille::formats {

namespace {

struct HtmlTable {
  std::vector<std::vector<Token>> rows;
  std::vector<std::vector<Token>> boxes;  // the cells of the square tables in it
  bool is_in_cell = false;

  [[nodiscard]] bool is_square() const {
    return std::ranges::all_of(rows, [this](const auto& row) { return row.size() == rows.size(); });
  }
  [[nodiscard]] std::vector<Token> cells() const {
    std::vector<Token> all;
    for (const auto& row : rows) all.insert(all.end(), row.begin(), row.end());
    return all;
  }
};

/// The cells of tables for the boxes in reading order; empty if they make no grid.
std::vector<Token> cells_of_boxes(const std::vector<std::vector<Token>>& boxes) {
  const auto size = boxes.size();
  const auto side = static_cast<std::size_t>(root_of(size));
  const bool is_grid =
      side > 1 && std::ranges::all_of(boxes, [size](const auto& box) { return box.size() == size; });
  std::vector<Token> cells;
  for (std::size_t cell = 0; is_grid && cell < size * size; ++cell) {
    const std::size_t row = cell / size, column = cell % size;
    cells.push_back(boxes[row / side * side + column / side][row % side * side + column % side]);
  }
  return cells;
}

bool are_cells_of_grid(const std::vector<Token>& cells) {
  constexpr int kSmallest = 4;
  const int size = root_of(cells.size());
  if (size < kSmallest) return false;
  const DigitSymbols symbols(size);
  bool has_digit = false;
  for (const Token& cell : cells) {
    const int digit = symbols.find(cell.text);
    if (digit == DigitSymbols::kNone) return false;
    has_digit = has_digit || digit > 0;
  }
  return has_digit;
}

/// A tag without its brackets: its name in small letters, after / if it ends an element.
std::string name_of_tag(std::string_view tag) {
  std::string name(tag.substr(0, tag.find_first_of(" \t\r\n/", tag.starts_with('/') ? 1 : 0)));
  std::ranges::transform(name, name.begin(), small_letter);
  return name;
}

/// Returns the value of an input field: "7" for <input value="7">.
std::string_view value_of_tag(std::string_view tag) {
  constexpr std::string_view kName = "value=";
  const auto at = tag.find(kName);
  if (at == std::string_view::npos) return {};
  std::string_view value = tag.substr(at + kName.size());
  const char quote = value.empty() ? ' ' : value.front();
  if (quote != '"' && quote != '\'') return value.substr(0, value.find_first_of(" \t/"));
  value.remove_prefix(1);
  return value.substr(0, value.find(quote));
}

/// Takes tags and texts one after another.
class HtmlCursor {
 public:
  explicit HtmlCursor(TextCursor& cursor) : cursor_(cursor) {}

  /// The cells of the next grid; the cursor is after its table.
  std::optional<std::vector<Token>> next_grid() {
    while (!cursor_.at_end()) {
      if (cursor_.peek() != '<') {
        take_text();
      } else if (auto cells = take_tag()) {
        return cells;
      }
    }
    return std::nullopt;
  }

 private:
  void take_text() {
    Token text = cursor_.take(std::min(cursor_.rest().find('<'), cursor_.rest().size()));
    constexpr std::array<std::string_view, 3> kBlanks{"&nbsp;", "&#160;", "\u00a0"};
    text.text = trimmed(text.text);
    if (std::ranges::find(kBlanks, text.text) == kBlanks.end()) fill(text);
  }
  /// Sets the text of the open cell, if it has none yet.
  void fill(const Token& text) {
    if (tables_.empty() || !tables_.back().is_in_cell || text.text.empty()) return;
    Token& cell = tables_.back().rows.back().back();
    if (cell.text == ".") cell = text;
  }
  std::optional<std::vector<Token>> take_tag() {
    const auto length = std::min(cursor_.rest().find('>'), cursor_.rest().size() - 1) + 1;
    const Token tag = cursor_.take(length);
    const std::string_view inside =
        tag.text.substr(1, tag.text.size() - 1 - (tag.text.ends_with('>') ? 1 : 0));
    const std::string name = name_of_tag(inside);
    if (name == "table") tables_.emplace_back();
    if (tables_.empty()) return std::nullopt;
    HtmlTable& table = tables_.back();
    if (name == "/table") return close_table();
    if (name == "tr") table.rows.emplace_back();
    if (name == "/tr" || name == "/td" || name == "/th" || name == "tr") table.is_in_cell = false;
    if ((name == "td" || name == "th") && !table.rows.empty()) {
      table.rows.back().push_back({".", tag.line, tag.column});
      table.is_in_cell = !inside.ends_with('/');
    }
    if (name == "input") fill({trimmed(value_of_tag(inside)), tag.line, tag.column});
    return std::nullopt;
  }
  std::optional<std::vector<Token>> close_table() {
    const HtmlTable table = std::move(tables_.back());
    tables_.pop_back();
    auto cells = table.boxes.empty() ? table.cells() : cells_of_boxes(table.boxes);
    if ((!table.boxes.empty() || table.is_square()) && are_cells_of_grid(cells)) return cells;
    if (!tables_.empty() && table.is_square()) tables_.back().boxes.push_back(std::move(cells));
    return std::nullopt;
  }

  TextCursor& cursor_;
  std::vector<HtmlTable> tables_;  // those that are open, the outermost first
};

std::optional<Item> read_html(TextCursor& cursor, const ReadOptions& options) {
  const auto cells = HtmlCursor(cursor).next_grid();
  if (!cells) return std::nullopt;
  Draft draft{.start = cells->front(), .givens = *cells};
  return finish(draft, options);
}

int sniff_html(std::string_view text) {
  constexpr int kSure = 90;
  if (text.find("<td") == std::string_view::npos && text.find("<TD") == std::string_view::npos) return 0;
  TextCursor cursor(text);
  return HtmlCursor(cursor).next_grid() ? kSure : 0;
}

}  // namespace

Format html_format() {
  return {.name = "html",
          .summary{"Web pages with a table of digits", "Des pages web avec un tableau de chiffres"},
          .extensions = ".html .htm",
          .sniff = sniff_html,
          .open = open_with<read_html>,
          .write = nullptr,
          .is_of_one_puzzle = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
