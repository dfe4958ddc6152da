// Sets of cells of a 9x9 grid, with a lane of a vector for each digit, and counts of the digits that a cell
// may have.
#if defined(QUADRILLE_LANES_SINGLE9_FIELDS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_SINGLE9_FIELDS_INL_H_
#undef QUADRILLE_LANES_SINGLE9_FIELDS_INL_H_
#else
#define QUADRILLE_LANES_SINGLE9_FIELDS_INL_H_
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>

#include "lanes/counter-inl.h"
#include "lanes/unroll-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// A set of 27: the cells of a band, or the triads of all rows, or of all columns.
using Field = std::uint32_t;
inline constexpr int kFieldBits = 27;
inline constexpr Field kFullField = (Field{1} << kFieldBits) - 1;

/// One field for each digit of a grid. If vectors are short, the nine digits take several of them, the parts.
using FieldTag = hn::CappedTag<Field, 16>;
using Part = hn::Vec<FieldTag>;
inline constexpr std::size_t kPart = hn::MaxLanes(FieldTag());
inline constexpr int kParts = static_cast<int>((9 + kPart - 1) / kPart);

/// A field for each digit of each of some grids, which are processed side by side.
template <int kGrids>
struct Fields;

template <>
struct Fields<1> {
  Part parts[kParts];
};

/// Applies f to the vectors of all arguments.
template <class F, class... More>
HWY_INLINE Fields<1> map(F f, const Fields<1>& x, const More&... more) {
  Fields<1> result;
  unroll<kParts>([&](auto p) QUADRILLE_LANES_INLINE { result.parts[p] = f(x.parts[p], more.parts[p]...); });
  return result;
}

/// A vector like the first one, with the same field in each lane.
template <class V>
HWY_INLINE V same_like(V /*v*/, Field field) {
  return hn::Set(hn::DFromV<V>(), field);
}

