#include "base/utf8.h"

#include <array>

namespace quadrille {

std::size_t character_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Rejects overlong forms, surrogates, and code points beyond Unicode.
  const unsigned second = byte(1);
  if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0)) return 0;
  if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) return 0;
  return length;
}

char32_t code_point(std::string_view character) {
  constexpr std::array<unsigned, 5> kLead{0, 0x7F, 0x1F, 0x0F,
                                          0x07};  // by length: the bits of the first byte
  char32_t result = static_cast<unsigned char>(character.front()) & kLead[character.size()];
  for (const char c : character.substr(1)) result = (result << 6) | (static_cast<unsigned char>(c) & 0x3FU);
  return result;
}

}  // namespace quadrille
