// The facts that occur in clauses, by number, with their truth values: the store's trail as clauses see it.
//
// An atom is x = v or x >= v; its code is even, the code of the opposite fact odd. The values of a variable
// whose domain is a word have their atoms from the start; all other atoms are made when a clause first needs
// them.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "cp/learning/places.h"
#include "cp/store.h"

namespace quadrille::cp {

using Code = std::uint32_t;

[[nodiscard]] constexpr Code opposite(Code code) { return code ^ 1; }
[[nodiscard]] constexpr std::uint32_t atom_of(Code code) { return code >> 1; }

class Atoms {
 public:
  /// Facts that hold in the store at this time are always true, and facts that fail always false; these get
  /// no atoms.
  explicit Atoms(const Store& store);

  /// The fact that always holds, and falsum as its opposite.
  static constexpr Code kTrue = 0;
  static constexpr Code kFalse = 1;

  /// The code of a fact; facts that mean the same on the variable's first domain have the same code.
  [[nodiscard]] Code code(Literal fact) {
    if (fact.is_falsum()) return kFalse;
    const Variable& v = variables_[fact.variable];
    const Word at = static_cast<Word>(fact.value) - static_cast<Word>(v.origin);
    const bool is_value = fact.relation == Relation::equal || fact.relation == Relation::not_equal;
    if (!is_value || v.kind == Kind::wide) return other_code(fact);
    // Nearly all facts that constraints name are of this kind; many of the values are gone at the root.
    const bool is_possible = at < 64 && (first_word(fact.variable) & bit(static_cast<int>(at))) != 0;
    const Code equality = is_possible ? value_code(fact.variable, static_cast<int>(at)) : kFalse;
    return fact.relation == Relation::equal ? equality : opposite(equality);
  }
  [[nodiscard]] Literal literal(Code code) const {
    const Literal fact = facts_[atom_of(code)];
    return (code & 1) == 0 ? fact : ~fact;
  }
  /// Atoms are numbered from 1 on.
  [[nodiscard]] std::uint32_t atom_count() const { return static_cast<std::uint32_t>(facts_.size()); }

  [[nodiscard]] bool is_true(Code code) const { return truth_[code] > 0; }
  [[nodiscard]] bool is_false(Code code) const { return truth_[code] < 0; }
  [[nodiscard]] bool is_open(Code code) const { return truth_[code] == 0; }

  // The next three take a fact that is true.

  /// The change that made it true.
  [[nodiscard]] Position position(Code code) const { return since_[atom_of(code)].position; }
  /// The level at which it became true; 0 if it held at the beginning.
  [[nodiscard]] std::uint32_t level(Code code) const { return since_[atom_of(code)].level_and_rank / 4; }

  /// If one change made two facts true, and one follows from the other, that one has the higher rank.
  [[nodiscard]] std::uint32_t rank(Code code) const { return since_[atom_of(code)].level_and_rank % 4; }

  /// Processes the next change. `stated` is the fact that the change was meant to make true, or kTrue if it
  /// removed values one by one. Facts that follow from the stated one get a higher rank.
  void absorb(Code stated, std::uint32_t level);
  /// The number of changes that have been processed.
  [[nodiscard]] Position absorbed() const { return absorbed_; }
  /// The facts that became true, in this order.
  [[nodiscard]] const std::vector<Code>& trail() const { return trail_; }
  /// The facts that became true by changes before the position. O(number of the later ones).
  [[nodiscard]] std::span<const Code> trail_before(Position position) const;
  /// Call this before the store backtracks. It forgets the changes from the position on, and calls f(code)
  /// for each fact that is open again.
  template <class F>
  void undo_to(Position position, F f);

  /// Bytes held; they grow with the number of facts in clauses.
  [[nodiscard]] std::size_t memory() const;

