// The Prolog term that is a component: component(Key, Forward, Marks, Variables), reached from the attribute
// '$fd'(Index, Component) of each of its variables, and from nowhere else, so that Prolog collects it as
// garbage.
//
// Key: under which number this thread may hold a Component for it. Forward: unbound, or to(Component, Offset)
// since its variables moved into another. Marks and Variables: slots, bound one after another, which Prolog
// unbinds when it backtracks: a variable is kept as v(Variable). A mark is a number, or mark(Number, Work),
// Work a list of components taken in and goals posted.
#pragma once

#include <SWI-Prolog.h>

#include <cstdint>
#include <vector>

namespace quadrille::prolog {

/// Finds atoms and functors; call once before anything else.
void initialise_terms();

[[nodiscard]] bool make_table(std::uint64_t key, term_t table);
[[nodiscard]] std::uint64_t key_of(term_t table);
/// Backtrackably.
[[nodiscard]] bool set_key(term_t table, std::uint64_t key);

/// Walks along the slots of a table. They come in pieces, each four times as long as the one before: a term
/// of them with the next piece as its last argument.
class Slots {
 public:
  enum class Of : std::uint8_t { marks = 3, variables = 4 };

  Slots() = default;
  Slots(term_t table, Of of);

  /// False when the slot was never made.
  [[nodiscard]] bool go_to(std::uint32_t i);
  [[nodiscard]] bool go_on();
  /// Makes the slot that it was sent to. False when Prolog has an exception.
  [[nodiscard]] bool make();
  /// Where it was sent.
  [[nodiscard]] std::uint32_t index() const { return index_; }
  [[nodiscard]] term_t slot() const { return slot_; }
  /// Of the mark here; 0 for an unbound slot.
  [[nodiscard]] std::uint64_t mark_number() const;
  [[nodiscard]] bool is_unbound() const { return PL_is_variable(slot_) != 0; }
  [[nodiscard]] bool bind_mark(std::uint64_t number, term_t work) const;

 private:
  [[nodiscard]] bool arrive(bool make_pieces);

  term_t table_ = 0, piece_ = 0, slot_ = 0, part_ = 0;
  std::size_t argument_ = 0, number_ = 0;  // of the piece
  std::uint32_t index_ = static_cast<std::uint32_t>(-1), at_ = 0, size_ = 0;
  bool is_known_ = false;  // that there is the piece
};

/// The variable, or what it is bound to. False when there is none of this index.
[[nodiscard]] bool get_variable(term_t table, std::uint32_t i, term_t variable);
[[nodiscard]] std::uint32_t count_variables(term_t table);
/// Indices of those that are not bound.
[[nodiscard]] std::vector<std::uint32_t> unbound_variables(term_t table);
/// Binds that slot of the variables to one.
[[nodiscard]] bool add_variable(Slots& variables, std::uint32_t i, term_t variable);

/// A variable's attribute, followed to where its component is now.
struct Place {
  term_t table = 0;
  std::uint32_t index = 0;
  bool is_in_stock = false;  // no variable of ours, but one of the installed library
};
/// False when the term is not a variable of ours.
[[nodiscard]] bool get_place(term_t variable, Place& place);
/// The one component of all the variables, and their indices there; false when there is no such.
[[nodiscard]] bool get_places(const std::vector<term_t>& variables, term_t table,
                              std::vector<std::uint32_t>& indices);
/// The same for the attribute's value.
[[nodiscard]] bool get_place_of_attribute(term_t attribute, Place& place);
[[nodiscard]] bool make_attribute(const Place& place, term_t attribute);
/// Of a variable of ours.
[[nodiscard]] bool has_other_attributes(term_t variable);
/// Gives each variable its attribute: variable, attribute, .. False when Prolog has an exception.
[[nodiscard]] bool put_attributes(term_t list);
/// Of the variables of such a list.
[[nodiscard]] bool delete_attributes(term_t list);
/// From now on the variables of `from` are those of `to`, from `offset` on.
[[nodiscard]] bool set_forward(term_t from, term_t to, std::uint32_t offset);

/// Calls f(work) for the elements of all marks of a table, oldest first, those of components taken in
/// included.
template <class F>
bool for_each_goal(term_t table, F f);
/// The table, where an element of a mark's work is a component taken in.
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
