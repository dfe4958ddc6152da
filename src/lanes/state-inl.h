// The state of all lanes: the bit planes, and the results of the last sweep for each lane. Compiled for each
// kernel.
#if defined(QUADRILLE_LANES_STATE_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_STATE_INL_H_
#undef QUADRILLE_LANES_STATE_INL_H_
#else
#define QUADRILLE_LANES_STATE_INL_H_
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>
#include <vector>

#include "base/bits.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Tag = hn::FixedTag<Word, HWY_MAX_BYTES / 8>;
using Vector = hn::Vec<Tag>;

/// The number of words in a vector; each has 64 lanes.
inline constexpr std::size_t kWords = HWY_MAX_BYTES / 8;
inline constexpr int kLanes = static_cast<int>(kWords) * 64;

/// A set of lanes.
using LaneSet = std::array<Word, kWords>;

HWY_INLINE Vector load(const Word* p) { return hn::Load(Tag(), p); }
HWY_INLINE void store(Vector v, Word* p) { hn::Store(v, Tag(), p); }
HWY_INLINE Vector none() { return hn::Zero(Tag()); }
HWY_INLINE Vector all() { return hn::Set(Tag(), ~Word{0}); }
template <class V>
HWY_INLINE V both(V a, V b) {
  return hn::And(a, b);
}
template <class V>
HWY_INLINE V either(V a, V b) {
  return hn::Or(a, b);
}
/// The bits of a that are not in b.
template <class V>
HWY_INLINE V without(V a, V b) {
  return hn::AndNot(b, a);
}
/// The bits that are in a or in b, but not in both.
template <class V>
HWY_INLINE V difference(V a, V b) {
  return hn::Xor(a, b);
}
/// Bitwise: `yes` where the mask is set, else `no`. (Highway's IfVecThenElse works on whole bytes on AVX2.)
template <class V>
HWY_INLINE V choose_bits(V mask, V yes, V no) {
#if HWY_TARGET <= HWY_AVX3
  return hn::IfVecThenElse(mask, yes, no);
#else
  return hn::OrAnd(hn::AndNot(mask, no), mask, yes);
#endif
}

/// An aligned array of vectors, all zeros at first. `at(i)` is the i-th vector.
class Plane {
 public:
  explicit Plane(std::size_t count) : vectors_(count) {}
  [[nodiscard]] HWY_INLINE Word* at(std::size_t i) { return vectors_.data()[i].words; }
  [[nodiscard]] HWY_INLINE const Word* at(std::size_t i) const { return vectors_.data()[i].words; }

 private:
  struct alignas(HWY_MAX_BYTES) Aligned {
    Word words[kWords];
  };
  std::vector<Aligned> vectors_;
};

struct State {
  State(std::size_t size, std::size_t cells)
      : candidates((size * cells + 63) / 64 * 64), single(cells), placed(cells) {}

  Plane candidates;  // by digit * cells + cell; rounded up to whole blocks of 64 planes
  Plane single;      // by cell: whether it had one candidate when the last sweep began
  Plane placed;      // by cell: whether the last sweep placed a digit there
  // The results of the last sweep, by lane.
  LaneSet dead{};    // the node has no solution
  LaneSet solved{};  // each cell has one candidate; a solution, unless dead
  LaneSet moved{};   // some candidate was removed; if none was, another sweep would find nothing
};

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
