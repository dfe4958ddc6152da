// Small random models of one global constraint, and their texts in FlatZinc and XCSP3.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "support/doors.h"

namespace quadrille::test {

/// Indices count from 1, those of bins from 0. Those of tasks and space come last, from `cumulative` on: all
/// others stand before it.
enum class Global : std::uint8_t {
  all_different,
  all_different_except,  // numbers: the exceptions
  circuit,
  subcircuit,
  inverse,
  element,             // lists: the index, the array, the result
  element_of_numbers,  // lists: the index, the result; numbers: the array
  maximum,             // lists: the variables, the result
  lex_less,
  lex_less_equal,
  sort,
  value_precede,       // numbers: the values
  table,               // rows: the tuples
  regular,             // rows: the next state, by state and value; numbers: the accepting states
  count,               // lists: the variables, the value, the number
  count_of_number,     // lists: the variables, the number; numbers: the value
  among,               // lists: the variables, the number; numbers: the values
  cardinality,         // lists: the variables, how often each value occurs; numbers: the values
  closed_cardinality,  // the same, without other values
  nvalue,              // lists: the variables, the number
  cumulative,          // lists: starts, durations, demands, the capacity
  disjunctive,         // lists: starts, durations
  diffn,               // lists: x, y, and the sizes in these dimensions
  bin_packing,         // lists: loads, the bin of each item; numbers: the weights
};
inline constexpr int kGlobals = static_cast<int>(Global::bin_packing) + 1;

struct GlobalModel {
  Global global;
  std::vector<std::vector<cp::Value>> domains{};  // increasing
  std::vector<std::vector<std::size_t>> lists{};  // of variables, by index
  std::vector<cp::Value> numbers{};
  std::vector<std::vector<cp::Value>> rows{};
  std::vector<Step> steps{};
};

[[nodiscard]] GlobalModel random_global(Global global, std::uint64_t seed);
/// The model with variables x0, x1, ..
[[nodiscard]] std::string flatzinc_text(const GlobalModel& model);
/// The model with variables x[0], x[1], ..; empty where XCSP3 has no such constraint.
[[nodiscard]] std::string xcsp_text(const GlobalModel& model);

}  // namespace quadrille::test
