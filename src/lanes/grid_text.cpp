#include "lanes/grid_text.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "lanes/grid_text.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>

#include "lanes/bit_fields.h"
#include "lanes/dispatch.h"
#include "lanes/unroll-inl.h"

HWY_BEFORE_NAMESPACE();
namespace quadrille::lanes::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// Vectors of at most 64 bytes, so that 64 characters (a chunk) are a whole number of vectors.
using Bytes = hn::CappedTag<std::uint8_t, 64>;

inline constexpr int kChunk = 64;

// Highway stores masks so that the first lane is the lowest bit of the first byte; a Word reads it like
// that.
static_assert(std::endian::native == std::endian::little);

HWY_INLINE Word word_of(const std::uint8_t (&bits)[sizeof(Word)]) {
  Word word = 0;
  std::memcpy(&word, bits, sizeof(word));
  return word;
}

/// A chunk: 64 consecutive characters.
class Chunk {
 public:
  HWY_INLINE explicit Chunk(const char* text) {
    HWY_UNROLL(4)
    for (std::size_t i = 0; i < kVectors; ++i)
      text_[i] = hn::LoadU(Bytes(), reinterpret_cast<const std::uint8_t*>(text) + i * hn::Lanes(Bytes()));
  }

  /// The positions of a character, as a set of bits.
  [[nodiscard]] HWY_INLINE Word places_of(char c) const {
    Word places = 0;
    const auto wanted = hn::Set(Bytes(), static_cast<std::uint8_t>(c));
    HWY_UNROLL(4)
    for (std::size_t i = 0; i < kVectors; ++i) {
      std::uint8_t bits[sizeof(Word)] = {};
      static_cast<void>(hn::StoreMaskBits(Bytes(), hn::Eq(text_[i], wanted), bits));
      places |= word_of(bits) << (i * hn::Lanes(Bytes()) % kChunk);
    }
    return places;
  }

 private:
  static constexpr std::size_t kVectors = kChunk / hn::MaxLanes(Bytes());
  hn::Vec<Bytes> text_[kVectors];
};

[[nodiscard]] HWY_INLINE char symbol(int digit) {
  return static_cast<char>(digit <= 9 ? '0' + digit : 'A' + digit - 10);
}

/// Calls f(0), f(1), .., f(count - 1). There is no loop if the compiler knows the count.
template <class Count, class F>
HWY_INLINE void for_each_below(Count count, F f) {
  if constexpr (std::is_same_v<Count, int>) {
    for (int i = 0; i < count; ++i) f(i);
  } else {
    unroll<Count::value>(f);
  }
}

/// The number of chunks of a grid; a constant if the size is one and the last chunk is not whole.
template <class Size>
HWY_INLINE auto chunks_of(Size size) {
  if constexpr (std::is_same_v<Size, int>) {
    return (size * size + kChunk - 1) / kChunk;
  } else {
    constexpr int kCells = Size::value * Size::value;
    if constexpr (kCells % kChunk == 0)
      return kCells / kChunk;
    else
      return std::integral_constant<int, (kCells + kChunk - 1) / kChunk>();
  }
}

template <class Size>
HWY_INLINE bool read_any(Size size, const char* text, Candidates candidates) {
  const int cells = size * size;
  std::fill_n(candidates.data(), words_for(size), Word{0});
  char few[kChunk] = {};
  if (cells < kChunk) text = std::copy_n(text, cells, few + kChunk - cells) - cells;
  bool good = true;
  for_each_below(chunks_of(size), [&](int index) QUADRILLE_LANES_INLINE {
    const int from = index * kChunk;
    const int count = std::min(kChunk, cells - from);
    // The last chunk ends with the grid, and begins with characters of the one before: with 9x9,
    //   |------ 64 ------|- 17 -|
    //          |------ 64 ------|  of which the lowest 47 bits are shifted out
    const Chunk chunk(text + from + count - kChunk);
    const int before = kChunk - count;
    const Word empty = (chunk.places_of('.') | chunk.places_of('0')) >> before;
    Word known = empty;
    for_each_below(size, [&](int d) QUADRILLE_LANES_INLINE {
      const Word places = chunk.places_of(symbol(d + 1)) >> before;
      known |= places;
      put_bits(candidates, static_cast<std::size_t>(d * cells + from), places | empty, count);
    });
    good = good && known == low_bits(count);
  });
  return good;
}

