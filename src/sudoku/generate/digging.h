// One puzzle in the making: it begins with a full grid, from which givens and clues are taken away.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "sudoku/generate/recipe.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

/// A puzzle in the making. It asks one question after another: is the solution of puzzle() the only one?
///
/// For example, a killer begins with all givens, and with cages that cover the grid. The first question takes
/// all givens away at once. If the cages alone have one solution, the next questions take one cage away each,
/// and a cage that turns out to be needed comes back. Else the givens are taken away one by one before.
class Digging {
 public:
  /// Puzzle number `index` of the recipe, which must outlive it.
  Digging(std::uint64_t index, Recipe& recipe);

  [[nodiscard]] std::uint64_t index() const { return index_; }
  /// Nothing is left to ask: the puzzle is made, or cannot be.
  [[nodiscard]] bool is_done() const { return state_ != State::asking; }
  [[nodiscard]] bool is_made() const { return state_ == State::made; }
  /// No grid obeys the rules.
  [[nodiscard]] bool is_hopeless() const { return state_ == State::hopeless; }
  /// The puzzle once it is made; until then the question.
  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
  /// Its candidates, for the bulk kernel.
  [[nodiscard]] const std::vector<Word>& candidates() const { return candidates_; }
  [[nodiscard]] const Grid& solution() const { return grid_; }

  /// Whether it was proved that the solution is the only one.
  void answer(bool is_unique);

  /// Remembers a second solution of the question.
  void add_other(Grid grid);
  /// Whether a grid that was remembered is a second solution of this question as well.
  [[nodiscard]] bool is_refuted() const;

 private:
  enum class State { asking, made, failed, hopeless };

  /// A grid that all obey but the clues and givens that were taken away when it was found.
  struct Other {
    Grid grid;
    std::vector<bool> breaks;  // by use
  };

  /// What is taken away at once: givens that the symmetry ties together, or a clue that was drawn.
  struct Removable {
    std::vector<int> cells;          // of the givens
    std::optional<std::size_t> use;  // of the clue, counted from 0 among those of the puzzle
  };

  /// False where there is no grid.
  [[nodiscard]] bool begin();
  /// The order in which pieces are tried. uses: how many uses of rules are no clues that were drawn.
  void plan(std::size_t uses);
  /// Whether the first question is whether clues do without any given.
  [[nodiscard]] bool begins_with_all() const { return !recipe_.drawn.rules.empty(); }
  void give(int cell);
  void take_away(int cell);
  /// Puts a clue there, or takes it away.
  void set_use(std::size_t use, bool is_there);
  /// Goes on to the next question: of this puzzle, or of those that are begun in its place where it has too
  /// many givens or too few.
  void ask();
  /// Takes the next piece away; false where none is left to try.
  [[nodiscard]] bool take_next();
  /// The puzzle, which has that many givens or more, is none of those wanted. False where there were enough
  /// attempts, or no other grid.
  [[nodiscard]] bool begin_anew(int givens);

  Recipe& recipe_;
  std::uint64_t index_;
  Random random_;
  Puzzle puzzle_;
  Puzzle drawn_;             // with all clues that were drawn, and without givens
  std::vector<bool> keeps_;  // by use of a rule: whether the puzzle has it
  Conditions conditions_;    // of all that is drawn
  std::vector<Other> others_;
  std::vector<Word> candidates_;  // of the puzzle, where the kernel is to look at them
  Grid grid_;
  int givens_ = 0;
  std::vector<Removable> order_;  // as they are tried
  std::size_t at_ = 0;            // the piece that was taken away last
  std::size_t first_clue_ = 0;
  std::uint64_t attempts_ = 0;
  State state_ = State::asking;
};

}  // namespace quadrille::sudoku
