#include "model/arguments.h"

#include <string>

#include "base/refuse.h"
#include "model/sentences.h"

namespace quadrille {

namespace {

std::string length_of(GivenList list) { return list.counted(list.size); }

}  // namespace

void expect_equally_many(std::string_view function, GivenList first, GivenList second) {
  if (first.size == second.size) return;
  refuse(say::kEquallyMany(function, length_of(first), length_of(second)));
}

void expect_not_empty(std::string_view function, const Array& array) {
  if (array.size() == 0) refuse(say::kEmptyList(function));
}

void expect_no_negative(const Sentence<Number, Number>& sentence, const std::vector<Value>& numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i] < 0) refuse(sentence(i, numbers[i]));
}

void expect_distinct(std::string_view function, std::vector<Value> numbers) {
  std::ranges::sort(numbers);
  const auto twice = std::ranges::adjacent_find(numbers);
  if (twice != numbers.end()) refuse(say::kValueTwice(function, *twice));
}

void expect_finite(std::string_view function, Value number) {
  if (cp::is_finite(number)) return;
  refuse(say::kInfinity(function, number, cp::kMinusInfinity + 1, cp::kPlusInfinity - 1));
}

void expect_ordered(std::string_view function, Value min, Value max) {
  expect_finite(function, min);
  expect_finite(function, max);
  if (min > max) refuse(say::kLeastIsGreater(function, min, max));
}

Value checked_sum(Value a, Value b) {
  Value result = 0;
  if (__builtin_add_overflow(a, b, &result)) refuse(say::kSumOverflows(a, b));
  return result;
}

Value checked_product(Value a, Value b) {
  Value result = 0;
  if (__builtin_mul_overflow(a, b, &result)) refuse(say::kProductOverflows(a, b));
  return result;
}

}  // namespace quadrille
