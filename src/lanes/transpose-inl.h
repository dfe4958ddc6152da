// Conversion between planes (one bit for each lane) and rows (all words of one lane): transposes 64x64 bit
// matrices.
#if defined(QUADRILLE_LANES_TRANSPOSE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_TRANSPOSE_INL_H_
#undef QUADRILLE_LANES_TRANSPOSE_INL_H_
#else
#define QUADRILLE_LANES_TRANSPOSE_INL_H_
#endif

#include "lanes/state-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Exchanges the upper halves of the groups of 2 * kStep bits in `a` with the lower halves of the groups in
/// `b`: one step of the recursive transposition (Warren, Hacker's Delight, 7-3). With kStep = 2, and the
/// most significant bit first:
///
///   a = AAaa BBbb ..             a = ddaa ..
///   b = DDdd EEee ..    becomes  b = DDAA ..
template <int kStep>
HWY_INLINE void exchange(Vector& a, Vector& b) {
  const Tag tag;
  if constexpr (kStep >= 16 && HWY_TARGET != HWY_SCALAR) {
    using Half = std::conditional_t<kStep == 32, std::uint32_t, std::uint16_t>;
    const hn::Repartition<Half, Tag> half;
    const auto halves = [&](Vector v) { return hn::BitCast(half, v); };
    const Vector low = hn::BitCast(tag, hn::OddEven(halves(hn::ShiftLeft<kStep>(b)), halves(a)));
    b = hn::BitCast(tag, hn::OddEven(halves(b), halves(hn::ShiftRight<kStep>(a))));
    a = low;
  } else {
    constexpr Word kLow = ~Word{0} / ((Word{1} << kStep) + 1);
    const Vector moved = hn::And(hn::Xor(hn::ShiftRight<kStep>(a), b), hn::Set(tag, kLow));
    b = hn::Xor(b, moved);
    a = hn::Xor(a, hn::ShiftLeft<kStep>(moved));
  }
}

/// Three such steps on eight vectors, which are `stride` vectors apart. Passes the results to put(i, vector).
template <int kFirst, int kSecond, int kThird, class Put>
HWY_INLINE void exchange_eight(const Word* matrix, std::size_t stride, Put put) {
  Vector r[8];
  HWY_UNROLL(8)
  for (std::size_t i = 0; i < 8; ++i) r[i] = load(matrix + i * stride * kWords);
  for (const int i : {0, 1, 2, 3}) exchange<kFirst>(r[i], r[i + 4]);
  for (const int i : {0, 1, 4, 5}) exchange<kSecond>(r[i], r[i + 2]);
  for (const int i : {0, 2, 4, 6}) exchange<kThird>(r[i], r[i + 1]);
  HWY_UNROLL(8)
  for (std::size_t i = 0; i < 8; ++i) put(i * stride, r[i]);
}

/// Transposes kWords matrices side by side: word w of vector i is row i of matrix w. Passes the vectors of
/// the result to put(i, vector), which may overwrite the original ones.
template <class Put>
HWY_INLINE void transpose(const Word* matrices, Put put) {
  HWY_ALIGN Word half[64 * kWords];
  for (std::size_t i = 0; i < 8; ++i) {
    exchange_eight<32, 16, 8>(matrices + i * kWords, 8,
                              [&](std::size_t k, Vector v) HWY_ATTR { store(v, half + (i + k) * kWords); });
  }
  for (std::size_t i = 0; i < 64; i += 8) {
    exchange_eight<4, 2, 1>(half + i * kWords, 1, [&](std::size_t k, Vector v) HWY_ATTR { put(i + k, v); });
  }
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
