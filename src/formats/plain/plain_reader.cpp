#include "formats/plain/plain_reader.h"

#include <algorithm>
#include <utility>

#include "base/visible_text.h"
#include "formats/line_reader.h"
#include "formats/mark_cells.h"
#include "formats/plain/board_rows.h"
#include "formats/plain/line_grid.h"
#include "formats/plain/ruled.h"
#include "formats/plain/sentences.h"
#include "formats/sentences.h"
#include "formats/short_lines.h"

namespace quadrille::formats::plain {

namespace {

constexpr auto kMostSize = static_cast<std::size_t>(sudoku::kMaxSize);

Found found_at(Draft draft, int line, int lines) { return {std::move(draft), line, lines}; }

/// Digits that begin with 0 need a layout of their own.
void set_layout(Draft& draft, const Reading& reading, int size) {
  const sudoku::Layout layout = plain::layout_of(reading, size);
  if (layout.is_usual()) return;
  draft.layout = layout;
  if (!draft.boxes) draft.boxes = sudoku::usual_boxes(size);
}

/// Whether the line is numbers that tell the size of the grids, as files of programs do before each.
bool tells_size(const Token& line, const Reading& reading) {
  constexpr std::size_t kLongest = 40;
  if (line.text.size() > kLongest) return false;
  const auto found = words(line, 5);
  if (found.empty() || found.size() > 4) return false;
  const auto boxes = sudoku::usual_boxes(std::max(reading.size, 1));
  return std::ranges::all_of(found, [&](const Token& word) {
    const auto number = decimal(word.text);
    const bool is_of_boards =
        number && reading.layout && (*number == reading.layout->rows || *number == reading.layout->columns);
    return number &&
           (is_of_boards || *number == reading.size || *number == boxes.rows || *number == boxes.columns ||
            (*number <= sudoku::kMaxSize && *number * *number == reading.size));
  });
}

/// Before which cells there is a bar, other than the first.
std::vector<std::size_t> bars_among(const std::vector<Token>& cells, const Token& line) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    if (line.text[i] != '|' && line.text[i] != kThinBar) continue;
    const int column = line.column + static_cast<int>(i);
    const auto before = static_cast<std::size_t>(
        std::ranges::count_if(cells, [column](const Token& cell) { return cell.column < column; }));
    if (before > 0 && before < cells.size()) found.push_back(before);
  }
  return found;
}

/// Whether the line seems to be a part of a grid: most of its characters are digits or empty cells.
bool is_like_data(const Token& line) {
  constexpr std::string_view kCells = "0123456789.*_-|?";
  constexpr int kFew = 4;
  const auto text = line.text;
  const auto cells =
      std::ranges::count_if(text, [&](char c) { return kCells.find(c) != std::string_view::npos; });
  const auto blanks = std::ranges::count_if(text, is_space);
  return cells >= kFew && 2 * cells > static_cast<std::ptrdiff_t>(text.size()) - blanks;
}

/// Whether an array of arrays ends with the line, as in "[4, 5]]." or "{4, 5}};".
bool ends_array(std::string_view line) {
  line = line.substr(0, line.find_last_not_of(" \t.,;") + 1);
  return line.ends_with("]]") || line.ends_with("}}");
}

/// A number with a point, such as 0.1234 or 1.5e-05, or several, such as 192.168.1.1; all that matters is
/// that each point is between two digits.
bool is_decimal(std::string_view word) {
  const auto point = word.find('.');
  if (point == std::string_view::npos) return false;
  for (auto at = point; at != std::string_view::npos; at = word.find('.', at + 1))
    if (at == 0 || at + 1 == word.size() || !is_digit(word[at - 1]) || !is_digit(word[at + 1])) return false;
  return true;
}

bool is_number(std::string_view word) {
  return word == "." || word == "_" || decimal(word).value_or(sudoku::kMaxSize + 1) <= sudoku::kMaxSize;
}

}  // namespace

PlainReader::PlainReader(std::string_view text, ReadOptions options, Reading reading)
    : options_(std::move(options)), reading_(std::move(reading)), rows_(reading_), state_{TextCursor(text)} {}

void PlainReader::again(std::string_view text) {
  state_ = last_;
  state_.cursor.set_rest(text);
}

