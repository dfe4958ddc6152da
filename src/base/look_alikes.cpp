#include "base/look_alikes.h"

#include <algorithm>
#include <utility>

#include "base/sentences.h"
#include "base/utf8.h"

namespace quadrille {

namespace {

constexpr char32_t kFullWidthFirst = 0xFF01, kFullWidthLast = 0xFF5E, kFirstAscii = 0x21;

bool is_any_of(char32_t c, std::u32string_view set) { return set.find(c) != std::u32string_view::npos; }

/// As in U+00A0.
std::string number_of(char32_t c) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string digits;
  for (; c != 0 || digits.size() < 4; c /= 16) digits += kDigits[c % 16];
  std::ranges::reverse(digits);
  return "U+" + digits;
}

std::string name_of(char32_t c) {
  switch (c) {
    case 0xA0: return say::kNoBreakSpace();
    case 0x202F: return say::kNarrowNoBreakSpace();
    case 0xAD: return say::kSoftHyphen();
    case 0x200B: return say::kZeroWidthSpace();
    case 0xFEFF: return say::kByteOrderMark();
    default: break;
  }
  switch (look_of(c).value_or(LooksLike::blank)) {
    case LooksLike::blank: return say::kSpecialSpace();
    case LooksLike::nothing: return say::kInvisibleCharacter();
    case LooksLike::dash: return say::kDash();
    case LooksLike::quote: return say::kTypographicQuote();
    case LooksLike::apostrophe: return say::kTypographicApostrophe();
    case LooksLike::full_width: return say::kFullWidthCharacter();
  }
  return {};
}

/// What to write instead; empty for nothing.
std::string replacement_of(char32_t c) {
  switch (look_of(c).value_or(LooksLike::nothing)) {
    case LooksLike::blank: return say::kOrdinarySpace();
    case LooksLike::nothing: return {};
    case LooksLike::dash: return "-";
    case LooksLike::quote: return "\"";
    case LooksLike::apostrophe: return "'";
    case LooksLike::full_width: return {ascii_of_full_width(c)};
  }
  return {};
}

/// Reads a program up to a position, and knows where it stands.
class Scanner {
 public:
  explicit Scanner(std::string_view program) : rest_(program) {}

  std::vector<LookAlike> scan() {
    while (!rest_.empty()) {
      if (rest_.starts_with("%")) {
        skip_to("\n");
      } else if (rest_.starts_with("/*")) {
        skip(2);
        skip_to("*/");
        skip(2);
      } else if (rest_.starts_with("0'") && rest_.size() > 2) {
        skip_character_code();
      } else if (rest_.front() == '"' || rest_.front() == '\'' || rest_.front() == '`') {
        skip_quoted(rest_.front());
      } else {
        take();
      }
    }
    return std::move(found_);
  }

 private:
  void step() {
    const std::size_t length = std::max<std::size_t>(character_length(rest_), 1);
    if (rest_.front() == '\n') {
      ++line_;
      column_ = 0;
    }
    ++column_;
    rest_.remove_prefix(length);
  }
  void skip(std::size_t characters) {
    for (; characters > 0 && !rest_.empty(); --characters) step();
  }
  void skip_to(std::string_view end) {
    while (!rest_.empty() && !rest_.starts_with(end)) step();
  }
  /// As 0'a, 0'\n, or 0''' for the quote.
  void skip_character_code() {
    skip(2);
    skip(rest_.starts_with("\\") || rest_.starts_with("''") ? 2 : 1);
  }
  void skip_quoted(char quote) {
    step();
    while (!rest_.empty() && rest_.front() != quote) skip(rest_.front() == '\\' ? 2 : 1);
    skip(1);
  }
  void take() {
    const std::size_t length = character_length(rest_);
    if (length > 1) {
      const char32_t c = code_point(rest_.substr(0, length));
      if (look_of(c)) found_.push_back({line_, column_, c});
    }
    step();
  }

  std::string_view rest_;
  std::size_t line_ = 1;
  std::size_t column_ = 1;
  std::vector<LookAlike> found_;
};

}  // namespace

std::optional<LooksLike> look_of(char32_t c) {
  if (kFullWidthFirst <= c && c <= kFullWidthLast) return LooksLike::full_width;
  if ((0x2000 <= c && c <= 0x200A) || c == 0xA0 || c == 0x202F || c == 0x205F || c == 0x3000)
    return LooksLike::blank;
  if ((0x200B <= c && c <= 0x200F) || c == 0xFEFF || c == 0x2060 || c == 0xAD || c == 0xFE0F)
    return LooksLike::nothing;
  if (is_any_of(c, U"‐‑‒–—―−")) return LooksLike::dash;
  if (is_any_of(c, U"“”„‟«»")) return LooksLike::quote;
  if (is_any_of(c, U"‘’‚‛")) return LooksLike::apostrophe;
  return std::nullopt;
}

char ascii_of_full_width(char32_t c) { return static_cast<char>(c - kFullWidthFirst + kFirstAscii); }

std::vector<LookAlike> look_alikes(std::string_view program) { return Scanner(program).scan(); }

std::string look_alike_sentence(char32_t c, std::span<const LookAlike> all) {
  const std::string replacement = replacement_of(c);
  const std::string sentence = replacement.empty()
                                   ? say::kDeleteCharacter(name_of(c), number_of(c))
                                   : say::kReplaceCharacter(name_of(c), number_of(c), replacement);
  const auto times = std::ranges::count(all, c, &LookAlike::character);
  return times > 1 ? say::kOccursAgain(times - 1, sentence) : sentence;
}

}  // namespace quadrille
