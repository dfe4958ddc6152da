#include "formats/plain/possible_readings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "base/sort.h"
#include "formats/plain/board_rows.h"
#include "formats/plain/ruled.h"
#include "formats/short_lines.h"

namespace quadrille::formats::plain {

namespace {

constexpr std::string_view kFieldSeparators = ",;\t&";

/// How many lines may be rows of each size.
struct RowCounts {
  int rows = 0;
  bool has_dash = false;  // some row has a dash beside digits
};

std::map<int, RowCounts> count_rows(std::string_view text, const ReadOptions& options, const Reading& plain) {
  std::map<int, RowCounts> counts;
  std::deque<std::string> arena;
  for (Lines lines{TextCursor(text), arena}; !lines.at_end(); lines.skip()) {
    const Token line = without_comment(lines.peek());
    if (is_blank(line.text) || line.text.size() > 10'000) continue;
    std::set<int> sizes;
    for (const Token& part : parts_of_line(line)) {
      const auto found = words_of_row(part);
      std::size_t characters = 0;
      for (const Token& word : found) characters += count_characters(word.text);
      sizes.insert(
          {static_cast<int>(found.size()), static_cast<int>(std::min<std::size_t>(characters, 1000))});
    }
    for (const int size : sizes) {
      if (size < 1 || size > sudoku::kMaxSize || (options.size > 0 && size != options.size)) continue;
      Reading reading = plain;
      reading.style = Style::rows;
      reading.size = size;
      const RowReader rows(reading);
      const auto row = rows.row(line);
      if (!row) continue;
      RowCounts& count = counts[size];
      ++count.rows;
      bool has_dash = false, has_digit = false;
      for (const Token& cell : *row) {
        has_dash = has_dash || cell.text == "-";
        has_digit = has_digit || is_digit(cell.text.front());
      }
      count.has_dash = count.has_dash || (has_dash && has_digit);
    }
  }
  return counts;
}

void add_row_readings(std::string_view text, const ReadOptions& options, const Reading& plain,
                      std::vector<Reading>& found) {
  constexpr std::size_t kMostSizes = 4;
  const auto counts = count_rows(text, options, plain);
  std::vector<std::pair<int, RowCounts>> likely(counts.begin(), counts.end());
  sort_range(likely, [](const auto& a, const auto& b) {
    const auto cells = [](const auto& of) { return std::min(of.second.rows, 1000) * of.first; };
    return std::tuple(cells(b), a.first) < std::tuple(cells(a), b.first);
  });
  if (likely.size() > kMostSizes) likely.resize(kMostSizes);
  for (const auto& [size, count] : likely) {
    if (count.rows < 2 && size > 1) continue;
    Reading reading = plain;
    reading.style = Style::rows;
    reading.size = size;
    reading.dash_is_empty = count.has_dash;
    for (const bool blank_ends : {true, false}) {
      reading.blank_ends = blank_ends;
      found.push_back(reading);
    }
  }
}

/// Properties of a line by which most lines are rejected as rows of a layout before they are read.
struct LineShape {
  RowLengths lengths;
  std::size_t bytes;      // without blanks at the end
  bool is_spread = true;  // every second byte is blank
  bool may_have_comment;
  std::array<std::uint64_t, 2> marks =
      {};  // the places of characters that mark no hole: of all, of every second
};

std::vector<LineShape> shapes_of_lines(std::string_view text) {
  std::vector<LineShape> found;
  std::deque<std::string> arena;
  for (Lines lines{TextCursor(text), arena}; !lines.at_end(); lines.skip()) {
    const Token line = lines.peek();
    LineShape shape{.lengths = lengths_of_row(line),
                    .bytes = line.text.size(),
                    .may_have_comment = line.text.find('#') != std::string_view::npos};
    while (shape.bytes > 0 && is_space(line.text[shape.bytes - 1])) --shape.bytes;
    for (std::size_t i = 1; i < shape.bytes && shape.is_spread; i += 2) shape.is_spread = line.text[i] == ' ';
    for (const std::size_t pitch : {1U, 2U})
      for (std::size_t i = 0; i < 64 && i * pitch < shape.bytes; ++i)
        if (kSignsOfHoles.find(line.text[i * pitch]) == std::string_view::npos)
          shape.marks[pitch - 1] |= std::uint64_t{1} << i;
    found.push_back(shape);
  }
  return found;
}

/// Looks for lines that may be the first row of a layout, or all of it.
class FirstRow {
 public:
  explicit FirstRow(const sudoku::Layout& layout)
      : places_(static_cast<std::size_t>(layout.columns)),
        cells_(layout.row_cells(0).size()),
        least_of_all_(static_cast<std::size_t>(layout.grid_cell_count()) / 2) {
    for (int column = 0; column < std::min(layout.columns, 64); ++column)
      if (layout.is_hole(layout.cell_at(0, column))) holes_ |= std::uint64_t{1} << column;
  }

  [[nodiscard]] bool may_be(const LineShape& line) const {
    if (line.may_have_comment || line.bytes >= least_of_all_) return true;
    const auto fits = [this](std::size_t count) { return count == places_ || count == cells_; };
    if (line.lengths.words > places_) return false;
    if (fits(line.lengths.words) || fits(line.lengths.characters)) return true;
    const std::size_t pitch = line.bytes > places_ ? 2 : 1;
    return line.bytes <= pitch * places_ && (pitch == 1 || line.is_spread) &&
           (line.marks[pitch - 1] & holes_) == 0;
  }

 private:
  std::size_t places_, cells_, least_of_all_;
  std::uint64_t holes_ = 0;  // bit i: place i
};

/// Whether boards as in this reading begin at some line. shapes: of all lines.
bool holds_boards(std::string_view text, const Reading& reading, const std::vector<LineShape>& shapes) {
  const RowReader rows(reading);
  const FirstRow first(*reading.layout);
  std::deque<std::string> arena;
  auto shape = shapes.begin();
  for (Lines lines{TextCursor(text), arena}; !lines.at_end(); lines.skip())
    if (first.may_be(*shape++) && take_board_rows(lines, *reading.layout, rows.symbols())) return true;
  return false;
}

void add_board_readings(std::string_view text, const ReadOptions& options, const Reading& plain,
                        std::vector<Reading>& found) {
  const auto reading_with = [&](const sudoku::Layout& layout) {
    Reading reading = plain;
    reading.style = Style::boards;
    reading.size = layout.digits;
    reading.layout = layout;
    return reading;
  };
  if (!options.boards.empty()) {
    if (const auto layout = sudoku::layout_called(options.boards, options.size))
      found.push_back(reading_with(*layout));
    return;
  }
  int lines = 0;
  std::size_t longest = 0;
  for (TextCursor cursor(text); !cursor.at_end(); ++lines)
    longest = std::max(longest, cursor.take_line().text.size());
  if (lines < kFewestRowsOfBoards && std::cmp_less(longest, kFewestCellsOfBoards)) return;
  const std::vector<LineShape> shapes = shapes_of_lines(text);
  for (const sudoku::Layout& layout : usual_layouts_of_boards()) {
    const bool has_room = lines >= layout.rows ||
                          longest >= static_cast<std::size_t>(layout.grid_cell_count() - layout.hole_count());
    if (!has_room || (options.size > 0 && options.size != layout.digits)) continue;
    Reading reading = reading_with(layout);
    if (holds_boards(text, reading, shapes)) found.push_back(std::move(reading));
  }
}

void add_field_readings(std::string_view text, const ReadOptions& options, const Reading& plain,
                        std::vector<Reading>& found) {
  for (const char separator : kFieldSeparators) {
    std::map<int, int> counts;
    for (TextCursor cursor(text); !cursor.at_end();) {
      const auto line = cursor.take_line().text;
      const auto separators = std::ranges::count(line, separator);
      if (separators > 0 && separators < sudoku::kMaxSize) ++counts[static_cast<int>(separators) + 1];
    }
    if (counts.empty()) continue;
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    for (const int size : {most->first, most->first - 1}) {
      if (size < 2 || most->second < 2 || (options.size > 0 && size != options.size)) continue;
      Reading reading = plain;
      reading.style = Style::fields;
      reading.size = size;
      reading.separator = separator;
      for (const bool blank_ends : {true, false}) {
        reading.blank_ends = blank_ends;
        found.push_back(reading);
      }
    }
  }
}

void add_ruled_readings(std::string_view text, const ReadOptions& options, const Reading& plain,
                        std::vector<Reading>& found) {
  constexpr int kFewest = 2;
  std::deque<std::string> arena;
  std::set<int> sizes;
  bool is_start = true;
  int looked = 0;
  for (Lines lines{TextCursor(text), arena}; !lines.at_end() && looked < 20; lines.skip()) {
    if (lines.peek().text.empty()) {
      is_start = true;
    } else if (is_start) {
      // A heading may come before the rows.
      const int rows = count_ruled_rows(lines);
      sizes.insert({rows, rows - 1});
      is_start = rows < kFewest;
      ++looked;
    }
  }
  for (const int size : sizes) {
    if (size < kFewest || (options.size > 0 && size != options.size)) continue;
    Reading reading = plain;
    reading.style = Style::ruled;
    reading.size = size;
    found.push_back(reading);
    if (text.find('0') == std::string_view::npos) continue;
    reading.zero_is_digit = true;
    found.push_back(reading);
  }
}

}  // namespace

void for_possible_readings(std::string_view text, const ReadOptions& options, const Reading& plain,
                           const std::function<bool(std::vector<Reading>)>& try_all) {
  std::vector<Reading> found;
  const ShortLines short_lines = options.size == 0 ? look_at_short_lines(text) : ShortLines{};
  const bool may_be_small = short_lines.are_symbols && short_lines.have_digits && short_lines.can_be_grids;
  add_board_readings(text, options, plain, found);
  if (short_lines.length == 0 || !short_lines.are_rows()) {
    Reading& lines = found.emplace_back(plain);
    lines.size = options.size;
    lines.takes_small = may_be_small || options.size > 0;
  }
  if (try_all(std::exchange(found, {}))) return;
  add_row_readings(text, options, plain, found);
  if (may_be_small && short_lines.count > 1 && !short_lines.are_rows())
    std::erase_if(found, [&](const Reading& reading) { return reading.size == short_lines.length; });
  if (try_all(std::exchange(found, {}))) return;
  add_field_readings(text, options, plain, found);
  add_ruled_readings(text, options, plain, found);
  found.emplace_back(plain).style = Style::numbers;
  try_all(std::move(found));
}

}  // namespace quadrille::formats::plain
