#include "formats/plain/recognise.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "base/sort.h"
#include "formats/plain/grid_lines.h"
#include "formats/plain/letters.h"
#include "formats/plain/plain_reader.h"
#include "formats/plain/possible_readings.h"
#include "formats/plain/sentences.h"
#include "formats/short_lines.h"

namespace quadrille::formats::plain {

namespace {

/// The kinds of cells that occur in a text, over all its puzzles.
struct CellKinds {
  bool has_zero = false;        // beside another empty cell in one grid
  bool has_last_digit = false;  // so that 0 can be none
};

/// Whether a digit occurs twice in a row or a column of a board.
bool has_conflict_of_boards(const std::vector<Token>& cells, const sudoku::Layout& layout,
                            const DigitSymbols& symbols) {
  return std::ranges::any_of(sudoku::line_houses(layout), [&](const sudoku::LineHouse& line) {
    sudoku::Digits seen = 0;
    return std::ranges::any_of(line.cells, [&](int cell) {
      const int digit = symbols.find(cells[sudoku::at(cell)].text);
      const bool is_twice = digit > 0 && (seen & sudoku::digit_bit(digit)) != 0;
      if (digit > 0) seen |= sudoku::digit_bit(digit);
      return is_twice;
    });
  });
}

/// Whether a digit occurs twice in a row or a column.
bool has_conflict(const std::vector<Token>& cells, const DigitSymbols& symbols) {
  const auto size = static_cast<std::size_t>(root_of(cells.size()));
  std::vector<sudoku::Digits> in_row(size), in_column(size);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int digit = symbols.find(cells[i].text);
    if (digit <= 0) continue;
    auto& row = in_row[i / size];
    auto& column = in_column[i % size];
    if (((row | column) & sudoku::digit_bit(digit)) != 0) return true;
    row |= sudoku::digit_bit(digit);
    column |= sudoku::digit_bit(digit);
  }
  return false;
}

void look_at_cells(const std::vector<Token>& cells, CellKinds& kinds) {
  const int size = root_of(cells.size());
  const DigitSymbols symbols(std::max(size, 1));
  bool has_zero = false, has_other = false;
  for (const Token& cell : cells) {
    if (cell.text == "0") has_zero = true;
    if (cell.text == "." || cell.text == "_" || cell.text == "-" || cell.text == "*") has_other = true;
    if (symbols.find(cell.text) == size) kinds.has_last_digit = true;
  }
  kinds.has_zero = kinds.has_zero || (has_zero && has_other);
}

constexpr long kGood = 40;  // for each line of a grid without conflicts

/// Reads the text in this way.
Yield tried(std::string_view text, const ReadOptions& options, Reading reading, CellKinds* kinds = nullptr) {
  constexpr long kDoubtful = 15, kMistake = 30, kPassed = 10, kPassedData = 60, kUnlikely = 1'000'000;
  Yield yield{.reading = std::move(reading)};
  PlainReader reader(text, options, yield.reading);
  int sizes = 0;
  while (auto found = reader.find()) {
    if (!found->draft) {
      ++yield.mistakes;
      yield.score -= kMistake * found->lines;
      continue;
    }
    const auto& cells = found->draft->givens;
    const auto& of_boards = yield.reading.layout;
    const int size = of_boards ? of_boards->digits : std::max(root_of(cells.size()), 1);
    sizes = std::max(sizes, size);
    const bool has_own = yield.reading.symbols.size() == static_cast<std::size_t>(size);
    const DigitSymbols symbols(plain::layout_of(yield.reading, size), has_own ? yield.reading.symbols : "");
    const auto is_no_cell = [&](const Token& cell) { return symbols.find(cell.text) == DigitSymbols::kNone; };
    if (found->marks == Marks::none && std::ranges::any_of(cells, is_no_cell)) {
      ++yield.mistakes;
      yield.score -= kMistake * found->lines;
      continue;
    }
    const bool is_doubtful =
        found->marks == Marks::none &&
        (of_boards ? has_conflict_of_boards(cells, *of_boards, symbols) : has_conflict(cells, symbols));
    // Letters without a sound grid are labels of regions, or words.
    if (is_doubtful && options.digits.empty() && !yield.reading.symbols.empty()) continue;
    ++yield.puzzles;
    yield.score += (is_doubtful ? kDoubtful : kGood) * std::max(found->lines, 1);
    if (kinds != nullptr && !of_boards) look_at_cells(cells, *kinds);
  }
  yield.passed = reader.passed_over().lines;
  yield.size_lines = reader.size_lines();
  // Among other lines, a few characters are no grid.
  const Style style = yield.reading.style;
  const bool is_of_rows = style == Style::rows || style == Style::fields || style == Style::ruled;
  if (is_of_rows && std::cmp_less(yield.reading.size, kFewestRows) && options.size == 0 && yield.passed > 0)
    yield.puzzles = yield.mistakes = 0;
  yield.score -= kPassed * yield.passed + (kPassedData - kPassed) * reader.passed_data();
  if (yield.reading.style == Style::lines && yield.reading.size == 0) yield.reading.size = sizes;
  // Without holes, a grid that could also be a single one is that.
  if (yield.reading.layout && yield.reading.layout->hole_count() == 0) --yield.score;
  // Other readings say better what is wrong.
  if (yield.puzzles == 0 && yield.reading.style == Style::ruled) yield.score -= kUnlikely;
  return yield;
}

bool are_same(const ReadOptions& a, const ReadOptions& b) {
  const auto members_of = [](const ReadOptions& options) {
    const auto boxes = options.boxes.value_or(sudoku::BoxShape{-1, -1});
    return std::tuple(options.size, boxes.rows, boxes.columns, options.accepts_drawing,
                      std::string_view(options.digits), std::string_view(options.boards),
                      std::string_view(options.header));
  };
  return members_of(a) == members_of(b) && a.regions == b.regions;
}

int count_lines(std::string_view text) {
  int count = 0;
  for (TextCursor cursor(text); !cursor.at_end();)
    if (!is_blank(cursor.take_line().text)) ++count;
  return count;
}

/// Whether no other reading can make more of a text of that many lines: each is a row of a sound grid, or
/// tells its size.
bool is_perfect(const Yield& yield, int lines) {
  return yield.reading.style == Style::rows && yield.puzzles > 0 &&
         yield.score == kGood * (lines - yield.size_lines);
}

/// The readings of the start of a text, the best first.
std::vector<Yield> find_readings(std::string_view text, const ReadOptions& options) {
  Reading plain{.symbols = options.digits};
  const int lines = count_lines(text);
  std::vector<Yield> yields;
  const auto try_all = [&](std::vector<Reading> readings) {
    for (Reading& reading : readings) {
      CellKinds kinds;
      Yield yield = tried(text, options, std::move(reading), &kinds);
      if (yield.puzzles + yield.mistakes == 0) continue;
      const bool explains_all = yield.puzzles > 0 && yield.mistakes == 0 && yield.passed == 0;
      const bool may_have_zero = options.digits.empty() && kinds.has_zero && !kinds.has_last_digit;
      if (may_have_zero && yield.reading.symbols.empty() && yield.reading.style != Style::numbers) {
        Reading with_zero = yield.reading;
        with_zero.zero_is_digit = true;
        yield = tried(text, options, std::move(with_zero));
      }
      const bool is_of_lines = yield.reading.style == Style::lines;
      yields.push_back(std::move(yield));
      if (explains_all && is_of_lines && !yields.back().reading.takes_small) return true;
      if (is_perfect(yields.back(), lines)) return true;
    }
    return false;
  };
  for_possible_readings(text, options, plain, try_all);
  const bool is_read = std::ranges::any_of(yields, [](const Yield& yield) { return yield.puzzles > 0; });
  if (!is_read && options.digits.empty()) {
    plain.symbols = letters_of(text);
    if (!plain.symbols.empty()) for_possible_readings(text, options, plain, try_all);
  }
  // The best first; of equal ones, the one that was tried first. libstdc++'s stable_sort uses a deprecated
  // function, which clang reports.
  std::vector<std::size_t> order(yields.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  sort_range(order, [&](std::size_t a, std::size_t b) {
    return std::tuple(yields[b].score, a) < std::tuple(yields[a].score, b);
  });
  std::vector<Yield> sorted;
  for (const std::size_t i : order) sorted.push_back(std::move(yields[i]));
  return sorted;
}

}  // namespace

std::vector<Yield> readings_of(std::string_view text, const ReadOptions& options) {
  struct Last {
    std::string text;
    ReadOptions options;
    std::vector<Yield> readings;
  };
  thread_local Last last;
  text = start_of_text(text);
  if (text != last.text || !are_same(options, last.options))
    last = {std::string(text), options, find_readings(text, options)};
  return last.readings;
}

std::string name_of(const Reading& reading) {
  std::string name;
  switch (reading.style) {
    case Style::lines: name = say::kAsLines(); break;
    case Style::rows: name = say::kAsRows(reading.size); break;
    case Style::fields:
      name = say::kAsFields(reading.size,
                            reading.separator == '\t' ? "\\t" : std::string_view(&reading.separator, 1));
      break;
    case Style::ruled: name = say::kAsRuled(reading.size); break;
    case Style::numbers: name = say::kAsNumbers(); break;
    case Style::boards: name = say::kAsBoards(boards_text(*reading.layout->boards), reading.size); break;
  }
  const auto add = [&name](const std::string& more) { name += "; " + more; };
  if (reading.blank_ends) add(say::kWithBlankEnds());
  if (reading.dash_is_empty) add(say::kWithDashes());
  if (reading.zero_is_digit) add(say::kWithZero());
  if (!reading.symbols.empty()) add(say::kWithSymbols(reading.symbols));
  return name;
}

}  // namespace quadrille::formats::plain
