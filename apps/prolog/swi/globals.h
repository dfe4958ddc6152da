// The global constraints of Prolog's library: how the arguments of each are read, and what it posts. A
// further one is an entry in globals.cpp, besides its export and the check of its arguments on the Prolog
// side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "prolog/posting.h"
#include "prolog/swi/goal.h"

namespace quadrille::prolog {

/// The kinds of arguments of a goal, and where a Goal stores them.
enum class Argument : std::uint8_t {
  variable,    // a variable or an integer: a row of one term
  variables,   // a list of these: a row
  rows,        // a list of lists of these: a row each
  numbers,     // a list of integers, as many as the first row has terms
  tuples,      // a list of lists of integers: Goal::tuples
  pairs,       // a list of Integer-Variable: the integers are numbers, the variables a row
  tasks,       // a list of task(Start, Duration, End, Demand, _): four terms each, in one row
  options,     // a list with limit(Integer) or nothing, which means 1: a number, greater than 0
  comparison,  // #=, #\=, #<, #>, #=< or #>=: Goal::comparison
  expression,  // Goal::right
};

struct Global {
  const char* name;
  std::vector<Argument> arguments;  // four at most
  Outcome (*post)(Posting& posting, const Goal& goal);
};

[[nodiscard]] std::span<const Global> globals();

}  // namespace quadrille::prolog
