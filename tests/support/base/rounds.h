// The number of rounds of random tests. Code under a sanitizer runs about ten times slower, so only an
// eighth of the rounds is run there.
#pragma once

#include <cstdlib>
#include <string>

namespace quadrille::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr int kEvery = 8;
#else
inline constexpr int kEvery = 1;
#endif
#else
inline constexpr int kEvery = 1;
#endif

/// The number of rounds, or a count that is proportional to it, reduced under sanitizers; at least one.
template <class Count>
[[nodiscard]] constexpr Count rounds(Count all) {
  return (all + Count{kEvery} - 1) / Count{kEvery};
}

/// The number of rounds of a long test: the usual one, or that given by an environment variable.
template <class Count>
[[nodiscard]] Count wanted(const char* variable, Count usual) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? usual : static_cast<Count>(std::stoull(text));
}

}  // namespace quadrille::test
