// The greatest and the least element of a list, and where these are.
#include <algorithm>

#include "modelling/global.h"

namespace quadrille::modelling {

namespace {

void post_max(Builder& builder, IntVar greatest, const Variables& x) {
  builder.define(Function::maximum, x, greatest);
}

bool is_max(Value greatest, const Numbers& x) { return std::ranges::max(x) == greatest; }

void post_min(Builder& builder, IntVar least, Variables x) {
  for (IntVar& y : x) y = -y;
  builder.define(Function::maximum, x, -least);
}

bool is_min(Value least, const Numbers& x) { return std::ranges::min(x) == least; }

void post_arg_max(Builder& builder, IntVar index, Variables x) {
  builder.post(cp::arg_max(std::move(x), index));
}

bool is_arg_max(Value index, const Numbers& x) { return std::ranges::max_element(x) - x.begin() == index; }

void post_arg_min(Builder& builder, IntVar index, Variables x) {
  builder.post(cp::arg_min(std::move(x), index));
}

bool is_arg_min(Value index, const Numbers& x) { return std::ranges::min_element(x) - x.begin() == index; }

/// The parameters of all of these.
std::vector<Parameter> result_and_array(std::string_view result) {
  return {{.name = result, .is_result = true}, {.name = "array", .takes_empty = false}};
}

}  // namespace

Global max_global() {
  return {.name = "max",
          .summary = "The greatest element.",
          .parameters = result_and_array("greatest"),
          .minizinc = {"array_int_maximum(var int: m, array[int] of var int: x)"},
          .post = post_max,
          .holds = is_max};
}

Global min_global() {
  return {.name = "min",
          .summary = "The least element.",
          .parameters = result_and_array("least"),
          .minizinc = {"array_int_minimum(var int: m, array[int] of var int: x)"},
          .post = post_min,
          .holds = is_min};
}

Global arg_max_global() {
  return {.name = "arg_max",
          .summary = "The index of the first greatest element, counted from 0.",
          .parameters = result_and_array("index"),
          .post = post_arg_max,
          .holds = is_arg_max};
}

Global arg_min_global() {
  return {.name = "arg_min",
          .summary = "The index of the first least element, counted from 0.",
          .parameters = result_and_array("index"),
          .post = post_arg_min,
          .holds = is_arg_min};
}

}  // namespace quadrille::modelling
