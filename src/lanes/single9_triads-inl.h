// Sets of triads of a 9x9 grid, a lane of a vector for each digit.
#if defined(QUADRILLE_LANES_SINGLE9_TRIADS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_SINGLE9_TRIADS_INL_H_
#undef QUADRILLE_LANES_SINGLE9_TRIADS_INL_H_
#else
#define QUADRILLE_LANES_SINGLE9_TRIADS_INL_H_
#endif

#include "lanes/single9_fields-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Sets of triads of all rows, or of all columns. A triad has the number of its first cell within the band,
/// plus kCell (the distance between its cells) for each band above: 9 * row + 3 * box + band for rows,
/// where `row` is the row within the band, and 9 * band + column for columns. So the triads of a band or
/// stack form a 3x3 matrix whose rows are 9 apart and whose columns are kTurn apart, and a digit needs a
/// permutation in each matrix.
template <int kCell, int kTurn>
struct Triads {
  static constexpr Field kFirstCells = kCell == 1 ? 0x1249249 : 0x1FF;
  static constexpr Field kFirst = kTurn == 1 ? 0x1249249 : 0x1C0E07;
  static constexpr Field kLast = kFirst << (2 * kTurn);

  /// The triads that contain some of the cells.
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> of(const Cells<kGrids>& cells) {
    const auto triads = [&](int b) QUADRILLE_LANES_INLINE {
      const auto& x = cells.bands[b];
      return either(x, right<kCell>(x), right<2 * kCell>(x));
    };
    const auto two = choose_bits(kFirstCells << kCell, left<kCell>(triads(1)), triads(0));
    return choose_bits(kFirstCells << (2 * kCell), left<2 * kCell>(triads(2)), two);
  }

  template <int kGrids>
  static HWY_INLINE Cells<kGrids> cells(const Fields<kGrids>& triads) {
    const auto spread = [](Fields<kGrids> x) QUADRILLE_LANES_INLINE {
      x = both(x, kFirstCells);
      if constexpr (kCell == 1) return minus(left<3>(x), x);  // 8 - 1 = 4 + 2 + 1, for each triad
      return either(x, left<kCell>(x), left<2 * kCell>(x));
    };
    return {{spread(triads), spread(right<kCell>(triads)), spread(right<2 * kCell>(triads))}};
  }

  // Rotate the columns, or the rows, of all matrices. Bits from 27 on are undefined.
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> up(const Fields<kGrids>& x) {
    return choose_bits(kFirst, right<2 * kTurn>(x), left<kTurn>(x));
  }
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> down(const Fields<kGrids>& x) {
    return choose_bits(kLast, left<2 * kTurn>(x), right<kTurn>(x));
  }
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> rows_up(const Fields<kGrids>& x) {
    return either(left<9>(x), right<18>(x));
  }
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> rows_down(const Fields<kGrids>& x) {
    return either(left<18>(x), right<9>(x));
  }

  /// The triads that are the only ones in their row of the matrix.
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> alone(const Fields<kGrids>& x) {
    return without(x, either(up(x), down(x)));
  }

  /// The triads that belong to a permutation within `some` in which each row with a triad of `fixed` uses
  /// that triad.
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> permuted(const Fields<kGrids>& some, const Fields<kGrids>& fixed) {
    const auto x = without(some, either(up(fixed), down(fixed)));
    const auto above = rows_up(x);
    const auto below = rows_down(x);
    return both(x, either(both(up(above), down(below)), both(up(below), down(above))));
  }

  /// Empty if each matrix has a permutation.
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> missing(const Fields<kGrids>& permuted) {
    const auto some = either(permuted, right<kTurn>(permuted), right<2 * kTurn>(permuted));
    return without(for_digits(kFirst & 0x1FF, some), some);
  }

  /// For each triad, the next triad of its line; and the one after that. They wrap around.
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> next(const Fields<kGrids>& x) {
    return kCell == 1 ? up(x) : rows_up(x);
  }
  template <int kGrids>
  static HWY_INLINE Fields<kGrids> last(const Fields<kGrids>& x) {
    return kCell == 1 ? down(x) : rows_down(x);
  }
};

using Rows = Triads<1, 3>;
using Columns = Triads<9, 1>;

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
