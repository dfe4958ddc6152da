// The second half of a sweep, for the classic 9x9 grid. It works with triads: the three cells that a line
// (a row or a column) shares with a box.
#if defined(QUADRILLE_LANES_CLASSIC9_SWEEP_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_CLASSIC9_SWEEP_INL_H_
#undef QUADRILLE_LANES_CLASSIC9_SWEEP_INL_H_
#else
#define QUADRILLE_LANES_CLASSIC9_SWEEP_INL_H_
#endif

#include "lanes/cell_sweep-inl.h"
#include "lanes/tables.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// A band is three boxes side by side, or three boxes in a column; it consists of nine triads. A digit
/// occupies one triad in each box and one in each line of the band: a permutation.
///
///            box 0   box 1   box 2
///   line 0     x       .       .
///   line 1     .       .       x       a triad may have the digit only if some permutation within the
///   line 2     .       x       .       possible triads contains it
///
/// This is everything that boxes and lines can infer from each other about one digit. If a line has only one
/// triad left for the digit, and only one cell of it has the digit, that is the digit's place in line and
/// box.
class Classic9 {
 public:
  explicit Classic9(const Tables&) {}

  [[nodiscard]] static constexpr int size() { return 9; }
  [[nodiscard]] static constexpr int cells() { return 81; }

  HWY_NOINLINE void sweep(State& state) const {
    sweep_cells(*this, state);
    // Local pointers, because the compiler must assume that vector stores change whatever a reference
    // refers to.
    Word* const single = state.single.at(0);
    Word* const placed = state.placed.at(0);
    Vector alive = hn::Not(hn::LoadU(Tag(), state.dead.data()));
    Vector moved = hn::LoadU(Tag(), state.moved.data());
    for (std::size_t d = 0; d < 9; ++d) {
      Word* const digit = state.candidates.at(81 * d);
      HWY_ALIGN Word row_places[27 * kWords];
      sweep_bands<true>(digit, single, placed, row_places, alive, moved);
      sweep_bands<false>(digit, single, placed, row_places, alive, moved);
    }
    hn::StoreU(moved, Tag(), state.moved.data());
    hn::StoreU(hn::Not(alive), Tag(), state.dead.data());
  }

 private:
  /// One digit in the triads of a band, by box and line.
  struct Band {
    Vector may[3][3];   // some cell of the triad may have the digit
    Vector more[3][3];  // at least two may
  };

  /// Sweeps the three bands, made of rows, or else of columns. Removes from `alive` the lanes in which a band
  /// has no permutation, and adds to `moved` those in which a cell lost the digit. Rows come first, because
  /// they also remove the digit from cells in which a smaller digit was placed. They only store the triads in
  /// which the digit is placed, in `row_places`, by 3 * row + box; columns also store the cells.
  template <bool kRows>
  static HWY_INLINE void sweep_bands(Word* digit, const Word* single, Word* placed, Word* row_places,
                                     Vector& alive, Vector& moved) {
    for (std::size_t first = 0; first < 9; first += 3) {
      const Band band = gather<kRows>(first, digit, single, placed);
      Vector can[3][3];
      permute(band.may, can);
      alive = both(alive, either(either(can[0][0], can[1][0]), can[2][0]));
      HWY_UNROLL(3)
      for (std::size_t line = 0; line < 3; ++line) {
        HWY_UNROLL(3)
        for (std::size_t box = 0; box < 3; ++box) {
          const Vector others = either(can[(box + 1) % 3][line], can[(box + 2) % 3][line]);
          const Vector place = without(can[box][line], either(others, band.more[box][line]));
          if constexpr (kRows) store(place, row_places + (3 * (first + line) + box) * kWords);
          HWY_UNROLL(3)
          for (std::size_t i = 0; i < 3; ++i) {
            const std::size_t cell = cell_at<kRows>(first + line, 3 * box + i) * kWords;
            const Vector was = candidate<kRows>(digit + cell, placed + cell);
            const Vector x = both(was, can[box][line]);
            moved = either(moved, difference(was, x));
            store(x, digit + cell);
            if constexpr (!kRows) {
              const Vector by_row = load(row_places + (3 * (3 * box + i) + first / 3) * kWords);
              store(either(load(placed + cell), both(x, either(place, by_row))), placed + cell);
            }
          }
        }
      }
    }
  }

  template <bool kRows>
  static constexpr std::size_t cell_at(std::size_t line, std::size_t i) {
    return kRows ? 9 * line + i : 9 * i + line;
  }

  template <bool kRows>
  static HWY_INLINE Vector candidate(const Word* digit, const Word* placed) {
    return kRows ? without(load(digit), load(placed)) : load(digit);
  }

  /// The band of the lines first .. first + 2. A triad next to a cell that has only this digit, in the same
  /// line, may not have it.
  template <bool kRows>
  static HWY_INLINE Band gather(std::size_t first, const Word* digit, const Word* single,
                                const Word* placed) {
    Band band;
    HWY_UNROLL(3)
    for (std::size_t line = 0; line < 3; ++line) {
      Vector fixed[3];  // some cell has only this digit
      HWY_UNROLL(3)
      for (std::size_t box = 0; box < 3; ++box) {
        Vector x[3];
        Vector only[3];
        HWY_UNROLL(3)
        for (std::size_t i = 0; i < 3; ++i) {
          const std::size_t cell = cell_at<kRows>(first + line, 3 * box + i) * kWords;
          x[i] = candidate<kRows>(digit + cell, placed + cell);
          only[i] = both(x[i], load(single + cell));
        }
        const Vector xy = either(x[0], x[1]);
        band.may[box][line] = either(xy, x[2]);
        band.more[box][line] = either(both(x[0], x[1]), both(xy, x[2]));
        fixed[box] = either(either(only[0], only[1]), only[2]);
      }
      HWY_UNROLL(3)
      for (std::size_t box = 0; box < 3; ++box)
        band.may[box][line] =
            without(band.may[box][line], either(fixed[(box + 1) % 3], fixed[(box + 2) % 3]));
    }
    return band;
  }

  /// The triads that belong to a permutation.
  static HWY_INLINE void permute(const Vector (&may)[3][3], Vector (&can)[3][3]) {
    HWY_UNROLL(3)
    for (std::size_t box = 0; box < 3; ++box) {
      HWY_UNROLL(3)
      for (std::size_t line = 0; line < 3; ++line) {
        const auto& next = may[(box + 1) % 3];
        const auto& last = may[(box + 2) % 3];
        const std::size_t up = (line + 1) % 3;
        const std::size_t down = (line + 2) % 3;
        can[box][line] = both(may[box][line], either(both(next[up], last[down]), both(next[down], last[up])));
      }
    }
  }
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
