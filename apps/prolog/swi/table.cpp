#include "prolog/swi/table.h"

#include <array>

namespace quadrille::prolog {

namespace {

atom_t attribute_name, slots_name;
functor_t component_functor, forward_functor, attribute_functor, mark_functor, taken_in_functor,
    variable_functor;
predicate_t setarg_predicate;

/// Slots come in pieces of 4, 8, 16, ..: each a term of them with the next piece as its last argument.
constexpr std::uint32_t kFirstPiece = 4;
constexpr std::size_t kPieces = 28;
std::array<functor_t, kPieces> piece_functors;

}  // namespace

void initialise_terms() {
  attribute_name = PL_new_atom("clpfd");
  slots_name = PL_new_atom("slots");
  component_functor = PL_new_functor(PL_new_atom("component"), 4);
  forward_functor = PL_new_functor(PL_new_atom("to"), 2);
  attribute_functor = PL_new_functor(PL_new_atom("fd"), 2);
  mark_functor = PL_new_functor(PL_new_atom("mark"), 2);
  variable_functor = PL_new_functor(PL_new_atom("v"), 1);
  taken_in_functor = PL_new_functor(PL_new_atom("$taken_in"), 1);
  setarg_predicate = PL_predicate("setarg", 3, "system");
  for (std::size_t i = 0; i < kPieces; ++i)
    piece_functors[i] = PL_new_functor(slots_name, (std::size_t{kFirstPiece} << i) + 1);
}

bool make_table(std::uint64_t key, term_t table) {
  const term_t arguments = PL_new_term_refs(4);
  return PL_put_int64(arguments, static_cast<std::int64_t>(key)) &&
         PL_cons_functor_v(table, component_functor, arguments);
}

std::uint64_t key_of(term_t table) {
  const term_t key = PL_new_term_ref();
  std::int64_t value = 0;
  _PL_get_arg(1, table, key);
  return PL_get_int64(key, &value) ? static_cast<std::uint64_t>(value) : 0;
}

bool set_key(term_t table, std::uint64_t key) {
  const term_t arguments = PL_new_term_refs(3);
  return PL_put_integer(arguments, 1) && PL_put_term(arguments + 1, table) &&
         PL_put_int64(arguments + 2, static_cast<std::int64_t>(key)) &&
         PL_call_predicate(nullptr, PL_Q_PASS_EXCEPTION, setarg_predicate, arguments);
}

namespace {

constexpr std::size_t kMarks = 3;
constexpr std::size_t kVariables = 4;

bool get_slot(term_t table, std::size_t argument, std::uint32_t i, bool extend, term_t slot) {
  _PL_get_arg(argument, table, slot);
  std::uint32_t size = kFirstPiece;
  for (std::size_t piece = 0; piece < kPieces; ++piece, size *= 2) {
    if (PL_is_variable(slot) && !(extend && PL_unify_functor(slot, piece_functors[piece]))) return false;
    if (i < size) {
      _PL_get_arg(i + 1, slot, slot);
      return true;
    }
    i -= size;
    _PL_get_arg(size + 1, slot, slot);
  }
  return false;
}

}  // namespace

bool get_mark_slot(term_t table, std::uint32_t i, bool extend, term_t slot) {
  return get_slot(table, kMarks, i, extend, slot);
}

bool get_variable(term_t table, std::uint32_t i, term_t variable) {
  if (!get_slot(table, kVariables, i, false, variable) || PL_is_variable(variable)) return false;
  _PL_get_arg(1, variable, variable);
  return true;
}

bool add_variable(term_t table, std::uint32_t i, term_t variable) {
  const term_t slot = PL_new_term_ref();
  const term_t made = PL_new_term_ref();
  return get_slot(table, kVariables, i, true, slot) && PL_cons_functor_v(made, variable_functor, variable) &&
         PL_unify(slot, made);
}

bool get_place(term_t variable, Place& place) {
  const term_t attribute = PL_new_term_ref();
  if (!PL_get_attr(variable, attribute)) return false;
  const term_t part = PL_new_term_ref();
  while (PL_is_compound(attribute)) {
    atom_t name = 0;
    _PL_get_arg(1, attribute, part);
    if (PL_get_atom(part, &name) && name == attribute_name) {
      _PL_get_arg(2, attribute, part);
      return get_place_of_attribute(part, place);
    }
    _PL_get_arg(3, attribute, attribute);
  }
  return false;
}

bool get_place_of_attribute(term_t attribute, Place& place) {
  if (!PL_is_functor(attribute, attribute_functor)) return false;
  const term_t part = PL_new_term_ref();
  place.table = PL_new_term_ref();
  std::int64_t number = 0;
  _PL_get_arg(1, attribute, part);
  if (!PL_get_int64(part, &number)) return false;
  _PL_get_arg(2, attribute, place.table);
  std::int64_t index = number;
  while (true) {
    _PL_get_arg(2, place.table, part);
    if (PL_is_variable(part)) break;
    _PL_get_arg(1, part, place.table);
    _PL_get_arg(2, part, part);
    if (!PL_get_int64(part, &number)) return false;
    index += number;
  }
  place.index = static_cast<std::uint32_t>(index);
  return true;
}

bool make_attribute(const Place& place, term_t attribute) {
  const term_t arguments = PL_new_term_refs(2);
  return PL_put_int64(arguments, place.index) && PL_put_term(arguments + 1, place.table) &&
         PL_cons_functor_v(attribute, attribute_functor, arguments);
}

bool set_forward(term_t from, term_t to, std::uint32_t offset) {
  const term_t slot = PL_new_term_ref();
  const term_t arguments = PL_new_term_refs(2);
  const term_t forward = PL_new_term_ref();
  _PL_get_arg(2, from, slot);
  return PL_put_term(arguments, to) && PL_put_int64(arguments + 1, offset) &&
         PL_cons_functor_v(forward, forward_functor, arguments) && PL_unify(slot, forward);
}

std::uint64_t mark_number(term_t slot) {
  if (PL_is_variable(slot)) return 0;
  std::int64_t number = 0;
  if (PL_get_int64(slot, &number)) return static_cast<std::uint64_t>(number);
  const term_t part = PL_new_term_ref();
  _PL_get_arg(1, slot, part);
  return PL_get_int64(part, &number) ? static_cast<std::uint64_t>(number) : 0;
}

bool bind_mark(term_t slot, std::uint64_t number, term_t work) {
  const auto as_int = static_cast<std::int64_t>(number);
  if (work == 0 || PL_get_nil(work)) return PL_unify_int64(slot, as_int);
  const term_t arguments = PL_new_term_refs(2);
  const term_t mark = PL_new_term_ref();
  return PL_put_int64(arguments, as_int) && PL_put_term(arguments + 1, work) &&
         PL_cons_functor_v(mark, mark_functor, arguments) && PL_unify(slot, mark);
}

bool get_taken_in(term_t work, term_t table) {
  if (!PL_is_functor(work, taken_in_functor)) return false;
  _PL_get_arg(1, work, table);
  return true;
}

bool make_taken_in(term_t table, term_t work) { return PL_cons_functor(work, taken_in_functor, table); }

}  // namespace quadrille::prolog
