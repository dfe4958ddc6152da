// Branching as data: the order of variables, and the order of each variable's values.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/int_var.h"

namespace quadrille::cp {

/// Ties go to the variable that comes first.
enum class VariableOrder : std::uint8_t {
  input,             // the first that is not fixed
  first_fail,        // the fewest values (Haralick and Elliott 1980)
  crowded,           // the fewest values, then the most open neighbours (after Brelaz 1979) and failures
  anti_first_fail,   // the most values
  smallest,          // the smallest value in its domain
  largest,           // the greatest value in its domain
  occurrence,        // the most constraints
  most_constrained,  // the fewest values, then the most constraints
  max_regret,        // the greatest step from its smallest value to the next
  dom_wdeg,  // the fewest values per weight; failures add weight (Boussemart et al. 2004; Store::weight)
  random,
};

enum class ValueOrder : std::uint8_t {
  min,            // x = min, else x != min
  max,            // x = max, else x != max
  middle,         // x = the value nearest the middle of its bounds, else x != it
  median,         // x = the middle one of its values, else x != it
  split,          // the lower half of its bounds, else the upper
  reverse_split,  // the upper half of its bounds, else the lower
  split_random,   // either half of its bounds, else the other
  interval,       // up to the first gap between its values, else beyond; split if there is none
  random,         // x = a random value of its domain, else x != it
  phase,          // x = the value it last had, if still possible, else min
  not_min,        // x != min, else x = min; the next three likewise, for max, median and random
  not_max,
  not_median,
  not_random,
};

/// Search goes through a list of branchings: the next one starts when the variables of the last are fixed.
struct Branching {
  std::vector<IntVar> variables;
  VariableOrder variable_order = VariableOrder::first_fail;
  ValueOrder value_order = ValueOrder::min;
  /// Either empty, or one value for each variable. With hints, the branching assigns each variable its hint
  /// and ignores both orders; it leaves a variable whose hint is no longer possible to later branchings.
  std::vector<Value> hints{};
  /// Whether solutions that differ only in these variables count as one, so that the search needs only one
  /// value of theirs. Useful for the last branchings.
  bool is_auxiliary = false;
};

}  // namespace quadrille::cp
