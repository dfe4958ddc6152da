// The median of what was measured.
#pragma once

#include <algorithm>
#include <vector>

namespace quadrille::bench {

/// At least one number.
[[nodiscard]] inline double median(std::vector<double> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  return *middle;
}

}  // namespace quadrille::bench
