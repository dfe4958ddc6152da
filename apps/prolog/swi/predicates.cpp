// The foreign predicates under clpfd.pl. Those that change something end with a list of the variables to give
// an attribute, and one of those to bind; the Prolog side does both. `stock` in place of the latter asks for
// the installed library: stock(goal) for this goal, stock(component) for all goals of the variables,
// stock(domains) for the domains of variables that are its own only, to post this goal then.
#include <SWI-Prolog.h>

#include <algorithm>
#include <memory>
#include <ranges>

#include "prolog/labelling.h"
#include "prolog/swi/binding.h"

namespace quadrille::prolog {

namespace {

atom_t goal_atom, component_atom, domains_atom, inf_atom, sup_atom, ours_atom, shared_atom;
functor_t stock_functor, pair_functor;

foreign_t ask_stock(atom_t what, term_t out) {
  return PL_unify_term(out, PL_FUNCTOR, stock_functor, PL_ATOM, what) != 0;
}

foreign_t ask_stock(Outcome outcome, term_t out) {
  if (outcome == Outcome::failed || outcome == Outcome::interrupted) return FALSE;
  return ask_stock(outcome == Outcome::beyond ? component_atom : goal_atom, out);
}

/// A goal without variables: whether it holds.
foreign_t post_ground(const Goal& goal, term_t attach, term_t fixed) {
  Component component(poll_signals);
  component.begin();
  Outcome outcome = post_goal(component, goal);
  if (outcome == Outcome::ok) outcome = component.propagate();
  if (outcome != Outcome::ok) return ask_stock(outcome, fixed);
  return PL_unify_nil(attach) && PL_unify_nil(fixed);
}

/// Of components taken in and a goal, 0 for none.
bool make_work(const std::vector<term_t>& taken_in, term_t goal, term_t work) {
  if (taken_in.empty() && goal != 0) return PL_put_term(work, goal);
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
  Bound& bound = joining.bound;
  std::vector<Component::Index> newly = bound.component->newly_fixed();
  newly.insert(newly.end(), bound.fixed.begin(), bound.fixed.end());
  const term_t work = PL_new_term_ref();
  if (!make_work(joining.taken_in, goal, work)) {
    joining.take_back();
    return FALSE;
  }
  return commit(bound, work) && unify_list(joining.attach, attach) && unify_fixed(bound, newly, fixed);
}

/// '$fd_post'(+Goal, -Attach, -Fixed)
foreign_t fd_post(term_t term, term_t attach, term_t fixed) {
  const KeptGoal kept;
  Goal& goal = kept.goal();
  const Reading reading = read_goal(term, goal);
  if (reading == Reading::error) return FALSE;
  if (reading != Reading::ok) return ask_stock(goal_atom, fixed);
  if (goal.occurrences.empty()) return post_ground(goal, attach, fixed);
  Joining joining;
  joining.ignores_stock = goal.kind == Goal::Kind::memberships;
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
    answered = joining.is_in_stock ? ask_stock(domains_atom, fixed) : ask_stock(outcome, fixed);
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
  return commit(bound, 0) && unify_fixed(bound, newly, fixed);
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
  if (!is_one &&
      (!take_in_unposted(place.table, other_place.table, count_variables(other_place.table), work) ||
       !PL_cons_list(work, work, nil)))
    return FALSE;
  Bound bound;
  if (!rebuild(other_place.table, bound, {.work = is_one ? 0 : work})) return FALSE;
  return unify_fixed(bound, bound.fixed, fixed);
}

// Labelling.

struct Labels {
  Labelling labelling;
  /// The component's variables that were unbound before.
  std::vector<Component::Index> open;
  std::uint64_t mark = 0;  // of the last solution
};

foreign_t answer(Labelling::Result result, std::unique_ptr<Labels> labels, Bound& bound, term_t fixed) {
  Component& c = *bound.component;
  if (result != Labelling::Result::solution) {
    c.take_back();
    return result == Labelling::Result::beyond ? ask_stock(component_atom, fixed) : FALSE;
  }
  std::vector<Component::Index> newly;
  std::ranges::copy_if(labels->open, std::back_inserter(newly),
                       [&](Component::Index i) { return c.store().is_fixed(c.variable(i)); });
  newly.insert(newly.end(), bound.fixed.begin(), bound.fixed.end());
  if (!commit(bound, 0) || !unify_fixed(bound, newly, fixed)) return FALSE;
  labels->mark = c.last_mark().number;
  if (!labels->labelling.has_more()) return TRUE;
  PL_retry_address(labels.release());
}

/// '$fd_are_finite'(+Variables, -Owner): it is a list of integers and of our variables, which have finite
/// domains. Owner: `ours` where they have no attributes but ours, else `shared`.
foreign_t fd_are_finite(term_t list, term_t owner) {
  const term_t head = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(list);
  Bound bound;
  bool is_shared = false;
  while (PL_get_list(tail, head, tail)) {
    Place place;
    if (PL_is_integer(head)) continue;
    if (!get_place(head, place)) return FALSE;
    const bool is_found = bound.component != nullptr && PL_same_compound(bound.table, place.table);
    if (!is_found && !find_component(place.table, bound)) return FALSE;
    if (!bound.component->is_finite(bound.component->variable(place.index))) return FALSE;
    is_shared = is_shared || has_other_attributes(head);
  }
  return PL_get_nil(tail) && PL_unify_atom(owner, is_shared ? shared_atom : ours_atom);
}

/// Brings the variables of a list into one component. They are ours, or integers.
bool join_all(const Goal& goal, Bound& bound) {
  std::vector<Place> places;
  Joining joining;
  if (joining.join(places, goal.occurrences) != Outcome::ok) return false;
  if (joining.taken_in.empty()) {
    joining.take_back();
  } else {
    const term_t work = PL_new_term_ref();
    if (joining.bound.component->propagate() != Outcome::ok || !make_work(joining.taken_in, 0, work)) {
      joining.take_back();
      return false;
    }
    if (!commit(joining.bound, work)) return false;
  }
  bound = joining.bound;
  return !bound.component->wants_rebuilding() || rebuild(bound.table, bound, {.use_known = true});
}

/// '$fd_join'(+Variables, -Open): makes one component of all of theirs. Open: variable, attribute, .. of
/// those that are no integers.
foreign_t fd_join(term_t list, term_t open) {
  const KeptGoal kept;
  Goal& goal = kept.goal();
  if (read_variables(list, goal) != Reading::ok) return FALSE;
  Bound bound;
  if (!goal.occurrences.empty() && !join_all(goal, bound)) return FALSE;
  std::vector<term_t> pairs;
  for (const term_t variable : goal.occurrences) {
    Place place;
    const term_t attribute = PL_new_term_ref();
    if (!get_place(variable, place) || !make_attribute(place, attribute)) return FALSE;
    pairs.push_back(variable);
    pairs.push_back(attribute);
  }
  return unify_list(pairs, open);
}

/// Finds the component of variables whose attributes are gone, and were as in the list.
bool find_labelled(term_t open, Bound& bound) {
  bound.component = known_component(bound.table);
  if (bound.component != nullptr) return true;
  return put_attributes(open) && find_component(bound.table, bound) && delete_attributes(open);
}

foreign_t next_label(term_t open, term_t fixed, std::unique_ptr<Labels> labels) {
  const term_t attribute = PL_new_term_ref();
  const term_t tail = PL_new_term_ref();
  Bound bound;
  Place place;
  if (!PL_get_list(open, attribute, tail) || !PL_get_list(tail, attribute, tail) ||
      !get_place_of_attribute(attribute, place))
    return FALSE;
  bound.table = place.table;
  bound.component = Cache::of_this_thread().find(key_of(place.table));
  Component* c = bound.component;
  while (c != nullptr && c->has_marks() && c->last_mark().number > labels->mark)
    if (!c->pop_mark()) c = nullptr;
  const bool is_as_left = c != nullptr && c->has_marks() && c->last_mark().number == labels->mark;
  if (is_as_left) {
    c->reopen();
    const auto result = labels->labelling.next(*c);
    return answer(result, std::move(labels), bound, fixed);
  }
  if (!find_labelled(open, bound)) return FALSE;
  bound.component->begin();
  const auto result = labels->labelling.next_from_scratch(*bound.component);
  return answer(result, std::move(labels), bound, fixed);
}

/// '$fd_label'(+Open, +Selection, +Choice, +Direction, -Fixed): Open as of '$fd_join', the domains finite,
/// and the attributes gone, so that each answer binds these variables as any others.
foreign_t fd_label(term_t open, term_t selection, term_t choice, term_t direction, term_t fixed,
                   control_t handle) {
  if (PL_foreign_control(handle) == PL_PRUNED) {
    delete static_cast<Labels*>(PL_foreign_context_address(handle));
    return TRUE;
  }
  if (PL_foreign_control(handle) == PL_REDO)
    return next_label(open, fixed,
                      std::unique_ptr<Labels>(static_cast<Labels*>(PL_foreign_context_address(handle))));
  int strategy = 0;
  int branching = 0;
  int down = 0;
  if (!PL_get_integer_ex(selection, &strategy) || !PL_get_integer_ex(choice, &branching) ||
      !PL_get_integer_ex(direction, &down))
    return FALSE;
  Bound bound;
  std::vector<Component::Index> indices;
  const term_t attribute = PL_new_term_ref();
  const term_t tail = PL_copy_term_ref(open);
  while (PL_get_list(tail, attribute, tail) && PL_get_list(tail, attribute, tail)) {
    Place place;
    if (!get_place_of_attribute(attribute, place)) return FALSE;
    bound.table = place.table;
    indices.push_back(place.index);
  }
  if (indices.empty()) return PL_unify_nil(fixed) != 0;
  if (!find_labelled(open, bound)) return FALSE;
  const LabellingOptions options{static_cast<Selection>(strategy), static_cast<Choice>(branching), down != 0};
  auto labels = std::make_unique<Labels>(
      Labels{Labelling(std::move(indices), options), unbound_variables(bound.table)});
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
  domains_atom = PL_new_atom("domains");
  inf_atom = PL_new_atom("inf");
  sup_atom = PL_new_atom("sup");
  ours_atom = PL_new_atom("ours");
  shared_atom = PL_new_atom("shared");
  stock_functor = PL_new_functor(PL_new_atom("stock"), 1);
  pair_functor = PL_new_functor(PL_new_atom("-"), 2);
  add_predicate("$fd_post", 3, fd_post);
  add_predicate("$fd_bind", 3, fd_bind);
  add_predicate("$fd_alias", 3, fd_alias);
  add_predicate("$fd_are_finite", 2, fd_are_finite);
  add_predicate("$fd_join", 2, fd_join);
  add_predicate("$fd_label", 5, fd_label, PL_FA_NONDETERMINISTIC);
  add_predicate("$fd_bounds", 3, fd_bounds);
  add_predicate("$fd_domain", 2, fd_domain);
  add_predicate("$fd_size", 2, fd_size);
  add_predicate("$fd_degree", 2, fd_degree);
  add_predicate("$fd_goals", 2, fd_goals);
  add_predicate("$fd_variables", 2, fd_variables);
}
