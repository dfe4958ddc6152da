#include "model/arguments.h"

#include <string>

#include "base/refuse.h"
#include "model/sentences.h"

namespace quadrille {

void expect_equally_many(std::string_view function, GivenList first, GivenList second) {
  if (first.size == second.size) return;
  refuse(say::kEquallyMany(function, say::kElementsOf(first.size, first.name), second.size, second.name));
}

void expect_not_empty(std::string_view function, const Array& array) {
  if (array.size() == 0) refuse(say::kEmptyList(function));
}

std::string element_of(std::string_view list, std::size_t place) {
  return std::string(list) + "[" + std::to_string(place) + "]";
}

void refuse_fault(const modelling::Global& global, const modelling::Arguments& arguments,
                  const modelling::Fault& fault) {
  using Kind = modelling::Fault::Kind;
  const modelling::Parameter& parameter = global.parameters[fault.parameter];
  const modelling::Argument& argument = arguments[fault.parameter];
  const bool is_variable = std::holds_alternative<cp::IntVar>(argument);
  const std::string name =
      is_variable ? std::string(parameter.name) : element_of(parameter.name, fault.place);
  switch (fault.kind) {
    case Kind::other_length: {
      const std::size_t other = *parameter.as_long_as;
      const std::size_t size = modelling::size_of(arguments[other]);
      if (std::holds_alternative<modelling::Rows>(argument))
        refuse(say::kTupleLength(global.name, fault.place, fault.number, size));
      refuse(say::kEquallyMany(global.name, say::kElementsOf(size, global.parameters[other].name),
                               fault.number, parameter.name));
    }
    case Kind::empty: refuse(say::kEmptyList(global.name));
    case Kind::repeated: refuse(say::kValueTwice(global.name, fault.number));
    case Kind::negative: refuse(say::kNegative(global.name, name, fault.number));
    case Kind::negative_variable: refuse(say::kNegativeVariable(global.name, name, fault.number));
  }
  __builtin_unreachable();
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
