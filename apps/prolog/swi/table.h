// The Prolog term that is a component: component(Key, Forward, Marks, Variables), reached from the attribute
// fd(Index, Component) of each of its variables, and from nowhere else, so that Prolog collects it as
// garbage.
//
// Key: under which number this thread may hold a Component for it. Forward: unbound, or to(Component, Offset)
// since its variables moved into another. Marks and Variables: slots, bound one after another, which Prolog
// unbinds when it backtracks: a variable is kept as v(Variable). A mark is a number, or mark(Number, Work),
// Work a list of goals posted and components taken in.
#pragma once

#include <SWI-Prolog.h>

#include <cstdint>

namespace quadrille::prolog {

/// Finds atoms and functors; call once before anything else.
void initialise_terms();

[[nodiscard]] bool make_table(std::uint64_t key, term_t table);
[[nodiscard]] std::uint64_t key_of(term_t table);
/// Backtrackably.
[[nodiscard]] bool set_key(term_t table, std::uint64_t key);

/// False when the slot was never made; `extend` makes it.
[[nodiscard]] bool get_mark_slot(term_t table, std::uint32_t i, bool extend, term_t slot);
/// The variable, or what it is bound to. False when there is none of this index.
[[nodiscard]] bool get_variable(term_t table, std::uint32_t i, term_t variable);
[[nodiscard]] bool add_variable(term_t table, std::uint32_t i, term_t variable);

/// A variable's attribute, followed to where its component is now.
struct Place {
  term_t table = 0;
  std::uint32_t index = 0;
};
/// False when the term is not a variable of ours.
[[nodiscard]] bool get_place(term_t variable, Place& place);
/// The same for the attribute's value.
[[nodiscard]] bool get_place_of_attribute(term_t attribute, Place& place);
[[nodiscard]] bool make_attribute(const Place& place, term_t attribute);
/// From now on the variables of `from` are those of `to`, from `offset` on.
[[nodiscard]] bool set_forward(term_t from, term_t to, std::uint32_t offset);

/// A mark's number; 0 for an unbound slot.
[[nodiscard]] std::uint64_t mark_number(term_t slot);
[[nodiscard]] bool bind_mark(term_t slot, std::uint64_t number, term_t work);
/// Calls f(work) for the elements of all marks of a table, oldest first, those of components taken in
/// included.
template <class F>
bool for_each_goal(term_t table, F f);
/// The table, where an element of a mark's work is a component taken in.
[[nodiscard]] bool get_taken_in(term_t work, term_t table);
[[nodiscard]] bool make_taken_in(term_t table, term_t work);

template <class F>
bool for_each_goal(term_t table, F f) {
  const term_t slot = PL_new_term_ref();
  const term_t work = PL_new_term_ref();
  const term_t goal = PL_new_term_ref();
  for (std::uint32_t i = 0; get_mark_slot(table, i, false, slot) && mark_number(slot) != 0; ++i) {
    if (!PL_is_compound(slot)) continue;
    _PL_get_arg(2, slot, work);
    while (PL_get_list(work, goal, work)) {
      const term_t inner = PL_new_term_ref();
      if (!(get_taken_in(goal, inner) ? for_each_goal(inner, f) : f(goal))) return false;
    }
  }
  return true;
}

}  // namespace quadrille::prolog
