#include "sudoku/prove/hall_set.h"

#include <array>

#include "base/bits.h"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t kMostDigits = 64;

/// A matching of cells with digits, by augmenting paths.
class Matching {
 public:
  explicit Matching(std::span<const Digits> cells) : cells_(cells) {}

  /// Matches a cell to a digit, perhaps after changes to the digits of matched cells. If that is impossible,
  /// returns the Hall set that the search reached.
  [[nodiscard]] std::optional<HallSet> add(std::size_t cell) {
    found_ = {bit(static_cast<int>(cell)), 0};
    if (reach(cell)) return std::nullopt;
    return found_;
  }

 private:
  [[nodiscard]] bool reach(std::size_t cell) {
    const Digits free = cells_[cell] & ~taken_;
    if (free != 0) {
      give(lowest(free), cell);
      return true;
    }
    for (Digits ahead = cells_[cell] & ~found_.digits; ahead != 0; ahead = cells_[cell] & ~found_.digits) {
      const int digit = lowest(ahead);
      found_.digits |= bit(digit);
      const std::size_t owner = owner_[static_cast<std::size_t>(digit)];
      found_.cells |= bit(static_cast<int>(owner));
      if (!reach(owner)) continue;
      give(digit, cell);
      return true;
    }
    return false;
  }
  void give(int digit, std::size_t cell) {
    taken_ |= bit(digit);
    owner_[static_cast<std::size_t>(digit)] = cell;
  }

  std::span<const Digits> cells_;
  std::array<std::size_t, kMostDigits> owner_{};  // by digit, for those that are matched
  Digits taken_ = 0;
  HallSet found_{};
};

}  // namespace

std::optional<HallSet> hall_set(std::span<const Digits> cells) {
  Matching matching(cells);
  std::optional<HallSet> smallest;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    const auto found = matching.add(cell);
    if (found && (!smallest || count_of(found->cells) < count_of(smallest->cells))) smallest = found;
  }
  return smallest;
}

}  // namespace quadrille::sudoku
