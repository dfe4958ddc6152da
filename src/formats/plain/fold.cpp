#include "formats/plain/fold.h"

#include <algorithm>
#include <cstdint>

namespace quadrille::formats::plain {

namespace {

using CodePoint = std::uint32_t;

constexpr char kEscape = '\x1B';
constexpr char kEndOfDosFile = '\x1A';

CodePoint code_point(std::string_view character) {
  const auto byte = [character](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  constexpr CodePoint kLow = 0x3F;
  if (character.size() == 2) return ((byte(0) & 0x1FU) << 6) | (byte(1) & kLow);
  if (character.size() == 3) return ((byte(0) & 0x0FU) << 12) | ((byte(1) & kLow) << 6) | (byte(2) & kLow);
  return ((byte(0) & 0x07U) << 18) | ((byte(1) & kLow) << 12) | ((byte(2) & kLow) << 6) | (byte(3) & kLow);
}

bool is_any_of(CodePoint c, std::u32string_view set) {
  return set.find(static_cast<char32_t>(c)) != std::u32string_view::npos;
}

/// The lines of frames, U+2500 to U+257F. Corners and crossings are `+`.
char folded_frame(CodePoint c) {
  if (is_any_of(c, U"━═┅┉╍╸╺╼╾")) return '=';
  if (is_any_of(c, U"─┄┈╌╴╶")) return '-';
  if (is_any_of(c, U"┃║┇┋╏╹╻╽╿")) return '|';
  if (is_any_of(c, U"│┆┊╎╵╷")) return kThinBar;
  return '+';
}

/// The ASCII character of that meaning; 0 for a mark without width, -1 if there is none.
int folded_character(CodePoint c) {
  constexpr CodePoint kFullWidthFirst = 0xFF01, kFullWidthLast = 0xFF5E, kFirstAscii = 0x21;
  if (kFullWidthFirst <= c && c <= kFullWidthLast) return static_cast<int>(c - kFullWidthFirst + kFirstAscii);
  if (0x2500 <= c && c <= 0x257F) return folded_frame(c);
  if ((0x2000 <= c && c <= 0x200A) || c == 0xA0 || c == 0x202F || c == 0x205F || c == 0x3000) return ' ';
  if ((0x200B <= c && c <= 0x200F) || c == 0xFEFF || c == 0x2060 || c == 0xAD || c == 0xFE0F || c == 0x20E3)
    return 0;
  if (is_any_of(c, U"·•∙⋅●○◦・‧…□▢◻◽⬜■▪▫☐⬚")) return '.';
  if (is_any_of(c, U"‐‑‒–—―−")) return '-';
  if (is_any_of(c, U"“”„‟«»‘’‚")) return '"';
  if (is_any_of(c, U"×✕✖")) return 'x';
  return -1;
}

/// The number of bytes of an escape sequence at the start of the text.
std::size_t escape_length(std::string_view text) {
  if (!text.starts_with("\x1B[")) return 1;
  std::size_t i = 2;
  while (i < text.size() && (is_digit(text[i]) || text[i] == ';' || text[i] == '?')) ++i;
  return std::min(i + 1, text.size());
}

bool stays(char c) { return static_cast<unsigned char>(c) < 0x80 && c != kEscape && c != kEndOfDosFile; }

}  // namespace

std::string folded(std::string_view line) {
  std::string text;
  text.reserve(line.size());
  while (!line.empty()) {
    std::size_t length = std::max<std::size_t>(character_length(line), 1);
    if (stays(line.front())) {
      text += line.front();
    } else if (line.front() == kEscape) {
      length = escape_length(line);
    } else if (line.front() != kEndOfDosFile) {
      const int found = length == 1 ? -1 : folded_character(code_point(line.substr(0, length)));
      if (found < 0) text += line.substr(0, length);
      if (found > 0) text += static_cast<char>(found);
    }
    line.remove_prefix(length);
  }
  return text;
}

Token Lines::peek() {
  if (is_peeked_) return peeked_;
  peeked_ = cursor_.peek_line();
  if (!std::ranges::all_of(peeked_.text, stays)) peeked_.text = arena_->emplace_back(folded(peeked_.text));
  is_peeked_ = true;
  return peeked_;
}

}  // namespace quadrille::formats::plain
