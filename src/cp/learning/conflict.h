// Conflict analysis: from a failure to a clause that would have prevented it (Marques-Silva and Sakallah
// 1999), over the lazy explanations of the constraints.
//
// An example, with p, x and z from 1 to 3, y from 1 to 2, and p != z, x != y, x != z, y != z:
//
//   level 1   decision p = 3     p != z removes 3:   z != 3
//   level 2   decision x = 1     x != y removes 1:   y != 1, so y = 2
//                                x != z removes 1:   z != 1, so z = 2
//                                y != z fails, because y = 2 and z = 2
//
// The analysis begins with the reasons of the failure, and replaces the fact that became true last by its
// reasons:
//
//   y = 2 and z = 2              z = 2, because z != 3 and z != 1
//   y = 2 and z != 3 and z != 1  z != 1, because x = 1 (x != z says so when asked)
//   y = 2 and z != 3 and x = 1   y = 2, because y != 1; and that because x = 1
//   z != 3 and x = 1             only x = 1 is of level 2: the first unique implication point
//
// So z = 3 or x != 1 holds, whatever the search decides. All but one of these facts are false at level 1,
// since z != 3 there: the search goes back to it, and the clause imposes x != 1. The decision p = 3 is not
// named, so the clause also applies elsewhere when z != 3 and x = 1 occur together.
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/activity_order.h"
#include "base/sort.h"
#include "cp/learning/clauses.h"
#include "cp/learning/levels.h"
#include "cp/search_options.h"

namespace quadrille::cp {

/// The result of a conflict: one of the facts holds, whatever the search decides.
struct Learnt {
  /// facts[0] is imposed after backtracking to the level; of the others, facts[1] became false last.
  std::vector<Code> facts;
  std::uint32_t level = 0;  // of the search: at this level all facts but the first are false
  std::uint32_t lbd = 0;    // the number of levels at which they became false (Audemard and Simon 2009)
};

/// Replaces facts of a clause that became false at the same level by one fact, if implication_point(facts)
/// returns a true fact whose opposite can replace them. level_of(fact) is that level. The first fact stays as
/// it is; the others are sorted, those of the last level first.
template <class LevelOf, class ImplicationPoint>
void shrink_levels(std::vector<Code>& facts, LevelOf level_of, ImplicationPoint implication_point) {
  sort_range(std::ranges::subrange(facts.begin() + 1, facts.end()), std::greater(),
             [&](Code fact) { return std::pair(level_of(fact), fact); });
  auto kept = facts.begin() + 1;
  for (auto begin = kept, end = begin; begin != facts.end(); begin = end) {
    end = std::find_if(begin, facts.end(), [&](Code fact) { return level_of(fact) != level_of(*begin); });
    std::optional<Code> point;
    if (end - begin > 1) point = implication_point(std::span<const Code>(begin, end));
    if (point) {
      *kept++ = opposite(*point);
    } else {
      kept = std::copy(begin, end, kept);
    }
  }
  facts.erase(kept, facts.end());
}

/// Moves the fact that became false last, other than the first, to the second position, and sets the level.
template <class LevelOf>
void order_learnt(Learnt& learnt, LevelOf level_of) {
  std::vector<Code>& facts = learnt.facts;
  learnt.level = 0;
  if (facts.size() == 1) return;
  const auto is_earlier = [&](Code a, Code b) { return level_of(a) < level_of(b); };
  std::iter_swap(facts.begin() + 1, std::max_element(facts.begin() + 1, facts.end(), is_earlier));
  learnt.level = level_of(facts[1]);
}

class Conflict {
 public:
  Conflict(const Store& store, Atoms& atoms, Clauses& clauses, ActivityOrder& order,
           const Shortening& shortening);

  enum class Outcome : std::uint8_t {
    learnt,
    refuted,      // no decision is involved
    interrupted,  // by the store's watch
  };
  /// Analyses the failure recorded in the store: goes back to the first unique implication point of the last
  /// level involved, and shortens the clause. Bumps the atoms and clauses involved. After an interruption it
  /// may be called again, with the same object, to continue; otherwise call drop().
  [[nodiscard]] Outcome analyse(Learnt& learnt);

  /// Appends the decisions that imply a true fact; they include the fact if it is a decision. Returns false
  /// if it is interrupted; then the same holds as for analyse().
  [[nodiscard]] bool decisions_behind(Code wanted, std::vector<Code>& decisions);

