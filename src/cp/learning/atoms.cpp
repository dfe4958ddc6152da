#include "cp/learning/atoms.h"

#include <algorithm>

namespace quadrille::cp {

Atoms::Atoms(const Store& store) : store_(store), base_(store.level() + 1), absorbed_(store.domains().now()) {
  const Domains& domains = store.domains();
  const std::size_t count = domains.size();
  variables_.reserve(count);
  first_words_.reserve(count);
  extents_.resize(count);
  bounds_.resize(count);
  equalities_.resize(count);
  static_cast<void>(make_atom(Literal::falsum()));
  truth_[kTrue] = 1;
  truth_[kFalse] = -1;
  for (VariableId x = 0; x < count; ++x) {
    if (!domains.is_word(x)) {
      extents_[x] = {domains.min(x), domains.max(x)};
      variables_.push_back({0, 0, 0, Kind::wide, false});
      first_words_.push_back(0);
      continue;
    }
    const Word word = domains.word(x);
    const int values = count_of(word);
    const Kind kind = values == 1 ? Kind::fixed : values == 2 ? Kind::pair : Kind::word;
    const Value origin = domains.origin(x);
    variables_.push_back({word, origin, atom_count(), kind, false});
    first_words_.push_back(word);
    if (kind == Kind::fixed) continue;
    if (kind == Kind::pair) {
      static_cast<void>(make_atom({x, Relation::equal, origin + highest(word)}));
    } else {
      for (int i = 0; i <= highest(word); ++i) {
        const std::uint32_t atom = make_atom({x, Relation::equal, origin + i});
        if ((word & bit(i)) == 0) mark(2 * atom + 1, 0, 0, kValue);
      }
    }
  }
  spans_ = extents_;
}

std::uint32_t Atoms::make_atom(Literal fact) {
  facts_.push_back(fact);
  truth_.resize(truth_.size() + 2, 0);
  since_.push_back({0, 0});
  return atom_count() - 1;
}

Code Atoms::other_code(Literal fact) {
  switch (fact.relation) {
    case Relation::equal: return wide_equality(fact.variable, fact.value);
    case Relation::not_equal: return opposite(wide_equality(fact.variable, fact.value));
    case Relation::at_least: return at_least(fact.variable, fact.value);
    default:
      if (fact.value == kPlusInfinity) return kTrue;
      return opposite(at_least(fact.variable, fact.value + 1));
  }
}

Code Atoms::wide_equality(VariableId x, Value value) {
  const auto [min, max] = extents_[x];
  if (value < min || value > max) return kFalse;
  return place(equalities_[x], {x, Relation::equal, value});
}

Code Atoms::at_least(VariableId x, Value value) {
  const Variable& v = variables_[x];
  if (v.kind == Kind::wide) {
    const auto [min, max] = extents_[x];
    if (value <= min) return kTrue;
    if (value > max || value == kPlusInfinity) return kFalse;
    return place(bounds_[x], {x, Relation::at_least, value});
  }
  const Value first = v.origin + lowest(first_word(x));
  const Value last = v.origin + highest(first_word(x));
  if (value <= first) return kTrue;
  if (value > last) return kFalse;
  const Word above = first_word(x) & ~low_bits(static_cast<int>(value - v.origin));
  const Word below = first_word(x) & ~above;
  if (is_single(above)) return value_code(x, lowest(above));
  if (is_single(below)) return opposite(value_code(x, lowest(below)));
  return place(bounds_[x], {x, Relation::at_least, v.origin + lowest(above)});
}

Code Atoms::place(Places& places, Literal fact) {
  if (const auto known = places.find(fact.value)) return 2 * *known;
  const std::uint32_t atom = make_atom(fact);
  places.insert(fact.value, atom);
  variables_[fact.variable].has_places = true;
  const Store::Truth truth = store_.truth(fact);
  if (truth == Store::Truth::yes) note_late(2 * atom);
  if (truth == Store::Truth::no) note_late(2 * atom + 1);
  return 2 * atom;
}

void Atoms::note_late(Code code) {
  const Position position = store_.domains().when(literal(code));
  std::uint32_t level = store_.level();
  while (level > base_ && (position == kNever || store_.level_start(level) > position)) --level;
  const Relation relation = literal(code).relation;
  const Rank rank = relation == Relation::equal       ? kEquality
                    : relation == Relation::not_equal ? kValue
                                                      : kBound;
  mark(code, position == kNever ? 0 : position, level - base_, rank);
  late_.push_back(code);
  std::ranges::push_heap(late_, is_earlier());
}

std::span<const Code> Atoms::trail_before(Position position) const {
  std::size_t end = trail_.size();
  while (end > 0 && this->position(trail_[end - 1]) >= position) --end;
  return {trail_.data(), end};
}

void Atoms::absorb(Code stated, std::uint32_t level) {
  level_ = level;
  const Change& change = store_.domains().change(absorbed_);
  set_true(stated, kStated);
  Variable& v = variables_[change.variable];
  if (v.kind == Kind::wide) {
    absorb_wide(v, change);
  } else {
    absorb_word(v, change);
  }
  ++absorbed_;
}

void Atoms::absorb_word(Variable& v, const Change& change) {
  const Bounds before{v.origin + lowest(v.word), v.origin + highest(v.word)};
  v.word &= ~change.removed;
  if (v.kind == Kind::pair) {
    set_true(value_code(change.variable, lowest(v.word)), kValue);
    return;
  }
  for (const int i : Bits(change.removed & first_word(change.variable)))
    set_true(2 * (v.atom + static_cast<std::uint32_t>(i)) + 1, kValue);
  if (v.has_places)
    decide_places(change.variable, before, {v.origin + lowest(v.word), v.origin + highest(v.word)});
  if (is_single(v.word)) set_true(2 * (v.atom + static_cast<std::uint32_t>(lowest(v.word))), kEquality);
}

void Atoms::absorb_wide(Variable& v, const Change& change) {
  const VariableId x = change.variable;
  Bounds& span = spans_[x];
  const Bounds before = span;
  switch (change.part) {
    case Change::Part::lower:
      span.min = static_cast<Value>(static_cast<Word>(span.min) + change.removed);
      break;
    case Change::Part::upper:
      span.max = static_cast<Value>(static_cast<Word>(span.max) - change.removed);
      break;
    default: {
      const Value hole = change.part == Change::Part::hole
                             ? static_cast<Value>(change.removed)
                             : store_.domains().origin(x) + 64 * Value{change.index} + lowest(change.removed);
      if (const auto atom = equalities_[x].find(hole)) set_true(2 * *atom + 1, kValue);
      return;
    }
  }
  if (v.has_places) decide_places(x, before, span);
}

void Atoms::decide_places(VariableId x, Bounds before, Bounds now) {
  const auto decide = [this](const Places& places, Value first, Value last, Code denied, Rank rank) {
    places.for_each(first, last, [&](std::uint32_t atom) { set_true(2 * atom + denied, rank); });
  };
  const bool is_min_higher = before.min < now.min, is_max_lower = now.max < before.max;
  if (is_min_higher) decide(bounds_[x], before.min + 1, now.min, 0, kBound);
  if (is_max_lower) decide(bounds_[x], now.max + 1, before.max, 1, kBound);
  if (is_min_higher) decide(equalities_[x], before.min, now.min - 1, 1, kValue);
  if (is_max_lower) decide(equalities_[x], now.max + 1, before.max, 1, kValue);
  if (now.min == now.max) decide(equalities_[x], now.min, now.max, 0, kEquality);
}

void Atoms::take_back(const Change& change) {
  Variable& v = variables_[change.variable];
  Bounds& span = spans_[change.variable];
  if (v.kind != Kind::wide) {
    v.word |= change.removed;
  } else if (change.part == Change::Part::lower) {
    span.min = static_cast<Value>(static_cast<Word>(span.min) - change.removed);
  } else if (change.part == Change::Part::upper) {
    span.max = static_cast<Value>(static_cast<Word>(span.max) + change.removed);
  }
}

std::size_t Atoms::memory() const {
  const std::size_t atoms = since_.capacity() * (sizeof(Since) + sizeof(Literal) + 2 * sizeof truth_[0]);
  std::size_t places = 0;
  for (const auto* of_variables : {&bounds_, &equalities_})
    for (const Places& of_variable : *of_variables) places += of_variable.memory();
  return atoms + places + (trail_.capacity() + late_.capacity()) * sizeof(Code);
}

}  // namespace quadrille::cp
