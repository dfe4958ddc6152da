#include "sudoku/puzzle/outline.h"

#include <algorithm>
#include <array>
#include <compare>
#include <set>
#include <utility>

namespace quadrille::sudoku {

namespace {

/// Directions clockwise: right, down, left, up. A side is traversed with its cell on the right.
struct Way {
  int x, y;
};
constexpr int kWays = 4;
constexpr std::array<Way, kWays> kWay{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

/// A corner of cells: row and column of the cell whose upper left corner it is.
struct Corner {
  int y, x;
  friend auto operator<=>(const Corner&, const Corner&) = default;
};

Corner after(Corner corner, int way) {
  const Way step = kWay[static_cast<std::size_t>(way)];
  return {corner.y + step.y, corner.x + step.x};
}

/// The sides between a cell of the set and one outside it, by the corner at which they begin and their
/// direction.
class Sides {
 public:
  Sides(std::span<const int> cells, const Layout& layout) {
    const std::set<std::pair<int, int>> members = [&] {
      std::set<std::pair<int, int>> found;
      for (const int cell : cells) found.emplace(layout.row_of(cell), layout.column_of(cell));
      return found;
    }();
    for (const auto& [row, column] : members) {
      const std::array<Corner, kWays> starts{
          {{row, column}, {row, column + 1}, {row + 1, column + 1}, {row + 1, column}}};
      const std::array<std::pair<int, int>, kWays> beyond{
          {{row - 1, column}, {row, column + 1}, {row + 1, column}, {row, column - 1}}};
      for (std::size_t way = 0; way < kWays; ++way) {
        if (!members.contains(beyond[way])) sides_.emplace(starts[way], static_cast<int>(way));
      }
    }
  }

  [[nodiscard]] bool empty() const { return sides_.empty(); }
  [[nodiscard]] std::pair<Corner, int> first() const { return *sides_.begin(); }
  bool take(Corner corner, int way) { return sides_.erase({corner, way}) > 0; }

 private:
  std::set<std::pair<Corner, int>> sides_;
};

/// The corner moved into the set by the inset, away from the sides before and after it.
Point moved_inside(Corner corner, int before, int behind, double inset) {
  const Way a = kWay[static_cast<std::size_t>(before)];
  const Way b = kWay[static_cast<std::size_t>(behind)];
  return {corner.x - inset * (a.y + b.y), corner.y + inset * (a.x + b.x)};
}

/// The turns to try at a corner; the right turn stays with the same cell.
constexpr std::array<int, 3> kTurns{1, 0, 3};

/// Removes the sides of one polygon; `first` is one of them and begins at a corner of the polygon.
Ring take_ring(Sides& sides, std::pair<Corner, int> first, double inset) {
  Ring ring;
  auto [corner, way] = first;
  do {
    corner = after(corner, way);
    const int before = way;
    for (const int turn : kTurns) {
      way = (before + turn) % kWays;
      if (sides.take(corner, way)) break;
    }
    if (way != before) ring.push_back(moved_inside(corner, before, way, inset));
  } while (std::pair(corner, way) != first);
  std::ranges::rotate(ring, ring.end() - 1);
  return ring;
}

}  // namespace

std::vector<Ring> outlines_of(std::span<const int> cells, const Layout& layout, double inset) {
  Sides sides(cells, layout);
  std::vector<Ring> rings;
  while (!sides.empty()) {
    rings.push_back(take_ring(sides, sides.first(), inset));
  }
  return rings;
}

}  // namespace quadrille::sudoku
