// The foreign predicates below clpfd.pl. Predicates that change something end with two arguments: a list of
// variables to which the Prolog side must give an attribute, and a list of variables that it must bind.
// Instead of the latter, the atom `stock` asks that all goals of the variables move to the installed library.
#pragma once

#include <SWI-Prolog.h>

#include <vector>

#include "prolog/component.h"

namespace quadrille::prolog {

void initialise_predicates();
void add_posting_predicates();
void add_labelling_predicates();
void add_reflection_predicates();
void add_limit_predicates();
void add_look_alike_predicate();

template <class F>
void add_predicate(const char* name, int arity, F f, int flags = 0) {
  PL_register_foreign(name, arity, reinterpret_cast<pl_function_t>(f), flags);
}

/// Unifies `out` with the request for the installed library.
[[nodiscard]] foreign_t ask_stock(term_t out);
/// The same for the outcome of a goal that was not posted; fails if the goal failed or was interrupted.
[[nodiscard]] foreign_t ask_stock(Outcome outcome, term_t out);

/// Makes the work of a mark from the components taken in and a list of goals (0 for none).
[[nodiscard]] bool make_work(const std::vector<term_t>& taken_in, term_t goals, term_t work);

}  // namespace quadrille::prolog
