// Choices and clauses: of each group of atoms at most one is true, or exactly one. An all_different is such
// groups: its variables' values, and the variables that can take each value. A search whose model consists
// only of groups needs no constraints for inferences and reasons; so each fact takes about ten nanoseconds.
//
//   x, y and z from 1 to 3, all different:   x=1 x=2 x=3   exactly one (the variable x; so y and z)
//                                            x=1 y=1 z=1   exactly one (the value 1; so 2 and 3)
//
// A group is a word, with a bit for each atom that is not false. If an atom becomes true, the others of its
// groups become false; if one atom of a group that must have a true one is left, it becomes true. Learnt
// clauses have two watched facts (MiniSat; Een and Sorensson 2003).
//
// A balance has two sides of atoms with equally many true ones: the leftovers of irregular regions and rows
// hold the same values on both sides. If as many are true on one side as can be on the other, the rest of
// that side is false, and all that can be true on the other side are.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"
#include "cp/learning/atoms.h"
#include "cp/learning/levels.h"

namespace quadrille::cp {

/// Atoms are numbers from 0 on; codes are those of atoms.h. Threads: one at a time.
class Choices {
 public:
  using ClauseRef = std::uint32_t;

  explicit Choices(std::uint32_t atom_count);

  /// At most one of these 2 to 64 atoms is true; exactly one, if has_one. Call it before the first of the
  /// functions below.
  void add_group(std::span<const std::uint32_t> atoms, bool has_one);
  /// The number of true atoms in `first`, plus `more`, equals that in `second`. Each atom is in at most one
  /// of the two; `more` is at most the size of the second, and -more at most that of the first.
  void add_balance(std::span<const std::uint32_t> first, std::span<const std::uint32_t> second, int more);
  void finish_groups();
  [[nodiscard]] std::uint32_t group_count() const { return static_cast<std::uint32_t>(left_.size()); }
  /// Calls f(group) for each group that has the atom, in the order in which they were added.
  template <class F>
  void for_each_group(std::uint32_t atom, F f) const {
    for (const Seat seat : seats(atom)) f(seat.group);
  }
  /// Calls f(atom) for each atom of the group that is not false, as far as propagated.
  template <class F>
  void for_each_left(std::uint32_t group, F f) const {
    for (const int number : Bits(left_[group])) f(member(group, number));
  }

  [[nodiscard]] std::uint32_t atom_count() const { return static_cast<std::uint32_t>(atoms_.size()); }
  [[nodiscard]] bool is_true(Code fact) const { return truth_[fact] > 0; }
  [[nodiscard]] bool is_false(Code fact) const { return truth_[fact] < 0; }
  [[nodiscard]] bool is_open(Code fact) const { return truth_[fact] == 0; }
  /// The level at which a true or false fact became so.
  [[nodiscard]] std::uint32_t level(Code fact) const { return atoms_[atom_of(fact)].level; }
  /// .. and its position in trail().
  [[nodiscard]] std::uint32_t place(Code fact) const { return atoms_[atom_of(fact)].place; }
  [[nodiscard]] bool is_decision(Code fact) const { return atoms_[atom_of(fact)].reason == Reason{}; }

  /// The true facts, in the order in which they became true.
  [[nodiscard]] std::span<const Code> trail() const { return {trail_.data(), trail_size_}; }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(starts_.size()); }
  [[nodiscard]] Code decision(std::uint32_t level) const { return trail_[starts_[level - 1]]; }
  /// The facts of all levels but the last.
  [[nodiscard]] std::span<const Code> trail_before_last_level() const {
    return trail().first(starts_.empty() ? 0 : starts_.back());
  }

  /// Opens a level in which an open fact is true.
  void decide(Code fact);
  /// Adds all consequences. False if there is a contradiction; then failed() are facts of which at least one
  /// would have to hold, and all are false.
  [[nodiscard]] bool propagate();
  [[nodiscard]] std::span<const Code> failed() const { return failed_; }
  /// Undoes the levels above this one. Calls on_undone(fact) for each fact that is open again.
  template <class F>
  void go_back(std::uint32_t level, F on_undone);

  /// Calls f(fact) for the false facts that made a true one true; for none if it is a decision, or holds at
  /// level 0 by itself. O(size of the group or the clause).
  template <class F>
  void for_each_reason(Code fact, F f) const;

