// Rules about the whole grid or its regions, including unknown regions.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "support/sudoku/meanings/meanings.h"

namespace quadrille::test {

namespace {

/// class_of: a number from 0 to 2 for each value.
template <class F>
bool fill_squares(const UsedAt& p, F class_of) {
  const int n = p.layout.columns;
  for (int row = 0; row + 1 < p.layout.rows; ++row) {
    for (int column = 0; column + 1 < n; ++column) {
      int open = 0;
      std::vector<bool> has(3);
      for (const int cell :
           {row * n + column, row * n + column + 1, row * n + n + column, row * n + n + column + 1}) {
        const int value = p.value_in(cell);
        if (value == kOpen) {
          ++open;
        } else {
          has[std::size_t(class_of(value))] = true;
        }
      }
      if (std::ranges::count(has, false) > open) return false;
    }
  }
  return true;
}

bool have_flatmates(const UsedAt& p) {
  const int n = p.layout.columns, least = p.layout.first_value, greatest = least + p.layout.digits - 1;
  for (int cell = 0; cell < p.layout.rows * n; ++cell) {
    if (2 * p.value_in(cell) != least + greatest) continue;
    const int above = cell < n ? greatest : p.value_in(cell - n);
    const int below = cell / n + 1 == p.layout.rows ? least : p.value_in(cell + n);
    if (above != kOpen && above != least && below != kOpen && below != greatest) return false;
  }
  return true;
}

/// The digits in each row, each column and each region, in increasing order.
std::vector<std::vector<std::vector<int>>> digits_of_houses(const UsedAt& p) {
  std::vector<std::vector<std::vector<int>>> families(3);
  if (p.layout.lines) {
    families[0].resize(std::size_t(p.layout.rows));
    families[1].resize(std::size_t(p.layout.columns));
  }
  families[2].resize(p.puzzle.region_labels().size());
  for (int cell = 0; cell < p.layout.rows * p.layout.columns; ++cell) {
    const int value = p.value_in(cell);
    if (p.layout.lines) {
      families[0][std::size_t(cell / p.layout.columns)].push_back(value);
      families[1][std::size_t(cell % p.layout.columns)].push_back(value);
    }
    const int region = p.puzzle.has_regions() ? p.puzzle.regions()[std::size_t(cell)] : -1;
    if (region >= 0) families[2][std::size_t(region)].push_back(value);
  }
  for (auto& family : families)
    for (auto& house : family) std::ranges::sort(house);
  return families;
}

bool hold_the_same(const UsedAt& p) {
  if (p.is_grid_open()) return true;
  std::vector<std::vector<int>> largest;
  for (const auto& family : digits_of_houses(p)) {
    for (const auto& house : family) {
      if (!largest.empty() && house.size() < largest.front().size()) continue;
      if (!largest.empty() && house.size() > largest.front().size()) largest.clear();
      largest.push_back(house);
    }
  }
  return std::ranges::adjacent_find(largest, std::not_equal_to<>()) == largest.end();
}

bool have_doppelgangers(const UsedAt& p) {
  if (p.is_grid_open()) return true;
  std::vector<std::vector<int>> lacking;  // by family, then house
  for (const auto& family : digits_of_houses(p)) {
    auto& lacks = lacking.emplace_back();
    for (const auto& house : family) {
      if (house.front() != 0) return false;
      int digit = 1;
      while (digit < std::ssize(house) && house[std::size_t(digit)] == digit) ++digit;
      if (std::ranges::find(lacks, digit) != lacks.end()) return false;
      lacks.push_back(digit);
    }
  }
  const int n = p.layout.columns;
  for (int cell = 0; cell < p.layout.rows * n; ++cell) {
    if (p.value_in(cell) != 0) continue;
    const int of_row = lacking[0][std::size_t(cell / n)], of_column = lacking[1][std::size_t(cell % n)];
    if (of_row == of_column) return false;
    if (!p.puzzle.has_regions()) continue;
    const int of_region = lacking[2][std::size_t(p.puzzle.regions()[std::size_t(cell)])];
    if (of_region == of_row || of_region == of_column) return false;
  }
  return true;
}

/// Paints cells with the least number that a cell of their area has, until nothing changes.
bool form_one_area(const UsedAt& p) {
  if (p.is_grid_open()) return true;
  const auto digits = std::get<Word>(p.use.values[0]);
  const auto grid_cells = std::size_t(p.layout.rows * p.layout.columns);
  std::size_t first = 0;  // of the grid, or of the group of extra cells that lies over it
  if (p.number(2) > 0) {
    first = grid_cells;
    int layer = p.number(2);
    for (const sudoku::ExtraCells& group : p.layout.extra_cells()) {
      if (std::size_t(group.count) == grid_cells && --layer == 0) break;
      first += std::size_t(group.count);
    }
    if (std::count(p.grid.begin() + std::ptrdiff_t(first),
                   p.grid.begin() + std::ptrdiff_t(first + grid_cells), 0) > 0)
      return true;
  }
  const int open = static_cast<int>(grid_cells);
  std::vector<int> colour(grid_cells, open);
  for (std::size_t cell = 0; cell < colour.size(); ++cell)
    if ((digits >> (p.grid[first + cell] - 1) & 1) != 0) colour[cell] = static_cast<int>(cell);
  const auto blend = [&](std::size_t a, std::size_t b) {
    if (colour[a] == open || colour[b] == open || colour[a] == colour[b]) return false;
    colour[a] = colour[b] = std::min(colour[a], colour[b]);
    return true;
  };
  const auto columns = std::size_t(p.layout.columns);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t cell = 0; cell < colour.size(); ++cell) {
      if (cell % columns != 0) changed |= blend(cell, cell - 1);
      if (cell >= columns) changed |= blend(cell, cell - columns);
    }
  }
  const auto painted = std::ranges::count_if(colour, [&](int c) { return c != open; });
  std::ranges::sort(colour);
  const auto areas = std::ranges::unique(colour).begin() - colour.begin() - (painted < open ? 1 : 0);
  return areas == 1 && (p.number(1) == sudoku::kNoNumber || p.number(1) == painted);
}

