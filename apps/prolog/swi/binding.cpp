#include "prolog/swi/binding.h"

#include <algorithm>
#include <numeric>
#include <ranges>

#include "prolog/posting.h"
#include "prolog/swi/globals.h"
#include "prolog/swi/memory_limit.h"
#include "prolog/swi/work_limit.h"

namespace quadrille::prolog {

bool poll_signals(std::uint64_t runs) {
  return PL_handle_signals() >= 0 && (is_within_memory_limit() || PL_resource_error("memory") != 0) &&
         is_within_work_limit(runs);
}

Outcome post_goal(Component& component, const Goal& goal) {
  Posting posting(component, goal.expressions);
  switch (goal.kind) {
    case Goal::Kind::formula: return posting.hold(goal.terms.front());
    case Goal::Kind::memberships: return posting.members(goal.terms, goal.expressions.domains.front());
    case Goal::Kind::global: break;
  }
  return goal.global->post(posting, goal);
}

Component* known_component(term_t table) {
  Component* known = Cache::of_this_thread().find(key_of(table));
  if (known == nullptr || !known->has_marks()) return nullptr;
  Slots marks(table, Slots::Of::marks);
  const Component::Mark mark = known->last_mark();
  const bool matches =
      marks.go_to(mark.slot) && marks.mark_number() == mark.number && (!marks.go_on() || marks.is_unbound());
  return matches ? known : nullptr;
}

namespace {

/// By index of the variable: the intersection of all goals that only restrict its domain.
std::vector<IntervalSet> posted_domains(term_t from, term_t table, std::size_t count) {
  std::vector<IntervalSet> domains(count, IntervalSet{kAllIntegers});
  static_cast<void>(for_each_goal(from, [&](term_t term) {
    Goal goal;
    if (read_goal(term, goal) != Reading::ok || !goal.is_membership()) return true;
    for (const term_t variable : goal.occurrences) {
      Place place;
      if (!get_place(variable, place) || !PL_same_compound(place.table, table) || place.index >= count)
        continue;
      IntervalSet& domain = domains[place.index];
      IntervalSet smaller = intersection(domain, goal.expressions.domains.front());
      if (!smaller.empty()) domain = std::move(smaller);
    }
    return true;
  }));
  return domains;
}

/// Creates the engine's variables for all variables of a table; their indices begin at the component's
/// present number of variables.
bool make_variables(term_t table, const Component* known, Component& component) {
  const Component::Index offset = component.variable_count();
  const std::uint32_t count = count_variables(table);
  const std::vector<IntervalSet> posted =
      known == nullptr ? posted_domains(table, table, count) : std::vector<IntervalSet>{};
  // A variable may be in several places, because it was bound to another one. Its attribute names one of
  // them.
  std::vector<Component::Index> made(count, Component::kNone);
  Slots variables(table, Slots::Of::variables);
  const term_t variable = PL_new_term_ref();
  for (std::uint32_t i = 0; i < count; ++i) {
    if (!(i == 0 ? variables.go_to(0) : variables.go_on())) return false;
    _PL_get_arg(1, variables.slot(), variable);
    Value value = 0;
    Place place{0, i};
    if (PL_get_int64(variable, &value)) {
      if (!component.add_variable({{value, value}})) return false;
      continue;
    }
    if (!get_place(variable, place) || place.index >= count) place.index = i;
    if (made[place.index] != Component::kNone) {
      component.add_alias(made[place.index]);
      continue;
    }
    made[place.index] = offset + i;
    const IntervalSet domain = known != nullptr && i < known->variable_count()
                                   ? known->domain(known->variable(i))
                               : known != nullptr ? IntervalSet{kAllIntegers}
                                                  : posted[place.index];
    if (!component.add_variable(domain) && !component.add_variable({kAllIntegers})) return false;
  }
  return true;
}

/// Posts a goal of the kernel language again. All its variables must have places in the table.
Outcome replay(term_t term, term_t table, Component& component) {
  Goal goal;
  if (read_goal(term, goal) != Reading::ok) return Outcome::ok;
  for (const term_t variable : goal.occurrences) {
    Place place;
    if (!get_place(variable, place) || !PL_same_compound(place.table, table)) return Outcome::ok;
    goal.expressions.variables.push_back(component.variable(place.index));
  }
  return post_goal(component, goal);
}

Outcome replay_all(term_t from, term_t table, Component& component) {
  Outcome outcome = Outcome::ok;
  static_cast<void>(for_each_goal(from, [&](term_t goal) {
    outcome = replay(goal, table, component);
    return outcome == Outcome::ok;
  }));
  return outcome;
}

}  // namespace

Outcome find_component(term_t table, Bound& bound) {
  bound.table = table;
  Cache& cache = Cache::of_this_thread();
  bound.component = cache.find(key_of(table));
  if (bound.component == nullptr) {
    cache.note_miss();
    return rebuild(table, bound);
  }
  Component& c = *bound.component;
  Slots marks(table, Slots::Of::marks);
  while (c.has_marks()) {
    const std::uint64_t number = marks.go_to(c.last_mark().slot) ? marks.mark_number() : 0;
    if (number == c.last_mark().number) {
      const bool is_in_step = !marks.go_on() || marks.is_unbound();
      bound.next = marks;
      return is_in_step ? Outcome::ok : rebuild(table, bound);
    }
    if (number != 0 || !c.pop_mark()) break;
  }
  return rebuild(table, bound);
}

Outcome rebuild(term_t table, Bound& bound, Rebuilding how) {
  auto made = std::make_unique<Component>(poll_signals);
  Component& component = *made;
  bound.table = table;
  component.begin();
  const Component* known = how.use_known ? known_component(table) : nullptr;
  Slots marks(table, Slots::Of::marks);
  bool is_made = marks.go_to(0);
  while (is_made && marks.mark_number() != 0) is_made = marks.go_on();
  if (!is_made && !marks.make()) return Outcome::failed;
  const std::uint64_t key = Cache::new_number();
  const std::uint64_t number = Cache::new_number();
  if (!make_variables(table, known, component) || !marks.bind_mark(number, how.work)) return Outcome::failed;
  Outcome outcome = replay_all(table, table, component);
  if (outcome == Outcome::ok) outcome = component.propagate();
  if (outcome != Outcome::ok) return outcome;
  bound.fixed = component.newly_fixed();
  if (!set_key(table, key)) return Outcome::failed;
  component.commit({marks.index(), number});
  static_cast<void>(marks.go_on());
  bound.next = marks;
  bound.component = &Cache::of_this_thread().add(key, std::move(made));
  return Outcome::ok;
}

bool take_in_unposted(term_t table, term_t into, std::uint32_t offset, term_t work) {
  const term_t variable = PL_new_term_ref();
  Slots slots(into, Slots::Of::variables);
  for (std::uint32_t i = 0; get_variable(table, i, variable); ++i)
    if (!add_variable(slots, offset + i, variable)) return false;
  return set_forward(table, into, offset) && make_taken_in(table, work);
}

bool commit(Bound& bound, term_t work) {
  const std::uint32_t n = bound.component->has_marks() ? bound.component->last_mark().slot + 1 : 0;
  const std::uint64_t number = Cache::new_number();
  if (bound.next.index() != n) {
    bound.next = Slots(bound.table, Slots::Of::marks);
    static_cast<void>(bound.next.go_to(n));
  }
  if (!bound.next.make() || !bound.next.bind_mark(number, work)) {
    bound.component->take_back();
    // A signal handler may have posted goals on the same variables meanwhile.
    return PL_exception(qid_t{}) != 0 ? false
                                      : (PL_permission_error("change", "constraints", bound.table), false);
  }
  bound.component->commit({n, number});
  return true;
}

void Joining::find_tables(std::vector<Place>& places, const std::vector<term_t>& variables) {
  places.resize(variables.size());
  for (std::size_t i = 0; i < variables.size(); ++i) {
    if (!get_place(variables[i], places[i])) {
      is_in_stock_ = is_in_stock_ || places[i].is_in_stock;
      continue;
    }
    const term_t table = places[i].table;
    if (!tables_.empty() && PL_same_compound(tables_.back(), table)) continue;
    // Copies of a term share its key.
    const std::uint64_t key = key_of(table);
    bool is_known = false;
    for (std::size_t k = 0; k < keys_.size() && !is_known; ++k)
      is_known = keys_[k] == key && PL_same_compound(tables_[k], table);
    if (is_known) continue;
    keys_.push_back(key);
    tables_.push_back(table);
  }
}

Outcome Joining::join(const std::vector<term_t>& variables, std::vector<Component::Index>& indices) {
  const term_t table = PL_new_term_ref();
  if (get_places(variables, table, indices)) {
    const Outcome outcome = find_component(table, bound);
    if (outcome != Outcome::ok) return outcome;
    bound.component->begin();
    return Outcome::ok;
  }
  std::vector<Place> places;
  const Outcome outcome = join_several(places, variables);
  indices.clear();
  for (const Place& place : places) indices.push_back(place.index);
  return outcome;
}

Outcome Joining::join_several(std::vector<Place>& places, const std::vector<term_t>& variables) {
  find_tables(places, variables);
  if (is_in_stock_) return Outcome::unsupported;
  std::size_t greatest = 0;
  if (tables_.empty()) {
    const std::uint64_t key = Cache::new_number();
    bound.table = PL_new_term_ref();
    if (!make_table(key, bound.table)) return has_raised = true, Outcome::failed;
    bound.component = &Cache::of_this_thread().add(key, std::make_unique<Component>(poll_signals));
    is_new_ = true;
  } else {
    Component::Index most = 0;
    for (std::size_t i = 0; tables_.size() > 1 && i < tables_.size(); ++i) {
      const Component* known = Cache::of_this_thread().find(keys_[i]);
      const Component::Index n = known != nullptr ? known->variable_count() : 1;
      if (n > most) {
        greatest = i;
        most = n;
      }
    }
    const Outcome found = find_component(tables_[greatest], bound);
    if (found != Outcome::ok) return found;
  }
  bound.component->begin();
  Outcome outcome = Outcome::ok;
  for (std::size_t i = 0; i < tables_.size() && outcome == Outcome::ok; ++i)
    if (i != greatest) outcome = take_in(tables_[i]);
  if (outcome != Outcome::ok) return take_back(), outcome;
  if (tables_.size() > 1)
    for (std::size_t i = 0; i < places.size(); ++i)
      if (places[i].table != 0) static_cast<void>(get_place(variables[i], places[i]));
  if (add_new(places, variables)) return Outcome::ok;
  take_back();
  has_raised = true;
  return Outcome::failed;
}

Outcome Joining::take_in(term_t table) {
  Component& component = *bound.component;
  const Component* known = known_component(table);
  const bool has_constraints = known == nullptr || known->has_constraints();
  const Component::Index offset = component.variable_count();
  if (!make_variables(table, known, component)) return Outcome::failed;
  const term_t work = PL_new_term_ref();
  if (!take_in_unposted(table, bound.table, offset, work)) return has_raised = true, Outcome::failed;
  taken_in.push_back(work);
  return has_constraints ? replay_all(table, bound.table, component) : Outcome::ok;
}

void Joining::take_back() const {
  if (is_new_) {
    Cache::of_this_thread().drop(key_of(bound.table));
  } else if (bound.component != nullptr) {
    bound.component->take_back();
  }
}

bool Joining::add_new(std::vector<Place>& places, const std::vector<term_t>& variables) {
  std::vector<std::size_t> fresh;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i].table == 0) fresh.push_back(i);
  if (fresh.empty()) return true;
  // The same variable may occur several times: then it has neighbours in the standard order, the first of
  // which is kept.
  std::vector<std::size_t> sorted = fresh;
  const auto is_before = [&](std::size_t a, std::size_t b) {
    const int order = PL_compare(variables[a], variables[b]);
    return order != 0 ? order < 0 : a < b;
  };
  if (!std::ranges::is_sorted(sorted, is_before)) std::ranges::sort(sorted, is_before);
  std::vector<std::size_t> first_of(places.size());
  for (std::size_t k = 0; k < sorted.size(); ++k) {
    const bool is_again = k > 0 && PL_compare(variables[sorted[k - 1]], variables[sorted[k]]) == 0;
    first_of[sorted[k]] = is_again ? first_of[sorted[k - 1]] : sorted[k];
  }
  Slots slots(bound.table, Slots::Of::variables);
  for (const std::size_t i : fresh) {
    if (first_of[i] != i) {
      places[i] = places[first_of[i]];
      continue;
    }
    places[i] = {bound.table, bound.component->variable_count()};
    const term_t attribute = PL_new_term_ref();
    if (!make_attribute(places[i], attribute) || !add_variable(slots, places[i].index, variables[i]))
      return false;
    attach.push_back(variables[i]);
    attach.push_back(attribute);
    const IntervalSet all{kAllIntegers};
    if (!bound.component->add_variable(domain == nullptr ? all : *domain) &&
        !bound.component->add_variable(all))
      return false;
  }
  return true;
}

