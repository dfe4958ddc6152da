// Small numbers in bit planes: one number in each lane.
#if defined(QUADRILLE_LANES_COUNTER_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_COUNTER_INL_H_
#undef QUADRILLE_LANES_COUNTER_INL_H_
#else
#define QUADRILLE_LANES_COUNTER_INL_H_
#endif

#include <cstddef>

#include "lanes/state-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// A number of kBits bits, the lowest first.
template <std::size_t kBits>
struct Counter {
  Vector bits[kBits];

  static HWY_INLINE Counter zero() {
    Counter counter;
    for (Vector& b : counter.bits) b = none();
    return counter;
  }
  static HWY_INLINE Counter load(const Word* planes) {
    Counter counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kBits; ++k) counter.bits[k] = HWY_NAMESPACE::load(planes + k * kWords);
    return counter;
  }
  HWY_INLINE void store(Word* planes) const {
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kBits; ++k) HWY_NAMESPACE::store(bits[k], planes + k * kWords);
  }
  /// 0 in the other lanes.
  [[nodiscard]] HWY_INLINE Counter where(Vector lanes) const {
    Counter counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kBits; ++k) counter.bits[k] = both(bits[k], lanes);
    return counter;
  }
  /// The same number, which must fit.
  template <std::size_t kFewer>
  [[nodiscard]] HWY_INLINE Counter<kFewer> low() const {
    Counter<kFewer> counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kFewer; ++k) counter.bits[k] = bits[k];
    return counter;
  }
  template <std::size_t kMore>
  [[nodiscard]] HWY_INLINE Counter<kMore> widened() const {
    Counter<kMore> counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kMore; ++k) counter.bits[k] = k < kBits ? bits[k] : none();
    return counter;
  }
};

struct BitSum {
  Vector sum, carry;
};
HWY_INLINE BitSum add_bits(Vector a, Vector b) { return {hn::Xor(a, b), both(a, b)}; }
HWY_INLINE BitSum add_bits(Vector a, Vector b, Vector c) {
  const Vector differ = hn::Xor(a, b);
  return {hn::Xor(differ, c), hn::IfVecThenElse(differ, c, a)};
}

template <std::size_t kA, std::size_t kB>
HWY_INLINE auto sum(const Counter<kA>& a, const Counter<kB>& b) {
  static_assert(kA >= kB);
  Counter<kA + 1> result;
  BitSum bit = add_bits(a.bits[0], b.bits[0]);
  result.bits[0] = bit.sum;
  HWY_UNROLL(8)
  for (std::size_t k = 1; k < kA; ++k) {
    bit = k < kB ? add_bits(a.bits[k], b.bits[k], bit.carry) : add_bits(a.bits[k], bit.carry);
    result.bits[k] = bit.sum;
  }
  result.bits[kA] = bit.carry;
  return result;
}

/// The lanes where a > b.
template <std::size_t kBits>
HWY_INLINE Vector greater(const Counter<kBits>& a, const Counter<kBits>& b) {
  Vector result = without(a.bits[0], b.bits[0]);
  HWY_UNROLL(8)
  for (std::size_t k = 1; k < kBits; ++k)
    result = hn::IfVecThenElse(hn::Xor(a.bits[k], b.bits[k]), a.bits[k], result);
  return result;
}

/// a in these lanes, b in the others.
template <std::size_t kBits>
HWY_INLINE Counter<kBits> choose_where(Vector lanes, const Counter<kBits>& a, const Counter<kBits>& b) {
  Counter<kBits> result;
  HWY_UNROLL(8)
  for (std::size_t k = 0; k < kBits; ++k) result.bits[k] = hn::IfVecThenElse(lanes, a.bits[k], b.bits[k]);
  return result;
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