  /// Forgets an analysis that was interrupted.
  void drop();

 private:
  enum class Mark : std::uint8_t { none, seen, implied, needed };

  /// A queue of true facts: the one that became true last comes first.
  class Queue {
   public:
    explicit Queue(const Atoms& atoms) : atoms_(atoms) {}
    void push(Code code);
    Code pop();
    [[nodiscard]] bool is_empty() const { return heap_.empty(); }
    void clear() { heap_.clear(); }

   private:
    const Atoms& atoms_;
    std::vector<std::uint64_t> heap_;
  };

  /// The reasons of the failure, from level 1 on.
  void read_failure();
  /// Looks at the watch now and then; to be called for each fact that is explained.
  [[nodiscard]] bool is_interrupted();
  void note_reasons(Learnt& learnt);
  [[nodiscard]] bool resolve(Learnt& learnt);
  [[nodiscard]] Mark& mark(Code fact) { return marks_[atom_of(fact)]; }
  void set_mark(Code fact, Mark m);
  void clear_marks();

  /// Appends to reasons_ the facts from level 1 on that made a true fact true; none for a decision.
  void explain(Code fact);
  void explain_consequence(Code code, Code stated);
  void explain_by_constraint(Code code, const Change& change, Position position);
  void explain_word(Literal fact, const Change& change, Position position);
  void explain_wide(Literal fact, const Change& change, Position position);
  /// Adds as reasons that these values of a word variable were removed.
  void push_gone(VariableId x, Word values);
  void push_bounds(Literal equality);
  void push(Code fact) {
    assert(atoms_.is_true(fact));
    if (atoms_.level(fact) > 0) reasons_.push_back(fact);
  }
  void ask(const Change& change, Position position, Literal fact);
  /// Reports the reasons in literals_ to the observer.
  void tell_reasons(const Constraint& constraint, Literal fact) const {
    if (store_.observer() != nullptr) store_.observer()->on_reasons(store_, constraint, fact, literals_);
  }

  /// Sets `levels` to the levels of the facts, and returns their number.
  std::uint32_t count_levels(std::span<const Code> facts, Levels& levels) const;
  /// Recomputes the LBD of a clause involved; it may be lower than when the clause was learnt.
  void renew_lbd(ClauseRef clause);
  /// Leaves out the facts that the others imply.
  void minimise(Learnt& learnt);
  /// Replaces the facts of a level by one fact of it, if that fact and the clause's facts of earlier levels
  /// imply them all (Fleury and Biere 2021).
  void shrink(Learnt& learnt);
  /// These facts became false at one level. Returns the last fact of that level which, with facts of earlier
  /// levels that follow from the clause, implies all of them; nullopt if there is none.
  [[nodiscard]] std::optional<Code> implication_point(std::span<const Code> facts);
  /// Whether a true fact is known to follow from the learnt clause being false; marks it.
  [[nodiscard]] bool follows(Code fact, std::uint32_t depth);
  [[nodiscard]] bool is_implied(Code fact, std::uint32_t depth);
  /// Whether the limit allows a request for an explanation of this fact. Counts it if a constraint has to
  /// answer.
  [[nodiscard]] bool may_explain(Code fact);
  void finish(Learnt& learnt);

  const Store& store_;
  Atoms& atoms_;
  Clauses& clauses_;
  ActivityOrder& order_;
  std::vector<bool> by_bounds_;  // by variable: whether its constraints reason about bounds
  Queue queue_;
  std::vector<Mark> marks_;            // by atom
  std::vector<std::uint32_t> marked_;  // the atoms that have a mark
  std::vector<Code> reasons_;
  std::vector<Literal> literals_;  // a constraint's answer
  Shortening shortening_;
  std::vector<Code> passed_;       // in implication_point(): the facts of the level that it has reached
  std::uint32_t top_ = 0;          // the last level involved in the failure
  std::uint64_t explained_ = 0;    // the number of facts since the last look at the watch
  std::uint64_t next_look_ = 0;    // the value of Domains::steps_back() at which the next one is due
  bool is_pending_ = false;        // an analysis was interrupted
  std::uint32_t left_to_ask_ = 0;  // remaining explanations of constraints for the present clause
  Levels learnt_levels_, clause_levels_;
};

}  // namespace quadrille::cp
