// The compression of lz-string, which the links of editors for puzzles use: Lempel and Ziv's of 1978 on
// UTF-16 code units, its bits as characters of base64.
//
// The compressed text is a list of numbers. A number refers to an earlier text in a table; each entry is the
// text of one number followed by the first unit of the next. 0 and 1 introduce a new unit of 8 or 16 bits, 2
// is the end. For example, "aaaa" is: new a; 4, the entry aa that this very number completes; 3, the entry a;
// end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille::formats {

enum class LzFault : std::uint8_t {
  none,
  character,  // a character outside base64
  cut_short,  // the text ends before its end mark
  corrupt,    // a number refers to a missing entry, or there is text after the end mark
  too_long,   // the unpacked text would exceed kLongestUnpacked units
};

struct Unpacked {
  std::string text;  // UTF-8; empty after a fault
  LzFault fault = LzFault::none;
  std::size_t at = 0;     // the byte of the fault
  std::size_t units = 0;  // number of code units unpacked
};

/// The maximum number of code units to unpack: a short text may expand to very many.
inline constexpr std::size_t kLongestUnpacked = 4'000'000;

/// `packed`: characters of base64, with or without trailing `=`. Linear in the lengths of both texts.
[[nodiscard]] Unpacked unpack_lz(std::string_view packed);

/// In base64, padded with `=` to a multiple of 4 characters. Invalid UTF-8 in the text is replaced.
[[nodiscard]] std::string pack_lz(std::string_view text);

}  // namespace quadrille::formats
