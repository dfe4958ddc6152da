#include "formats/fraction.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "base/power.h"
#include "formats/text_cursor.h"

namespace quadrille::formats {

namespace {

/// Takes digits, and appends them to those of the value. Returns their number.
int take_digits(std::string_view& text, double& value) {
  int count = 0;
  for (; !text.empty() && is_digit(text.front()); text.remove_prefix(1), ++count)
    value = 10 * value + (text.front() - '0');
  return count;
}

/// Takes "e-3" or "E5"; returns 0 and takes nothing if there is no exponent.
int take_exponent(std::string_view& text) {
  if (text.empty() || (text.front() != 'e' && text.front() != 'E')) return 0;
  const bool has_plus = text.substr(1).starts_with('+');
  if (has_plus && text.substr(2).starts_with('-')) return 0;
  const std::size_t begin = has_plus ? 2 : 1;
  int exponent = 0;
  const auto [end, error] = std::from_chars(text.data() + begin, text.data() + text.size(), exponent);
  if (error == std::errc::invalid_argument) return 0;
  if (error == std::errc::result_out_of_range) exponent = text[1] == '-' ? -9999 : 9999;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return std::clamp(exponent, -9999, 9999);
}

}  // namespace

std::optional<double> take_fraction(std::string_view& text) {
  std::string_view rest = text;
  const bool is_negative = rest.starts_with('-');
  if (is_negative) rest.remove_prefix(1);
  double value = 0;
  int digits = take_digits(rest, value), behind_point = 0;
  if (rest.size() > 1 && rest[0] == '.' && is_digit(rest[1])) {
    rest.remove_prefix(1);
    behind_point = take_digits(rest, value);
    digits += behind_point;
  }
  if (digits == 0) return std::nullopt;
  const int exponent = take_exponent(rest) - behind_point;
  const double factor = power(10, static_cast<std::uint64_t>(std::abs(exponent)));
  value = exponent < 0 ? value / factor : value * factor;
  if (!std::isfinite(value)) return std::nullopt;
  text = rest;
  return is_negative ? -value : value;
}

}  // namespace quadrille::formats
