#include "flatzinc/scanner.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <locale>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "flatzinc/sentences.h"

namespace quadrille::flatzinc {

namespace {

enum CharacterClass : std::uint8_t { kOther, kBlank, kLetter, kDigit, kSymbol };

constexpr std::array<CharacterClass, 256> character_classes() {
  std::array<CharacterClass, 256> classes{};
  for (const char c : {' ', '\t', '\n', '\r', '\f', '\v'}) classes[static_cast<unsigned char>(c)] = kBlank;
  for (const char c : {'(', ')', '[', ']', '{', '}', ',', ';', ':', '=', '.'})
    classes[static_cast<unsigned char>(c)] = kSymbol;
  for (int c = 'a'; c <= 'z'; ++c) classes[static_cast<std::size_t>(c)] = kLetter;
  for (int c = 'A'; c <= 'Z'; ++c) classes[static_cast<std::size_t>(c)] = kLetter;
  for (int c = '0'; c <= '9'; ++c) classes[static_cast<std::size_t>(c)] = kDigit;
  classes['_'] = kLetter;
  return classes;
}

constexpr std::array<CharacterClass, 256> kClasses = character_classes();

CharacterClass class_of(char c) { return kClasses[static_cast<unsigned char>(c)]; }

/// The position after the digits from `at` on, of which there must be at least one; `start` if there is none.
const char* behind_digits(const char* start, const char* at, const char* end) {
  if (at >= end || class_of(*at) != kDigit) return start;
  while (at < end && class_of(*at) == kDigit) ++at;
  return at;
}

/// The position after the fraction and the exponent at `at`, if they are there.
const char* behind_fraction(const char* at, const char* end) {
  if (at < end && *at == '.') at = behind_digits(at, at + 1, end);
  if (at == end || (*at != 'e' && *at != 'E')) return at;
  const bool has_sign = end - at > 1 && (at[1] == '-' || at[1] == '+');
  return behind_digits(at, at + (has_sign ? 2 : 1), end);
}

/// Nullopt if it is too large. (Not all standard libraries have std::from_chars for fractions.)
std::optional<double> real_number(const char* first, const char* last) {
  std::istringstream text(std::string(first, last));
  text.imbue(std::locale::classic());
  double number = 0;
  return text >> number ? std::optional(number) : std::nullopt;
}

}  // namespace

void Scanner::skip_blanks() {
  while (next_ < text_.size()) {
    if (class_of(text_[next_]) == kBlank) {
      ++next_;
    } else if (text_[next_] == '%') {
      next_ = std::min(text_.find('\n', next_), text_.size());
    } else {
      return;
    }
  }
}

void Scanner::take(TokenKind kind, std::size_t length) {
  token_.kind = kind;
  token_.text = text_.substr(next_, length);
  next_ += length;
}

void Scanner::advance() {
  if (token_.kind == TokenKind::fault) return;
  skip_blanks();
  token_.place = next_;
  if (next_ == text_.size()) return take(TokenKind::end, 0);
  const char c = text_[next_];
  const std::string_view rest = text_.substr(next_);
  if (class_of(c) == kLetter) {
    std::size_t length = 1;
    while (length < rest.size() && (class_of(rest[length]) == kLetter || class_of(rest[length]) == kDigit))
      ++length;
    return take(TokenKind::name, length);
  }
  if (class_of(c) == kDigit || c == '-' || c == '+') return scan_number();
  if (c == '"') return scan_string();
  if (rest.starts_with("::") || rest.starts_with("..")) return take(TokenKind::symbol, 2);
  if (class_of(c) == kSymbol && c != '.') return take(TokenKind::symbol, 1);
  fail(say::kUnknownCharacter());
}

void Scanner::scan_number() {
  const char* const end = text_.data() + text_.size();
  const char* const first = text_.data() + next_;
  const bool is_negative = *first == '-';
  const char* digits = *first == '-' || *first == '+' ? first + 1 : first;
  int base = 10;
  if (end - digits >= 2 && digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'o')) {
    base = digits[1] == 'x' ? 16 : 8;
    digits += 2;
  }
  if (digits == end || *digits == '-') return fail(say::kSignAlone());
  std::uint64_t magnitude = 0;
  const auto [stop, code] = std::from_chars(digits, end, magnitude, base);
  if (stop == digits) return fail(base == 10 ? say::kSignAlone() : say::kNoDigits());
  if (const char* const real_stop = behind_fraction(stop, end); base == 10 && real_stop > stop) {
    const auto magnitude_of_real = real_number(digits, real_stop);
    if (!magnitude_of_real) return fail(say::kNumberTooLarge());
    token_.real = is_negative ? -*magnitude_of_real : *magnitude_of_real;
    return take(TokenKind::real, static_cast<std::size_t>(real_stop - first));
  }
  // The least and the greatest 64-bit number represent infinities in the engine.
  if (code != std::errc() || magnitude >= static_cast<std::uint64_t>(cp::kPlusInfinity))
    return fail(say::kIntegerTooLarge());
  token_.integer = is_negative ? -static_cast<cp::Value>(magnitude) : static_cast<cp::Value>(magnitude);
  take(TokenKind::integer, static_cast<std::size_t>(stop - first));
}

void Scanner::scan_string() {
  std::size_t end = next_ + 1;
  while (end < text_.size() && text_[end] != '"' && text_[end] != '\n') end += text_[end] == '\\' ? 2 : 1;
  if (end >= text_.size() || text_[end] != '"') return fail(say::kOpenString());
  take(TokenKind::string, end + 1 - next_);
  token_.text = token_.text.substr(1, token_.text.size() - 2);
}

void Scanner::fail(std::string message) {
  token_.kind = TokenKind::fault;
  token_.text = {};
  fault_ = std::move(message);
}

InputError error_at(std::string_view text, std::size_t place, std::string message) {
  const std::string_view before = text.substr(0, place);
  const auto line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return {std::move(message), static_cast<int>(std::ranges::count(before, '\n')) + 1,
          static_cast<int>(place - line_start) + 1};
}

}  // namespace quadrille::flatzinc