template <int kGrids>
HWY_INLINE Fields<kGrids> both(const Fields<kGrids>& x, const Fields<kGrids>& y) {
  return map([](auto a, auto b) QUADRILLE_LANES_INLINE { return hn::And(a, b); }, x, y);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> both(const Fields<kGrids>& x, Field y) {
  return map([=](auto a) QUADRILLE_LANES_INLINE { return hn::And(a, same_like(a, y)); }, x);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> either(const Fields<kGrids>& x, const Fields<kGrids>& y) {
  return map([](auto a, auto b) QUADRILLE_LANES_INLINE { return hn::Or(a, b); }, x, y);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> either(const Fields<kGrids>& x, const Fields<kGrids>& y, const Fields<kGrids>& z) {
  return map([](auto a, auto b, auto c) QUADRILLE_LANES_INLINE { return hn::Or3(a, b, c); }, x, y, z);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> without(const Fields<kGrids>& x, const Fields<kGrids>& y) {
  return map([](auto a, auto b) QUADRILLE_LANES_INLINE { return hn::AndNot(b, a); }, x, y);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> difference(const Fields<kGrids>& x, const Fields<kGrids>& y) {
  return map([](auto a, auto b) QUADRILLE_LANES_INLINE { return hn::Xor(a, b); }, x, y);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> minus(const Fields<kGrids>& x, const Fields<kGrids>& y) {
  return map([](auto a, auto b) QUADRILLE_LANES_INLINE { return hn::Sub(a, b); }, x, y);
}
/// The fields of `yes` where the mask is set, else those of `no`.
template <int kGrids>
HWY_INLINE Fields<kGrids> choose_bits(Field mask, const Fields<kGrids>& yes, const Fields<kGrids>& no) {
  return map([=](auto a, auto b) QUADRILLE_LANES_INLINE { return choose_bits(same_like(a, mask), a, b); },
             yes, no);
}
template <int kGrids>
HWY_INLINE Fields<kGrids> choose_bits(const Fields<kGrids>& mask, const Fields<kGrids>& yes,
                                      const Fields<kGrids>& no) {
  return map([](auto m, auto a, auto b) QUADRILLE_LANES_INLINE { return choose_bits(m, a, b); }, mask, yes,
             no);
}
template <int kBy, int kGrids>
HWY_INLINE Fields<kGrids> left(const Fields<kGrids>& x) {
  return map([](auto a) QUADRILLE_LANES_INLINE { return hn::ShiftLeft<kBy>(a); }, x);
}
template <int kBy, int kGrids>
HWY_INLINE Fields<kGrids> right(const Fields<kGrids>& x) {
  return map([](auto a) QUADRILLE_LANES_INLINE { return hn::ShiftRight<kBy>(a); }, x);
}

/// By grid, whether all its fields are empty.
HWY_INLINE std::array<bool, 1> are_empty(const Fields<1>& x) {
  Part all = x.parts[0];
  unroll<kParts - 1>([&](auto p) QUADRILLE_LANES_INLINE { all = hn::Or(all, x.parts[p + 1]); });
  return {hn::AllTrue(FieldTag(), hn::Eq(all, hn::Zero(FieldTag())))};
}

/// The same field for each digit, and empty ones in lanes without a digit.
HWY_INLINE Fields<1> for_digits(Field field, const Fields<1>& /*like*/) {
  Fields<1> result;
  unroll<kParts>([&](auto p) QUADRILLE_LANES_INLINE {
    const auto digit = hn::Iota(FieldTag(), static_cast<Field>(p * kPart));
    result.parts[p] = hn::IfThenElseZero(hn::Lt(digit, hn::Set(FieldTag(), 9)), hn::Set(FieldTag(), field));
  });
  return result;
}

/// Cells of whole grids, by band.
template <int kGrids>
struct Cells {
  Fields<kGrids> bands[3];
};

/// The cells whose bands are f(0), f(1), f(2).
template <int kGrids, class F>
HWY_INLINE Cells<kGrids> by_bands(F f) {
  Cells<kGrids> cells;
  unroll<3>([&](auto b) QUADRILLE_LANES_INLINE { cells.bands[b] = f(b); });
  return cells;
}

template <int kGrids>
HWY_INLINE Cells<kGrids> both(const Cells<kGrids>& x, const Cells<kGrids>& y) {
  return by_bands<kGrids>([&](auto b) QUADRILLE_LANES_INLINE { return both(x.bands[b], y.bands[b]); });
}
template <int kGrids>
HWY_INLINE Cells<kGrids> without(const Cells<kGrids>& x, const Cells<kGrids>& y) {
  return by_bands<kGrids>([&](auto b) QUADRILLE_LANES_INLINE { return without(x.bands[b], y.bands[b]); });
}
template <int kGrids>
HWY_INLINE Cells<kGrids> difference(const Cells<kGrids>& x, const Cells<kGrids>& y) {
  return by_bands<kGrids>([&](auto b) QUADRILLE_LANES_INLINE { return difference(x.bands[b], y.bands[b]); });
}
template <int kGrids>
HWY_INLINE Cells<kGrids> choose_bits(const Cells<kGrids>& mask, const Cells<kGrids>& yes,
                                     const Cells<kGrids>& no) {
  return by_bands<kGrids>(
      [&](auto b) QUADRILLE_LANES_INLINE { return choose_bits(mask.bands[b], yes.bands[b], no.bands[b]); });
}
template <int kGrids>
HWY_INLINE Fields<kGrids> united(const Cells<kGrids>& x) {
  return either(x.bands[0], x.bands[1], x.bands[2]);
}

/// For cells, whether at least 1, 2, .. kMost digits may have them.
template <std::size_t kMost, class V>
struct Count {
  V at_least[kMost];

  /// With each vector changed by f.
  template <class F>
  [[nodiscard]] HWY_INLINE auto map(F f) const {
    Count<kMost, decltype(f(at_least[0]))> count;
    HWY_UNROLL(4)
    for (std::size_t k = 0; k < kMost; ++k) count.at_least[k] = f(at_least[k]);
    return count;
  }
};

/// The sum of two counts; for binary numbers, the bits that fit.
template <std::size_t kMost, class V>
HWY_INLINE Count<kMost, V> total(const Count<kMost, V>& x, const Count<kMost, V>& y) {
  Count<kMost, V> count;
  HWY_UNROLL(4)
  for (std::size_t k = 0; k < kMost; ++k) {
    count.at_least[k] = either(x.at_least[k], y.at_least[k]);
    HWY_UNROLL(4)
    for (std::size_t i = 0; i < k; ++i)
      count.at_least[k] = hn::OrAnd(count.at_least[k], x.at_least[i], y.at_least[k - 1 - i]);
  }
  return count;
}
template <std::size_t kBits, class V>
HWY_INLINE Counter<kBits, V> total(const Counter<kBits, V>& x, const Counter<kBits, V>& y) {
  return sum(x, y).template low<kBits>();
}

/// The sum over all lanes.
template <class D, class Numbers>
HWY_INLINE auto total_of_lanes(D /*tag*/, const Numbers& x) {
#if HWY_TARGET != HWY_SCALAR  // it has no halves
  if constexpr (hn::MaxLanes(D()) > 4) {
    const hn::Half<D> half;
    return total_of_lanes(
        half, total(x.map([=](auto v) QUADRILLE_LANES_INLINE { return hn::LowerHalf(half, v); }),
                    x.map([=](auto v) QUADRILLE_LANES_INLINE { return hn::UpperHalf(half, v); })));
  } else {
    const auto pairs = total(x, x.map([](auto v) QUADRILLE_LANES_INLINE { return hn::Shuffle1032(v); }));
    return total(pairs, pairs.map([](auto v) QUADRILLE_LANES_INLINE { return hn::Shuffle2301(v); }))
        .map([](auto v) QUADRILLE_LANES_INLINE { return hn::GetLane(v); });
  }
#else
  return x.map([](auto v) QUADRILLE_LANES_INLINE { return hn::GetLane(v); });
#endif
}

/// The sum over all digits of a grid, where x has numbers in fields.
template <int kGrid, class Numbers>
HWY_INLINE auto total_of_digits(const Numbers& x, const Fields<1>& /*like*/) {
  auto all = x.map([](const auto& fields) QUADRILLE_LANES_INLINE { return fields.parts[0]; });
  unroll<kParts - 1>([&](auto p) QUADRILLE_LANES_INLINE {
    all = total(all, x.map([=](const auto& fields) QUADRILLE_LANES_INLINE { return fields.parts[p + 1]; }));
  });
  return total_of_lanes(FieldTag(), all);
}

/// A set of cells of one grid, by band.
using Bands = std::array<Field, 3>;

HWY_INLINE Bands without(const Bands& x, const Bands& y) {
  return {x[0] & ~y[0], x[1] & ~y[1], x[2] & ~y[2]};
}
HWY_INLINE bool are_all(const Bands& x) { return (x[0] & x[1] & x[2]) == kFullField; }
HWY_INLINE bool is_empty(const Bands& x) { return (x[0] | x[1] | x[2]) == 0; }

/// The number of digits that may have each cell of one of the grids, by band.
template <std::size_t kMost, int kGrid = 0, int kGrids>
HWY_INLINE std::array<Count<kMost, Field>, 3> count_digits(const Cells<kGrids>& cells) {
  std::array<Count<kMost, Field>, 3> counts;
  unroll<3>([&](auto b) QUADRILLE_LANES_INLINE {
    const Fields<kGrids>& band = cells.bands[b];
    Count<kMost, Fields<kGrids>> count;
    HWY_UNROLL(4)
    for (auto& x : count.at_least) x = difference(band, band);
    count.at_least[0] = band;
    counts[b] = total_of_digits<kGrid>(count, band);
  });
  return counts;
}

/// The cells that at least kLeast digits may have.
template <std::size_t kLeast, std::size_t kMost>
HWY_INLINE Bands with_at_least(const std::array<Count<kMost, Field>, 3>& count) {
  return {count[0].at_least[kLeast - 1], count[1].at_least[kLeast - 1], count[2].at_least[kLeast - 1]};
}

/// The same cells for each digit of a grid.
HWY_INLINE Cells<1> same(const std::array<Bands, 1>& cells) {
  return by_bands<1>([&](auto b) QUADRILLE_LANES_INLINE {
    Fields<1> fields;
    unroll<kParts>([&](auto p)
                       QUADRILLE_LANES_INLINE { fields.parts[p] = hn::Set(FieldTag(), cells[0][b]); });
    return fields;
  });
}

/// The candidates of a grid in memory, by band and digit.
struct Node9 {
  alignas(sizeof(Part)) Field fields[3][kParts * kPart];
};

HWY_INLINE Cells<1> load(const Node9& node) {
  return by_bands<1>([&](auto b) QUADRILLE_LANES_INLINE {
    Fields<1> fields;
    unroll<kParts>([&](auto p) QUADRILLE_LANES_INLINE {
      fields.parts[p] = hn::Load(FieldTag(), node.fields[b] + p * kPart);
    });
    return fields;
  });
}

HWY_INLINE void store(const Cells<1>& cells, Node9& node) {
  unroll<3>([&](auto b) QUADRILLE_LANES_INLINE {
    unroll<kParts>([&](auto p) QUADRILLE_LANES_INLINE {
      hn::Store(cells.bands[b].parts[p], FieldTag(), node.fields[b] + p * kPart);
    });
  });
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
