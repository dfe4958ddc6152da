#include "formats/drawn/pdf_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

/// The widths of the characters from space to ~ in Helvetica, in thousandths of the height (Adobe's metrics).
constexpr std::array<int, 95> kHelveticaWidths{
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333,  278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,  611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,  556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500,  500, 334, 260, 334, 584};
/// The widths of U+00A0 to U+00FF.
constexpr std::array<int, 96> kLatinWidths{
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333,  333,
    333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722,
    667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722,  722,
    722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278,  278,
    556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500};
constexpr int kUsualWidth = 556;  // of comparison signs

/// A character that WinAnsiEncoding and Latin-1 encode differently.
struct WindowsCharacter {
  char32_t code;
  unsigned place;
  int width;
};
constexpr auto kOfWindows = std::to_array<WindowsCharacter>(
    {{U'\u20AC', 0x80, 556},  {U'\u201A', 0x82, 222},  {U'\u0192', 0x83, 556}, {U'\u201E', 0x84, 333},
     {U'\u2026', 0x85, 1000}, {U'\u2020', 0x86, 556},  {U'\u2021', 0x87, 556}, {U'\u02C6', 0x88, 333},
     {U'\u2030', 0x89, 1000}, {U'\u0160', 0x8A, 667},  {U'\u2039', 0x8B, 333}, {U'\u0152', 0x8C, 1000},
     {U'\u017D', 0x8E, 611},  {U'\u2018', 0x91, 222},  {U'\u2019', 0x92, 222}, {U'\u201C', 0x93, 333},
     {U'\u201D', 0x94, 333},  {U'\u2022', 0x95, 350},  {U'\u2013', 0x96, 556}, {U'\u2014', 0x97, 1000},
     {U'\u02DC', 0x98, 333},  {U'\u2122', 0x99, 1000}, {U'\u0161', 0x9A, 500}, {U'\u203A', 0x9B, 333},
     {U'\u0153', 0x9C, 944},  {U'\u017E', 0x9E, 500},  {U'\u0178', 0x9F, 667}});

/// Replaces characters by others that look as good in print: kinds of hyphens and spaces.
char32_t printed(char32_t c) {
  constexpr char32_t kNoBreakSpace = 0xA0;
  switch (c) {
    case U'\u2010':
    case U'\u2011': return U'-';
    case U'\u2012': return U'\u2013';
    case U'\u2015': return U'\u2014';
    case U'\u202F': return kNoBreakSpace;
    default: return (c >= 0x2000 && c <= 0x200A) || (c >= '\t' && c <= '\r') ? U' ' : c;
  }
}

/// A character that is in Symbol but not in Helvetica.
struct SymbolCharacter {
  char32_t code;
  int place;  // its code in the font
};
constexpr std::array<SymbolCharacter, 3> kOfSymbolFont{
    {{U'\u2260', 0xB9}, {U'\u2264', 0xA3}, {U'\u2265', 0xB3}}};

/// Bytes that are not UTF-8 become question marks.
std::vector<char32_t> characters_of(std::string_view text) {
  std::vector<char32_t> characters;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0) {
      characters.push_back(U'?');
      text.remove_prefix(1);
      continue;
    }
    constexpr std::array<unsigned, 5> kFirstBits{0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = static_cast<unsigned char>(text.front()) & kFirstBits.at(length);
    for (const char c : text.substr(1, length - 1))
      code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
    characters.push_back(code);
    text.remove_prefix(length);
  }
  return characters;
}

bool is_ascii(char32_t c) { return c >= U' ' && c <= U'~'; }

void append_byte(unsigned byte, std::string& out) {
  const bool is_plain = is_ascii(byte);
  if (!is_plain) {
    out += fmt::format("\\{:03o}", byte);
    return;
  }
  const char c = static_cast<char>(byte);
  if (c == '(' || c == ')' || c == '\\') out += '\\';
  out += c;
}

/// Null if WinAnsiEncoding encodes the character as Latin-1 does, or not at all.
const WindowsCharacter* windows_character(char32_t c) {
  for (const WindowsCharacter& character : kOfWindows)
    if (character.code == c) return &character;
  return nullptr;
}

/// The byte of WinAnsiEncoding; a question mark if it has none.
unsigned byte_of(char32_t c) {
  if (const WindowsCharacter* const found = windows_character(c)) return found->place;
  return is_ascii(c) || (c >= 0xA0 && c <= 0xFF) ? static_cast<unsigned>(c) : unsigned{'?'};
}

int width_of(char32_t c) {
  if (is_ascii(c)) return kHelveticaWidths.at(c - U' ');
  if (c >= 0xA0 && c <= 0xFF) return kLatinWidths.at(c - 0xA0);
  const WindowsCharacter* const found = windows_character(c);
  return found == nullptr ? kUsualWidth : found->width;
}

/// 0 if the font has no such character.
unsigned place_in_symbol_font(char32_t c) {
  for (const auto& [code, place] : kOfSymbolFont) {
    if (code == c) return static_cast<unsigned>(place);
  }
  return 0;
}

}  // namespace

std::string pdf_shown(std::string_view text, std::string_view font, double height, PdfFont& current) {
  std::string out;
  bool is_open = false;
  for (const char32_t character : characters_of(text)) {
    const char32_t c = printed(character);
    const unsigned symbol = place_in_symbol_font(c);
    const std::string_view wanted = symbol != 0 ? kPdfSymbolFont : font;
    const bool is_set = wanted == current.name && height == current.height;
    if (is_open && !is_set) out += ") Tj ";
    if (!is_set) fmt::format_to(std::back_inserter(out), "{} {:.4g} Tf ", wanted, height);
    if (!is_open || !is_set) out += '(';
    is_open = true;
    current = {wanted, height};
    append_byte(symbol != 0 ? symbol : byte_of(c), out);
  }
  return is_open ? out + ") Tj" : out;
}

double pdf_width(std::string_view text) {
  int width = 0;
  for (const char32_t c : characters_of(text)) width += width_of(printed(c));
  constexpr double kUnits = 1000;
  return width / kUnits;
}

std::string pdf_string(std::string_view text) {
  std::string plain = "(";
  std::string wide = "<FEFF";
  bool is_plain = true;
  for (const char32_t c : characters_of(text)) {
    is_plain = is_plain && is_ascii(c);
    append_byte(is_ascii(c) ? static_cast<unsigned>(c) : unsigned{' '}, plain);
    if (constexpr char32_t kPlane = 0x10000; c >= kPlane) {
      const char32_t rest = c - kPlane;
      wide += fmt::format("{:04X}{:04X}", 0xD800U + (rest >> 10U), 0xDC00U + (rest & 0x3FFU));
    } else {
      wide += fmt::format("{:04X}", static_cast<std::uint32_t>(c));
    }
  }
  return is_plain ? plain + ")" : wide + ">";
}

}  // namespace quadrille::formats