std::optional<Item> PlainReader::next() {
  const std::string_view before = rest();
  auto found = find();
  if (!found) return std::nullopt;
  if (!found->draft) return failed(found->draft.error());
  ReadOptions options = options_;
  const auto count = static_cast<std::size_t>(reading_.layout ? reading_.layout->digits
                                                              : root_of(found->draft->givens.size()));
  if (options.digits.empty() && reading_.symbols.size() == count) options.digits = reading_.symbols;
  Item item = found->marks == Marks::in_frame   ? finish_frame_of_marks(std::move(*found->draft), options)
              : found->marks == Marks::in_cells ? finish_rows_of_marks(std::move(*found->draft), options)
                                                : finish(*found->draft, options);
  if (found->lines == 1) state_.size_before = refuse_cut_line(item, before, rest(), state_.size_before);
  return item;
}

std::optional<Found> PlainReader::find() {
  last_ = state_;
  arena_.clear();
  Lines lines(state_.cursor, arena_);
  std::optional<Found> found;
  while (!found && !lines.at_end()) {
    if (rows_.is_divider(lines.peek()) && (reading_.style != Style::ruled || lines.peek().text.empty())) {
      lines.skip();
      continue;
    }
    found = take_puzzle(lines);
    if (!found) pass(lines.take());
  }
  state_.cursor = lines.cursor();
  return found;
}

void PlainReader::pass(const Token& line) {
  const auto text = trimmed(line.text);
  if (text.empty() || rows_.is_divider(line)) return;
  if (tells_size(line, reading_)) {
    ++state_.size_lines;
    return;
  }
  if (is_like_data(line)) ++state_.passed_data;
  PassedOver& passed = state_.passed;
  if (++passed.lines > 1) return;
  passed.first_line = line.line;
  passed.first_text = visible_text(text);
}

int PlainReader::count_lines(Lines from, const Lines& to) const {
  int count = 0;
  for (; from.cursor().here().line < to.cursor().here().line; from.skip())
    if (!rows_.is_divider(from.peek())) ++count;
  return count;
}

std::optional<Found> PlainReader::take_puzzle(Lines& lines) {
  std::optional<Found> found;
  if (reading_.style == Style::boards) return take_boards(lines);
  if (reading_.style == Style::rows || reading_.style == Style::fields) found = take_rows(lines);
  if (reading_.style == Style::ruled) found = take_ruled(lines);
  if (reading_.style == Style::numbers) found = take_numbers(lines);
  return found ? std::move(found) : take_line_grid(lines);
}

std::optional<Found> PlainReader::take_line_grid(Lines& lines) {
  const Token line = lines.peek();
  auto grid = find_line_grid(line, reading_, options_);
  if (!grid) return std::nullopt;
  lines.skip();
  Draft draft{.start = grid->cells.front()};
  const auto size = size_for(grid->cells.size(), options_, draft.start, formats::say::kCharactersForGrid);
  if (!size) return Found{tl::unexpected(size.error()), line.line, 1};
  set_layout(draft, reading_, *size);
  draft.givens = std::move(grid->cells);
  draft.solution = std::move(grid->solution);
  return found_at(std::move(draft), line.line, 1);
}

bool PlainReader::are_decimals(Lines from, const Lines& to) {
  if (options_.size > 0) return false;
  const bool are_more = from.cursor().here().line == state_.end_of_decimals;
  constexpr std::string_view kSigns = ".-";
  int rows = 0;
  std::string columns;  // of the first row: its signs, and 0 for all else
  const auto end = to.cursor().here().line;
  for (; from.cursor().here().line < end; from.skip()) {
    const Token line = without_comment(from.peek());
    if (rows_.is_divider(line)) continue;
    const auto found = words_of_row(line);
    const bool is_one = found.size() == 1;
    const bool are_equal = std::ranges::all_of(
        found, [&](const Token& word) { return word.text.size() == found.front().text.size(); });
    const auto is_sound = [&](const Token& word) {
      return is_decimal(word.text) || (!are_equal && word.text.find('.') == std::string_view::npos);
    };
    const bool has_decimal =
        std::ranges::any_of(found, [](const Token& word) { return is_decimal(word.text); });
    if (!is_one && !(has_decimal && std::ranges::all_of(found, is_sound))) return false;
    if (is_one) {
      std::string of_row(found.front().text);
      for (char& c : of_row)
        if (kSigns.find(c) == std::string_view::npos) c = '0';
      const bool are_between =
          of_row.front() == '0' && of_row.back() == '0' && of_row.find_first_of(kSigns) != std::string::npos;
      if (!are_between || (rows > 0 && of_row != columns)) return false;
      columns = of_row;
    }
    ++rows;
  }
  if (rows < 2 && !are_more) return false;
  state_.end_of_decimals = end;
  return true;
}

