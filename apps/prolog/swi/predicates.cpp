// The foreign predicates under clpfd.pl. Those that change something end with a list of the variables to give
// an attribute, and one of those to bind; the Prolog side does both. `stock` in place of the latter asks for
// the installed library: stock(goal) for this goal, stock(component) for all goals of the variables.
#include <SWI-Prolog.h>

#include <algorithm>
#include <memory>
#include <ranges>

#include "prolog/labelling.h"
#include "prolog/swi/binding.h"

namespace quadrille::prolog {

namespace {

atom_t goal_atom, component_atom, inf_atom, sup_atom;
functor_t stock_functor, pair_functor;

foreign_t ask_stock(atom_t what, term_t out) {
  return PL_unify_term(out, PL_FUNCTOR, stock_functor, PL_ATOM, what) != 0;
}

foreign_t ask_stock(Outcome outcome, term_t out) {
  return outcome == Outcome::failed ? FALSE
                                    : ask_stock(outcome == Outcome::beyond ? component_atom : goal_atom, out);
}

/// A goal without variables: whether it holds.
foreign_t post_ground(const Goal& goal, term_t attach, term_t fixed) {
  Component component;
  component.begin();
  Outcome outcome = post_goal(component, goal);
  if (outcome == Outcome::ok) outcome = component.propagate();
  if (outcome != Outcome::ok) return ask_stock(outcome, fixed);
  return PL_unify_nil(attach) && PL_unify_nil(fixed);
}

bool make_work(const std::vector<term_t>& taken_in, term_t goal, term_t work) {
  PL_put_nil(work);
  if (goal != 0 && !PL_cons_list(work, goal, work)) return false;
  return std::ranges::all_of(taken_in | std::views::reverse,
                             [&](term_t t) { return PL_cons_list(work, t, work) != 0; });
}

/// Joins the components of a goal's variables, and posts and propagates it; if that is not ok, nothing is
/// left of it on the engine's side.
Outcome post_joined(Joining& joining, Goal& goal) {
  std::vector<Place> places;
  Outcome outcome = joining.join(places, goal.occurrences);
  if (outcome != Outcome::ok) return outcome;
  Component& component = *joining.bound.component;
  for (const Place& place : places) goal.expressions.variables.push_back(component.variable(place.index));
  outcome = post_goal(component, goal);
  if (outcome == Outcome::ok) outcome = component.propagate();
  if (outcome != Outcome::ok) joining.take_back();
  return outcome;
}

/// Commits what was posted; answers with what is to attach and to bind.
foreign_t finish(Joining& joining, term_t goal, term_t attach, term_t fixed) {
  const Bound& bound = joining.bound;
  std::vector<Component::Index> newly = bound.component->newly_fixed();
  newly.insert(newly.end(), bound.fixed.begin(), bound.fixed.end());
  const term_t work = PL_new_term_ref();
  if (!make_work(joining.taken_in, goal, work)) {
    joining.take_back();
    return FALSE;
  }
  return commit(bound, work) && unify_list(joining.attach, attach) &&
         unify_fixed(bound, std::move(newly), fixed);
}

/// '$fd_post'(+Goal, -Attach, -Fixed)
foreign_t fd_post(term_t term, term_t attach, term_t fixed) {
  Goal goal;
  const Reading reading = read_goal(term, goal);
  if (reading == Reading::error) return FALSE;
  if (reading != Reading::ok) return ask_stock(goal_atom, fixed);
  if (goal.occurrences.empty()) return post_ground(goal, attach, fixed);
  Joining joining;
  if (goal.is_membership()) {
    if (goal.expressions.domains.front().empty()) return FALSE;
    joining.domain = goal.expressions.domains.front();
  }
  const fid_t frame = PL_open_foreign_frame();
  const Outcome outcome = post_joined(joining, goal);
  foreign_t answered = FALSE;
  if (outcome == Outcome::ok) {
    answered = finish(joining, term, attach, fixed);
  } else if (!joining.has_raised) {
    PL_rewind_foreign_frame(frame);
    answered = ask_stock(outcome, fixed);
  }
  PL_close_foreign_frame(frame);
  return answered;
}

/// '$fd_bind'(+Attribute, +Integer, -Fixed): the variable of the attribute was bound.
foreign_t fd_bind(term_t attribute, term_t value, term_t fixed) {
  Place place;
  if (!get_place_of_attribute(attribute, place)) return FALSE;
  Value v = 0;
  if (!PL_get_int64(value, &v) || v > Component::kGreatest || v < -Component::kGreatest)
    return ask_stock(component_atom, fixed);
  Bound bound;
  if (!find_component(place.table, bound)) return FALSE;
  Component& c = *bound.component;
  const cp::IntVar x = c.variable(place.index);
  if (c.store().is_fixed(x)) return c.store().value(x) == v && unify_fixed(bound, bound.fixed, fixed);
  c.begin();
  const Outcome outcome = c.store().assign(x, v) ? c.propagate() : Outcome::failed;
  if (outcome != Outcome::ok) {
    c.take_back();
    return ask_stock(outcome, fixed);
  }
  std::vector<Component::Index> newly = c.newly_fixed();
  newly.insert(newly.end(), bound.fixed.begin(), bound.fixed.end());
  return commit(bound, 0) && unify_fixed(bound, std::move(newly), fixed);
}

/// '$fd_alias'(+Attribute, +Variable, -Fixed): the variable of the attribute was bound to another one of
/// ours.
foreign_t fd_alias(term_t attribute, term_t other, term_t fixed) {
  Place place;
  Place other_place;
  if (!get_place_of_attribute(attribute, place) || !get_place(other, other_place)) return FALSE;
  const term_t work = PL_new_term_ref();
  const term_t nil = PL_new_term_ref();
  PL_put_nil(nil);
  const bool is_one = PL_same_compound(place.table, other_place.table) != 0;
  if (!is_one && (!take_in_unposted(place.table, other_place.table, work) || !PL_cons_list(work, work, nil)))
    return FALSE;
  Bound bound;
  if (!rebuild(other_place.table, bound, {.work = is_one ? 0 : work})) return FALSE;
  return unify_fixed(bound, bound.fixed, fixed);
}

// Labelling.

struct Labels {
  Labelling labelling;
  std::uint64_t mark = 0;  // of the last solution
};

bool poll_signals() { return PL_handle_signals() >= 0; }

foreign_t answer(Labelling::Result result, std::unique_ptr<Labels> labels, const Bound& bound, term_t fixed) {
  Component& c = *bound.component;
  if (result != Labelling::Result::solution) {
    c.take_back();
    return result == Labelling::Result::beyond ? ask_stock(component_atom, fixed) : FALSE;
  }
  std::vector<Component::Index> newly = c.newly_fixed();
  newly.insert(newly.end(), bound.fixed.begin(), bound.fixed.end());
  if (!commit(bound, 0) || !unify_fixed(bound, std::move(newly), fixed)) return FALSE;
  labels->mark = c.last_mark().number;
  if (!labels->labelling.has_more()) return TRUE;
  PL_retry_address(labels.release());
}

/// '$fd_join'(+Variables): makes one component of all of theirs; they are ours, or integers.
foreign_t fd_join(term_t list) {
  Goal goal;
  if (read_variables(list, goal) != Reading::ok) return FALSE;
  if (goal.occurrences.empty()) return TRUE;
  std::vector<Place> places;
  Joining joining;
  if (joining.join(places, goal.occurrences) != Outcome::ok) return FALSE;
  if (joining.taken_in.empty()) {
    joining.take_back();
  } else {
    const term_t work = PL_new_term_ref();
    if (joining.bound.component->propagate() != Outcome::ok || !make_work(joining.taken_in, 0, work)) {
      joining.take_back();
      return FALSE;
    }
    if (!commit(joining.bound, work)) return FALSE;
  }
  Bound& bound = joining.bound;
  return !bound.component->wants_rebuilding() || rebuild(bound.table, bound, {.use_known = true});
}

/// '$fd_label'(+Variables, +Selection, +Choice, +Direction, -Fixed): the variables are ours and finite, or
/// integers.
foreign_t fd_label(term_t list, term_t selection, term_t choice, term_t direction, term_t fixed,
                   control_t handle) {
  if (PL_foreign_control(handle) == PL_PRUNED) {
    delete static_cast<Labels*>(PL_foreign_context_address(handle));
    return TRUE;
  }
  Goal goal;
  if (read_variables(list, goal) != Reading::ok) return FALSE;
  if (goal.occurrences.empty()) return PL_unify_nil(fixed) != 0;
  if (PL_foreign_control(handle) == PL_REDO) {
    std::unique_ptr<Labels> labels(static_cast<Labels*>(PL_foreign_context_address(handle)));
    Place place;
    if (!get_place(goal.occurrences.front(), place)) return FALSE;
    Bound bound;
    bound.table = place.table;
    bound.component = Cache::of_this_thread().find(key_of(place.table));
    Component* c = bound.component;
    while (c != nullptr && c->has_marks() && c->last_mark().number > labels->mark)
      if (!c->pop_mark()) c = nullptr;
    const bool is_as_left = c != nullptr && c->has_marks() && c->last_mark().number == labels->mark;
    if (!is_as_left && !find_component(place.table, bound)) return FALSE;
    if (is_as_left) {
      c->reopen();
    } else {
      bound.component->begin();
    }
    const auto result =
        is_as_left ? labels->labelling.next(*c) : labels->labelling.next_from_scratch(*bound.component);
    return answer(result, std::move(labels), bound, fixed);
  }
  int strategy = 0;
  int branching = 0;
  int down = 0;
  if (!PL_get_integer_ex(selection, &strategy) || !PL_get_integer_ex(choice, &branching) ||
      !PL_get_integer_ex(direction, &down))
    return FALSE;
  Bound bound;
  std::vector<Component::Index> indices;
  for (const term_t variable : goal.occurrences) {
    Place place;
    if (!get_place(variable, place)) return FALSE;
    if (bound.component == nullptr && !find_component(place.table, bound)) return FALSE;
    indices.push_back(place.index);
  }
  auto labels = std::make_unique<Labels>(Labels{Labelling(
      std::move(indices), {static_cast<Selection>(strategy), static_cast<Choice>(branching), down != 0},
      poll_signals)});
  bound.component->begin();
  const auto result = labels->labelling.first(*bound.component);
  return answer(result, std::move(labels), bound, fixed);
}

// Reflection.

bool find_variable(term_t attribute, Bound& bound, cp::IntVar& x) {
  Place place;
  if (!get_place_of_attribute(attribute, place) || !find_component(place.table, bound)) return false;
  x = bound.component->variable(place.index);
  return true;
}

bool put_bound(term_t t, Value v) {
  if (v == cp::kMinusInfinity) return PL_put_atom(t, inf_atom);
  if (v == cp::kPlusInfinity) return PL_put_atom(t, sup_atom);
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

/// '$fd_domain'(+Attribute, -Intervals): Min-Max, ..
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

/// '$fd_size'(+Attribute, -Size): sup when infinite.
foreign_t fd_size(term_t attribute, term_t size) {
  Bound bound;
  cp::IntVar x;
  if (!find_variable(attribute, bound, x)) return FALSE;
  if (!bound.component->is_finite(x)) return PL_unify_atom(size, sup_atom) != 0;
  return PL_unify_uint64(size, bound.component->store().count(x)) != 0;
}

/// '$fd_degree'(+Attribute, -Degree)
foreign_t fd_degree(term_t attribute, term_t degree) {
  Bound bound;
  cp::IntVar x;
  if (!find_variable(attribute, bound, x)) return FALSE;
  return PL_unify_uint64(degree, bound.component->degree(x)) != 0;
}

/// '$fd_goals'(+Attribute, -Goals): all that were posted on its component, oldest first.
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

/// '$fd_variables'(+Attribute, -Variables): of its component, bound ones too.
foreign_t fd_variables(term_t attribute, term_t variables) {
  Place place;
  if (!get_place_of_attribute(attribute, place)) return FALSE;
  std::vector<term_t> found;
  const term_t variable = PL_new_term_ref();
  for (std::uint32_t i = 0; get_variable(place.table, i, variable); ++i)
    found.push_back(PL_copy_term_ref(variable));
  return unify_list(found, variables);
}

template <class F>
void add_predicate(const char* name, int arity, F f, int flags = 0) {
  PL_register_foreign(name, arity, reinterpret_cast<pl_function_t>(f), flags);
}

}  // namespace

}  // namespace quadrille::prolog

extern "C" [[gnu::visibility("default")]] install_t install_quadrille_clpfd() {
  using namespace quadrille::prolog;
  initialise_terms();
  initialise_reader();
  goal_atom = PL_new_atom("goal");
  component_atom = PL_new_atom("component");
  inf_atom = PL_new_atom("inf");
  sup_atom = PL_new_atom("sup");
  stock_functor = PL_new_functor(PL_new_atom("stock"), 1);
  pair_functor = PL_new_functor(PL_new_atom("-"), 2);
  add_predicate("$fd_post", 3, fd_post);
  add_predicate("$fd_bind", 3, fd_bind);
  add_predicate("$fd_alias", 3, fd_alias);
  add_predicate("$fd_join", 1, fd_join);
  add_predicate("$fd_label", 5, fd_label, PL_FA_NONDETERMINISTIC);
  add_predicate("$fd_bounds", 3, fd_bounds);
  add_predicate("$fd_domain", 2, fd_domain);
  add_predicate("$fd_size", 2, fd_size);
  add_predicate("$fd_degree", 2, fd_degree);
  add_predicate("$fd_goals", 2, fd_goals);
  add_predicate("$fd_variables", 2, fd_variables);
}
