// Calls the version of a function that was compiled for the active kernel. Highway could do that itself,
// but its library measures the clock for some milliseconds each time a program starts.
#pragma once

#include <hwy/highway.h>

#include <array>
#include <bit>
#include <cstddef>

#include "lanes/kernels.h"

namespace quadrille::lanes {

/// The versions of a function, in the order of Highway's table; null if a kernel was not compiled. The last
/// one runs on any processor.
template <class Function>
using Versions = std::array<Function, HWY_MAX_DYNAMIC_TARGETS + 1>;

template <class Function>
[[nodiscard]] Function active_version(const Versions<Function>& versions) {
  constexpr int kFirstBit = HWY_HIGHEST_TARGET_BIT + 1 - HWY_MAX_DYNAMIC_TARGETS;
  const int bit = std::countr_zero(static_cast<std::uint64_t>(active_target()));
  const auto index = static_cast<std::size_t>(bit - kFirstBit);
  return index < versions.size() && versions[index] != nullptr ? versions[index] : versions.back();
}

}  // namespace quadrille::lanes

/// The active version of a function that foreach_target.h compiled in HWY_NAMESPACE. Use it below `#if
/// HWY_ONCE`.
#define QUADRILLE_LANES_KERNEL(function)                                          \
  ([] {                                                                           \
    static constexpr Versions<decltype(HWY_CHOOSE_FALLBACK(function))> kVersions{ \
        HWY_CHOOSE_TARGET_LIST(function), HWY_CHOOSE_FALLBACK(function)};         \
    return active_version(kVersions);                                             \
  }())
