#include "formats/plain/fold.h"

#include <algorithm>
#include <optional>

#include "base/look_alikes.h"
#include "base/utf8.h"

namespace quadrille::formats::plain {

namespace {

constexpr char kEscape = '\x1B';
constexpr char kEndOfDosFile = '\x1A';

bool is_any_of(char32_t c, std::u32string_view set) { return set.find(c) != std::u32string_view::npos; }

/// The lines of frames, U+2500 to U+257F. Corners and crossings are `+`.
char folded_frame(char32_t c) {
  if (is_any_of(c, U"━═┅┉╍╸╺╼╾")) return '=';
  if (is_any_of(c, U"─┄┈╌╴╶")) return '-';
  if (is_any_of(c, U"┃║┇┋╏╹╻╽╿")) return '|';
  if (is_any_of(c, U"│┆┊╎╵╷")) return kThinBar;
  return '+';
}

/// The ASCII character of that meaning; 0 for a mark without width, -1 if there is none.
int folded_character(char32_t c) {
  if (0x2500 <= c && c <= 0x257F) return folded_frame(c);
  if (c == 0x20E3) return 0;  // a frame around the character before it
  if (is_any_of(c, U"·•∙⋅●○◦・‧…□▢◻◽⬜■▪▫☐⬚")) return '.';
  if (is_any_of(c, U"×✕✖")) return 'x';
  const std::optional<LooksLike> look = look_of(c);
  if (!look) return -1;
  switch (*look) {
    case LooksLike::blank: return ' ';
    case LooksLike::nothing: return 0;
    case LooksLike::dash: return '-';
    case LooksLike::quote:
    case LooksLike::apostrophe: return '"';
    case LooksLike::full_width: return ascii_of_full_width(c);
  }
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
