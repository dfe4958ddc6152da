#include "prolog/swi/table.h"

#include <array>

namespace quadrille::prolog {

namespace {

atom_t attribute_name, stock_name, slots_name;
functor_t component_functor, forward_functor, attribute_functor, mark_functor, taken_in_functor,
    variable_functor;
predicate_t setarg_predicate, put_attr_predicate, del_attr_predicate;

constexpr std::uint32_t kFirstPiece = 8;
constexpr std::uint32_t kGrowth = 8;
constexpr std::size_t kPieces = 9;
std::array<functor_t, kPieces> piece_functors;

}  // namespace

void initialise_terms() {
  attribute_name = PL_new_atom("clpfd");
  stock_name = PL_new_atom("clpfd_stock");
  slots_name = PL_new_atom("slots");
  component_functor = PL_new_functor(PL_new_atom("component"), 4);
  forward_functor = PL_new_functor(PL_new_atom("to"), 2);
  attribute_functor = PL_new_functor(PL_new_atom("$fd"), 2);
  mark_functor = PL_new_functor(PL_new_atom("mark"), 2);
  variable_functor = PL_new_functor(PL_new_atom("v"), 1);
  taken_in_functor = PL_new_functor(PL_new_atom("$taken_in"), 1);
  setarg_predicate = PL_predicate("setarg", 3, "system");
  put_attr_predicate = PL_predicate("put_attr", 3, "system");
  del_attr_predicate = PL_predicate("del_attr", 2, "system");
  std::size_t size = kFirstPiece;
  for (functor_t& piece : piece_functors) {
    piece = PL_new_functor(slots_name, size + 1);
    size *= kGrowth;
  }
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

Slots::Slots(term_t table, Of of)
    : table_(table),
      piece_(PL_new_term_refs(3)),
      slot_(piece_ + 1),
      part_(piece_ + 2),
      argument_(static_cast<std::size_t>(of)) {}

bool Slots::go_to(std::uint32_t i) {
  if (is_known_ && i >= index_) {
    at_ += i - index_;
    index_ = i;
    return arrive(false);
  }
  _PL_get_arg(argument_, table_, piece_);
  index_ = at_ = i;
  size_ = kFirstPiece;
  number_ = 0;
  is_known_ = false;
  return arrive(false);
}

bool Slots::go_on() {
  ++index_;
  ++at_;
  return arrive(false);
}

bool Slots::make() { return arrive(true); }

bool Slots::arrive(bool make_pieces) {
  while (true) {
    if (!is_known_) {
      if (number_ == kPieces) return false;
      if (PL_is_variable(piece_) && !(make_pieces && PL_unify_functor(piece_, piece_functors[number_])))
        return false;
      is_known_ = true;
    }
    if (at_ < size_) {
      _PL_get_arg(at_ + 1, piece_, slot_);
      return true;
    }
    at_ -= size_;
    _PL_get_arg(size_ + 1, piece_, piece_);
    size_ *= kGrowth;
    ++number_;
    is_known_ = false;
  }
}

std::uint64_t Slots::mark_number() const {
  std::int64_t number = 0;
  const term_t from = PL_get_arg(1, slot_, part_) ? part_ : slot_;
  return PL_get_int64(from, &number) ? static_cast<std::uint64_t>(number) : 0;
}

bool Slots::bind_mark(std::uint64_t number, term_t work) const {
  const auto as_int = static_cast<std::int64_t>(number);
  if (work == 0 || PL_get_nil(work)) return PL_unify_int64(slot_, as_int);
  return PL_put_int64(part_, as_int) && PL_cons_functor(part_, mark_functor, part_, work) &&
         PL_unify(slot_, part_);
}

bool get_variable(term_t table, std::uint32_t i, term_t variable) {
  Slots variables(table, Slots::Of::variables);
  if (!variables.go_to(i) || PL_is_variable(variables.slot())) return false;
  _PL_get_arg(1, variables.slot(), variable);
  return true;
}

std::uint32_t count_variables(term_t table) {
  Slots variables(table, Slots::Of::variables);
  bool is_made = variables.go_to(0);
  while (is_made && !PL_is_variable(variables.slot())) is_made = variables.go_on();
  return variables.index();
}

std::vector<std::uint32_t> unbound_variables(term_t table) {
  std::vector<std::uint32_t> unbound;
  const term_t variable = PL_new_term_ref();
  Slots variables(table, Slots::Of::variables);
  bool is_made = variables.go_to(0);
  for (; is_made && !PL_is_variable(variables.slot()); is_made = variables.go_on()) {
    _PL_get_arg(1, variables.slot(), variable);
    if (PL_is_variable(variable)) unbound.push_back(variables.index());
  }
  return unbound;
}

bool add_variable(Slots& variables, std::uint32_t i, term_t variable) {
  const term_t made = PL_new_term_ref();
  return (variables.go_to(i) || variables.make()) && PL_cons_functor_v(made, variable_functor, variable) &&
         PL_unify(variables.slot(), made);
}

namespace {

/// Follows the value of our attribute to the component's present table. `part` is a term reference for
/// scratch use.
bool follow(term_t attribute, term_t part, term_t table, std::uint32_t& index) {
  std::int64_t number = 0;
  _PL_get_arg(1, attribute, part);
  if (!PL_get_int64(part, &number)) return false;
  _PL_get_arg(2, attribute, table);
  std::int64_t sum = number;
  while (true) {
    _PL_get_arg(2, table, part);
    if (PL_is_variable(part)) break;
    _PL_get_arg(1, part, table);
    _PL_get_arg(2, part, part);
    if (!PL_get_int64(part, &number)) return false;
    sum += number;
  }
  index = static_cast<std::uint32_t>(sum);
  return true;
}

/// Puts the value of our attribute into `value`. False if the variable has none.
bool get_attribute(term_t variable, term_t attributes, term_t value, bool& is_in_stock) {
  if (!PL_get_attr(variable, attributes)) return false;
  while (PL_get_arg(2, attributes, value)) {
    if (PL_is_functor(value, attribute_functor)) return true;
    atom_t module = 0;
    _PL_get_arg(1, attributes, value);
    if (PL_get_atom(value, &module) && module == stock_name) is_in_stock = true;
    _PL_get_arg(3, attributes, attributes);
  }
  return false;
}

}  // namespace

bool get_place(term_t variable, Place& place) {
  const term_t attributes = PL_new_term_refs(3);
  const term_t value = attributes + 1;
  if (!get_attribute(variable, attributes, value, place.is_in_stock)) return false;
  place.table = attributes + 2;
  place.is_in_stock = false;
  return follow(value, attributes, place.table, place.index);
}

bool get_place_of_attribute(term_t attribute, Place& place) {
  if (!PL_is_functor(attribute, attribute_functor)) return false;
  place.table = PL_new_term_refs(2);
  place.is_in_stock = false;
  return follow(attribute, place.table + 1, place.table, place.index);
}

bool get_places(const std::vector<term_t>& variables, term_t table, std::vector<std::uint32_t>& indices) {
  const term_t attributes = PL_new_term_refs(3);
  const term_t value = attributes + 1;
  const term_t other = attributes + 2;
  bool is_in_stock = false;
  std::uint32_t index = 0;
  indices.clear();
  for (const term_t variable : variables) {
    const term_t here = indices.empty() ? table : other;
    if (!get_attribute(variable, attributes, value, is_in_stock) || !follow(value, attributes, here, index) ||
        (here == other && !PL_same_compound(table, other)))
      return false;
    indices.push_back(index);
  }
  return !indices.empty();
}

bool make_attribute(const Place& place, term_t attribute) {
  const term_t arguments = PL_new_term_refs(2);
  return PL_put_int64(arguments, place.index) && PL_put_term(arguments + 1, place.table) &&
         PL_cons_functor_v(attribute, attribute_functor, arguments);
}

bool has_other_attributes(term_t variable) {
  const term_t attribute = PL_new_term_ref();
  if (!PL_get_attr(variable, attribute)) return false;
  _PL_get_arg(3, attribute, attribute);
  return !PL_get_nil(attribute);
}

namespace {

bool for_each_pair(term_t list, predicate_t predicate) {
  const term_t arguments = PL_new_term_refs(3);
  const term_t tail = PL_copy_term_ref(list);
  while (PL_get_list(tail, arguments, tail)) {
    if (!PL_put_atom(arguments + 1, attribute_name) || !PL_get_list(tail, arguments + 2, tail) ||
        !PL_call_predicate(nullptr, PL_Q_PASS_EXCEPTION, predicate, arguments))
      return false;
  }
  return true;
}

}  // namespace

bool put_attributes(term_t list) { return for_each_pair(list, put_attr_predicate); }

bool delete_attributes(term_t list) { return for_each_pair(list, del_attr_predicate); }

bool set_forward(term_t from, term_t to, std::uint32_t offset) {
  const term_t slot = PL_new_term_ref();
  const term_t arguments = PL_new_term_refs(2);
  const term_t forward = PL_new_term_ref();
  _PL_get_arg(2, from, slot);
  return PL_put_term(arguments, to) && PL_put_int64(arguments + 1, offset) &&
         PL_cons_functor_v(forward, forward_functor, arguments) && PL_unify(slot, forward);
}

bool get_taken_in(term_t work, term_t table) {
  if (!PL_is_functor(work, taken_in_functor)) return false;
  _PL_get_arg(1, work, table);
  return true;
}

bool make_taken_in(term_t table, term_t work) { return PL_cons_functor(work, taken_in_functor, table); }

}  // namespace quadrille::prolog
