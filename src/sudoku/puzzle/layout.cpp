#include "sudoku/puzzle/layout.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace quadrille::sudoku {

namespace {

/// The number at the start of `text`, 0 or more, which is taken off it; nothing when there is none.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc() && number >= 0 ? std::optional(number) : std::nullopt;
}

bool take_letter(std::string_view& text, char small, char capital) {
  if (text.empty() || (text.front() != small && text.front() != capital)) return false;
  text.remove_prefix(1);
  return true;
}

bool is_in_range(int count) { return 1 <= count && count <= kMaxSize; }

}  // namespace

std::vector<int> Layout::row_cells(int row) const {
  std::vector<int> cells;
  for (int column = 0; column < columns; ++column) cells.push_back(cell_at(row, column));
  return cells;
}

std::vector<int> Layout::column_cells(int column) const {
  std::vector<int> cells;
  for (int row = 0; row < rows; ++row) cells.push_back(cell_at(row, column));
  return cells;
}

Parsed<void> check_layout(const Layout& layout) {
  if (!is_in_range(layout.rows) || !is_in_range(layout.columns))
    return bad_input(fmt::format("found a grid of {} rows and {} columns, expected 1 to {} of each",
                                 layout.rows, layout.columns, kMaxSize));
  if (layout.first_value != 0 && layout.first_value != 1)
    return bad_input(fmt::format("found {} as the least digit, expected 0 or 1", layout.first_value));
  if (!is_in_range(layout.digits))
    return bad_input(fmt::format("found {} digits, expected 1 to {}", layout.digits, kMaxSize));
  const int longest = std::max(layout.rows, layout.columns);
  if (layout.lines && layout.digits < longest)
    return bad_input(fmt::format(
        "found {} digit{}, but a {} has {} cells, which are to hold different digits: expected {} "
        "digits or more, or a grid without lines",
        layout.digits, layout.digits == 1 ? "" : "s", layout.columns == longest ? "row" : "column", longest,
        longest));
  return {};
}

std::string grid_name(const Layout& layout) { return fmt::format("{}x{}", layout.rows, layout.columns); }

std::string cell_name(int cell, const Layout& layout) {
  return fmt::format("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1);
}

std::optional<std::pair<int, int>> place_named(std::string_view name) {
  if (!take_letter(name, 'r', 'R')) return std::nullopt;
  const auto row = take_number(name);
  if (!row || !take_letter(name, 'c', 'C')) return std::nullopt;
  const auto column = take_number(name);
  if (!column || !name.empty()) return std::nullopt;
  return std::pair(*row, *column);
}

std::optional<int> cell_named(std::string_view name, const Layout& layout) {
  const auto place = place_named(name);
  if (!place || !layout.contains(place->first - 1, place->second - 1)) return std::nullopt;
  return layout.cell_at(place->first - 1, place->second - 1);
}

}  // namespace quadrille::sudoku
