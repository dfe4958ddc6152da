// The Prolog term that represents a component: component(Key, Forward, Marks, Variables). It is referred to
// only by the attributes '$fd'(Index, Component) of its variables, so Prolog's garbage collector can
// reclaim it.
//
//   Key         the number under which this thread may have a Component for it
//   Forward     unbound, or to(Component, Offset) once its variables have moved to another component
//   Marks       slots, bound one after another; a mark is a number, or mark(Number, Work), where Work is a
//               list of components taken in and of goals posted
//   Variables   slots, too; a variable is stored as v(Variable)
//
// On backtracking Prolog unbinds slots and so undoes what they stand for.
// Work a list of components taken in and goals posted.
#pragma once

#include <SWI-Prolog.h>

#include <cstdint>
#include <vector>

namespace quadrille::prolog {

/// Looks up atoms and functors. Call it once, before anything else.
void initialise_terms();

[[nodiscard]] bool make_table(std::uint64_t key, term_t table);
[[nodiscard]] std::uint64_t key_of(term_t table);
/// Changes the key. Backtracking restores the old one.
[[nodiscard]] bool set_key(term_t table, std::uint64_t key);

/// Visits the slots of a table one by one. They are stored in pieces, terms of growing arity: each piece is
/// four times as long as the one before, and the last argument of a piece is the next piece.
class Slots {
 public:
  enum class Of : std::uint8_t { marks = 3, variables = 4 };

  Slots() = default;
  Slots(term_t table, Of of);

  /// Goes to slot i. False if the slot does not exist yet.
  [[nodiscard]] bool go_to(std::uint32_t i);
  [[nodiscard]] bool go_on();
  /// Creates the slot to which it was sent. False if Prolog has an exception.
  [[nodiscard]] bool make();
  /// The index of the slot to which it was sent.
  [[nodiscard]] std::uint32_t index() const { return index_; }
  [[nodiscard]] term_t slot() const { return slot_; }
  /// The number of the mark here; 0 for an unbound slot.
  [[nodiscard]] std::uint64_t mark_number() const;
  [[nodiscard]] bool is_unbound() const { return PL_is_variable(slot_) != 0; }
  [[nodiscard]] bool bind_mark(std::uint64_t number, term_t work) const;

 private:
  [[nodiscard]] bool arrive(bool make_pieces);

  term_t table_ = 0, piece_ = 0, slot_ = 0, part_ = 0;
  std::size_t argument_ = 0, number_ = 0;  // within the piece
  std::uint32_t index_ = static_cast<std::uint32_t>(-1), at_ = 0, size_ = 0;
  bool is_known_ = false;  // whether the piece is known to exist
};

/// Gets a variable, or the value to which it is bound. False if there is none with this index.
[[nodiscard]] bool get_variable(term_t table, std::uint32_t i, term_t variable);
[[nodiscard]] std::uint32_t count_variables(term_t table);
/// The indices of the variables that are not bound.
[[nodiscard]] std::vector<std::uint32_t> unbound_variables(term_t table);
/// Binds slot i of the variables to a variable.
[[nodiscard]] bool add_variable(Slots& variables, std::uint32_t i, term_t variable);

/// The place to which a variable's attribute leads: its component's present table, and its index there.
struct Place {
  term_t table = 0;
  std::uint32_t index = 0;
  bool is_in_stock = false;  // the variable is not ours, but the installed library's
};
/// False if the term is not a variable of ours.
[[nodiscard]] bool get_place(term_t variable, Place& place);
/// Gets the one component to which all the variables belong, and their indices. False if there is none.
[[nodiscard]] bool get_places(const std::vector<term_t>& variables, term_t table,
                              std::vector<std::uint32_t>& indices);
/// The same as get_place, for the value of the attribute.
[[nodiscard]] bool get_place_of_attribute(term_t attribute, Place& place);
[[nodiscard]] bool make_attribute(const Place& place, term_t attribute);
/// For a variable of ours: whether it has attributes of other modules, too.
[[nodiscard]] bool has_other_attributes(term_t variable);
/// Gives each variable of the list (variable, attribute, ..) its attribute. False if Prolog has an
/// exception.
[[nodiscard]] bool put_attributes(term_t list);
/// Removes our attribute from the variables of such a list.
[[nodiscard]] bool delete_attributes(term_t list);
/// From now on the variables of `from` are variables of `to`, with indices from `offset` on.
[[nodiscard]] bool set_forward(term_t from, term_t to, std::uint32_t offset);

/// Calls f(work) for each goal in the marks of a table, oldest first, including those of components taken
/// in.
template <class F>
bool for_each_goal(term_t table, F f);
/// If an element of a mark's work is a component taken in, gets its table.
[[nodiscard]] bool get_taken_in(term_t work, term_t table);
[[nodiscard]] bool make_taken_in(term_t table, term_t work);

template <class F>
bool for_each_goal(term_t table, F f) {
  const term_t work = PL_new_term_ref();
  const term_t goal = PL_new_term_ref();
  Slots marks(table, Slots::Of::marks);
  for (bool is_made = marks.go_to(0); is_made && marks.mark_number() != 0; is_made = marks.go_on()) {
    if (!PL_is_compound(marks.slot())) continue;
    _PL_get_arg(2, marks.slot(), work);
    while (PL_get_list(work, goal, work)) {
      const term_t inner = PL_new_term_ref();
      if (!(get_taken_in(goal, inner) ? for_each_goal(inner, f) : f(goal))) return false;
    }
  }
  return true;
}

}  // namespace quadrille::prolog
