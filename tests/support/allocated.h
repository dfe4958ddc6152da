// How much memory the process holds, for tests that it does not grow.
#pragma once

#include <cstddef>
#include <optional>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

namespace quadrille::test {

/// Bytes that the main thread has allocated and not freed; nothing where that cannot be known: under
/// sanitizers, or on systems without mallinfo2.
inline std::optional<std::size_t> allocated_bytes() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  const auto info = mallinfo2();
  if (info.uordblks != 0) return info.uordblks + info.hblkhd;
#endif
  return std::nullopt;
}

}  // namespace quadrille::test
