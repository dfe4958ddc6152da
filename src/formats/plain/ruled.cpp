#include "formats/plain/ruled.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace quadrille::formats::plain {

namespace {

constexpr std::string_view kBars = "|\x01!";

/// The rows of a grid, and the line of the frame below each.
struct RuledRows {
  std::vector<Token> rows;
  std::vector<std::string_view> below;  // empty: there is none
};

bool is_bar(char c) { return c == '|' || c == kThinBar || c == '!'; }

bool has_bar(std::string_view line) { return line.find_first_of(kBars) != std::string_view::npos; }

/// The next line without tabs at its end, which belong to no cell.
Token next_line(Lines& lines) {
  Token line = lines.peek();
  line.text = line.text.substr(0, line.text.find_last_not_of('\t') + 1);
  return line;
}

bool is_ruled_row(std::string_view line) {
  const bool is_framed = trimmed(line).starts_with('|');
  std::size_t cells = 0, letters = 0;
  for (const char c : line) {
    if (is_bar(c) || (is_framed && c == ':') || c == ' ') continue;
    ++cells;
    if (is_letter(c)) ++letters;
    if (!is_digit(c) && !is_letter(c) && c != '.' && c != '-' && c != '*' && c != '_' && c != '?')
      return false;
  }
  return has_bar(line) || (cells == 0 && !line.empty()) || (cells > 0 && 2 * letters <= cells);
}

/// Whether the next line is blank and the one after it is a row with bars.
bool is_gap(Lines lines) {
  if (!lines.peek().text.empty()) return false;
  lines.skip();
  return !lines.at_end() && has_bar(lines.peek().text) && is_ruled_row(lines.peek().text);
}

/// Blank lines between rows, where other frames have the lines that separate regions.
class Gaps {
 public:
  /// Moves past the next line if it is one. rows: the number of rows before it. The first row tells whether
  /// there are any, since a blank line below later ones may end the grid.
  bool skip(Lines& lines, std::size_t rows) {
    if (rows == 1) have_ = have_ || is_gap(lines);
    if (!have_ || rows == 0 || !is_gap(lines)) return false;
    lines.skip();
    return true;
  }

 private:
  bool have_ = false;
};

std::optional<RuledRows> take_rows(Lines& lines, int size) {
  RuledRows found;
  Gaps gaps;
  const auto count = static_cast<std::size_t>(size);
  while (found.rows.size() < count) {
    if (lines.at_end()) return std::nullopt;
    if (gaps.skip(lines, found.rows.size())) continue;
    const Token line = next_line(lines);
    if (is_border(line.text) && line.text.find_first_of("-=_~") != std::string_view::npos) {
      if (!found.below.empty()) found.below.back() = line.text;
    } else if (is_ruled_row(line.text) &&
               (found.rows.empty() || has_bar(line.text) == has_bar(found.rows.front().text))) {
      found.rows.push_back(line);
      found.below.emplace_back();
    } else {
      return std::nullopt;
    }
    lines.skip();
  }
  if (!lines.at_end() && is_border(lines.peek().text)) lines.skip();
  return found;
}

/// The bars of the rows, all at the same places, with one before the first cell and one after the last.
std::optional<std::vector<int>> bars_of(const std::vector<Token>& rows, bool has_colons, int width) {
  std::vector<int> common;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::vector<int> bars;
    const auto text = rows[row].text;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (is_bar(text[i]) || (has_colons && text[i] == ':')) bars.push_back(static_cast<int>(i));
    }
    if (row > 0 && bars != common) return std::nullopt;
    common = std::move(bars);
  }
  if (common.empty()) return common;
  const auto is_blank_before = [&](int end) {
    return std::ranges::all_of(rows, [end](const Token& row) {
      return is_blank(row.text.substr(0, static_cast<std::size_t>(end)));
    });
  };
  const auto is_blank_after = [&](int bar) {
    return std::ranges::all_of(rows, [bar](const Token& row) {
      return is_blank(row.text.substr(static_cast<std::size_t>(bar) + 1));
    });
  };
  // A frame may have no bars at its sides; all segments are as wide as one between two bars.
  const int segment = common.size() > 1 ? common[1] - common[0] : 0;
  if (!is_blank_before(common.front()))
    common.insert(common.begin(), segment > 0 ? std::max(common.front() - segment, -1) : -1);
  if (!is_blank_after(common.back())) common.push_back(segment > 0 ? common.back() + segment : width);
  return common;
}

/// The places between the cells of a frame that has bars only where regions meet: cells of one width, from
/// the first bar to the last of each row. Nullopt if some bar is at another place.
std::optional<std::vector<int>> bars_of_regions(const std::vector<Token>& rows, int size) {
  const auto first = rows.front().text.find_first_of(kBars), last = rows.front().text.find_last_of(kBars);
  const auto count = static_cast<std::size_t>(size);
  if (first == std::string_view::npos || last == first || (last - first) % count != 0) return std::nullopt;
  const std::size_t width = (last - first) / count;
  for (const Token& row : rows) {
    if (row.text.find_first_of(kBars) != first || row.text.find_last_of(kBars) != last) return std::nullopt;
    for (std::size_t i = first; i <= last; ++i) {
      const bool is_between = (i - first) % width == 0;
      const bool is_bar_here = is_bar(row.text[i]);
      if (is_between ? !is_bar_here && row.text[i] != ' ' : is_bar_here) return std::nullopt;
    }
  }
  std::vector<int> bars;
  for (std::size_t i = 0; i <= count; ++i) bars.push_back(static_cast<int>(first + i * width));
  return bars;
}

