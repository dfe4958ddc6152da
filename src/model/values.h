// Lists of numbers for functions of a model: from braced lists, or from any ranges of integers.
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

/// A set of numbers. A value.
class ValueSet : public Values {
 public:
  using Values::Values;
  ValueSet(const Values& values) : Values(values) {}  // NOLINT(google-explicit-constructor): a list is a set
};

/// A sequence of lists of numbers, such as the tuples of a table. A value.
class Tuples {
 public:
  Tuples(std::initializer_list<Values> tuples) : Tuples(std::vector<Values>(tuples)) {}
  Tuples(const std::vector<Values>& tuples) {  // NOLINT(google-explicit-constructor): as for Values
    for (const Values& tuple : tuples) rows_.push_back(tuple.numbers());
  }
  template <RangeOfRangesOfIntegers Range>
  Tuples(Range&& range) {  // NOLINT(google-explicit-constructor): any range of such ranges is one
    for (auto&& tuple : range) rows_.push_back(Values(tuple).numbers());
  }

  [[nodiscard]] const std::vector<std::vector<cp::Value>>& rows() const { return rows_; }

 private:
  std::vector<std::vector<cp::Value>> rows_;
};

}  // namespace quadrille
