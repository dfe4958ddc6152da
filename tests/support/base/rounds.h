// The number of rounds of random tests: the environment variable QUADRILLE_ROUNDS multiplies it. Code under a
// sanitizer runs about ten times slower, so only an eighth of the rounds is run there.
#pragma once

#include <algorithm>
#include <cstdint>
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

/// The number of rounds of a random test: the usual one times QUADRILLE_ROUNDS, such as 10 or 0.1, reduced
/// under sanitizers; at least one.
template <class Count>
[[nodiscard]] Count random_rounds(Count usual) {
  const char* const factor = std::getenv("QUADRILLE_ROUNDS");
  const double all = static_cast<double>(usual) * (factor == nullptr ? 1.0 : std::stod(factor));
  return rounds(std::max(static_cast<Count>(all), Count{1}));
}

/// The seed of a random test: QUADRILLE_RANDOM_SEED if set.
[[nodiscard]] inline std::uint64_t random_seed(std::uint64_t usual) {
  const char* const seed = std::getenv("QUADRILLE_RANDOM_SEED");
  return seed == nullptr ? usual : std::stoull(seed);
}

}  // namespace quadrille::test
