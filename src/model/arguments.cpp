#include "model/arguments.h"

#include "base/refuse.h"

namespace quadrille {

namespace {

std::string start_of(std::string_view function) { return std::string(function) + ": "; }

/// "3 starts", "1 start": the first word loses its s.
std::string counted(GivenList list) {
  std::string name(list.name);
  const std::size_t last = std::min(name.find(' '), name.size()) - 1;
  if (list.size == 1 && name[last] == 's') name.erase(last, 1);
  return std::to_string(list.size) + " " + name;
}

[[noreturn]] void refuse_overflow(Value a, std::string_view operation, Value b) {
  refuse(std::to_string(a) + std::string(operation) + std::to_string(b) +
         " does not fit into 64 bits; use smaller numbers");
}

}  // namespace

void expect_equally_many(std::string_view function, GivenList first, GivenList second) {
  if (first.size == second.size) return;
  refuse(start_of(function) + "found " + counted(first) + " and " + counted(second) +
         ", expected equally many");
}

void expect_not_empty(std::string_view function, const Array& array) {
  if (array.size() == 0) refuse(start_of(function) + "found an empty list, expected at least one element");
}

void expect_no_negative(std::string_view function, std::string_view name, const std::vector<Value>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i] < 0)
      refuse(start_of(function) + std::string(name) + " " + std::to_string(i) + " (counted from 0) is " +
             std::to_string(numbers[i]) + ", expected 0 or more");
}

void expect_distinct(std::string_view function, std::vector<Value> numbers) {
  std::ranges::sort(numbers);
  const auto twice = std::ranges::adjacent_find(numbers);
  if (twice != numbers.end())
    refuse(start_of(function) + "found the value " + std::to_string(*twice) +
           " more than once, expected different values");
}

void expect_finite(std::string_view function, Value number) {
  if (cp::is_finite(number)) return;
  refuse(start_of(function) + "found " + std::to_string(number) + ", expected a number from " +
         std::to_string(cp::kMinusInfinity + 1) + " to " + std::to_string(cp::kPlusInfinity - 1));
}

void expect_ordered(std::string_view function, Value min, Value max) {
  expect_finite(function, min);
  expect_finite(function, max);
  if (min > max)
    refuse(start_of(function) + "found " + std::to_string(min) + " as the least value and " +
           std::to_string(max) + " as the greatest, expected the least one first");
}

Value checked_sum(Value a, Value b) {
  Value result = 0;
  if (__builtin_add_overflow(a, b, &result)) refuse_overflow(a, " + ", b);
  return result;
}

Value checked_product(Value a, Value b) {
  Value result = 0;
  if (__builtin_mul_overflow(a, b, &result)) refuse_overflow(a, " * ", b);
  return result;
}

}  // namespace quadrille