  /// Adds a clause whose first fact is open and becomes true, while the others are false; the second is the
  /// one that became false last. A single fact requires level 0. kept: the clause is never deleted.
  void learn(std::span<const Code> facts, std::uint32_t lbd, bool is_kept);
  /// At level 0: adds a clause of different open facts, at least one.
  void add(std::span<const Code> facts, std::uint32_t lbd, bool is_kept);
  /// For the clause that made the fact true, if there is one: raises its activity, and lowers its LBD to the
  /// present number of levels of its facts.
  void note_use(Code fact);
  /// Lets later uses of clauses count for more.
  void decay() { increment_ *= kGrowth; }
  /// The number of clauses that reduce() may delete.
  [[nodiscard]] std::size_t disposable() const { return learnt_.size(); }
  /// At level 0, when everything is propagated: deletes half of these clauses, those with the highest LBD and
  /// the least activity, and also facts and clauses that are decided permanently.
  void reduce();

  [[nodiscard]] std::size_t memory() const;

 private:
  static constexpr std::uint32_t kBestLbd = 2;
  static constexpr float kGrowth = 1 / 0.999F;
  static constexpr std::uint32_t kHeader = 4;  // in arena_ before the facts of a clause: see size() ..

  /// The reason of a true fact.
  struct Reason {
    enum class Kind : std::uint8_t { none, chosen, last, heavy_first, heavy_second, pair, clause };
    Kind kind = Kind::none;
    /// chosen: the true atom of its group; last: the group; heavy_..: the balance, of which this side is
    /// heavy; pair: the other fact; clause: the clause.
    std::uint32_t what = 0;
    friend bool operator==(const Reason&, const Reason&) = default;
  };
  struct Atom {
    std::uint32_t level = 0;
    std::uint32_t place = 0;
    Reason reason{};
  };
  /// An atom in a group.
  struct Seat {
    std::uint32_t group;
    std::uint32_t number;
  };
  /// The sides of a balance are side_atoms_[begin[0]] .. [begin[1]] .. [begin[2]].
  struct Balance {
    std::array<std::uint32_t, 3> begin;
    // By side, as propagated so far: the number of true atoms, and the number of those not false. Both
    // include a constant for values that are permanently true and have no atoms.
    std::array<int, 2> yes, left;
  };
  /// An atom on a side of a balance.
  struct Weight {
    std::uint32_t balance;
    std::uint32_t side;
  };
  struct Watch {
    ClauseRef clause;
    Code blocker;  // some other fact of the clause: if it is true, the clause need not be visited
  };

  [[nodiscard]] std::span<const Seat> seats(std::uint32_t atom) const {
    return std::span(seats_).subspan(first_seat_[atom], first_seat_[atom + 1] - first_seat_[atom]);
  }
  [[nodiscard]] std::uint32_t member(std::uint32_t group, int number) const {
    return members_[(group << kGroupBits) + static_cast<std::uint32_t>(number)];
  }
  static constexpr std::uint32_t kGroupBits = 6;

  void set(Code fact, Reason reason);
  [[nodiscard]] bool exclude_others(std::uint32_t atom);
  [[nodiscard]] bool leave_seats(std::uint32_t atom);
  [[nodiscard]] std::span<const Weight> weights(std::uint32_t atom) const {
    if (balances_.empty()) return {};
    return std::span(weights_).subspan(first_weight_[atom], first_weight_[atom + 1] - first_weight_[atom]);
  }
  [[nodiscard]] std::span<const std::uint32_t> side(const Balance& balance, std::size_t side) const {
    return std::span(side_atoms_).subspan(balance.begin[side], balance.begin[side + 1] - balance.begin[side]);
  }
  /// Counts a fact that has become true, and infers the consequences of its balances.
  [[nodiscard]] bool weigh(Code fact);
  /// Propagates the balance with this number, whose heavy side has at least as many true atoms as are
  /// possible on the other.
  [[nodiscard]] bool tip(std::uint32_t number, std::size_t heavy);
  /// Counts the fact in the balances of its atom, with a change of 1; -1 reverts it. A true atom adds to the
  /// true ones, a false one is subtracted from those left.
  void count(Code fact, int change) {
    for (const Weight weight : weights(atom_of(fact))) {
      Balance& balance = balances_[weight.balance];
      ((fact & 1) == 0 ? balance.yes[weight.side] : balance.left[weight.side]) +=
          (fact & 1) == 0 ? change : -change;
    }
  }
  [[nodiscard]] bool visit(Code falsified);
  /// Visits one clause that watches the fact, which has become false. `moved`: it watches another fact now.
  enum class Visit : std::uint8_t { stays, moved, failed };
  [[nodiscard]] Visit visit(Watch& watch, Code falsified);
  [[nodiscard]] std::uint32_t next_to_watch(ClauseRef clause);