PlainReader::Group PlainReader::take_group(Lines& lines) const {
  Group group;
  const auto size = static_cast<std::size_t>(reading_.size);
  Lines ahead = lines;  // after the last row
  while (group.rows < reading_.size && !ahead.at_end()) {
    const Token line = ahead.peek();
    auto cells = rows_.row(line);
    if (!cells && rows_.is_divider(line)) {
      if (reading_.blank_ends && is_blank(line.text)) break;
      ahead.skip();
      continue;
    }
    if (!cells) {
      cells = rows_.near_row(line);
      if (!cells) break;
      if (cells->size() != size && !group.error) {
        group.error =
            error_at(cells->front(), say::kCellsOfRow(cells->size(), group.rows + 1, reading_.size)).value();
      }
    }
    group.cells.insert(group.cells.end(), cells->begin(), cells->end());
    const auto bars = bars_among(*cells, line);
    if (group.rows == 0) group.bars = bars;
    if (bars != group.bars && !group.error)
      group.error = error_at(cells->front(), say::kBarsDiffer(group.rows + 1)).value();
    group.has_bars = group.has_bars || line.text.find_first_of("|\x01!") != std::string_view::npos;
    group.is_framed =
        group.is_framed || trimmed(line.text).starts_with('|') || trimmed(line.text).starts_with(kThinBar);
    ++group.rows;
    ahead.skip();
    lines = ahead;
  }
  return group;
}

std::optional<Found> PlainReader::take_rows(Lines& lines) {
  const Token start = lines.peek();
  if (start.line < state_.end_of_decimals) return std::nullopt;
  if (reading_.style == Style::rows && options_.size == 0 && !rows_.row(start)) {
    if (auto found = take_rows_of_other_size(lines)) return found;
  }
  if (!rows_.row(start)) {
    // A line like a row begins a grid only if rows follow.
    if (!rows_.near_row(start)) return std::nullopt;
    Lines ahead = lines;
    ahead.skip();
    if (ahead.at_end() || !rows_.row(ahead.peek())) return std::nullopt;
  }
  const Lines begin = lines;
  Group group = take_group(lines);
  if (are_decimals(begin, lines)) {
    lines = begin;
    return std::nullopt;
  }
  const int count = count_lines(begin, lines);
  const auto first = group.cells.front();
  if (group.error) return Found{tl::unexpected(std::move(*group.error)), start.line, count};
  if (group.rows < reading_.size)
    return Found{error_at(first, say::kRowsOfGrid(group.rows, reading_.size)), start.line, count};
  Draft draft{.start = first, .givens = group.cells};
  set_layout(draft, reading_, reading_.size);
  Found found = found_at(std::move(draft), start.line, count);
  const bool has_marks =
      std::ranges::any_of(group.cells, [this](const Token& cell) { return !rows_.is_cell(cell); });
  if (has_marks && std::ranges::all_of(group.cells, [this](const Token& cell) {
        return rows_.is_cell(cell) || rows_.are_marks(cell.text);
      })) {
    found.marks = group.has_bars ? Marks::in_frame : Marks::in_cells;
  } else {
    take_companions(lines, group, found);
  }
  found.lines = count_lines(begin, lines);
  return found;
}

std::optional<Found> PlainReader::take_rows_of_other_size(Lines& lines) {
  const Token start = lines.peek();
  const RowLengths lengths = lengths_of_row(start);
  for (const std::size_t size : {lengths.words, lengths.characters}) {
    if (size < kFewestRows || size > kMostSize || size == static_cast<std::size_t>(reading_.size)) continue;
    Reading reading = reading_;
    reading.size = static_cast<int>(size);
    reading.symbols.clear();
    const RowReader rows(reading);
    const auto row_at = [&](Lines& at) {
      auto row = at.at_end() ? std::nullopt : rows.row(at.peek());
      const bool is_sound =
          row && std::ranges::all_of(*row, [&](const Token& cell) { return rows.is_cell(cell); });
      return is_sound ? std::move(row) : std::nullopt;
    };
    Lines ahead = lines;
    std::vector<Token> cells;
    std::size_t count = 0;
    for (auto row = row_at(ahead); row && count <= size; row = row_at(ahead)) {
      if (++count <= size) cells.insert(cells.end(), row->begin(), row->end());
      if (count <= size) ahead.skip();
      while (!ahead.at_end() && !is_blank(ahead.peek().text) && rows.is_divider(ahead.peek())) ahead.skip();
    }
    if (count != size) continue;
    Draft draft{.start = cells.front(), .givens = std::move(cells)};
    set_layout(draft, reading_, reading.size);
    lines = ahead;
    return found_at(std::move(draft), start.line, static_cast<int>(size));
  }
  return std::nullopt;
}

