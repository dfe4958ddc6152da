// The foreign predicates under clpfd.pl. Those that change something end with a list of the variables to give
// an attribute, and one of those to bind; the Prolog side does both. `stock` in place of the latter asks for
// the installed library: stock(goal) for this goal, stock(component) for all goals of the variables,
// stock(domains) for the domains of variables that are its own only, to post this goal then.
#pragma once

#include <SWI-Prolog.h>

#include <vector>

#include "prolog/component.h"

namespace quadrille::prolog {

void initialise_predicates();
void add_posting_predicates();
void add_labelling_predicates();
void add_reflection_predicates();

template <class F>
void add_predicate(const char* name, int arity, F f, int flags = 0) {
  PL_register_foreign(name, arity, reinterpret_cast<pl_function_t>(f), flags);
}

enum class Stock : std::uint8_t { goal, component, domains };
/// Unifies with what asks the installed library for this.
[[nodiscard]] foreign_t ask_stock(Stock what, term_t out);
/// The same for how a goal ended that is not posted; fails where there is nothing to ask.
[[nodiscard]] foreign_t ask_stock(Outcome outcome, term_t out);

/// Of components taken in and a list of goals, 0 for none.
[[nodiscard]] bool make_work(const std::vector<term_t>& taken_in, term_t goals, term_t work);

}  // namespace quadrille::prolog
