#include "sudoku/canon/canonical_form.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sudoku/canon/filled_canon.h"
#include "sudoku/canon/open_canon.h"
#include "sudoku/canon/sentences.h"

namespace quadrille::sudoku {

Grid rearranged(const Grid& grid, const Rearrangement& how) {
  const int size = static_cast<int>(how.rows.size());
  Grid result;
  result.reserve(grid.size());
  for (const int row : how.rows) {
    for (const int column : how.columns) {
      const int cell = how.is_transposed ? column * size + row : row * size + column;
      result.push_back(how.digits[at(grid[at(cell)])]);
    }
  }
  return result;
}

std::string text_of(const Rearrangement& how) {
  const auto from_one = [](std::vector<int> list) {
    for (int& index : list) ++index;
    return list;
  };
  const auto listed = [](const auto& list) { return fmt::format("{}", fmt::join(list, " ")); };
  const std::string orders = say::kOrders(listed(from_one(how.rows)), listed(from_one(how.columns)),
                                          listed(std::span(how.digits).subspan(1)));
  return how.is_transposed ? say::kTransposed(orders) : orders;
}

namespace {

int box_of(int cell, const BandsAndStacks& shape) {
  return cell / shape.size / shape.box_rows * (shape.size / shape.box_columns) +
         cell % shape.size / shape.box_columns;
}

/// The regions may be written as regions and still be boxes. Nullopt if they are not boxes. Boxes that are
/// whole lines add no constraint.
std::optional<BandsAndStacks> shape_of(const Puzzle& puzzle) {
  const int size = puzzle.size();
  const BandsAndStacks lines{size, size, size};
  if (!puzzle.has_regions()) return lines;
  const std::vector<int>& regions = puzzle.regions();
  for (int rows = 1; rows <= size; ++rows) {
    if (size % rows != 0) continue;
    const BandsAndStacks shape{size, rows, size / rows};
    const auto is_boxed = [&](int cell) { return regions[at(cell)] == box_of(cell, shape); };
    if (std::ranges::all_of(std::views::iota(0, puzzle.cell_count()), is_boxed))
      return rows == 1 || rows == size ? lines : shape;
  }
  return std::nullopt;
}

/// An error if a row, a column or a box holds a digit twice.
Parsed<void> check_givens(const Puzzle& puzzle, const BandsAndStacks& shape) {
  const int size = shape.size;
  std::vector<int> cells(at(3 * size * (size + 1)), -1);  // houses that hold the digit
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int digit = puzzle.given(cell);
    if (digit == 0) continue;
    const std::array<int, 3> houses{cell / size, size + cell % size, 2 * size + box_of(cell, shape)};
    // Without boxes the whole grid is one box, which is not a house.
    const std::size_t count = shape.box_rows == size ? 2 : 3;
    for (const int house : std::span(houses).first(count)) {
      int& other = cells[at(house * (size + 1) + digit)];
      if (other >= 0)
        return bad_input(say::kCanonNeedsDistinct(cell_name(other, puzzle.layout()),
                                                  cell_name(cell, puzzle.layout()), digit));
      other = cell;
    }
  }
  return {};
}

/// The shape, or the reason why there is no canonical form.
Parsed<BandsAndStacks> fitting_shape(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  if (!layout.is_usual() || layout.extra_cell_count() > 0) return bad_input(say::kCanonNeedsUsualLayout());
  if (!puzzle.rules().empty()) return bad_input(say::kCanonNeedsNoRule(puzzle.rules().front().name));
  const auto shape = shape_of(puzzle);
  if (!shape) return bad_input(say::kCanonNeedsBoxes());
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (puzzle.candidates(cell) != puzzle.all_digits())
      return bad_input(say::kCanonNeedsNoRestriction(cell_name(cell, layout)));
  if (auto givens = check_givens(puzzle, *shape); !givens) return tl::unexpected(std::move(givens.error()));
  return *shape;
}

}  // namespace

Parsed<void> check_for_canonical_form(const Puzzle& puzzle) {
  if (auto shape = fitting_shape(puzzle); !shape) return tl::unexpected(std::move(shape.error()));
  return {};
}

Parsed<CanonicalForm> canonical_form(const Puzzle& puzzle) {
  auto shape = fitting_shape(puzzle);
  if (!shape) return tl::unexpected(std::move(shape.error()));
  auto form = canonical_form(puzzle.givens(), *shape);
  if (!form) return bad_input(say::kTooManyTies(kMostTies));
  return *std::move(form);
}

std::optional<CanonicalForm> canonical_form(const Grid& grid, const BandsAndStacks& shape) {
  const bool is_filled = shape.size > 1 && std::ranges::find(grid, 0) == grid.end();
  return is_filled ? canonical_form_of_filled(grid, shape) : canonical_form_of_open(grid, shape);
}

Puzzle puzzle_of(const CanonicalForm& form, const Puzzle& puzzle) {
  Puzzle least = puzzle;
  least.about = {};
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) least.set_given(cell, form.grid[at(cell)]);
  return least;
}

}  // namespace quadrille::sudoku
