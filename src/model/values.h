// A list of numbers for a function of a model: from a braced list, or from any range of integers.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <ranges>

#include <vector>

#include "cp/literal.h"

namespace quadrille {

template <class Range>
concept RangeOfIntegers = std::ranges::input_range<Range> && std::integral<std::ranges::range_value_t<Range>>;

template <class Range>
concept RangeOfRangesOfIntegers =
    std::ranges::input_range<Range> && RangeOfIntegers<std::ranges::range_value_t<Range>>;

/// Refuses a number that is too large.
[[noreturn]] void refuse_number(std::uint64_t number);

/// A sequence of numbers. A value.
class Values {
 public:
  Values(std::initializer_list<cp::Value> numbers) : numbers_(numbers) {}
  template <RangeOfIntegers Range>
  Values(Range&& range) {  // NOLINT(google-explicit-constructor): any range of integers is a list of values
    for (const auto number : range) {
      if constexpr (std::unsigned_integral<std::ranges::range_value_t<Range>>)
        if (number > static_cast<std::uint64_t>(cp::kPlusInfinity)) refuse_number(number);
      numbers_.push_back(static_cast<cp::Value>(number));
    }
  }

  [[nodiscard]] const std::vector<cp::Value>& numbers() const { return numbers_; }
  [[nodiscard]] std::size_t size() const { return numbers_.size(); }

 private:
  std::vector<cp::Value> numbers_;
};

}  // namespace quadrille
