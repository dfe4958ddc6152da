#include "formats/plain/line_grid.h"

#include <algorithm>

#include "formats/short_lines.h"

namespace quadrille::formats::plain {

namespace {

constexpr std::string_view kAroundGrids = " \t\v\f,;:|\x01\"'()[]{}=>&/\\";
constexpr std::size_t kMostWords = 4 * squared(sudoku::kMaxSize);

/// The symbols of a grid of that size in this reading.
DigitSymbols symbols_for(int size, const Reading& reading) {
  const bool has_own = reading.symbols.size() == static_cast<std::size_t>(size);
  return DigitSymbols(layout_of(reading, size), has_own ? reading.symbols : "");
}

bool are_cells(const std::vector<Token>& cells, const DigitSymbols& symbols) {
  return std::ranges::all_of(
      cells, [&](const Token& cell) { return symbols.find(cell.text) != DigitSymbols::kNone; });
}

bool is_wanted(int size, const ReadOptions& options) { return options.size == 0 || options.size == size; }

std::vector<Token> cells_of_word(const Token& word) {
  auto cells = characters(word, word.text.size());
  for (Token& cell : cells) cell = usual_cell(cell);
  return cells;
}

std::size_t count_empty(const std::vector<Token>& cells, const DigitSymbols& symbols) {
  return static_cast<std::size_t>(
      std::ranges::count_if(cells, [&](const Token& cell) { return symbols.find(cell.text) == 0; }));
}

/// Whether the second is full and has the digits of the first.
bool solves(const std::vector<Token>& solution, const std::vector<Token>& cells,
            const DigitSymbols& symbols) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int digit = symbols.find(solution[i].text), given = symbols.find(cells[i].text);
    if (digit == 0 || (given != 0 && given != digit)) return false;
  }
  return true;
}

/// The longest word that is a grid, and another that is its solution.
std::optional<LineGrid> grid_in_words(const std::vector<Token>& found, const Reading& reading,
                                      const ReadOptions& options) {
  constexpr std::size_t kFewestSmall = 4;
  const std::size_t fewest = options.size == 1 ? 1 : reading.takes_small ? kFewestSmall : kFewestCells;
  const Token* best = nullptr;
  for (const Token& word : found) {
    const bool is_longer = best == nullptr || word.text.size() > best->text.size();
    if (!is_longer || word.text.size() < fewest || !is_wanted(root_of(word.text.size()), options)) continue;
    if (is_word_grid(word.text, reading)) best = &word;
  }
  if (best == nullptr) return std::nullopt;
  LineGrid grid{.cells = cells_of_word(*best), .solution = {}};
  const DigitSymbols symbols = symbols_for(root_of(best->text.size()), reading);
  for (const Token& word : found) {
    if (&word == best || word.text.size() != best->text.size() || !is_word_grid(word.text, reading)) continue;
    auto other = cells_of_word(word);
    if (count_empty(other, symbols) > 0 && solves(grid.cells, other, symbols)) std::swap(other, grid.cells);
    if (count_empty(grid.cells, symbols) == 0 || !solves(other, grid.cells, symbols)) continue;
    grid.solution = std::move(other);
    break;
  }
  return grid;
}

/// n words of n characters each, one after another.
std::optional<LineGrid> grid_in_rows(const std::vector<Token>& found, const Reading& reading,
                                     const ReadOptions& options) {
  for (std::size_t i = 0; i < found.size(); ++i) {
    const std::size_t length = found[i].text.size();
    if (length < kFewestRows || length > static_cast<std::size_t>(sudoku::kMaxSize) ||
        i + length > found.size() || !is_wanted(static_cast<int>(length), options))
      continue;
    const auto begin = found.begin() + static_cast<std::ptrdiff_t>(i);
    const auto end = begin + static_cast<std::ptrdiff_t>(length);
    if (!std::all_of(begin, end, [&](const Token& word) { return word.text.size() == length; })) continue;
    LineGrid grid;
    for (auto word = begin; word != end; ++word) {
      const auto row = cells_of_word(*word);
      grid.cells.insert(grid.cells.end(), row.begin(), row.end());
    }
    if (are_cells(grid.cells, symbols_for(static_cast<int>(length), reading))) return grid;
  }
  return std::nullopt;
}

