#include "cli/output/decimal_sum.h"

#include <algorithm>
#include <cstddef>

namespace quadrille::cli {

bool DecimalSum::add(std::string_view number) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  if (number.empty() || !std::ranges::all_of(number, is_digit)) return false;
  int carry = 0;
  for (std::size_t i = 0; i < number.size() || carry > 0; ++i) {
    if (i == digits_.size()) digits_ += '0';
    const int digit = i < number.size() ? number[number.size() - 1 - i] - '0' : 0;
    const int sum = digits_[i] - '0' + digit + carry;
    digits_[i] = static_cast<char>('0' + sum % 10);
    carry = sum / 10;
  }
  return true;
}

std::string DecimalSum::text() const {
  const std::size_t last = digits_.find_last_not_of('0');
  if (last == std::string::npos) return "0";
  return {digits_.rend() - static_cast<std::ptrdiff_t>(last) - 1, digits_.rend()};
}

}  // namespace quadrille::cli
