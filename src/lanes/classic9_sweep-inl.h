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
/// That is all that boxes and lines can infer about one digit from each other. If a line has only one triad
/// left for the digit, and only one cell of it has the digit, that is the digit's place in line and box.
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
      Triads rows;
      Triads columns;
      alive = sweep_bands<true>(digit, single, placed, rows, alive);
      alive = sweep_bands<false>(digit, single, placed, columns, alive);
      moved = apply(rows, columns, digit, placed, moved);
    }
    hn::StoreU(moved, Tag(), state.moved.data());
    hn::StoreU(hn::Not(alive), Tag(), state.dead.data());
  }

 private:
  /// One digit in the triads of all rows (or of all columns); by 3 * line + box.
  struct Triads {
    HWY_ALIGN Word can[27 * kWords];    // the digit may be in the triad
    HWY_ALIGN Word place[27 * kWords];  // and must be, in the only cell of the triad that may have it
  };

  /// Returns those lanes of `alive` in which every band has a permutation. Rows come first, because they
  /// also remove the digit from cells in which a smaller digit was placed.
  template <bool kRows>
  static HWY_INLINE Vector sweep_bands(Word* digit, const Word* single, const Word* placed, Triads& triads,
                                       Vector alive) {
    constexpr std::size_t kAlong = kRows ? 1 : 9;   // from cell to cell in a line
    constexpr std::size_t kAcross = kRows ? 9 : 1;  // from line to line
    const auto candidate = [&](std::size_t cell) HWY_ATTR {
      const Vector x = load(digit + cell * kWords);
      if constexpr (!kRows) return x;
      const Vector left = without(x, load(placed + cell * kWords));
      store(left, digit + cell * kWords);
      return left;
    };
    for (std::size_t band = 0; band < 3; ++band) {
      Vector may[3][3];   // [box][line]: some cell of the triad may have the digit
      Vector more[3][3];  // at least two may
      HWY_UNROLL(3)
      for (std::size_t line = 0; line < 3; ++line) {
        Vector fixed[3];  // some cell has only this digit
        HWY_UNROLL(3)
        for (std::size_t box = 0; box < 3; ++box) {
          const std::size_t a = (3 * band + line) * kAcross + 3 * box * kAlong;
          const std::size_t b = a + kAlong;
          const std::size_t c = b + kAlong;
          const Vector x = candidate(a);
          const Vector y = candidate(b);
          const Vector z = candidate(c);
          const Vector xy = either(x, y);
          may[box][line] = either(xy, z);
          more[box][line] = either(both(x, y), both(xy, z));
          fixed[box] = either(either(both(x, load(single + a * kWords)), both(y, load(single + b * kWords))),
                              both(z, load(single + c * kWords)));
        }
        HWY_UNROLL(3)
        for (std::size_t box = 0; box < 3; ++box)
          may[box][line] = without(may[box][line], either(fixed[(box + 1) % 3], fixed[(box + 2) % 3]));
      }
      alive = both(alive, finish_band(may, more, 9 * band, triads));
    }
    return alive;
  }

  static HWY_INLINE Vector finish_band(const Vector (&may)[3][3], const Vector (&more)[3][3],
                                       std::size_t first, Triads& triads) {
    Vector can[3][3];
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
    HWY_UNROLL(3)
    for (std::size_t line = 0; line < 3; ++line) {
      HWY_UNROLL(3)
      for (std::size_t box = 0; box < 3; ++box) {
        const Vector others = either(can[(box + 1) % 3][line], can[(box + 2) % 3][line]);
        const std::size_t triad = (first + 3 * line + box) * kWords;
        store(can[box][line], triads.can + triad);
        store(without(can[box][line], either(others, more[box][line])), triads.place + triad);
      }
    }
    return either(either(can[0][0], can[1][0]), can[2][0]);
  }

  /// Returns the lanes of `moved`, together with those in which the digit lost a candidate.
  static HWY_INLINE Vector apply(const Triads& rows, const Triads& columns, Word* digit, Word* placed,
                                 Vector moved) {
    for (std::size_t row = 0; row < 9; ++row) {
      HWY_UNROLL(3)
      for (std::size_t box = 0; box < 3; ++box) {
        const Vector can = load(rows.can + (3 * row + box) * kWords);
        const Vector place = load(rows.place + (3 * row + box) * kWords);
        HWY_UNROLL(3)
        for (std::size_t column = 3 * box; column < 3 * box + 3; ++column) {
          const std::size_t cell = (9 * row + column) * kWords;
          const std::size_t across = (3 * column + row / 3) * kWords;
          const Vector was = load(digit + cell);
          const Vector x = both(both(was, can), load(columns.can + across));
          moved = either(moved, hn::Xor(was, x));
          store(x, digit + cell);
          const Vector here = both(x, either(place, load(columns.place + across)));
          store(either(load(placed + cell), here), placed + cell);
        }
      }
    }
    return moved;
  }
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