  /// The values that a word variable had at the beginning.
  [[nodiscard]] Word first_word(VariableId x) const { return first_words_[x]; }
  [[nodiscard]] std::span<const Word> first_words() const { return first_words_; }
  /// The code of x = origin + i, for a value of the first domain.
  [[nodiscard]] Code value_code(VariableId x, int i) const {
    const Variable& v = variables_[x];
    if (v.kind == Kind::word) return 2 * (v.atom + static_cast<std::uint32_t>(i));
    if (v.kind == Kind::fixed) return kTrue;
    return 2 * v.atom + (i == highest(first_word(x)) ? 0 : 1);
  }

 private:
  // pair: a word of two values, which share an atom. fixed: a word of one value, which needs none.
  enum class Kind : std::uint8_t { word, pair, fixed, wide };

  struct Variable {
    Word word;     // unless wide: the domain after the absorbed changes
    Value origin;  // unless wide: the value that bit 0 represents
    std::uint32_t atom;
    Kind kind;
    bool has_places;  // whether bounds_ or equalities_ have atoms of the variable
  };
  struct Bounds {
    Value min, max;
  };
  struct Since {
    Position position;
    std::uint32_t level_and_rank;  // 4 * level + rank
  };
  enum Rank : std::uint32_t { kStated, kValue, kBound, kEquality };

  [[nodiscard]] Code other_code(Literal fact);
  [[nodiscard]] Code wide_equality(VariableId x, Value value);
  [[nodiscard]] Code at_least(VariableId x, Value value);
  /// The atom of a fact among those of its variable and kind.
  [[nodiscard]] Code place(Places& places, Literal fact);
  [[nodiscard]] std::uint32_t make_atom(Literal fact);
  /// Records a fact that became true before it had an atom. O(log n); O(1) if it is the earliest.
  void note_late(Code code);
  /// The order of late facts: by position, then by age.
  [[nodiscard]] auto is_earlier() const {
    return [this](Code a, Code b) {
      return position(a) != position(b) ? position(a) < position(b) : atom_of(a) < atom_of(b);
    };
  }
  void set_true(Code code, Rank rank) {
    if (truth_[code] != 0) return;
    mark(code, absorbed_, level_, rank);
    trail_.push_back(code);
  }
  void mark(Code code, Position position, std::uint32_t level, Rank rank) {
    truth_[code] = 1;
    truth_[opposite(code)] = -1;
    since_[atom_of(code)] = {position, 4 * level + rank};
  }
  void unmark(Code code) { truth_[code] = truth_[opposite(code)] = 0; }
  void absorb_word(Variable& v, const Change& change);
  void absorb_wide(Variable& v, const Change& change);
  /// Decides the atoms in bounds_ and equalities_ whose truth follows from the new bounds.
  void decide_places(VariableId x, Bounds before, Bounds now);
  void take_back(const Change& change);

  const Store& store_;
  std::uint32_t
      base_;  // the store's level that is level 0 of the search: one above its level at the construction
  std::vector<Variable> variables_;
  std::vector<Word> first_words_;
  std::vector<Bounds> extents_;     // wide: bounds at the beginning
  std::vector<Bounds> spans_;       // wide: bounds after the absorbed changes
  std::vector<Places> bounds_;      // by variable: atoms x >= v
  std::vector<Places> equalities_;  // wide, by variable: atoms x = v
  std::vector<Literal> facts_;      // by atom
  std::vector<std::int8_t> truth_;  // by code: 1 true, -1 false, 0 open
  std::vector<Since> since_;        // by atom
  std::vector<Code> trail_;
  std::vector<Code> late_;  // true facts that are not on the trail: a heap, the last one on top
  Position absorbed_;
  std::uint32_t level_ = 0;
};

template <class F>
void Atoms::undo_to(Position position, F f) {
  while (!trail_.empty() && this->position(trail_.back()) >= position) {
    unmark(trail_.back());
    f(trail_.back());
    trail_.pop_back();
  }
  while (!late_.empty() && this->position(late_.front()) >= position) {
    unmark(late_.front());
    f(late_.front());
    std::ranges::pop_heap(late_, is_earlier());
    late_.pop_back();
  }
  while (absorbed_ > position) take_back(store_.domains().change(--absorbed_));
}

}  // namespace quadrille::cp
