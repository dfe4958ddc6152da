// Small binary numbers as bit planes: one number in each lane.
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

/// Numbers of kBits bits: bits[k] holds bit k of each lane's number.
template <std::size_t kBits, class V = Vector>
struct Counter {
  V bits[kBits];

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
  /// The same numbers in the given lanes, 0 in all others.
  [[nodiscard]] HWY_INLINE Counter where(V lanes) const {
    Counter counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kBits; ++k) counter.bits[k] = both(bits[k], lanes);
    return counter;
  }
  /// The same numbers with fewer bits; they must fit.
  template <std::size_t kFewer>
  [[nodiscard]] HWY_INLINE Counter<kFewer, V> low() const {
    Counter<kFewer, V> counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kFewer; ++k) counter.bits[k] = bits[k];
    return counter;
  }
  /// With each plane changed by f.
  template <class F>
  [[nodiscard]] HWY_INLINE auto map(F f) const {
    Counter<kBits, decltype(f(bits[0]))> counter;
    HWY_UNROLL(8)
    for (std::size_t k = 0; k < kBits; ++k) counter.bits[k] = f(bits[k]);
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

template <class V>
struct BitSum {
  V sum, carry;
};
template <class V>
HWY_INLINE BitSum<V> add_bits(V a, V b) {
  return {difference(a, b), both(a, b)};
}
template <class V>
HWY_INLINE BitSum<V> add_bits(V a, V b, V c) {
  const V odd = difference(a, b);
  return {difference(odd, c), choose_bits(odd, c, a)};
}

template <std::size_t kA, std::size_t kB, class V>
HWY_INLINE auto sum(const Counter<kA, V>& a, const Counter<kB, V>& b) {
  static_assert(kA >= kB);
  Counter<kA + 1, V> result;
  BitSum<V> bit = add_bits(a.bits[0], b.bits[0]);
  result.bits[0] = bit.sum;
  HWY_UNROLL(8)
  for (std::size_t k = 1; k < kA; ++k) {
    bit = k < kB ? add_bits(a.bits[k], b.bits[k], bit.carry) : add_bits(a.bits[k], bit.carry);
    result.bits[k] = bit.sum;
  }
  result.bits[kA] = bit.carry;
  return result;
}

/// The lanes in which a > b.
template <std::size_t kBits>
HWY_INLINE Vector greater(const Counter<kBits>& a, const Counter<kBits>& b) {
  Vector result = without(a.bits[0], b.bits[0]);
  HWY_UNROLL(8)
  for (std::size_t k = 1; k < kBits; ++k)
    result = choose_bits(difference(a.bits[k], b.bits[k]), a.bits[k], result);
  return result;
}

/// a in the given lanes, b in the others.
template <std::size_t kBits>
HWY_INLINE Counter<kBits> choose_where(Vector lanes, const Counter<kBits>& a, const Counter<kBits>& b) {
  Counter<kBits> result;
  HWY_UNROLL(8)
  for (std::size_t k = 0; k < kBits; ++k) result.bits[k] = choose_bits(lanes, a.bits[k], b.bits[k]);
  return result;
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
