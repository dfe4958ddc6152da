// The memory that the process has allocated, for tests that check that it does not grow.
#pragma once

#include <cstddef>
#include <optional>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace quadrille::test {

/// Bytes that the main arena has allocated and not freed. nullopt if that is unknown: under sanitizers, or
/// on systems without mallinfo2.
inline std::optional<std::size_t> allocated_bytes() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  const auto info = mallinfo2();
  if (info.uordblks != 0) return info.uordblks + info.hblkhd;
#endif
  return std::nullopt;
}

}  // namespace quadrille::test
