// Numbers of occurrences of several values.
#include <algorithm>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_global_cardinality(Builder& builder, Variables x, const Numbers& values, Variables numbers) {
  builder.global_cardinality(std::move(x), values, std::move(numbers), false);
}

void post_closed_cardinality(Builder& builder, Variables x, const Numbers& values, Variables numbers) {
  builder.global_cardinality(std::move(x), values, std::move(numbers), true);
}

bool are_counts(const Numbers& x, const Numbers& values, const Numbers& numbers) {
  for (std::size_t i = 0; i < values.size(); ++i)
    if (std::ranges::count(x, values[i]) != numbers[i]) return false;
  return true;
}

bool are_all_counts(const Numbers& x, const Numbers& values, const Numbers& numbers) {
  const auto is_listed = [&](Value v) { return std::ranges::find(values, v) != values.end(); };
  return std::ranges::all_of(x, is_listed) && are_counts(x, values, numbers);
}

/// The parameters of both.
std::vector<Parameter> array_and_counts() {
  return {{"array"}, {.name = "values", .is_distinct = true}, {.name = "numbers", .as_long_as = 1}};
}

}  // namespace

Global global_cardinality_global() {
  return {.name = "global_cardinality",
          .summary = "values[i] occurs numbers[i] times.",
          .parameters = array_and_counts(),
          .minizinc = {"fzn_global_cardinality(array[int] of var int: x, array[int] of int: cover, "
                       "array[int] of var int: counts)"},
          .post = post_global_cardinality,
          .holds = are_counts};
}

Global global_cardinality_closed_global() {
  return {.name = "global_cardinality_closed",
          .summary = "values[i] occurs numbers[i] times, and no other value occurs.",
          .parameters = array_and_counts(),
          .minizinc = {"fzn_global_cardinality_closed(array[int] of var int: x, array[int] of int: cover, "
                       "array[int] of var int: counts)"},
          .post = post_closed_cardinality,
          .holds = are_all_counts};
}

}  // namespace quadrille::modelling
