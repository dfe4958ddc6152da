// How often a test goes round: code under a sanitizer runs about ten times slower, and an eighth of the
// rounds there meets what sanitizers find.
#pragma once

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

/// Of so many rounds, those to take here; at least one.
[[nodiscard]] constexpr int rounds(int all) { return (all + kEvery - 1) / kEvery; }

}  // namespace quadrille::test
