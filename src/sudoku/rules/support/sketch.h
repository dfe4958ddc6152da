// Draws clues that are true of a solution, as authors would, for generated puzzles.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/random.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// A puzzle in the making, for a rule that draws one more clue: its solution is known, and so are the uses of
/// rules drawn so far. `Rule::propose` looks for a free place, and for values that make a use of the rule
/// true of the solution. For example, a thermometer is a line through free cells along which the solution's
/// digits increase. The objects given to the constructor must outlive it.
class Sketch {
 public:
  /// A value for each parameter of the rule, in order. Nullopt if there is no room left.
  using Clue = std::optional<std::vector<Value>>;

  Sketch(const Puzzle& puzzle, const Rule& rule, const Grid& solution, Random& random);

  [[nodiscard]] const Layout& layout() const { return puzzle_.layout(); }
  [[nodiscard]] Random& random() { return random_; }
  /// The value of a cell in the solution.
  [[nodiscard]] int value(int cell) const { return layout().value_of(solution_[at(cell)]); }
  [[nodiscard]] std::vector<int> values_of(std::span<const int> cells) const;
  /// Whether the solution satisfies a use of the rule with these values.
  [[nodiscard]] bool is_true(const std::vector<Value>& values) const;
  /// The number of uses of the rule so far.
  [[nodiscard]] int uses() const { return uses_; }

  /// Whether the cell is not taken by another clue: for a line, by another line; otherwise by another use of
  /// the rule.
  [[nodiscard]] bool is_free(int cell) const { return !taken_[at(cell)]; }
  /// The free cells of the grid, in random order.
  [[nodiscard]] std::vector<int> free_cells();
  /// The cells that share a side with a cell, or also a corner if `diagonally`, in random order.
  [[nodiscard]] std::vector<int> neighbours(int cell, bool diagonally);

  struct LineShape {
    int least, most;          // number of cells
    bool is_growing = false;  // whether each prefix of at least two cells also satisfies the rule
  };
  /// The first parameter, which is a path, becomes a line through free cells that is true of the solution;
  /// other parameters get their defaults. Lines leave about half of the grid free and do not cross.
  [[nodiscard]] Clue line(LineShape shape);

  /// Two neighbouring cells that no other clue joins, and the number that `number` returns for their values,
  /// if it returns one.
  [[nodiscard]] Clue pair(const std::function<std::optional<int>(int, int)>& number);

  /// A free cell whose value fits; nullopt once a quarter of the grid has one.
  [[nodiscard]] Clue cell(const std::function<bool(int)>& fits);

  enum class Sides { top_and_left, all, with_corners };
  /// The places beside the grid without a clue, in random order.
  [[nodiscard]] std::vector<Outside> free_places(Sides sides);
  /// A free place, and the number that `number` returns for the values of the line that begins there, if it
  /// returns one and the solution satisfies the clue: in lines with repeated digits the clue may have another
  /// meaning.
  [[nodiscard]] Clue beside(Sides sides,
                            const std::function<std::optional<int>(const std::vector<int>&)>& number);

 private:
  using Obeys = std::function<bool(const std::vector<int>&)>;

  void take(const Rule& rule, const std::vector<Value>& values);
  /// Whether a diagonal step from one cell to another crosses the path, or a line.
  [[nodiscard]] bool crosses(int from, int to, std::span<const int> path) const;
  /// Empty if it would be too short.
  [[nodiscard]] std::vector<int> random_path(int start, LineShape shape, const Obeys& obeys);

  const Puzzle& puzzle_;
  const Rule& rule_;
  const Grid& solution_;
  Random& random_;
  int uses_ = 0;
  std::vector<bool> taken_;                  // by cell
  std::vector<std::vector<int>> lines_;      // of all rules
  std::vector<std::pair<int, int>> joined_;  // pairs of cells, the first one less
  std::vector<Outside> places_;              // places beside the grid that have a clue
};

}  // namespace quadrille::sudoku
