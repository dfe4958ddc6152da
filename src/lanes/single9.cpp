// One grid in three vectors. A lane of a vector is a digit, and its low 27 bits are the cells of a band that
// may have it: bit 9 * row + column, for rows 0..2 of the band.
//
//   vector a, the band of rows 0 to 2:    row 2     row 1     row 0
//   lane 0, digit 1                       000000000 000100000 000000011
//   lane 1, digit 2                       ..
//   vectors b and c: the same for the bands of rows 3 to 5 and 6 to 8
//
// A sweep over the vectors propagates for all digits at once. A triad is the three cells that a box shares
// with a line. In each band or stack, the nine triads must have room for a permutation of each digit (see
// Classic9). If a digit has only one triad left in a row and one in a column, its only place is the cell
// where they cross. A stuck grid branches on a cell with two candidates, depth first. If vectors are long,
// the two nodes of a branch are swept side by side.
#include "lanes/single9.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes/single9.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <array>
#include <cstddef>

#include "lanes/bit_fields.h"
#include "lanes/dispatch.h"
#include "lanes/grid_text.h"
#include "lanes/single9_fields-inl.h"
#include "lanes/single9_pair-inl.h"
#include "lanes/single9_triads-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

enum class Outcome9 { open, dead, solved, stuck };

/// Sweeps grids side by side.
template <int kGrids>
class Sweeper {
 public:
  explicit HWY_INLINE Sweeper(const Cells<kGrids>& cells, const Cells<kGrids>& placed)
      : cells_(cells), placed_(placed) {}
  explicit HWY_INLINE Sweeper(const Cells<kGrids>& cells) : Sweeper(cells, difference(cells, cells)) {}

  /// A single one of the grids.
  template <int kGrid>
  [[nodiscard]] HWY_INLINE Sweeper<1> only() const {
    return Sweeper<1>(one_of<kGrid>(cells_), one_of<kGrid>(placed_));
  }

  HWY_INLINE void sweep() {
    count();
    deduce();
  }

  /// The results of the last sweep for a grid.
  template <int kGrid>
  [[nodiscard]] HWY_INLINE Outcome9 outcome() const {
    if (is_filled<kGrid>()) return Outcome9::solved;
    if (!is_full_[kGrid] || !is_whole_[kGrid]) return Outcome9::dead;
    if (!is_still_[kGrid]) return Outcome9::open;
    // If two digits were placed in one cell, the grid is dead.
    const Bands& twice = twice_[kGrid];
    const Bands& taken = taken_[kGrid];
    const bool is_clear = ((twice[0] & taken[0]) | (twice[1] & taken[1]) | (twice[2] & taken[2])) == 0;
    return is_clear ? Outcome9::stuck : Outcome9::dead;
  }

  /// Sweeps a single grid as long as the outcome is open, and stores the remaining candidates.
  [[nodiscard]] HWY_INLINE Outcome9 finish(Node9& node, Outcome9 outcome = Outcome9::open) {
    while (outcome == Outcome9::open) {
      count();
      if (is_filled<0>()) {
        cells_ = placed_;
        outcome = Outcome9::solved;
      } else {
        deduce();
        outcome = this->outcome<0>();
      }
    }
    store(cells_, node);
    return outcome;
  }

 private:
  HWY_INLINE void count() {
    count_one<0>();
    if constexpr (kGrids == 2) count_one<1>();
  }

  template <int kGrid>
  HWY_INLINE void count_one() {
    const auto count = count_digits<2, kGrid>(cells_);
    is_full_[kGrid] = are_all(with_at_least<1>(count));
    twice_[kGrid] = with_at_least<2>(count);
    taken_[kGrid] = with_at_least<1>(count_digits<1, kGrid>(placed_));
  }

  /// Whether the placed digits fill the grid. They do not conflict: a digit is placed at most once in a row,
  /// a column or a box.
  template <int kGrid>
  [[nodiscard]] HWY_INLINE bool is_filled() const {
    return are_all(taken_[kGrid]);
  }