bool unify_fixed(const Bound& bound, const std::vector<Component::Index>& fixed, term_t list) {
  if (fixed.empty()) return PL_unify_nil(list);
  std::vector<term_t> others;
  const term_t variable = PL_new_term_ref();
  Slots variables(bound.table, Slots::Of::variables);
  for (const Component::Index i : fixed) {
    if (!variables.go_to(i)) return false;
    _PL_get_arg(1, variables.slot(), variable);
    const Value v = bound.component->store().value(bound.component->variable(i));
    if (!PL_is_attvar(variable)) {
      if (!PL_unify_int64(variable, v)) return false;
      continue;
    }
    const term_t pair = PL_new_term_refs(2);
    if (!PL_put_term(pair, variable) || !PL_put_int64(pair + 1, v)) return false;
    others.push_back(pair);
    others.push_back(pair + 1);
  }
  return unify_list(others, list);
}

bool unify_list(const std::vector<term_t>& terms, term_t list) {
  if (terms.empty()) return PL_unify_nil(list);
  const term_t made = PL_new_term_ref();
  PL_put_nil(made);
  for (const term_t t : terms | std::views::reverse)
    if (!PL_cons_list(made, t, made)) return false;
  return PL_unify(made, list);
}

}  // namespace quadrille::prolog
