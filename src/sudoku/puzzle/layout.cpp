#include "sudoku/puzzle/layout.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <numeric>

#include <fmt/format.h>

#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

/// Reads a number of at least 0 at the start of `text` and removes it; nullopt if there is none.
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

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }

char small(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool are_alike(std::string_view a, std::string_view b) { return std::ranges::equal(a, b, {}, small, small); }

Parsed<void> check_extra_cells(const Layout& layout) {
  constexpr std::size_t kLongestName = 16;
  const auto groups = layout.extra_cells();
  int count = 0;
  for (auto group = groups.begin(); group != groups.end(); ++group) {
    const std::string& name = group->name;
    if (name.empty() || name.size() > kLongestName || !std::ranges::all_of(name, is_letter))
      return bad_input(say::kExtraCellsName(name, kLongestName));
    if (std::any_of(groups.begin(), group, [&](const ExtraCells& g) { return are_alike(g.name, name); }))
      return bad_input(say::kSameExtraCells(name));
    if (group->count < 1) return bad_input(say::kExtraCellsCount(group->count, name));
    count += std::min(group->count, kMostExtraCells + 1);
    if (count > kMostExtraCells) return bad_input(say::kTooManyExtraCells(kMostExtraCells));
  }
  return {};
}

bool is_in_range(int count) { return 1 <= count && count <= kMaxSize; }

}  // namespace

Layout Layout::with_extra_cells(std::vector<ExtraCells> groups) const {
  Layout layout = *this;
  layout.extra_groups =
      groups.empty() ? nullptr : std::make_shared<const std::vector<ExtraCells>>(std::move(groups));
  return layout;
}

std::span<const ExtraCells> Layout::extra_cells() const {
  if (extra_groups == nullptr) return {};
  return *extra_groups;
}

int Layout::extra_cell_count() const {
  int count = 0;
  for (const ExtraCells& group : extra_cells()) count += group.count;
  return count;
}

std::vector<int> Layout::cells_of_group(std::size_t group) const {
  const auto groups = extra_cells();
  int first = grid_cell_count();
  for (const ExtraCells& before : groups.first(group)) first += before.count;
  std::vector<int> cells(at(groups[group].count));
  std::iota(cells.begin(), cells.end(), first);
  return cells;
}

int Layout::hole_count() const {
  return boards == nullptr ? 0 : static_cast<int>(std::ranges::count(boards->holes, true));
}

Grid Layout::without_holes(Grid grid) const {
  for (int cell = 0; boards != nullptr && cell < grid_cell_count(); ++cell)
    if (is_hole(cell)) grid[at(cell)] = 0;
  return grid;
}

std::vector<std::size_t> Layout::layers() const {
  std::vector<std::size_t> layers;
  if (boards != nullptr) return layers;
  const auto groups = extra_cells();
  for (std::size_t group = 0; group < groups.size(); ++group)
    if (groups[group].count == grid_cell_count()) layers.push_back(group);
  return layers;
}

std::vector<int> Layout::row_cells(int row) const {
  std::vector<int> cells;
  for (int column = 0; column < columns; ++column)
    if (contains(row, column)) cells.push_back(cell_at(row, column));
  return cells;
}

std::vector<int> Layout::cells_beside(int cell) const {
  std::vector<int> cells;
  if (is_hole(cell)) return cells;
  const int row = row_of(cell), column = column_of(cell);
  for (const auto& [r, c] :
       {std::pair{row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}})
    if (contains(r, c)) cells.push_back(cell_at(r, c));
  return cells;
}

std::vector<int> Layout::column_cells(int column) const {
  std::vector<int> cells;
  for (int row = 0; row < rows; ++row)
    if (contains(row, column)) cells.push_back(cell_at(row, column));
  return cells;
}

Parsed<void> check_layout(const Layout& layout) {
  if (!is_in_range(layout.rows) || !is_in_range(layout.columns))
    return bad_input(say::kGridSize(layout.rows, layout.columns, kMaxSize));
  if (layout.first_value != 0 && layout.first_value != 1)
    return bad_input(say::kLeastDigit(layout.first_value));
  if (!is_in_range(layout.digits)) return bad_input(say::kNumberOfDigits(layout.digits, kMaxSize));
  const int longest = std::max(layout.rows, layout.columns);
  if (layout.lines && layout.digits < longest) {
    const auto& sentence = layout.columns == longest ? say::kRowNeedsDigits : say::kColumnNeedsDigits;
    return bad_input(sentence(layout.digits, longest));
  }
  return check_extra_cells(layout);
}

