// How often a test goes round: code under a sanitizer runs about ten times slower, and an eighth of the
// rounds there meets what sanitizers find.
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

/// Of so many rounds, or of what as many rounds come to, the part to expect here; at least one.
template <class Count>
[[nodiscard]] constexpr Count rounds(Count all) {
  return (all + Count{kEvery} - 1) / Count{kEvery};
}

/// How many rounds a long test goes: more for the asking, by an environment variable.
template <class Count>
[[nodiscard]] Count wanted(const char* variable, Count usual) {
  const char* const text = std::getenv(variable);
  return text == nullptr ? usual : static_cast<Count>(std::stoull(text));
}

}  // namespace quadrille::test
