// Labelling: joins the variables, searches, and binds them.
#include <algorithm>
#include <memory>

#include "prolog/labelling.h"
#include "prolog/swi/binding.h"
#include "prolog/swi/predicates.h"

namespace quadrille::prolog {

namespace {

atom_t ours_atom, shared_atom;

struct Labels {
  Labelling labelling;
  /// The variables of the component that were unbound before.
  std::vector<Component::Index> open;
  std::uint64_t mark = 0;  // the mark of the last solution
};

foreign_t answer(Labelling::Result result, std::unique_ptr<Labels> labels, Bound& bound, term_t fixed) {
  Component& c = *bound.component;
  if (result != Labelling::Result::solution) {
    c.take_back();
    return result == Labelling::Result::beyond ? ask_stock(Stock::component, fixed) : FALSE;
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
/// domains. Owner is `ours` if they have only our attributes, else `shared`.
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

/// Joins the components of all variables of a list, whose elements are variables of ours or integers.
bool join_all(const Goal& goal, Bound& bound) {
  std::vector<Component::Index> indices;
  Joining joining;
  if (joining.join(goal.occurrences, indices) != Outcome::ok) return false;
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

/// '$fd_join'(+Variables, -Open): joins the components of all variables. Open lists variable, attribute, ..
/// for those that are not integers.
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

/// Finds the component of variables whose attributes, now removed, were as in the list.
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
  if (!find_labelled(open, bound)) return FALSE;
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
  add_predicate("$fd_are_finite", 2, fd_are_finite);
  add_predicate("$fd_join", 2, fd_join);
  add_predicate("$fd_label", 5, fd_label, PL_FA_NONDETERMINISTIC);
}

}  // namespace quadrille::prolog
