// Drawing clues that are true of a solution, as setters would, for puzzles that are generated.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/random.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// A puzzle in the making, as a rule sees it that draws one more clue: its solution is known, and so are the
/// uses of rules that were drawn before. `Rule::propose` looks for a place that is free, and for values that
/// make a use of the rule true of the solution. For example, a thermometer is a line through free cells along
/// which the solution's digits rise. What it is made of must outlive it.
class Sketch {
 public:
  /// A value for each parameter of the rule, in order. Nothing where no room is left.
  using Clue = std::optional<std::vector<Value>>;

  Sketch(const Puzzle& puzzle, const Rule& rule, const Grid& solution, Random& random);

  [[nodiscard]] const Layout& layout() const { return puzzle_.layout(); }
  [[nodiscard]] Random& random() { return random_; }
  /// The number that stands in a cell of the solution.
  [[nodiscard]] int value(int cell) const { return layout().value_of(solution_[at(cell)]); }
  [[nodiscard]] std::vector<int> values_of(std::span<const int> cells) const;
  /// Whether the solution obeys a use of the rule with these values.
  [[nodiscard]] bool is_true(const std::vector<Value>& values) const;
  /// How many uses of the rule there are.
  [[nodiscard]] int uses() const { return uses_; }

  /// Whether no other clue stands in the way: for a line, no other line; else no other use of the rule.
  [[nodiscard]] bool is_free(int cell) const { return !taken_[at(cell)]; }
  /// The cells of the grid that are free, in random order.
  [[nodiscard]] std::vector<int> free_cells();
  /// The cells that share a side with a cell, those that share only a corner too if `diagonally`, in random
  /// order.
  [[nodiscard]] std::vector<int> neighbours(int cell, bool diagonally);

  struct LineShape {
    int least, most;          // cells
    bool is_growing = false;  // whether each beginning of the line, from two cells on, obeys the rule as well
  };
  /// The first parameter, which is a path, becomes a line through free cells that the solution obeys; other
  /// parameters take their fallbacks. Lines leave about half of the grid free and do not cross.
  [[nodiscard]] Clue line(LineShape shape);

  /// Two cells side by side that no other clue joins, and the number that `number` gives for what stands in
  /// them, if it gives one.
  [[nodiscard]] Clue pair(const std::function<std::optional<int>(int, int)>& number);

  /// A free cell whose value fits, until a quarter of the grid has one.
  [[nodiscard]] Clue cell(const std::function<bool(int)>& fits);

  enum class Sides { top_and_left, all, with_corners };
  /// The places beside the grid without a clue, in random order.
  [[nodiscard]] std::vector<Outside> free_places(Sides sides);
  /// A free place, and the number that `number` gives for the values of the line that begins there, if it
  /// gives one and the solution obeys it: in lines where digits come again a clue may mean something else.
  [[nodiscard]] Clue beside(Sides sides,
                            const std::function<std::optional<int>(const std::vector<int>&)>& number);

 private:
  using Obeys = std::function<bool(const std::vector<int>&)>;

  void take(const Rule& rule, const std::vector<Value>& values);
  /// Whether a diagonal step from one cell to another crosses the path, or a line.
  [[nodiscard]] bool crosses(int from, int to, std::span<const int> path) const;
  /// Empty where it becomes too short.
  [[nodiscard]] std::vector<int> random_path(int start, LineShape shape, const Obeys& obeys);

  const Puzzle& puzzle_;
  const Rule& rule_;
  const Grid& solution_;
  Random& random_;
  int uses_ = 0;
  std::vector<bool> taken_;                  // by cell
  std::vector<std::vector<int>> lines_;      // of all rules
  std::vector<std::pair<int, int>> joined_;  // pairs of cells, the first one less
  std::vector<Outside> places_;              // that are taken
};

}  // namespace quadrille::sudoku
