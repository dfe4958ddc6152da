// Queries about a variable: its domain, its goals, and the variables to which these connect it.
#include "prolog/swi/binding.h"
#include "prolog/swi/predicates.h"
#include "prolog/swi/vocabulary.h"

namespace quadrille::prolog {

namespace {

functor_t pair_functor;

bool find_variable(term_t attribute, Bound& bound, cp::IntVar& x) {
  Place place;
  if (!get_place_of_attribute(attribute, place) || find_component(place.table, bound) != Outcome::ok)
    return false;
  x = bound.component->variable(place.index);
  return true;
}

bool put_bound(term_t t, Value v) {
  if (v == cp::kMinusInfinity) return PL_put_atom(t, vocabulary().inf);
  if (v == cp::kPlusInfinity) return PL_put_atom(t, vocabulary().sup);
  return PL_put_int64(t, v);
}

bool unify_bound(term_t t, Value v) {
  const term_t made = PL_new_term_ref();
  return put_bound(made, v) && PL_unify(t, made);
}

/// '$fd_bounds'(+Attribute, -Inf, -Sup)
foreign_t fd_bounds(term_t attribute, term_t inf, term_t sup) {
  Bound bound;
  cp::IntVar x;
  if (!find_variable(attribute, bound, x)) return FALSE;
  const cp::Store& store = bound.component->store();
  return unify_bound(inf, store.min(x)) && unify_bound(sup, store.max(x));
}

/// '$fd_domain'(+Attribute, -Intervals): a list of Min-Max.
foreign_t fd_domain(term_t attribute, term_t intervals) {
  Bound bound;
  cp::IntVar x;
  if (!find_variable(attribute, bound, x)) return FALSE;
  const IntervalSet domain = bound.component->domain(x);
  std::vector<term_t> pairs;
  for (const Interval& i : domain) {
    const term_t ends = PL_new_term_refs(2);
    const term_t pair = PL_new_term_ref();
    if (!put_bound(ends, i.min) || !put_bound(ends + 1, i.max) ||
        !PL_cons_functor_v(pair, pair_functor, ends))
      return FALSE;
    pairs.push_back(pair);
  }
  return unify_list(pairs, intervals);
}

/// '$fd_size'(+Attribute, -Size): `sup` if the domain is infinite.
foreign_t fd_size(term_t attribute, term_t size) {
  Bound bound;
  cp::IntVar x;
  if (!find_variable(attribute, bound, x)) return FALSE;
  if (!bound.component->is_finite(x)) return PL_unify_atom(size, vocabulary().sup) != 0;
  return PL_unify_uint64(size, bound.component->store().count(x)) != 0;
}

/// '$fd_degree'(+Attribute, -Degree)
foreign_t fd_degree(term_t attribute, term_t degree) {
  Bound bound;
  cp::IntVar x;
  if (!find_variable(attribute, bound, x)) return FALSE;
  return PL_unify_uint64(degree, bound.component->degree(x)) != 0;
}

/// '$fd_goals'(+Attribute, -Goals): all goals posted on its component, oldest first.
foreign_t fd_goals(term_t attribute, term_t goals) {
  Place place;
  if (!get_place_of_attribute(attribute, place)) return FALSE;
  std::vector<term_t> found;
  static_cast<void>(for_each_goal(place.table, [&](term_t goal) {
    found.push_back(PL_copy_term_ref(goal));
    return true;
  }));
  return unify_list(found, goals);
}

/// '$fd_variables'(+Attribute, -Variables): all variables of its component, including bound ones.
foreign_t fd_variables(term_t attribute, term_t variables) {
  Place place;
  if (!get_place_of_attribute(attribute, place)) return FALSE;
  std::vector<term_t> found;
  const term_t variable = PL_new_term_ref();
  for (std::uint32_t i = 0; get_variable(place.table, i, variable); ++i)
    found.push_back(PL_copy_term_ref(variable));
  return unify_list(found, variables);
}

/// '$fd_first'(+Attribute, -Variable): the first variable of its component that is not bound.
foreign_t fd_first(term_t attribute, term_t first) {
  Place place;
  if (!get_place_of_attribute(attribute, place)) return FALSE;
  const term_t variable = PL_new_term_ref();
  Slots slots(place.table, Slots::Of::variables);
  bool is_made = slots.go_to(0);
  for (; is_made && !slots.is_unbound(); is_made = slots.go_on()) {
    _PL_get_arg(1, slots.slot(), variable);
    if (PL_is_variable(variable)) return PL_unify(first, variable) != 0;
  }
  return FALSE;
}

}  // namespace

void add_reflection_predicates() {
  pair_functor = PL_new_functor(PL_new_atom("-"), 2);
  add_predicate("$fd_bounds", 3, fd_bounds);
  add_predicate("$fd_domain", 2, fd_domain);
  add_predicate("$fd_size", 2, fd_size);
  add_predicate("$fd_degree", 2, fd_degree);
  add_predicate("$fd_goals", 2, fd_goals);
  add_predicate("$fd_variables", 2, fd_variables);
  add_predicate("$fd_first", 2, fd_first);
}

}  // namespace quadrille::prolog
