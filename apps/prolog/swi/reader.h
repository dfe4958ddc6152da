// Reads a goal, as the Prolog side passes it on, into trees that do not depend on Prolog.
#pragma once

#include <SWI-Prolog.h>

#include "prolog/swi/domain_reader.h"
#include "prolog/swi/goal.h"

namespace quadrille::prolog {

[[nodiscard]] Reading read_goal(term_t term, Goal& goal);
/// Adds the elements of a list to the goal's terms: variables as occurrences, integers as numbers.
[[nodiscard]] Reading read_variables(term_t list, Goal& goal);

}  // namespace quadrille::prolog
