// Reads a goal, as the Prolog side passes it on, into trees that know nothing of Prolog.
#pragma once

#include <SWI-Prolog.h>

#include "prolog/swi/domain_reader.h"
#include "prolog/swi/goal.h"

namespace quadrille::prolog {

[[nodiscard]] Reading read_goal(term_t term, Goal& goal);
/// Appends an occurrence for each variable of a list, and its number otherwise, as terms of the goal.
[[nodiscard]] Reading read_variables(term_t list, Goal& goal);

}  // namespace quadrille::prolog