std::string grid_name(const Layout& layout) { return fmt::format("{}x{}", layout.rows, layout.columns); }

std::string cell_name(int cell, const Layout& layout) {
  if (!layout.is_extra(cell))
    return fmt::format("r{}c{}", layout.row_of(cell) + 1, layout.column_of(cell) + 1);
  int place = cell - layout.grid_cell_count();
  for (const ExtraCells& group : layout.extra_cells()) {
    if (place < group.count)
      return group.count == 1 ? group.name : fmt::format("{}{}", group.name, place + 1);
    place -= group.count;
  }
  return {};
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
  int first = layout.grid_cell_count();
  for (const ExtraCells& group : layout.extra_cells()) {
    const std::size_t length = std::min(name.size(), group.name.size());
    if (are_alike(name.substr(0, length), group.name)) {
      std::string_view number = name.substr(length);
      if (number.empty() && group.count == 1) return first;
      const auto place = take_number(number);
      if (place && number.empty() && 1 <= *place && *place <= group.count) return first + *place - 1;
    }
    first += group.count;
  }
  const auto place = place_named(name);
  if (!place || !layout.contains(place->first - 1, place->second - 1)) return std::nullopt;
  return layout.cell_at(place->first - 1, place->second - 1);
}

std::optional<int> cell_called(std::string_view word, const Layout& layout) {
  if (const auto cell = cell_named(word, layout)) return cell;
  const char letter = word.empty() ? ' ' : word.front();
  const int row = 'A' <= letter && letter <= 'Z'   ? letter - 'A'
                  : 'a' <= letter && letter <= 'z' ? letter - 'a'
                                                   : -1;
  word.remove_prefix(std::min<std::size_t>(1, word.size()));
  const auto column = take_number(word);
  if (!column || !word.empty() || !layout.contains(row, *column - 1)) return std::nullopt;
  return layout.cell_at(row, *column - 1);
}

namespace {

/// Adds the cells after the first up to the last; false if they are not on one row, column or diagonal, or a
/// hole is between them.
bool add_cells_along(int first, int last, const Layout& layout, std::vector<int>& cells) {
  const int rows = layout.row_of(last) - layout.row_of(first);
  const int columns = layout.column_of(last) - layout.column_of(first);
  if (rows != 0 && columns != 0 && std::abs(rows) != std::abs(columns)) return false;
  const auto sign = [](int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); };
  for (int i = 1; i <= std::max(std::abs(rows), std::abs(columns)); ++i) {
    const int row = layout.row_of(first) + i * sign(rows),
              column = layout.column_of(first) + i * sign(columns);
    if (!layout.contains(row, column)) return false;
    cells.push_back(layout.cell_at(row, column));
  }
  return true;
}

/// Empty if there is a hole among them.
std::vector<int> cells_between(int corner, int opposite, const Layout& layout) {
  const auto [top, bottom] = std::minmax({layout.row_of(corner), layout.row_of(opposite)});
  const auto [left, right] = std::minmax({layout.column_of(corner), layout.column_of(opposite)});
  std::vector<int> cells;
  for (int row = top; row <= bottom; ++row)
    for (int column = left; column <= right; ++column) {
      if (!layout.contains(row, column)) return {};
      cells.push_back(layout.cell_at(row, column));
    }
  return cells;
}

}  // namespace

std::vector<int> cells_called(std::string_view word, const Layout& layout) {
  const auto take_cell = [&]() -> std::optional<int> {
    const auto cell = cell_called(word.substr(0, word.find_first_of("-:")), layout);
    word.remove_prefix(std::min(word.find_first_of("-:"), word.size()));
    return cell;
  };
  auto cell = take_cell();
  if (!cell) return {};
  std::vector<int> cells{*cell};
  while (!word.empty()) {
    const bool is_line = word.front() == '-';
    word.remove_prefix(1);
    const auto next = take_cell();
    if (!next || layout.is_extra(*cell) || layout.is_extra(*next)) return {};
    if (!is_line)
      return word.empty() && cells.size() == 1 ? cells_between(*cell, *next, layout) : std::vector<int>();
    if (!add_cells_along(*cell, *next, layout, cells)) return {};
    cell = next;
  }
  return cells;
}

}  // namespace quadrille::sudoku
