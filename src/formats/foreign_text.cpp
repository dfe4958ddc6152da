#include "formats/foreign_text.h"

#include <algorithm>

#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

/// U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069.
bool turns_direction(std::string_view character) {
  if (!character.starts_with("\xE2\x80") && !character.starts_with("\xE2\x81")) return false;
  const auto last = static_cast<unsigned char>(character[2]);
  if (character[1] == '\x81') return last >= 0xA6 && last <= 0xA9;
  return last == 0x8E || last == 0x8F || (last >= 0xAA && last <= 0xAE);
}

/// C0 and C1, delete, and the separators of lines and paragraphs, U+2028 and U+2029.
bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return first < 0x20 || first == 0x7F;
  if (first == 0xC2) return static_cast<unsigned char>(character[1]) < 0xA0;
  return character == "\xE2\x80\xA8" || character == "\xE2\x80\xA9";
}

/// U+FFFE and U+FFFF.
bool is_forbidden(std::string_view character) {
  return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
}

}  // namespace

std::string plain_text(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    const auto character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0 || turns_direction(character) || is_forbidden(character)) {
      plain += '?';
    } else if (is_control(character)) {
      plain += ' ';
    } else {
      plain += character;
    }
    text.remove_prefix(character.size());
  }
  return plain;
}

std::string in_line_comment(std::string_view text) {
  std::string comment = plain_text(text);
  const auto end = trimmed(comment);
  if (end.ends_with('\\') || end.ends_with("?\?/")) comment += " .";
  return comment;
}

std::string in_xml_comment(std::string_view text) {
  std::string comment;
  for (const char c : plain_text(text)) {
    if (c == '-' && comment.ends_with('-')) comment += ' ';
    comment += c;
  }
  return comment.ends_with('-') ? comment + ' ' : comment;
}

std::string in_xml(std::string_view text) {
  std::string safe;
  for (const char c : plain_text(text)) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  }
  return safe;
}

}  // namespace quadrille::formats
