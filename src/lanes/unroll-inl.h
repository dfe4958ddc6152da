// Loops that are unrolled at compile time.
#if defined(QUADRILLE_LANES_UNROLL_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef QUADRILLE_LANES_UNROLL_INL_H_
#undef QUADRILLE_LANES_UNROLL_INL_H_
#else
#define QUADRILLE_LANES_UNROLL_INL_H_
#endif

#include <hwy/highway.h>

#include <cstddef>
#include <type_traits>
#include <utility>

/// For lambdas of a kernel whose vectors should stay in registers: compilers would not inline all of them.
#define QUADRILLE_LANES_INLINE HWY_ATTR __attribute__((always_inline))

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

/// Calls f(0), f(1), .., f(kCount - 1), where each argument has its own type, std::integral_constant. So
/// compilers see constants, and keep in registers the arrays that these index.
template <int kCount, class F>
HWY_INLINE void unroll(F f) {
  [&]<int... kIndex>(std::integer_sequence<int, kIndex...>) QUADRILLE_LANES_INLINE {
    (f(std::integral_constant<int, kIndex>()), ...);
  }(std::make_integer_sequence<int, kCount>());
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif  // include guard