/// A word for each cell; before them there may be the size.
std::optional<LineGrid> grid_in_cells(const std::vector<Token>& found, const Reading& reading,
                                      const ReadOptions& options) {
  // Words before the first cell, such as names, do not count.
  const auto is_any_cell = [&](const Token& word) {
    return decimal(word.text) ? *decimal(word.text) <= sudoku::kMaxSize : word.text.size() == 1;
  };
  std::vector<Token> cells;
  for (const Token& word : found) cells.push_back(usual_cell(word));
  const auto begin = std::ranges::find_if(cells, is_any_cell);
  const auto end = std::find_if_not(begin, cells.end(), is_any_cell);
  LineGrid grid{.cells = {begin, end}, .solution = {}};
  const std::size_t count = grid.cells.size();
  if (count > kFewestCells && root_of(count) == 0 && root_of(count - 1) > 0)
    grid.cells.erase(grid.cells.begin());
  const int size = root_of(grid.cells.size());
  if (grid.cells.size() < kFewestCells || size == 0 || !is_wanted(size, options)) return std::nullopt;
  return are_cells(grid.cells, symbols_for(size, reading)) ? std::optional(std::move(grid)) : std::nullopt;
}

/// A field for each cell; empty fields are empty cells.
std::optional<LineGrid> grid_in_fields(const Token& line, const Reading& reading,
                                       const ReadOptions& options) {
  constexpr std::size_t kFewest = 36;  // shorter lines are more often rows
  for (const char separator : std::string_view(",;\t")) {
    const auto count = static_cast<std::size_t>(std::ranges::count(line.text, separator)) + 1;
    const int size = root_of(count);
    if (count < kFewest || size == 0 || !is_wanted(size, options)) continue;
    LineGrid grid{.cells = fields_of(line, separator, count), .solution = {}};
    for (Token& cell : grid.cells)
      if (cell.text.empty()) cell.text = ".";
    const DigitSymbols symbols = symbols_for(size, reading);
    if (are_cells(grid.cells, symbols) && count_empty(grid.cells, symbols) < count) return grid;
  }
  return std::nullopt;
}

/// The whole line, or what is in quotes, with blanks as empty cells.
std::optional<LineGrid> grid_with_blanks(Token line, const Reading& reading, const ReadOptions& options) {
  constexpr int kUsual = 9;
  const int size = options.size > 0 ? options.size : kUsual;
  if (const auto quote = line.text.find('"'); quote != std::string_view::npos) {
    line.text.remove_prefix(quote + 1);
    line.column += static_cast<int>(quote) + 1;
    line.text = line.text.substr(0, line.text.find('"'));
  }
  if (line.text.size() != squared(size) || line.text.find(' ') == std::string_view::npos) return std::nullopt;
  const DigitSymbols symbols = symbols_for(size, reading);
  LineGrid grid{.cells = cells_of_word(line), .solution = {}};
  for (Token& cell : grid.cells) {
    if (cell.text == " ") {
      cell.text = ".";
    } else if (symbols.find(cell.text) <= 0) {
      return std::nullopt;
    }
  }
  return grid;
}

/// The longest word, if it must be meant as a grid.
std::optional<LineGrid> damaged_grid(const std::vector<Token>& found, const Reading& reading) {
  constexpr std::size_t kLong = 70, kSlip = 3;
  constexpr std::string_view kUsual = "0123456789.";
  const auto longest =
      std::ranges::max_element(found, {}, [](const Token& word) { return count_characters(word.text); });
  if (longest == found.end()) return std::nullopt;
  const std::size_t length = count_characters(longest->text);
  const std::size_t wanted = squared(reading.style == Style::lines ? reading.size : 0);
  const std::size_t off = length > wanted ? length - wanted : wanted - length;
  if (length < kFewestCells || (length < kLong && off > kSlip)) return std::nullopt;
  const auto usual =
      std::ranges::count_if(longest->text, [&](char c) { return kUsual.find(c) != std::string_view::npos; });
  if (4 * static_cast<std::size_t>(usual) < 3 * length) return std::nullopt;
  return LineGrid{.cells = cells_of_word(*longest), .solution = {}, .is_damaged = true};
}

}  // namespace

bool is_word_grid(std::string_view word, const Reading& reading) {
  const int size = root_of(word.size());
  if (size == 0) return false;
  const DigitSymbols symbols = symbols_for(size, reading);
  return std::ranges::all_of(
      word, [&](char c) { return symbols.find(c) != DigitSymbols::kNone || c == '?' || c == '~'; });
}

std::optional<LineGrid> find_line_grid(const Token& line, const Reading& reading,
                                       const ReadOptions& options) {
  Token text = line;
  text.text = text.text.substr(0, text.text.find('#'));
  if (text.text.size() < kFewestCells && !reading.takes_small) return std::nullopt;
  const auto found = words(text, kMostWords, kAroundGrids);
  if (auto grid = grid_in_words(found, reading, options)) return grid;
  if (auto grid = grid_in_rows(found, reading, options)) return grid;
  if (auto grid = grid_in_cells(found, reading, options)) return grid;
  if (auto grid = grid_in_fields(text, reading, options)) return grid;
  if (auto grid = grid_with_blanks(text, reading, options)) return grid;
  return damaged_grid(found, reading);
}

}  // namespace quadrille::formats::plain
