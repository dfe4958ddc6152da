// Conflict analysis for Choices, as conflict.h does it for the constraints of a store: the first unique
// implication point, without facts that the others imply. Several facts of a level are replaced by one that
// implies them, if there is one (Fleury and Biere 2021). conflict.h has an example.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/activity_order.h"
#include "cp/learning/choices.h"
#include "cp/learning/conflict.h"

namespace quadrille::cp {

class ChoiceConflict {
 public:
  /// Both must outlive this object.
  ChoiceConflict(Choices& choices, ActivityOrder& order)
      : choices_(choices), order_(order), marks_(choices.atom_count()), is_queued_(choices.atom_count()) {}

  /// Turns choices.failed(), at a level above 0, into a clause. Bumps the atoms and the clauses involved.
  void analyse(Learnt& learnt);

 private:
  enum class Mark : std::uint8_t {
    none,
    seen,     // in the clause, or implied by it being false
    implied,  // likewise, found on request
    needed,   // not implied, as far as is known
  };

  [[nodiscard]] Mark& mark(Code fact) { return marks_[atom_of(fact)]; }
  void set_mark(Code fact, Mark m);
  void clear_marks();

  void resolve(Learnt& learnt);
  /// Bumps the facts that made the clause's facts false and were not involved so far, as if the conflict
  /// analysis had gone one step further (Liang, Ganesh, Poupart and Czarnecki 2016).
  void bump_reasons(std::span<const Code> facts);
  void minimise(std::vector<Code>& facts);
  void shrink(std::vector<Code>& facts);
  /// The last fact of a level that, with facts of earlier levels which follow from the clause, implies that
  /// these, all of that level, are false; nullopt if there is none.
  [[nodiscard]] std::optional<Code> implication_point(std::span<const Code> facts);
  /// Whether a false fact is implied by the clause being false.
  [[nodiscard]] bool is_implied(Code fact, std::uint32_t depth);
  [[nodiscard]] bool follows(Code fact, std::uint32_t depth);
  /// Sets the LBD and the level, and moves the second fact to its position.
  void finish(Learnt& learnt);
  /// Sets levels_ to the levels of the facts, and returns their number.
  std::uint32_t count_levels(std::span<const Code> facts);

  Choices& choices_;
  ActivityOrder& order_;
  std::vector<Mark> marks_;            // by atom
  std::vector<std::uint32_t> marked_;  // the atoms that have a mark
  std::vector<bool> is_queued_;        // by atom, in implication_point()
  std::vector<Code> passed_;
  Levels levels_;  // of the clause
};

}  // namespace quadrille::cp
