#include "base/json_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/utf8.h"

namespace quadrille {

namespace {

/// Whether it stands for itself, and is ASCII.
bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

/// Appends the escaped form of an ASCII character in a JSON string.
void append_escaped(char c, std::string& out) {
  constexpr std::string_view kNamed = "\"\\\b\f\n\r\t";
  constexpr std::string_view kNames = "\"\\bfnrt";
  constexpr std::string_view kHex = "0123456789ABCDEF";
  if (const std::size_t i = kNamed.find(c); i != std::string_view::npos) {
    out += {'\\', kNames[i]};
  } else if (const auto code = static_cast<unsigned char>(c); code < 0x20) {
    out += "\\u00";
    out += {kHex[code / 16U], kHex[code % 16U]};
  } else {
    out += c;
  }
}

}  // namespace

std::string to_json(std::string_view text) {
  std::string json = "\"";
  while (true) {
    const auto plain = std::ranges::find_if_not(text, is_plain) - text.begin();
    json += text.substr(0, static_cast<std::size_t>(plain));
    text.remove_prefix(static_cast<std::size_t>(plain));
    if (text.empty()) break;
    const std::size_t length = character_length(text);
    if (length == 1) {
      append_escaped(text.front(), json);
    } else {
      json += length == 0 ? "\xEF\xBF\xBD" : text.substr(0, length);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return json + '"';
}

std::string to_json(double number) { return fmt::format("{}", number); }

}  // namespace quadrille
