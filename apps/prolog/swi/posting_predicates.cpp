// Goals are posted; variables are bound, to integers and to each other.
#include "prolog/swi/binding.h"
#include "prolog/swi/predicates.h"

namespace quadrille::prolog {

namespace {

/// A goal without variables: whether it holds.
foreign_t post_ground(const Goal& goal, term_t attach, term_t fixed) {
  Component component(poll_signals);
  component.begin();
  Outcome outcome = post_goal(component, goal);
  if (outcome == Outcome::ok) outcome = component.propagate();
  if (outcome != Outcome::ok) return ask_stock(outcome, fixed);
  return PL_unify_nil(attach) && PL_unify_nil(fixed);
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
  if (reading != Reading::ok) return ask_stock(Stock::goal, fixed);
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
    answered = joining.is_in_stock ? ask_stock(Stock::domains, fixed) : ask_stock(outcome, fixed);
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
    return ask_stock(Stock::component, fixed);
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

}  // namespace

void add_posting_predicates() {
  add_predicate("$fd_post", 3, fd_post);
  add_predicate("$fd_bind", 3, fd_bind);
  add_predicate("$fd_alias", 3, fd_alias);
}

}  // namespace quadrille::prolog
