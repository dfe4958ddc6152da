// Asks a puzzle one question after another: is there a solution in which these facts hold? What a learning
// search finds out for one question, clauses and digits that no solution has, helps it with the next.
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

/// It copies the puzzle. Threads: one at a time.
class Questions {
 public:
  Questions();
  ~Questions();
  Questions(Questions&&) noexcept;
  Questions& operator=(Questions&&) noexcept;

  /// Questions are about this puzzle from now on, and its grids with one of these candidates in each cell. It
  /// finds none of the `found` grids. A puzzle with the shape and the rules of the last one is not posted
  /// again. False where a limit (time, memory, the stop token) is reached before it is: begin again.
  [[nodiscard]] bool begin(const Puzzle& puzzle, std::span<const Digits> candidates,
                           std::span<const Grid> found = {}, const cp::Limits& limits = {});

  /// Whether there is a solution in which all of these hold.
  void ask(std::span<const cp::Literal> facts);
  /// Prefers a solution in which these hold. Call it after ask(), before next().
  void prefer(std::span<const cp::Literal> facts);
  /// Searches on for the answer to the last question; `exhausted` is a no. Nodes and failures are those of
  /// all questions since begin().
  [[nodiscard]] cp::SearchResult next(const cp::Limits& limits);
  /// The one that next() has just found.
  [[nodiscard]] Grid solution() const;
  /// No further question finds the solution that next() has just found. Ask one before the next call of
  /// next().
  void exclude_solution();

  /// After ask(): what the rules and all that was learnt leave to a cell, whatever is asked.
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