  [[nodiscard]] std::uint32_t& size(ClauseRef clause) { return arena_[clause]; }
  [[nodiscard]] std::uint32_t& lbd(ClauseRef clause) { return arena_[clause + 1]; }
  [[nodiscard]] float activity(ClauseRef clause) const { return std::bit_cast<float>(arena_[clause + 2]); }
  void set_activity(ClauseRef clause, float activity) {
    arena_[clause + 2] = std::bit_cast<std::uint32_t>(activity);
  }
  /// The start of the search for a fact to watch: the end of the last search (Gent 2013).
  [[nodiscard]] std::uint32_t& begin_of_search(ClauseRef clause) { return arena_[clause + 3]; }
  [[nodiscard]] Code* facts(ClauseRef clause) { return arena_.data() + clause + kHeader; }
  [[nodiscard]] std::span<const Code> facts(ClauseRef clause) const {
    return std::span(arena_).subspan(clause + kHeader, arena_[clause]);
  }
  [[nodiscard]] bool is_better(ClauseRef a, ClauseRef b) const;
  ClauseRef append(std::vector<std::uint32_t>& arena, std::span<const Code> facts, std::uint32_t lbd,
                   float activity);
  /// Adds the clause to those that are kept, or to those that may be deleted, and watches its first two
  /// facts.
  ClauseRef put(std::span<const Code> facts, std::uint32_t lbd, bool is_kept);
  void watch(ClauseRef clause);

  std::vector<Atom> atoms_;
  std::vector<signed char> truth_;  // by code: 1 true, -1 false, 0 open
  std::vector<Code> trail_;         // as long as there are atoms; its first trail_size_ facts are true
  std::uint32_t trail_size_ = 0;
  std::vector<std::uint32_t> starts_;  // by level from 1 on: the position of its first fact
  std::size_t propagated_ = 0;         // number of facts of the trail
  std::vector<Code> failed_;

  std::vector<std::uint32_t> members_;  // 64 per group: its atoms
  std::vector<char> has_one_;           // by group: whether it must have a true atom
  std::vector<Word> left_;              // by group: the atoms that are not false, as propagated so far
  std::vector<Word> left_at_root_;
  std::vector<std::uint32_t> first_seat_;  // by atom: the index of its first seat
  std::vector<Seat> seats_;

  std::vector<Balance> balances_;
  std::vector<std::uint32_t> side_atoms_;
  std::vector<std::uint32_t> first_weight_;  // by atom: the index of its first weight
  std::vector<Weight> weights_;

  std::vector<std::uint32_t> arena_;  // the clauses, one after the other
  std::vector<ClauseRef> kept_, learnt_;
  std::vector<std::vector<Watch>> watches_;  // by code: the clauses to visit when it becomes false
  float increment_ = 1;
  Levels levels_;  // scratch space of note_use()
};

template <class F>
void Choices::go_back(std::uint32_t level, F on_undone) {
  if (level >= this->level()) return;
  const std::uint32_t start = starts_[level];
  for (std::size_t i = trail_size_; i-- > start;) {
    const Code fact = trail_[i];
    truth_[fact] = truth_[opposite(fact)] = 0;
    if (i < propagated_) {
      count(fact, -1);
      if ((fact & 1) != 0)
        for (const Seat seat : seats(atom_of(fact))) left_[seat.group] |= Word{1} << seat.number;
    }
    on_undone(fact);
  }
  trail_size_ = start;
  starts_.resize(level);
  propagated_ = start;
}

template <class F>
void Choices::for_each_reason(Code fact, F f) const {
  const Reason reason = atoms_[atom_of(fact)].reason;
  switch (reason.kind) {
    case Reason::Kind::none: return;
    case Reason::Kind::chosen: return f(2 * reason.what + 1);
    case Reason::Kind::pair: return f(reason.what);
    case Reason::Kind::last:
      for (const int number : Bits(left_at_root_[reason.what]))
        if (const Code other = 2 * member(reason.what, number); other != fact) f(other);
      return;
    case Reason::Kind::heavy_first:
    case Reason::Kind::heavy_second: {
      const Balance& balance = balances_[reason.what];
      const std::size_t heavy = reason.kind == Reason::Kind::heavy_first ? 0 : 1;
      for (const std::uint32_t atom : side(balance, heavy))
        if (is_true(2 * atom) && place(2 * atom) < place(fact)) f(2 * atom + 1);
      for (const std::uint32_t atom : side(balance, 1 - heavy))
        if (is_false(2 * atom) && place(2 * atom) < place(fact)) f(2 * atom);
      return;
    }
    case Reason::Kind::clause:
      for (const Code other : facts(reason.what))
        if (other != fact) f(other);
  }
}

}  // namespace quadrille::cp
