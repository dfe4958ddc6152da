#include "base/visible_text.h"

#include <algorithm>
#include <cstddef>

#include "base/utf8.h"

namespace quadrille {

namespace {

[[nodiscard]] bool is_of_lines(std::string_view text) {
  return text.front() == '\n' || text.front() == '\t' || text.starts_with("\r\n");
}

/// The number of bytes of the control character at the start of a non-empty text; 0 if there is none. For the
/// first bytes of most texts, one comparison decides.
[[nodiscard]] std::size_t control_length(std::string_view text) {
  constexpr unsigned char kFirstPrinted = 0x20, kDelete = 0x7f, kFirstOfIso = 0x80, kLastOfIso = 0x9f;
  constexpr unsigned char kLeadOfIso = 0xc2;  // of U+0080 to U+00BF in UTF-8
  const auto at = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto is_of_iso = [](unsigned char c) { return c >= kFirstOfIso && c <= kLastOfIso; };
  const unsigned char first = at(0);
  if (first < kFirstPrinted || first == kDelete || is_of_iso(first)) return 1;
  return first == kLeadOfIso && text.size() > 1 && is_of_iso(at(1)) ? 2 : 0;
}

/// The number of bytes at the start that are not control characters.
template <class IsKept>
[[nodiscard]] std::size_t plain_length(std::string_view text, IsKept is_kept) {
  std::size_t i = 0;
  while (i < text.size()) {
    if (!is_kept(text.substr(i)) && control_length(text.substr(i)) > 0) break;
    // A character of several bytes is skipped as a whole: its later bytes look like control characters.
    i += std::max<std::size_t>(character_length(text.substr(i)), 1);
  }
  return std::min(i, text.size());
}

template <class IsKept>
[[nodiscard]] std::string shown(std::string_view text, IsKept is_kept) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string result;
  for (;;) {
    const std::size_t plain = plain_length(text, is_kept);
    result += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return result;
    const std::size_t length = control_length(text);
    const auto code = static_cast<unsigned char>(text[length - 1]);
    result += "\\x";
    result += kDigits[code / kDigits.size()];
    result += kDigits[code % kDigits.size()];
    text.remove_prefix(length);
  }
}

}  // namespace

std::string visible_text(std::string_view text) { return shown(text, is_of_lines); }

std::string visible_name(std::string_view name) {
  return shown(name, [](std::string_view) { return false; });
}

bool has_control_characters(std::string_view text) { return plain_length(text, is_of_lines) < text.size(); }

}  // namespace quadrille
