// Words of files, and their names, as they may be shown on a terminal.
#pragma once

#include <string>
#include <string_view>

namespace check_proof {

/// The text with its control characters, and the bytes of those of ISO 6429, written as \x1b and the like.
[[nodiscard]] inline std::string shown(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string result;
  bool is_in_character = false;  // of UTF-8, whose later bytes look like control characters
  for (const char c : text) {
    const auto code = static_cast<unsigned char>(c);
    const bool is_later = code >= 0x80 && code <= 0xbf;
    const bool is_control = code < 0x20 || code == 0x7f || (code >= 0x80 && code <= 0x9f && !is_in_character);
    is_in_character = code > 0xc2 || (is_in_character && is_later);
    if (is_control) {
      result += "\\x";
      result += kDigits[code / kDigits.size()];
      result += kDigits[code % kDigits.size()];
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace check_proof
