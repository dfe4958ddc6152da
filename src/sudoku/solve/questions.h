// Asks a puzzle one question after another: is there a solution in which these facts hold? The clauses and
// the excluded digits that a learning search finds for one question help with the next.
//
//   ask(r1c1 = 3) --> next() --> a solution, which may answer many further questions
//   ask(r1c1 = 4) --> next() --> exhausted: from now on candidates_left(r1c1) lacks the 4
#pragma once

#include <memory>
#include <span>

#include "cp/limits.h"
#include "cp/literal.h"
#include "cp/search_options.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// Copies the puzzle. Threads: one at a time.
class Questions {
 public:
  Questions();
  ~Questions();
  Questions(Questions&&) noexcept;
  Questions& operator=(Questions&&) noexcept;

  /// Makes the puzzle the subject of further questions, restricted to grids with these candidates and other
  /// than those in `found`. A puzzle with the shape and the rules of the last one is not posted again. False
  /// if a limit (time, memory, the stop token) is reached first: then call it again.
  [[nodiscard]] bool begin(const Puzzle& puzzle, std::span<const Digits> candidates,
                           std::span<const Grid> found = {}, const cp::Limits& limits = {});

  /// Asks whether there is a solution in which all of these hold.
  void ask(std::span<const cp::Literal> facts);
  /// Prefers a solution in which these hold. Call it after ask(), before next().
  void prefer(std::span<const cp::Literal> facts);
  /// Continues the search for the answer to the last question; `exhausted` means no. Nodes and failures are
  /// those of all questions since begin().
  [[nodiscard]] cp::SearchResult next(const cp::Limits& limits);
  /// The solution that next() has just found.
  [[nodiscard]] Grid solution() const;
  /// Excludes the solution that next() has just found from all further questions. Call ask() before the next
  /// call of next().
  void exclude_solution();

  /// After ask(): the digits that the rules and all learnt facts leave to a cell, independently of the
  /// question.
  [[nodiscard]] Digits candidates_left(int cell) const;
  [[nodiscard]] static cp::Literal is(int cell, int digit) {
    return {static_cast<cp::VariableId>(cell), cp::Relation::equal, digit};
  }
  [[nodiscard]] const cp::Statistics& statistics() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace quadrille::sudoku
