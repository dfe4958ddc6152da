// Posting goals, and binding variables to integers and to each other.
#include <algorithm>
#include <limits>
#include <utility>

#include "prolog/swi/binding.h"
#include "prolog/swi/predicates.h"

namespace quadrille::prolog {

namespace {

functor_t remaining_functor;

/// Tells whether a goal without variables holds.
Outcome post_ground(const Goal& goal) {
  Component component(poll_signals);
  component.begin();
  const Outcome outcome = post_goal(component, goal);
  return outcome == Outcome::ok ? component.propagate() : outcome;
}

/// Posts a goal, whose indices are known, within the open change, and propagates it.
Outcome post_here(Component& component, Goal& goal) {
  goal.expressions.variables.clear();
  for (const Component::Index i : goal.indices) goal.expressions.variables.push_back(component.variable(i));
  const Outcome outcome = post_goal(component, goal);
  return outcome == Outcome::ok ? component.propagate() : outcome;
}

/// Joins the components of a goal's variables, posts the goal and propagates it. If the outcome is not ok,
/// nothing of it is left on the engine's side.
Outcome post_joined(Joining& joining, Goal& goal) {
  Outcome outcome = joining.join(goal.occurrences, goal.indices);
  if (outcome != Outcome::ok) return outcome;
  outcome = post_here(*joining.bound.component, goal);
  if (outcome != Outcome::ok) joining.take_back();
  return outcome;
}

/// Progress in a list of goals that are posted in order: the number of goals posted, and the rest of the
/// list.
struct Progress {
  std::size_t posted = 0;
  term_t left = 0;
};

/// Reads a goal that follows the first one, and tells whether all its variables are in the component
/// already.
bool read_follower(term_t term, const Goal& first, const Bound& bound, Goal& goal) {
  const Reading reading = read_goal(term, goal);
  if (reading == Reading::error) PL_clear_exception();
  if (reading != Reading::ok) return false;
  for (const term_t variable : goal.occurrences) {
    const auto known = std::ranges::find_if(first.occurrences,
                                            [&](term_t other) { return PL_compare(variable, other) == 0; });
    Place place;
    if (known != first.occurrences.end()) {
      place.index = first.indices[static_cast<std::size_t>(known - first.occurrences.begin())];
    } else if (!get_place(variable, place) || !PL_same_compound(place.table, bound.table)) {
      return false;
    }
    goal.indices.push_back(place.index);
  }
  return !goal.indices.empty();
}

/// Posts further goals within the open change, at most `most`, until Prolog has something to do or to
/// decide.
Outcome post_followers(const Goal& first, const Bound& bound, std::size_t most, Progress& progress,
                       std::vector<Component::Index>& fixed) {
  if (PL_get_nil(progress.left)) return Outcome::ok;
  const KeptGoal kept;
  const term_t head = PL_new_term_refs(2);
  term_t tail = head + 1;
  while (fixed.empty() && progress.posted < most && PL_get_list(progress.left, head, tail)) {
    kept.goal().clear();
    if (!read_follower(head, first, bound, kept.goal())) break;
    const Outcome outcome = post_here(*bound.component, kept.goal());
    if (outcome != Outcome::ok) return outcome;
    ++progress.posted;
    std::swap(progress.left, tail);
    fixed = bound.component->newly_fixed();
  }
  return Outcome::ok;
}

bool take_first(term_t list, std::size_t n, term_t made) {
  std::vector<term_t> terms;
  const term_t tail = PL_copy_term_ref(list);
  for (term_t head = PL_new_term_ref(); terms.size() < n && PL_get_list(tail, head, tail);
       head = PL_new_term_ref())
    terms.push_back(head);
  return unify_list(terms, made);
}

/// Unifies with remaining(Attach, Fixed, Left), and gets its three arguments.
bool unify_remaining(term_t remaining, term_t left, term_t parts) {
  if (!PL_unify_functor(remaining, remaining_functor)) return false;
  for (std::size_t i = 0; i < 3; ++i) _PL_get_arg(i + 1, remaining, parts + i);
  return PL_unify(parts + 2, left) != 0;
}

/// The first goal cannot be posted here: fails, or asks for the installed library.
foreign_t ask_stock_first(Outcome outcome, term_t left, term_t remaining) {
  const term_t parts = PL_new_term_refs(3);
  return unify_remaining(remaining, left, parts) && PL_unify_nil(parts) ? ask_stock(outcome, parts + 1)
                                                                        : FALSE;
}

/// Commits the goals that were posted, and unifies `remaining` with what is left to do.
foreign_t finish(Joining& joining, term_t goals, const Progress& progress,
                 const std::vector<Component::Index>& fixed, term_t remaining) {
  Bound& bound = joining.bound;
  const term_t work = PL_new_term_ref();
  const bool is_all = PL_get_nil(progress.left) != 0;
  const term_t posted = is_all ? goals : PL_new_term_ref();
  if (!(is_all || take_first(goals, progress.posted, posted)) || !make_work(joining.taken_in, posted, work)) {
    joining.take_back();
    return FALSE;
  }
  if (!commit(bound, work)) return FALSE;
  if (is_all && fixed.empty() && joining.attach.empty()) return PL_unify_nil(remaining) != 0;
  const term_t parts = PL_new_term_refs(3);
  return unify_remaining(remaining, progress.left, parts) && unify_list(joining.attach, parts) &&
         unify_fixed(bound, fixed, parts + 1);
}

/// Posts the first goal, which was read already, and as many others as possible.
foreign_t post_goals(term_t goals, Goal& first, term_t others, term_t remaining) {
  const fid_t frame = PL_open_foreign_frame();
  std::size_t most = std::numeric_limits<std::size_t>::max();
  foreign_t answered = FALSE;
  while (true) {
    Joining joining;
    if (first.is_membership()) joining.domain = &first.expressions.domains.front();
    Progress progress{1, PL_copy_term_ref(others)};
    Outcome outcome = post_joined(joining, first);
    if (outcome != Outcome::ok) {
      if (joining.has_raised) break;
      PL_rewind_foreign_frame(frame);
      answered = ask_stock_first(outcome, others, remaining);
      break;
    }
    std::vector<Component::Index> fixed = joining.bound.component->newly_fixed();
    fixed.insert(fixed.end(), joining.bound.fixed.begin(), joining.bound.fixed.end());
    if (joining.attach.empty()) outcome = post_followers(first, joining.bound, most, progress, fixed);
    if (outcome == Outcome::ok) {
      answered = finish(joining, goals, progress, fixed, remaining);
      break;
    }
    joining.take_back();
    if (outcome == Outcome::failed || outcome == Outcome::interrupted) break;
    // This goal must come first in the next call, after those before it are committed.
    most = progress.posted;
    PL_rewind_foreign_frame(frame);
  }
  PL_close_foreign_frame(frame);
  return answered;
}

/// '$fd_post'(+Goals, -Remaining): posts the goals of the list in order, until Prolog has something to do.
/// Remaining is [] or remaining(Attach, Fixed, Left).
foreign_t fd_post(term_t goals, term_t remaining) {
  const term_t term = PL_new_term_refs(2);
  const term_t others = term + 1;
  if (!PL_get_list(goals, term, others)) return FALSE;
  const KeptGoal kept;
  Goal& goal = kept.goal();
  const Reading reading = read_goal(term, goal);
  if (reading == Reading::error) return FALSE;
  if (reading != Reading::ok) return ask_stock_first(Outcome::unsupported, others, remaining);
  if (goal.is_membership() && goal.expressions.domains.front().empty()) return FALSE;
  if (!goal.occurrences.empty()) return post_goals(goals, goal, others, remaining);
  const Outcome outcome = post_ground(goal);
  if (outcome != Outcome::ok) return ask_stock_first(outcome, others, remaining);
  if (PL_get_nil(others)) return PL_unify_nil(remaining) != 0;
  const term_t parts = PL_new_term_refs(3);
  return unify_remaining(remaining, others, parts) && PL_unify_nil(parts) && PL_unify_nil(parts + 1);
}

/// '$fd_bind'(+Attribute, +Integer, -Fixed): the variable with this attribute was bound to the integer.
foreign_t fd_bind(term_t attribute, term_t value, term_t fixed) {
  Place place;
  if (!get_place_of_attribute(attribute, place)) return FALSE;
  Value v = 0;
  if (!PL_get_int64(value, &v) || v > Component::kGreatest || v < -Component::kGreatest)
    return ask_stock(fixed);
  Bound bound;
  const Outcome found = find_component(place.table, bound);
  if (found != Outcome::ok) return ask_stock(found, fixed);
  Component& c = *bound.component;
  const cp::IntVar x = c.variable(place.index);
  if (c.store().is_fixed(x)) return c.store().value(x) == v && unify_fixed(bound, bound.fixed, fixed);
  if (!c.store().contains(x, v)) return FALSE;
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

/// '$fd_alias'(+Attribute, +Variable, -Fixed): the variable with this attribute was bound to another
/// variable of ours.
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
  const Outcome outcome = rebuild(other_place.table, bound, {.work = is_one ? 0 : work});
  if (outcome != Outcome::ok) return ask_stock(outcome, fixed);
  return unify_fixed(bound, bound.fixed, fixed);
}

}  // namespace

void add_posting_predicates() {
  remaining_functor = PL_new_functor(PL_new_atom("remaining"), 3);
  add_predicate("$fd_post", 2, fd_post);
  add_predicate("$fd_bind", 3, fd_bind);
  add_predicate("$fd_alias", 3, fd_alias);
}

}  // namespace quadrille::prolog
