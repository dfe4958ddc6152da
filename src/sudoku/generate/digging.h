// The making of one puzzle: it starts with a full grid, from which givens and clues are removed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/generate/recipe.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// A puzzle in the making. It asks one question after another: is the solution of puzzle() the only one?
///
/// For example, a killer puzzle starts with all givens and with cages that cover the grid. The first question
/// removes all givens at once. If the cages by themselves have one solution, each of the next questions
/// removes one cage, and a cage that turns out to be needed is put back. Otherwise the givens are removed one
/// by one first.
class Digging {
 public:
  /// Makes puzzle number `index` of the recipe, which must outlive this object.
  Digging(std::uint64_t index, Recipe& recipe);

  [[nodiscard]] std::uint64_t index() const { return index_; }
  /// Whether there are no more questions: the puzzle is made, or cannot be.
  [[nodiscard]] bool is_done() const { return state_ != State::asking; }
  [[nodiscard]] bool is_made() const { return state_ == State::made; }
  /// Whether no grid satisfies the rules.
  [[nodiscard]] bool is_hopeless() const { return state_ == State::hopeless; }
  /// The puzzle once it is made; until then, the current question.
  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  /// The candidates of puzzle(), for the bulk kernel.
  [[nodiscard]] const std::vector<Word>& candidates() const { return candidates_; }
  [[nodiscard]] const Grid& solution() const { return grid_; }

  /// Answers the question: whether it was proved that the solution is the only one.
  void answer(bool is_unique);

  /// Stores a second solution of the question.
  void add_other(Grid grid);
  /// Whether a stored grid is also a second solution of the current question.
  [[nodiscard]] bool is_refuted() const;

 private:
  enum class State { asking, made, failed, hopeless };

  /// A grid that satisfies everything except the clues and givens that were missing when it was found.
  struct Other {
    Grid grid;
    std::vector<bool> breaks;  // by use
  };

  /// A unit that is removed at once: givens that the symmetry ties together, or a drawn clue.
  struct Removable {
    std::vector<int> cells;          // the cells of the givens
    std::optional<std::size_t> use;  // the index of the clue among the drawn ones
  };

  /// False if there is no grid.
  [[nodiscard]] bool begin();
  /// Chooses the order in which units are tried. uses: the number of uses of rules that are not drawn clues.
  void plan(std::size_t uses);
  /// Whether the first question is whether the clues suffice without any given.
  [[nodiscard]] bool begins_with_all() const { return !recipe_.drawn.rules.empty(); }
  void give(int cell);
  void take_away(int cell);
  /// Puts a clue into the puzzle, or removes it.
  void set_use(std::size_t use, bool is_there);
  /// Goes on to the next question: about this puzzle, or about a new one if this has too many or too few
  /// givens.
  void ask();
  /// Removes the next unit; false if none is left to try.
  [[nodiscard]] bool take_next();
  /// Starts again, since the puzzle, which has at least that many givens, is not acceptable. False if the
  /// attempts are used up, or there is no other grid.
  [[nodiscard]] bool begin_anew(int givens);

  Recipe& recipe_;
  std::uint64_t index_;
  Random random_;
  Puzzle puzzle_;
  Puzzle drawn_;             // with all drawn clues, without givens
  std::vector<bool> keeps_;  // by use of a rule: whether the puzzle has it
  Conditions conditions_;    // the conditions of everything that was drawn
  std::vector<Other> others_;
  std::vector<Word> candidates_;  // the puzzle's candidates, in the form that the kernel reads
  Grid grid_;
  int givens_ = 0;
  std::vector<Removable> order_;  // in the order in which they are tried
  std::size_t at_ = 0;            // the index of the unit that was removed last
  std::size_t first_clue_ = 0;
  std::uint64_t attempts_ = 0;
  State state_ = State::asking;
};

}  // namespace quadrille::sudoku