std::optional<Found> PlainReader::take_ruled(Lines& lines) {
  const Token start = lines.peek();
  if (tells_size(start, reading_) && start.text.size() < static_cast<std::size_t>(reading_.size))
    return std::nullopt;
  Lines ahead = lines;
  auto grid = take_ruled_grid(ahead, reading_.size, rows_.symbols(), arena_);
  // Without a frame, numbers with 0 among blanks are more often a list.
  if (grid && reading_.zero_is_digit && !grid->has_bars) grid.reset();
  if (!grid) {
    if (start.line < state_.end_of_rows) return std::nullopt;
    const int rows = skip_ruled_rows(ahead);
    if (start.line < state_.end_of_decimals || are_decimals(lines, ahead)) return std::nullopt;
    if (rows == 0) state_.end_of_rows = ahead.cursor().here().line;
    if (2 * rows < reading_.size) return std::nullopt;
    lines = ahead;
    return Found{error_at(start, say::kNoRuledGrid(rows, reading_.size)), start.line,
                 lines.cursor().here().line - start.line};
  }
  lines = ahead;
  Draft draft{.start = start, .boxes = grid->boxes};
  draft.givens = std::move(grid->cells);
  draft.regions = std::move(grid->regions);
  set_layout(draft, reading_, reading_.size);
  return found_at(std::move(draft), start.line, reading_.size);
}

std::optional<Found> PlainReader::take_boards(Lines& lines) {
  const Token start = lines.peek();
  const Lines begin = lines;
  auto cells = take_board_rows(lines, *reading_.layout, rows_.symbols());
  if (!cells) return std::nullopt;
  Draft draft{.start = start, .layout = reading_.layout, .givens = std::move(*cells)};
  return found_at(std::move(draft), start.line, count_lines(begin, lines));
}

std::optional<Found> PlainReader::take_numbers(Lines& lines) {
  const Token start = lines.peek();
  Lines ahead = lines;
  std::vector<Token> numbers;
  while (!ahead.at_end() && numbers.size() <= 2 * kMostSize * kMostSize + 1) {
    const Token line = ahead.peek();
    if (is_blank(line.text)) break;
    if (!rows_.is_divider(line)) {
      auto found = words(without_comment(line), 2 * kMostSize * kMostSize, " \t,;[](){}|");
      for (Token& word : found) word = usual_cell(word);
      if (!std::ranges::all_of(found, is_number, &Token::text)) break;
      numbers.insert(numbers.end(), found.begin(), found.end());
    }
    ahead.skip();
    if (ends_array(line.text)) break;
  }
  const std::size_t count = numbers.size();
  constexpr std::size_t kFewest = 16;
  if (count < kFewest) return std::nullopt;
  Draft draft{.start = numbers.front()};
  const int first = decimal(numbers.front().text).value_or(0);
  const auto is_count_for = [&](int size) {
    return size > 0 && static_cast<std::size_t>(size) <= kMostSize &&
           (count == squared(size) + 1 || count == 2 * squared(size) + 1);
  };
  const int named = is_count_for(first) ? first : is_count_for(first * first) ? first * first : 0;
  if (named > 0) numbers.erase(numbers.begin());
  const int size = named > 0                                  ? named
                   : root_of(count) > 0                       ? root_of(count)
                   : count % 2 == 0 && root_of(count / 2) > 0 ? root_of(count / 2)
                                                              : 0;
  if (size == 0) return std::nullopt;
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(squared(size));
  draft.givens.assign(numbers.begin(), middle);
  draft.regions.assign(middle, numbers.end());
  if (!draft.regions.empty() && !look_like_regions(draft.regions)) return std::nullopt;
  draft.size = size;
  const int count_of_lines = count_lines(lines, ahead);
  lines = ahead;
  return found_at(std::move(draft), start.line, count_of_lines);
}

}  // namespace quadrille::formats::plain
