// The median of measurements.
#pragma once

#include <algorithm>
#include <vector>

namespace quadrille::bench {

/// The (upper) median. There must be at least one number.
[[nodiscard]] inline double median(std::vector<double> numbers) {
  const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  return *middle;
}

}  // namespace quadrille::bench
