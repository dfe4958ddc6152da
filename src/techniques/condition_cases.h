// The ways to fill the cells of one condition.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "techniques/position.h"

namespace quadrille::sudoku {
class DigitGraph;
}  // namespace quadrille::sudoku

namespace quadrille::techniques {

/// The digits of the cells of one condition, in the order of cells().
using Case = std::vector<int>;

/// The cases of a condition in a position: its cells hold their candidates, the condition holds and, if
/// wanted, cells that see each other differ. If a question takes too long, everything undecided counts as
/// possible: so the answer "impossible" is always sound.
class ConditionCases {
 public:
  /// The position must outlive this object and must not change.
  ConditionCases(const Position& position, const sudoku::Condition& condition, bool peers_differ);
  ~ConditionCases();
  ConditionCases(const ConditionCases&) = delete;
  ConditionCases& operator=(const ConditionCases&) = delete;

  [[nodiscard]] std::span<const int> cells() const { return cells_; }
  /// The candidates of each of the cells before the condition is considered.
  [[nodiscard]] std::span<const Digits> candidates() const { return candidates_; }
  /// By cell: the digits that it holds in some case.
  [[nodiscard]] std::vector<Digits> digits_left();
  /// Whether there may be a case without that digit.
  [[nodiscard]] bool can_lack(int digit);
  /// The sets of digits of all cases, in order; nullopt if there are more than `most`, or a search takes too
  /// long.
  [[nodiscard]] std::optional<std::vector<Digits>> digit_sets(std::size_t most);

 private:
  void begin_question();
  /// Whether some case has only these digits; it is then in case_.
  [[nodiscard]] bool has_case(std::vector<Digits> allowed);
  /// Fills the cells from that place on; node: in the graph, if there is one. visit() of a full case returns
  /// whether to go on.
  template <class F>
  bool fill(std::size_t place, int node, const std::vector<Digits>& allowed, F visit);
  /// The possible digits of the cell after the digits of the cells before it.
  [[nodiscard]] Digits open_digits(std::size_t place, const std::vector<Digits>& allowed) const;
  /// The candidates that the condition leaves to each cell after the first places.
  [[nodiscard]] std::vector<Digits> narrowed(std::size_t places, const std::vector<Digits>& allowed);
  [[nodiscard]] bool holds();

  const sudoku::Condition& condition_;
  std::vector<int> cells_;
  std::vector<Digits> candidates_;
  std::vector<std::vector<std::size_t>> peers_before_;   // by place: the earlier ones whose cells see its
                                                         // cell
  std::vector<std::optional<std::size_t>> same_before_;  // by place: an earlier one of the same cell
  std::unique_ptr<const sudoku::DigitGraph> graph_;      // for sums and automata
  std::vector<int> grid_;                                // for other conditions: the cells filled so far
  std::vector<Digits> grid_candidates_;
  Case case_;
  int steps_left_ = 0;
};

}  // namespace quadrille::techniques
