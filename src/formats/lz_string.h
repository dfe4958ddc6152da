// The compression of lz-string, which the links of editors for puzzles use: Lempel and Ziv's of 1978 on
// UTF-16 code units, its bits as characters of base64.
//
// The compressed text is a list of numbers. A number names a text that came before: each is the one before it
// and the first unit of the next. 0 and 1 bring a new unit of 8 or 16 bits, 2 is the end. For example, "aaaa"
// is new a; 4, the text aa that this very number completes; 3, the text a; end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille::formats {

enum class LzFault : std::uint8_t {
  none,
  character,  // one that base64 does not have
  cut_short,  // the text ends before its end mark
  corrupt,    // a number names a text that there is not, or there is more behind the end mark
  too_long,   // it stands for more than kLongestUnpacked units
};

struct Unpacked {
  std::string text;  // UTF-8; empty after a fault
  LzFault fault = LzFault::none;
  std::size_t at = 0;     // the byte of the fault
  std::size_t units = 0;  // code units of the text, as far as it was unpacked
};

/// Code units that a compressed text may stand for: a short one can stand for very many.
inline constexpr std::size_t kLongestUnpacked = 4'000'000;

/// `packed`: characters of base64, without or with `=` behind them. Takes time proportional to the lengths of
/// both texts.
[[nodiscard]] Unpacked unpack_lz(std::string_view packed);

/// In base64, with `=` to a multiple of 4 characters. What is no UTF-8 in the text is replaced.
[[nodiscard]] std::string pack_lz(std::string_view text);

}  // namespace quadrille::formats
