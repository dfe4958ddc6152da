#include "base/amount.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "base/sentences.h"

namespace quadrille {

namespace {

struct Unit {
  std::string_view name;
  double size;
};

/// The value of digits with at most one point. (Not all standard libraries have std::from_chars for
/// fractions.)
std::optional<double> plain_number(std::string_view digits) {
  constexpr double kBase = 10;
  double number = 0;
  double parts = 1;
  const auto point = digits.find('.');
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i == point) continue;
    if (digits[i] == '.') return std::nullopt;
    number = number * kBase + (digits[i] - '0');
    if (i > point) parts *= kBase;
  }
  const bool has_digits = digits.size() > (point == std::string_view::npos ? 0U : 1U);
  return has_digits ? std::optional(number / parts) : std::nullopt;
}

/// A positive amount in units of the table, at most `most` base units.
template <std::size_t kCount>
std::optional<double> amount(std::string_view text, const std::array<Unit, kCount>& units, double most) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789."), text.size());
  const auto value = plain_number(text.substr(0, digits));
  const auto unit = std::ranges::find(units, text.substr(digits), &Unit::name);
  if (!value || unit == units.end() || *value <= 0) return std::nullopt;
  const double product = *value * unit->size;
  return product <= most ? std::optional(product) : std::nullopt;
}

}  // namespace

Parsed<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  constexpr std::array<Unit, 4> kUnits{{{"", 1}, {"s", 1}, {"ms", 1e-3}, {"m", 60}}};
  constexpr double kLongest = 1e9;  // seconds: over 30 years; nanoseconds still fit 64 bits
  if (const auto seconds = amount(text, kUnits, kLongest))
    return std::chrono::nanoseconds(std::llround(*seconds * 1e9));
  return bad_input(say::kExpectedTime(text));
}

Parsed<std::uint64_t> parse_bytes(std::string_view text) {
  constexpr double kKilo = 1024;
  constexpr std::array<Unit, 4> kUnits{
      {{"", 1}, {"K", kKilo}, {"M", kKilo * kKilo}, {"G", kKilo * kKilo * kKilo}}};
  constexpr double kMost = 1e18;  // still fits 64 bits
  if (const auto bytes = amount(text, kUnits, kMost); bytes && *bytes >= 1)
    return static_cast<std::uint64_t>(*bytes);
  return bad_input(say::kExpectedBytes(text));
}

}  // namespace quadrille