  HWY_INLINE void deduce() {
    const Cells<kGrids> left = without(cells_, without(same(taken_), placed_));
    const Cells<kGrids> single = without(left, same(twice_));
    const auto rows = Rows::permuted(Rows::of(left), Rows::of(single));
    const Cells<kGrids> in_rows = both(left, Rows::cells(rows));
    const auto columns = Columns::permuted(Columns::of(in_rows), Columns::of(single));
    const Cells<kGrids> cells = both(in_rows, Columns::cells(columns));
    const Cells<kGrids> placed =
        both(cells, both(Rows::cells(Rows::alone(rows)), Columns::cells(Columns::alone(columns))));
    const auto missing = either(Rows::missing(rows), Columns::missing(columns));
    const auto moved = either(united(difference(cells, cells_)), united(difference(placed, placed_)));
    cells_ = cells;
    placed_ = placed;
    is_whole_ = are_empty(missing);
    is_still_ = are_empty(moved);
  }

  Cells<kGrids> cells_;
  Cells<kGrids> placed_;  // the cells in which the last sweep found that a digit must be
  // By grid, at the beginning of the last sweep:
  std::array<Bands, kGrids> twice_;   // the cells that at least two digits may have
  std::array<Bands, kGrids> taken_;   // those in which some digit is placed
  std::array<bool, kGrids> is_full_;  // each cell may have some digit
  // At its end:
  std::array<bool, kGrids> is_whole_;  // each digit still has a possible place everywhere
  std::array<bool, kGrids> is_still_;  // no candidate was removed
};

HWY_NOINLINE Outcome9 propagate(Node9& node) { return Sweeper<1>(load(node)).finish(node); }

/// Propagates two nodes: side by side if vectors are long, until the first of them is done.
#if HWY_TARGET <= HWY_AVX3
HWY_NOINLINE std::array<Outcome9, 2> propagate(Node9& first, Node9& second) {
  Sweeper<2> both(load(first, second));
  Outcome9 one = Outcome9::open;
  Outcome9 two = Outcome9::open;
  while (one == Outcome9::open && two == Outcome9::open) {
    both.sweep();
    one = both.template outcome<0>();
    two = both.template outcome<1>();
  }
  if (one != Outcome9::dead) one = both.template only<0>().finish(first, one);
  if (two != Outcome9::dead) two = both.template only<1>().finish(second, two);
  return {one, two};
}
#else
HWY_INLINE std::array<Outcome9, 2> propagate(Node9& first, Node9& second) {
  return {propagate(first), propagate(second)};
}
#endif

/// The cells with two candidates; if there are none, those with three; else all open cells.
HWY_INLINE Bands with_fewest(const Cells<1>& cells) {
  const auto count = count_digits<4>(cells);
  Bands few = without(with_at_least<2>(count), with_at_least<3>(count));
  if (is_empty(few)) few = without(with_at_least<3>(count), with_at_least<4>(count));
  return is_empty(few) ? with_at_least<2>(count) : few;
}

/// For the cells of each triad, the score of the other two triads of its line: 1 for a triad in which some
/// cell has the digit, 2 if one of the cells `few` has it.
template <class Lines>
HWY_INLINE Counter<3, Cells<1>> score_lines(const Cells<1>& cells, const Cells<1>& few) {
  using Pair = Counter<2, Fields<1>>;
  const auto two = Lines::of(few);
  const auto one = without(Lines::of(cells), two);
  const auto score =
      sum(Pair{{Lines::next(one), Lines::next(two)}}, Pair{{Lines::last(one), Lines::last(two)}});
  return {{Lines::cells(score.bits[0]), Lines::cells(score.bits[1]), Lines::cells(score.bits[2])}};
}

struct Cell9 {
  std::size_t band;
  Field bit;
};