/// The places of the cells of a row: from, and up to.
using Slots = std::vector<std::pair<int, int>>;

/// Cells of one width each between two bars.
void add_slots(int begin, int end, int cells, Slots& slots) {
  const int width = end - begin;
  for (int i = 0; i < cells; ++i)
    slots.emplace_back(begin + width * i / cells, begin + width * (i + 1) / cells);
}

std::optional<Slots> slots_between(const std::vector<int>& bars, int size) {
  const int segments = static_cast<int>(bars.size()) - 1;
  if (segments < 1 || size % segments != 0) return std::nullopt;
  Slots slots;
  for (int i = 0; i < segments; ++i) {
    const int begin = bars[static_cast<std::size_t>(i)] + 1, end = bars[static_cast<std::size_t>(i) + 1];
    if (end - begin < size / segments) return std::nullopt;
    add_slots(begin, end, size / segments, slots);
  }
  return slots;
}

/// The places between the boxes of a row.
int gaps_of(int size) {
  const int box = sudoku::usual_boxes(size).columns;
  return box > 0 ? size / box - 1 : 0;
}

/// The width of a row without bars in which each cell and each gap has a blank after it.
int widest_without_bars(int size) { return 2 * (size + gaps_of(size)); }

/// Without bars: a character for each cell, or one and a blank; perhaps a blank between the boxes.
std::optional<Slots> slots_without_bars(int width, int size) {
  Slots slots;
  const int gaps = gaps_of(size);
  if (width == size || width == 2 * size || width == 2 * size - 1) {
    add_slots(0, width == size ? size : 2 * size, size, slots);
    return slots;
  }
  if (gaps == 0 || (width != size + gaps && width != 2 * size - 1 + 2 * gaps)) return std::nullopt;
  const int pitch = width == size + gaps ? 1 : 2;
  for (int i = 0; i < size; ++i) {
    const int begin = (i + i / sudoku::usual_boxes(size).columns) * pitch;
    slots.emplace_back(begin, begin + pitch);
  }
  return slots;
}

std::string_view text_at(const Token& row, std::pair<int, int> slot) {
  const auto begin = std::min(static_cast<std::size_t>(slot.first), row.text.size());
  return row.text.substr(begin, static_cast<std::size_t>(slot.second - slot.first));
}

/// The cell at these places; nullopt if the text there is none.
std::optional<Token> cell_at(const Token& row, std::pair<int, int> slot, const DigitSymbols& symbols) {
  const auto begin = std::min(static_cast<std::size_t>(slot.first), row.text.size());
  const std::string_view text = text_at(row, slot);
  Token cell{trimmed(text), row.line, row.column + static_cast<int>(begin)};
  if (cell.text.empty()) return Token{".", cell.line, cell.column};
  cell.column += static_cast<int>(text.find(cell.text));
  cell = usual_cell(cell);
  if (symbols.find(cell.text) == DigitSymbols::kNone) return std::nullopt;
  return cell;
}

/// The cells of one region have one number.
class Regions {
 public:
  explicit Regions(int size)
      : size_(size), of_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {
    std::iota(of_.begin(), of_.end(), 0);
  }
  void join(int a, int b) {
    const int from = of(b), to = of(a);
    std::ranges::replace(of_, from, to);
  }
  [[nodiscard]] int of(int cell) const { return of_[static_cast<std::size_t>(cell)]; }

  /// The shape if the regions are boxes: all of one shape, in rows and columns.
  [[nodiscard]] std::optional<sudoku::BoxShape> boxes() const {
    int columns = 1, rows = 1;
    while (columns < size_ && of(columns) == of(0)) ++columns;
    while (rows < size_ && of(rows * size_) == of(0)) ++rows;
    for (int cell = 0; cell < size_ * size_; ++cell) {
      const int row = cell / size_, column = cell % size_;
      if (of(cell) != of(row / rows * rows * size_ + column / columns * columns)) return std::nullopt;
    }
    if (columns == size_ && rows == size_) return sudoku::BoxShape{0, 0};
    return columns * rows == size_ ? std::optional(sudoku::BoxShape{rows, columns}) : std::nullopt;
  }

 private:
  int size_;
  std::vector<int> of_;
};

bool is_thick(char c) { return c == '|' || c == '='; }