/// The numbers of full cells; nullopt if one is open.
std::optional<std::vector<int>> full(const std::vector<int>& digits) {
  return is_any_open(digits) ? std::nullopt : std::optional(digits);
}

/// Regions by their numbers: of one size, connected, in the order in which they appear, without a digit
/// twice.
bool part_the_grid(const UsedAt& p) {
  if (p.is_grid_open()) return true;
  const int cells = p.layout.rows * p.layout.columns;
  const int given = p.number(0),
            size = given == sudoku::kNoNumber ? std::max(p.layout.rows, p.layout.columns) : given;
  std::size_t first = std::size_t(cells);
  for (const auto& group : p.layout.extra_cells()) {
    if (group.name == "CC") break;
    first += std::size_t(group.count);
  }
  std::map<int, std::vector<int>> regions;
  for (int cell = 0; cell < cells; ++cell) {
    const int number = p.grid[first + std::size_t(cell)];
    if (!regions.contains(number) && number != static_cast<int>(regions.size()) + 1) return false;
    regions[number].push_back(cell);
  }
  return std::ranges::all_of(regions, [&](const auto& region) {
    std::vector<int> reached{region.second.front()};
    std::set<int> digits;
    for (const int cell : region.second) digits.insert(p.grid[std::size_t(cell)]);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const int cell : region.second) {
        const int down = std::abs(cell / p.layout.columns - reached[i] / p.layout.columns);
        const int across = std::abs(cell % p.layout.columns - reached[i] % p.layout.columns);
        if (down + across == 1 && std::ranges::count(reached, cell) == 0) reached.push_back(cell);
      }
    }
    return std::ssize(region.second) == size && reached.size() == region.second.size() &&
           std::ssize(digits) == size;
  });
}

bool reach_along_arms(const UsedAt& p) {
  const auto cells = full(p.digits(0));
  if (!cells) return true;
  int count = 1;
  for (const std::size_t arm : {1U, 2U, 3U, 4U}) {
    const auto numbers = full(p.digits(arm));
    if (!numbers) return true;
    count += static_cast<int>(std::ranges::find_if(*numbers, [&](int n) { return n != (*cells)[1]; }) -
                              numbers->begin());
  }
  return (*cells)[0] + p.number(5) == count;
}

}  // namespace

Meanings meanings_of_grids() {
  return {
      {"global_entropy",
       [](const UsedAt& p) {
         return fill_squares(p,
                             [&](int value) { return (value - p.layout.first_value) * 3 / p.layout.digits; });
       }},
      {"global_modular",
       [](const UsedAt& p) { return fill_squares(p, [](int value) { return value % 3; }); }},
      {"dutch_flatmates", have_flatmates},
      {"region_same_values", hold_the_same},
      {"doppelganger", have_doppelgangers},
      {"connected_digits", form_one_area},
      {"chaos_construction", part_the_grid},
      {"chaos_arrow", reach_along_arms},
      {"chaos_count",
       [](const UsedAt& p) {
         const auto digits = p.digits(0);
         return is_any_open(digits) ||
                digits[0] + p.number(1) == std::count(digits.begin() + 1, digits.end(), digits[1]);
       }},
  };
}

}  // namespace quadrille::test