/// The cell with the fewest candidates whose digits have the highest scores in its row and its column.
HWY_INLINE Cell9 choose_cell(const Cells<1>& cells) {
  Bands best = with_fewest(cells);
  const Cells<1> few = both(cells, same(std::array<Bands, 1>{best}));
  const auto scores = sum(score_lines<Rows>(cells, few), score_lines<Columns>(cells, few)).where(few);
  std::array<Counter<5, Field>, 3> total;
  unroll<3>([&](auto b) QUADRILLE_LANES_INLINE {
    const auto& zero = scores.bits[0].bands[b];
    const Counter<5, Fields<1>> score{{scores.bits[0].bands[b], scores.bits[1].bands[b],
                                       scores.bits[2].bands[b], scores.bits[3].bands[b],
                                       difference(zero, zero)}};
    total[b] = total_of_digits<0>(score, zero);
  });
  HWY_UNROLL(5)
  for (std::size_t k = 5; k-- > 0;) {
    const Bands better{total[0].bits[k] & best[0], total[1].bits[k] & best[1], total[2].bits[k] & best[2]};
    const bool some = !is_empty(better);
    for (std::size_t b = 0; b < 3; ++b) best[b] = some ? better[b] : best[b];
  }
  const std::size_t band = best[0] != 0 ? 0 : best[1] != 0 ? 1 : 2;
  return {band, best[band] & -best[band]};
}

/// Moves one digit of a cell to `other`, and leaves the cell's other digits in the node.
HWY_NOINLINE void branch(Node9& node, Node9& other) {
  const Cell9 cell = choose_cell(load(node));
  other = node;
  Field* const fields = node.fields[cell.band];
  std::size_t digit = 0;
  while ((fields[digit] & cell.bit) == 0) ++digit;
  fields[digit] &= ~cell.bit;
  for (Field& field : other.fields[cell.band]) field &= ~cell.bit;
  other.fields[cell.band][digit] |= cell.bit;
}

class Single9 {
 public:
  Single9(std::uint64_t limit, char* digits) : limit_(limit), digits_(digits) {}

  [[nodiscard]] std::uint64_t solve(const char* text) {
    if (!read(text, stack_[0])) return kNoGrid;
    keep(stack_[0], propagate(stack_[0]));
    while (depth_ != 0 && found_ < limit_) {
      Node9& node = stack_[depth_ - 1];
      Node9& other = stack_[depth_--];
      branch(node, other);
      const auto [one, two] = propagate(node, other);
      keep(node, one);
      keep(other, two);
    }
    return found_;
  }

 private:
  static constexpr std::size_t kCells = 81;
  using Words = Word[words_for(9)];

  static HWY_INLINE bool read(const char* text, Node9& node) {
    Words words;
    if (!read_grid(9, text, words)) return false;
    node = {};
    unroll<27>([&](auto i) QUADRILLE_LANES_INLINE {
      node.fields[i % 3][i / 3] = static_cast<Field>(get_bits(words, i * kFieldBits, kFieldBits));
    });
    return true;
  }

  static HWY_INLINE void write(const Node9& node, char* digits) {
    Words words = {};
    unroll<27>([&](auto i) QUADRILLE_LANES_INLINE {
      put_bits(words, i * kFieldBits, node.fields[i % 3][i / 3], kFieldBits);
    });
    write_grid(9, words, digits);
  }

  /// Puts a node that is stuck on the stack, and counts one that is solved.
  void keep(const Node9& node, Outcome9 outcome) {
    if (outcome == Outcome9::stuck) stack_[depth_++] = node;
    if (outcome != Outcome9::solved || found_ == limit_) return;
    if (found_++ == 0 && digits_ != nullptr) write(node, digits_);
  }

  std::uint64_t limit_;
  char* digits_;
  std::size_t depth_ = 0;
  std::uint64_t found_ = 0;
  Node9 stack_[kCells + 1];  // at each level at least one more cell is solved
};

std::uint64_t solve_one9(const char* text, std::uint64_t limit, char* digits) {
  return Single9(limit, digits).solve(text);
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace quadrille::lanes {

std::uint64_t solve_single9(const char* text, std::uint64_t limit, char* digits) {
  return QUADRILLE_LANES_KERNEL(solve_one9)(text, limit, digits);
}

}  // namespace quadrille::lanes

#endif  // HWY_ONCE
