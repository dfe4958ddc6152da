// Numbers of occurrences.
#include <algorithm>
#include <set>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_count(Builder& builder, IntVar number, Variables x, IntVar value) {
  builder.count(std::move(x), value, number);
}

bool is_count(Value number, const Numbers& x, Value value) { return std::ranges::count(x, value) == number; }

void post_among(Builder& builder, IntVar number, Variables x, const IntervalSet& values) {
  builder.post(cp::among(std::move(x), values, number));
}

bool is_among(Value number, const Numbers& x, const IntervalSet& values) {
  return std::ranges::count_if(x, [&](Value v) { return contains(values, v); }) == number;
}

void post_nvalue(Builder& builder, IntVar number, Variables x) {
  builder.post(cp::nvalue(std::move(x), number));
}

bool is_nvalue(Value number, const Numbers& x) { return std::ssize(std::set(x.begin(), x.end())) == number; }

}  // namespace

Global count_global() {
  return {.name = "count",
          .summary = "The number of elements that are equal to the value.",
          .parameters = {{.name = "number", .is_result = true}, {"array"}, {"value"}},
          .post = post_count,
          .holds = is_count};
}

Global among_global() {
  return {.name = "among",
          .summary = "The number of elements that have one of these values.",
          .parameters = {{.name = "number", .is_result = true}, {"array"}, {"values"}},
          .minizinc = {"fzn_among(var int: n, array[int] of var int: x, set of int: v)"},
          .post = post_among,
          .holds = is_among};
}

Global nvalue_global() {
  return {.name = "nvalue",
          .summary = "The number of different values.",
          .parameters = {{.name = "number", .is_result = true}, {"array"}},
          .minizinc = {"fzn_nvalue(var int: n, array[int] of var int: x)"},
          .post = post_nvalue,
          .holds = is_nvalue};
}

}  // namespace quadrille::modelling
