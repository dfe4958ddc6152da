// Branching as data: which variable next, and which of its values first.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/int_var.h"

namespace quadrille::cp {

/// Ties go to the variable that comes first.
enum class VariableOrder : std::uint8_t {
  input,       // the first that is not fixed
  first_fail,  // the fewest values (Haralick and Elliott 1980)
  smallest,    // the smallest value in its domain
  largest,     // the greatest value in its domain
  dom_wdeg,    // the fewest values per weight; failures add weight (Boussemart et al. 2004)
  random,
};

enum class ValueOrder : std::uint8_t {
  min,     // x = min, else x != min
  max,     // x = max, else x != max
  middle,  // x = the value nearest the middle of its bounds, else x != it
  split,   // the lower half of its bounds, else the upper
  random,  // x = a random value of its domain, else x != it
  phase,   // x = the value it last had, if still possible, else min
};

/// Search goes through a list of branchings: the next one starts when the variables of the last are fixed.
struct Branching {
  std::vector<IntVar> variables;
  VariableOrder variable_order = VariableOrder::first_fail;
  ValueOrder value_order = ValueOrder::min;
};

}  // namespace quadrille::cp
