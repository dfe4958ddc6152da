// Labelling: joins the variables, searches, and binds them.
#include <algorithm>
#include <array>
#include <memory>

#include "prolog/labelling.h"
#include "prolog/swi/binding.h"
#include "prolog/swi/predicates.h"

namespace quadrille::prolog {

namespace {

atom_t ours_atom, shared_atom;
functor_t stock_functor;
std::array<functor_t, 4> relation_functors;  // by Relation

struct Labels {
  Labelling labelling;
  /// The variables of the component that were unbound before.
  std::vector<Component::Index> open;
  std::uint64_t mark = 0;  // the mark of the last solution; 0 if the last answer was none
};

/// Unifies `out` with stock(Steps): the installed library is to label below the present node, to which the
/// goals Steps lead.
bool ask_stock_below(const Labelling& labelling, term_t table, term_t out) {
  std::vector<term_t> steps;
  for (const Labelling::Step& step : labelling.path()) {
    const term_t sides = PL_new_term_refs(2);
    const term_t goal = PL_new_term_ref();
    if (!get_variable(table, step.variable, sides) || !PL_put_int64(sides + 1, step.value) ||
        !PL_cons_functor_v(goal, relation_functors[static_cast<std::size_t>(step.relation)], sides))
      return false;
    steps.push_back(goal);
  }
  const term_t list = PL_new_term_ref();
  return PL_unify_functor(out, stock_functor) && PL_get_arg(1, out, list) && unify_list(steps, list);
}

foreign_t answer(Labelling::Result result, std::unique_ptr<Labels> labels, Bound& bound, term_t fixed) {
  Component& c = *bound.component;
  if (result != Labelling::Result::solution) {
    c.take_back();
    if (result != Labelling::Result::beyond || !ask_stock_below(labels->labelling, bound.table, fixed))
      return FALSE;
    labels->mark = 0;
    if (!labels->labelling.has_more()) return TRUE;
    PL_retry_address(labels.release());
  }
  std::vector<Component::Index> newly;
  newly.reserve(labels->open.size() + bound.fixed.size());
  std::ranges::copy_if(labels->open, std::back_inserter(newly),
                       [&](Component::Index i) { return c.store().is_fixed(c.variable(i)); });
  newly.insert(newly.end(), bound.fixed.begin(), bound.fixed.end());
  if (!commit(bound, 0) || !unify_fixed(bound, newly, fixed)) return FALSE;
  labels->mark = c.last_mark().number;
  if (!labels->labelling.has_more()) return TRUE;
  PL_retry_address(labels.release());
}

/// '$fd_are_finite'(+Variables, -Owner): Variables is a list of integers and variables of ours with finite
/// domains, as far as the engine knows. Owner is `ours` if they have only our attributes, else `shared`.
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
    const Outcome outcome = is_found ? Outcome::ok : find_component(place.table, bound);
    if (outcome == Outcome::beyond) continue;  // '$fd_join' will ask for the installed library
    if (outcome != Outcome::ok) return FALSE;
    if (!bound.component->is_finite(bound.component->variable(place.index))) return FALSE;
    is_shared = is_shared || has_other_attributes(head);
  }
  return PL_get_nil(tail) && PL_unify_atom(owner, is_shared ? shared_atom : ours_atom);
}

/// Joins the components of all variables of a list, whose elements are variables of ours or integers.
Outcome join_all(const Goal& goal, Bound& bound) {
  std::vector<Component::Index> indices;
  Joining joining;
  Outcome outcome = joining.join(goal.occurrences, indices);
  if (outcome != Outcome::ok) return outcome;
  if (joining.taken_in.empty()) {
    joining.take_back();
  } else {
    const term_t work = PL_new_term_ref();
    outcome = joining.bound.component->propagate();
    if (outcome == Outcome::ok && !make_work(joining.taken_in, 0, work)) outcome = Outcome::failed;
    if (outcome != Outcome::ok) return joining.take_back(), outcome;
    if (!commit(joining.bound, work)) return Outcome::failed;
  }
  bound = joining.bound;
  return bound.component->wants_rebuilding() ? rebuild(bound.table, bound, {.use_known = true}) : Outcome::ok;
}

/// '$fd_join'(+Variables, -Open): joins the components of all variables. Open lists variable, attribute, ..
/// for those that are not integers; or it is `stock`.
foreign_t fd_join(term_t list, term_t open) {
  const KeptGoal kept;
  Goal& goal = kept.goal();
  if (read_variables(list, goal) != Reading::ok) return FALSE;
  Bound bound;
  const fid_t frame = PL_open_foreign_frame();
  const Outcome outcome = goal.occurrences.empty() ? Outcome::ok : join_all(goal, bound);
  if (outcome != Outcome::ok && PL_exception(qid_t{}) == 0) PL_rewind_foreign_frame(frame);
  PL_close_foreign_frame(frame);
  if (outcome != Outcome::ok) return ask_stock(outcome, open);
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

/// Finds the component of variables whose attributes, now removed, were as in the list.
Outcome find_labelled(term_t open, Bound& bound) {
  bound.component = known_component(bound.table);
  if (bound.component != nullptr) return Outcome::ok;
  if (!put_attributes(open)) return Outcome::failed;
  const Outcome outcome = find_component(bound.table, bound);
  return outcome == Outcome::ok && !delete_attributes(open) ? Outcome::failed : outcome;
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
  while (labels->mark != 0 && c != nullptr && c->has_marks() && c->last_mark().number > labels->mark)
    if (!c->pop_mark()) c = nullptr;
  const bool is_as_left =
      labels->mark != 0 && c != nullptr && c->has_marks() && c->last_mark().number == labels->mark;
  if (is_as_left) {
    c->reopen();
    const auto result = labels->labelling.next(*c);
    return answer(result, std::move(labels), bound, fixed);
  }
  if (find_labelled(open, bound) != Outcome::ok) return FALSE;
  bound.component->begin();
  const auto result = labels->labelling.next_from_scratch(*bound.component);
  return answer(result, std::move(labels), bound, fixed);
}

/// '$fd_label'(+Open, +Selection, +Choice, +Direction, -Fixed): Open is from '$fd_join'. The domains must
/// be finite, and the attributes removed, so that each answer binds these variables like any others.
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
  if (find_labelled(open, bound) != Outcome::ok) return FALSE;
  const LabellingOptions options{static_cast<Selection>(strategy), static_cast<Choice>(branching), down != 0};
  auto labels = std::make_unique<Labels>(
      Labels{Labelling(std::move(indices), options), unbound_variables(bound.table)});
  bound.component->begin();
  const auto result = labels->labelling.first(*bound.component);
  return answer(result, std::move(labels), bound, fixed);
}

}  // namespace

void add_labelling_predicates() {
  ours_atom = PL_new_atom("ours");
  shared_atom = PL_new_atom("shared");
  stock_functor = PL_new_functor(PL_new_atom("stock"), 1);
  relation_functors = {PL_new_functor(PL_new_atom("#="), 2), PL_new_functor(PL_new_atom("#\\="), 2),
                       PL_new_functor(PL_new_atom("#>="), 2), PL_new_functor(PL_new_atom("#=<"), 2)};
  add_predicate("$fd_are_finite", 2, fd_are_finite);
  add_predicate("$fd_join", 2, fd_join);
  add_predicate("$fd_label", 5, fd_label, PL_FA_NONDETERMINISTIC);
}

}  // namespace quadrille::prolog
