// The second half of a sweep for the classic 9x9 grid, on triads: the three cells that a box shares with a line.
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

/// In a band, each digit takes one triad of each box and one of each line: a permutation of three. A triad may have the digit
/// only if the other six can complete the permutation, which is all that boxes and lines tell of each other. A digit that is
/// alone in its triad, when its line has no other triad for it, has no other place in the line, nor in the box.
class Classic9 {
 public:
  explicit Classic9(const Tables&) : rows_(27), row_places_(27), columns_(27), column_places_(27) {}

  [[nodiscard]] static constexpr int size() { return 9; }
  [[nodiscard]] static constexpr int cells() { return 81; }

  HWY_NOINLINE void sweep(State& state) {
    sweep_cells(*this, state);
    Vector alive = hn::Not(hn::LoadU(Tag(), state.dead.data()));
    for (std::size_t d = 0; d < 9; ++d) {
      bar_placed_cells(state, d);
      alive = sweep_bands<true>(state, d, rows_, row_places_, alive);
      alive = sweep_bands<false>(state, d, columns_, column_places_, alive);
      apply(state, d);
    }
    hn::StoreU(hn::Not(alive), Tag(), state.dead.data());
  }

 private:
  HWY_INLINE void bar_placed_cells(State& state, std::size_t d) {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      Word* const plane = state.candidates.at(81 * d + cell);
      store(without(load(plane), load(state.placed.at(cell))), plane);
    }
  }

  /// For the triads of the rows (or columns), 3 * line + box: whether the digit may be there, and whether it must be on the
  /// only cell of it that has it. Returns the lanes among `alive` where every band has a permutation.
  template <bool kRows>
  HWY_INLINE Vector sweep_bands(const State& state, std::size_t d, Plane& triads, Plane& places, Vector alive) {
    constexpr std::size_t kAlong = kRows ? 1 : 9;   // from cell to cell in a line
    constexpr std::size_t kAcross = kRows ? 9 : 1;  // from line to line
    for (std::size_t band = 0; band < 3; ++band) {
      Vector may[3][3];   // [box][line]: some cell of the triad has the digit
      Vector more[3][3];  // more than one has
      HWY_UNROLL(3)
      for (std::size_t line = 0; line < 3; ++line) {
        Vector fixed[3];  // one has nothing else
        HWY_UNROLL(3)
        for (std::size_t box = 0; box < 3; ++box) {
          const std::size_t a = (3 * band + line) * kAcross + 3 * box * kAlong;
          const std::size_t b = a + kAlong;
          const std::size_t c = b + kAlong;
          const Vector x = load(state.candidates.at(81 * d + a));
          const Vector y = load(state.candidates.at(81 * d + b));
          const Vector z = load(state.candidates.at(81 * d + c));
          const Vector xy = either(x, y);
          may[box][line] = either(xy, z);
          more[box][line] = either(both(x, y), both(xy, z));
          fixed[box] = either(either(both(x, load(state.single.at(a))), both(y, load(state.single.at(b)))),
                              both(z, load(state.single.at(c))));
        }
        HWY_UNROLL(3)
        for (std::size_t box = 0; box < 3; ++box)
          may[box][line] = without(may[box][line], either(fixed[(box + 1) % 3], fixed[(box + 2) % 3]));
      }
      alive = both(alive, finish_band(may, more, 9 * band, triads, places));
    }
    return alive;
  }

  HWY_INLINE Vector finish_band(const Vector (&may)[3][3], const Vector (&more)[3][3], std::size_t first,
                                Plane& triads, Plane& places) {
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
        const std::size_t triad = first + 3 * line + box;
        store(can[box][line], triads.at(triad));
        store(without(can[box][line], either(others, more[box][line])), places.at(triad));
      }
    }
    return either(either(can[0][0], can[1][0]), can[2][0]);
  }

  HWY_INLINE void apply(State& state, std::size_t d) {
    for (std::size_t row = 0; row < 9; ++row) {
      HWY_UNROLL(9)
      for (std::size_t column = 0; column < 9; ++column) {
        const std::size_t cell = 9 * row + column;
        const std::size_t in_row = 3 * row + column / 3;
        const std::size_t in_column = 3 * column + row / 3;
        Word* const plane = state.candidates.at(81 * d + cell);
        const Vector x = both(load(plane), both(load(rows_.at(in_row)), load(columns_.at(in_column))));
        const Vector place =
            both(x, either(load(row_places_.at(in_row)), load(column_places_.at(in_column))));
        store(x, plane);
        store(either(load(state.placed.at(cell)), place), state.placed.at(cell));
      }
    }
  }

  Plane rows_, row_places_, columns_, column_places_;  // of the digit at hand
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
