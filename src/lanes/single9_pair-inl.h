// Two 9x9 grids side by side, for vectors of 16 lanes.
#if defined(QUADRILLE_LANES_SINGLE9_PAIR_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_SINGLE9_PAIR_INL_H_
#undef QUADRILLE_LANES_SINGLE9_PAIR_INL_H_
#else
#define QUADRILLE_LANES_SINGLE9_PAIR_INL_H_
#endif

#include <cstdint>

#include "lanes/single9_fields-inl.h"

#if HWY_TARGET <= HWY_AVX3

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

using Eight = hn::Half<FieldTag>;
using Four = hn::Half<Eight>;

/// Two grids fill a vector with their digits from 1 to 8, and half of a short one with their nines:
///
///   wide      grid 1: 8 .. 2 1   grid 0: 8 .. 2 1
///   narrow    not used  not used  grid 1: 9  grid 0: 9
///
/// So both take one and a half times the work of one if the processor splits long vectors into halves. If it
/// does not, it works on the second grid while it waits for results of the first.
template <>
struct Fields<2> {
  Part wide;
  hn::Vec<Four> narrow;
};

template <class F, class... More>
HWY_INLINE Fields<2> map(F f, const Fields<2>& x, const More&... more) {
  return {f(x.wide, more.wide...), f(x.narrow, more.narrow...)};
}

HWY_INLINE hn::Vec<Four> narrow_of(Field first, Field second) {
  return hn::OddEven(hn::Set(Four(), second), hn::Set(Four(), first));
}

/// The nine of one grid, in its lane; all other lanes are empty.
template <int kGrid>
HWY_INLINE hn::Vec<Four> nine_of(hn::Vec<Four> narrow) {
  return hn::IfThenElseZero(hn::Eq(hn::Iota(Four(), 0), hn::Set(Four(), kGrid)), narrow);
}

/// The other digits of one grid.
template <int kGrid>
HWY_INLINE hn::Vec<Eight> eight_of(Part wide) {
  return kGrid == 0 ? hn::LowerHalf(Eight(), wide) : hn::UpperHalf(Eight(), wide);
}

template <class D>
HWY_INLINE unsigned lanes_with_some(D tag, hn::Vec<D> x) {
  std::uint8_t bits[8] = {};
  static_cast<void>(hn::StoreMaskBits(tag, hn::Ne(x, hn::Zero(tag)), bits));
  return bits[0] | static_cast<unsigned>(bits[1]) << 8;
}
HWY_INLINE std::array<bool, 2> are_empty(const Fields<2>& x) {
  const unsigned wide = lanes_with_some(FieldTag(), x.wide);
  const unsigned narrow = lanes_with_some(Four(), x.narrow);
  return {((wide & 0xFF) | (narrow & 1)) == 0, ((wide & 0xFF00) | (narrow & 2)) == 0};
}

HWY_INLINE Fields<2> for_digits(Field field, const Fields<2>& /*like*/) {
  return {hn::Set(FieldTag(), field), hn::Set(Four(), field)};
}

template <int kGrid, class Numbers>
HWY_INLINE auto total_of_digits(const Numbers& x, const Fields<2>& /*like*/) {
  const auto lower = [](const Fields<2>& fields) QUADRILLE_LANES_INLINE {
    return hn::LowerHalf(Four(), eight_of<kGrid>(fields.wide));
  };
  const auto upper = [](const Fields<2>& fields) QUADRILLE_LANES_INLINE {
    return hn::UpperHalf(Four(), eight_of<kGrid>(fields.wide));
  };
  const auto nine = [](const Fields<2>& fields)
                        QUADRILLE_LANES_INLINE { return nine_of<kGrid>(fields.narrow); };
  return total_of_lanes(Four(), total(total(x.map(lower), x.map(upper)), x.map(nine)));
}

/// The same cells for each digit of a grid, but different ones for each grid.
HWY_INLINE Cells<2> same(const std::array<Bands, 2>& of) {
  return by_bands<2>([&](auto b) QUADRILLE_LANES_INLINE {
    const auto wide = hn::Combine(FieldTag(), hn::Set(Eight(), of[1][b]), hn::Set(Eight(), of[0][b]));
    return Fields<2>{wide, narrow_of(of[0][b], of[1][b])};
  });
}

HWY_INLINE Cells<2> load(const Node9& first, const Node9& second) {
  return by_bands<2>([&](auto b) QUADRILLE_LANES_INLINE {
    const Field* const x = first.fields[b];
    const Field* const y = second.fields[b];
    const auto wide = hn::Combine(FieldTag(), hn::Load(Eight(), y), hn::Load(Eight(), x));
    return Fields<2>{wide, narrow_of(x[8], y[8])};
  });
}

/// The cells of one grid.
template <int kGrid>
HWY_INLINE Cells<1> one_of(const Cells<2>& pair) {
  return by_bands<1>([&](auto b) QUADRILLE_LANES_INLINE {
    const Fields<2>& band = pair.bands[b];
    const auto nine = nine_of<0>(kGrid == 0 ? band.narrow : hn::Shuffle2301(band.narrow));
    return Fields<1>{
        {hn::Combine(FieldTag(), hn::ZeroExtendVector(Eight(), nine), eight_of<kGrid>(band.wide))}};
  });
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // vectors of 16 lanes

#endif  // include guard
