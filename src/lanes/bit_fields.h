// Reading and writing bit fields within a sequence of words.
#pragma once

#include <hwy/base.h>

#include <cstddef>
#include <span>

#include "base/bits.h"

namespace quadrille::lanes {

/// The bits at .. at + count - 1, as the lowest bits of a word; count <= 64.
[[nodiscard]] HWY_INLINE Word get_bits(std::span<const Word> words, std::size_t at, int count) {
  const std::size_t shift = at % 64;
  Word bits = words[at / 64] >> shift;
  if (shift != 0 && static_cast<std::size_t>(count) > 64 - shift) bits |= words[at / 64 + 1] << (64 - shift);
  return bits & low_bits(count);
}

/// Stores the lowest `count` bits of `bits` at bit `at`. The target must be clear, and `bits` must have no
/// others.
HWY_INLINE void put_bits(std::span<Word> words, std::size_t at, Word bits, int count) {
  const std::size_t shift = at % 64;
  words[at / 64] |= bits << shift;
  if (shift != 0 && static_cast<std::size_t>(count) > 64 - shift) words[at / 64 + 1] |= bits >> (64 - shift);
}

}  // namespace quadrille::lanes