/// Writes 64 digits as characters. The digits are given in binary: bit i of places[k] is bit k of digit i.
HWY_INLINE void write_chunk(const std::array<Word, 6>& places, int most, char* text) {
  const Bytes bytes;
  for (std::size_t i = 0; i < kChunk; i += hn::Lanes(bytes)) {
    auto digits = hn::Zero(bytes);
    for (int k = 0; k < 6 && (1 << k) <= most; ++k) {
      std::uint8_t bits[sizeof(Word)];  // LoadMaskBits may read all of them
      const Word word = places[static_cast<std::size_t>(k)] >> i;
      std::memcpy(bits, &word, sizeof(word));
      const auto bit_value = hn::Set(bytes, static_cast<std::uint8_t>(1 << k));
      digits = hn::Or(digits, hn::IfThenElseZero(hn::LoadMaskBits(bytes, bits), bit_value));
    }
    auto symbols = hn::Add(digits, hn::Set(bytes, static_cast<std::uint8_t>('0')));
    if (most > 9) {
      const auto is_letter = hn::Gt(digits, hn::Set(bytes, std::uint8_t{9}));
      constexpr auto kGap = static_cast<std::uint8_t>('A' - '9' - 1);
      symbols = hn::Add(symbols, hn::IfThenElseZero(is_letter, hn::Set(bytes, kGap)));
    }
    hn::StoreU(symbols, bytes, reinterpret_cast<std::uint8_t*>(text) + i);
  }
}

template <class Size>
HWY_INLINE void write_any(Size size, std::span<const Word> candidates, char* text) {
  const int cells = size * size;
  const int count = std::min(kChunk, cells);
  char few[kChunk];
  for (int index = 0; index < (cells + kChunk - 1) / kChunk; ++index) {
    const int from = std::min(index * kChunk, cells - count);  // the last chunk ends with the grid
    std::array<Word, 6> places{};
    for_each_below(size, [&](int d) HWY_ATTR {
      const Word bits = get_bits(candidates, static_cast<std::size_t>(d * cells + from), count);
      for_each_below(std::integral_constant<int, 6>(), [&](int k) HWY_ATTR {
        if (((d + 1) >> k & 1) != 0) places[static_cast<std::size_t>(k)] |= bits;
      });
    });
    write_chunk(places, size, count < kChunk ? few : text + from);
  }
  if (count < kChunk) std::copy_n(few, count, text);
}

std::size_t count_ends(const char* text, std::size_t length) {
  const hn::ScalableTag<std::uint8_t> bytes;
  const std::size_t step = hn::Lanes(bytes);
  const auto end = hn::Set(bytes, static_cast<std::uint8_t>('\n'));
  std::size_t count = 0;
  std::size_t at = 0;
  for (; at + step <= length; at += step) {
    const auto some = hn::LoadU(bytes, reinterpret_cast<const std::uint8_t*>(text) + at);
    count += hn::CountTrue(bytes, hn::Eq(some, end));
  }
  return count + static_cast<std::size_t>(std::count(text + at, text + length, '\n'));
}

// With a size known at compile time, loops over digits are unrolled, and those over chunks if the last one is
// not whole.
using Nine = std::integral_constant<int, 9>;
using Sixteen = std::integral_constant<int, 16>;

bool read_text(int size, const char* text, Candidates candidates) {
  if (size == 9) return read_any(Nine(), text, candidates);
  if (size == 16) return read_any(Sixteen(), text, candidates);
  return read_any(size, text, candidates);
}
void write_text(int size, std::span<const Word> candidates, char* text) {
  if (size == 9) return write_any(Nine(), candidates, text);
  if (size == 16) return write_any(Sixteen(), candidates, text);
  return write_any(size, candidates, text);
}

}  // namespace quadrille::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace quadrille::lanes {

bool read_grid(int size, const char* text, Candidates candidates) {
  return QUADRILLE_LANES_KERNEL(read_text)(size, text, candidates);
}

void write_grid(int size, std::span<const Word> candidates, char* text) {
  QUADRILLE_LANES_KERNEL(write_text)(size, candidates, text);
}

std::size_t count_lines(std::string_view text) {
  return QUADRILLE_LANES_KERNEL(count_ends)(text.data(), text.size());
}

}  // namespace quadrille::lanes

#endif  // HWY_ONCE
