#include "base/amount.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace quadrille {

namespace {

struct Unit {
  std::string_view name;
  double size;
};

/// A positive amount in units of the table, at most `most` of that which counts as 1.
template <std::size_t kCount>
std::optional<double> amount(std::string_view text, const std::array<Unit, kCount>& units, double most) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789."), text.size());
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + digits, value);
  const auto unit = std::ranges::find(units, text.substr(digits), &Unit::name);
  const bool is_number = error == std::errc{} && end == text.data() + digits;
  if (!is_number || unit == units.end() || value <= 0 || value * unit->size > most) return std::nullopt;
  return value * unit->size;
}

}  // namespace

Parsed<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  constexpr std::array<Unit, 4> kUnits{{{"", 1}, {"s", 1}, {"ms", 1e-3}, {"m", 60}}};
  constexpr double kLongest = 1e9;  // seconds: over 30 years, and nanoseconds still fit 64 bits
  if (const auto seconds = amount(text, kUnits, kLongest))
    return std::chrono::nanoseconds(std::llround(*seconds * 1e9));
  return bad_input("expected a time such as 2 or 2s, 500ms or 1m, found '" + std::string(text) + "'");
}

Parsed<std::uint64_t> parse_bytes(std::string_view text) {
  constexpr double kKilo = 1024;
  constexpr std::array<Unit, 4> kUnits{
      {{"", 1}, {"K", kKilo}, {"M", kKilo * kKilo}, {"G", kKilo * kKilo * kKilo}}};
  constexpr double kMost = 1e18;  // still fits 64 bits
  if (const auto bytes = amount(text, kUnits, kMost); bytes && *bytes >= 1)
    return static_cast<std::uint64_t>(*bytes);
  return bad_input("expected a size such as 500M, 2G, 64K, or a number of bytes, found '" +
                   std::string(text) + "'");
}

}  // namespace quadrille