/// The lines of one direction within a frame. Where only regions are separated, each line counts as thick.
struct LineKinds {
  bool only_regions = false;
  bool has_thick = false, has_thin = false;
  /// Returns whether the line is thick.
  bool add(char line) {
    const bool is_thick_line = only_regions ? line != ' ' : is_thick(line);
    (is_thick_line ? has_thick : has_thin) = true;
    return is_thick_line;
  }
  [[nodiscard]] bool has_both() const { return has_thick && has_thin; }
};

/// Sets the regions that thick lines separate, or all lines if there are no others.
void find_regions(const RuledRows& ruled, const std::vector<int>& bars, const Slots& slots, int size,
                  bool only_regions, RuledGrid& grid, std::deque<std::string>& arena) {
  Regions regions(size);
  LineKinds bar_kinds{.only_regions = only_regions}, rule_kinds{.only_regions = only_regions};
  for (int cell = 0; cell < size * size; ++cell) {
    const auto row = static_cast<std::size_t>(cell / size), column = static_cast<std::size_t>(cell % size);
    if (cell % size + 1 < size) {
      const char bar = ruled.rows[row].text[static_cast<std::size_t>(bars[column + 1])];
      if (!bar_kinds.add(bar)) regions.join(cell, cell + 1);
    }
    if (cell / size + 1 < size) {
      const auto middle = static_cast<std::size_t>((slots[column].first + slots[column].second) / 2);
      const auto line = ruled.below[row];
      const char rule = middle < line.size() ? line[middle] : ' ';
      if (!rule_kinds.add(rule)) regions.join(cell, cell + size);
    }
  }
  const auto first_row = ruled.rows.front().text;
  const bool has_thick_edge =
      bars.front() >= 0 && is_thick(first_row[static_cast<std::size_t>(bars.front())]);
  const bool is_without_regions = has_thick_edge && !bar_kinds.has_thick && !rule_kinds.has_thick;
  if (!is_without_regions && !(bar_kinds.has_both() && rule_kinds.has_both())) return;
  grid.boxes = regions.boxes();
  if (grid.boxes) return;
  for (int cell = 0; cell < size * size; ++cell)
    grid.regions.push_back({arena.emplace_back(std::to_string(regions.of(cell) + 1)),
                            grid.cells[static_cast<std::size_t>(cell)].line,
                            grid.cells[static_cast<std::size_t>(cell)].column});
}

}  // namespace

std::optional<RuledGrid> take_ruled_grid(Lines& lines, int size, const DigitSymbols& symbols,
                                         std::deque<std::string>& arena) {
  const std::string_view start = lines.peek().text;
  const bool is_row = !has_bar(start) && !is_border(start);
  if (is_row && static_cast<int>(start.size()) > widest_without_bars(size)) return std::nullopt;
  Lines ahead = lines;
  const auto ruled = take_rows(ahead, size);
  if (!ruled) return std::nullopt;
  std::size_t width = 0;
  for (const Token& row : ruled->rows) width = std::max(width, row.text.size());
  const auto first = trimmed(ruled->rows.front().text);
  const bool has_colons = first.starts_with('|') && first.find(':') != std::string_view::npos;
  auto bars = bars_of(ruled->rows, has_colons, static_cast<int>(width));
  const bool only_regions = !bars;
  if (only_regions) bars = bars_of_regions(ruled->rows, size);
  if (!bars) return std::nullopt;
  const auto slots =
      bars->empty() ? slots_without_bars(static_cast<int>(width), size) : slots_between(*bars, size);
  if (!slots) return std::nullopt;
  RuledGrid grid{.cells = {}, .has_bars = !bars->empty(), .regions = {}, .boxes = {}};
  bool has_blank = false, has_sign = false;  // for empty cells; such a grid has only one kind
  for (const Token& row : ruled->rows) {
    for (const auto& slot : *slots) {
      const auto cell = cell_at(row, slot, symbols);
      if (!cell) return std::nullopt;
      const bool is_blank_cell = is_blank(text_at(row, slot));
      has_blank = has_blank || is_blank_cell;
      has_sign = has_sign || (!is_blank_cell && symbols.find(cell->text) == 0);
      grid.cells.push_back(*cell);
    }
  }
  if ((has_blank && has_sign) || (!has_blank && bars->empty())) return std::nullopt;
  if (bars->size() == static_cast<std::size_t>(size) + 1)
    find_regions(*ruled, *bars, *slots, size, only_regions, grid, arena);
  lines = ahead;
  return grid;
}

int skip_ruled_rows(Lines& lines) {
  int rows = 0;
  bool have_bars = false;
  Gaps gaps;
  while (!lines.at_end() && rows <= sudoku::kMaxSize) {
    if (gaps.skip(lines, static_cast<std::size_t>(rows))) continue;
    const Token line = next_line(lines);
    if (!is_border(line.text)) {
      // A heading such as "1." may come before a frame.
      if (!is_ruled_row(line.text) || (rows > 0 && has_bar(line.text) != have_bars)) break;
      have_bars = has_bar(line.text);
      ++rows;
    }
    lines.skip();
  }
  return rows <= sudoku::kMaxSize ? rows : 0;
}

}  // namespace quadrille::formats::plain
