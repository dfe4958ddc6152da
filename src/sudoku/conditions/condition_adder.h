// Lets a rule state its conditions.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/sentence.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// The vector from one cell to another.
struct Step {
  int down;   // 0 or more
  int right;  // negative: to the left
};

/// All vectors of that many steps along rows and columns, without their opposites: for 2 steps, (0, 2), (1,
/// 1), (1,
/// -1) and (2, 0).
[[nodiscard]] std::vector<Step> taxicab_ways(int steps);

/// Adds the conditions of one use of a rule, and records their origins.
class ConditionAdder {
 public:
  /// use: as in Origin. The rule's name and the conditions must outlive this object.
  ConditionAdder(std::string_view rule, int use, Conditions& conditions)
      : rule_(rule), use_(use), conditions_(conditions) {}

  [[nodiscard]] const Conditions& conditions() const { return conditions_; }
  [[nodiscard]] const Layout& layout() const { return conditions_.layout; }

  /// The cells hold different digits; a part with its own label.
  void distinct(std::string label, std::vector<int> cells);
  /// The digits of the first and the second cell are one of the pairs. All such pairs of cells form one part
  /// of the use, labelled with the rule's name.
  void relation(int first, int second, std::shared_ptr<const DigitPairs> pairs);
  /// The same for each cell of a path and the next one, as one part with its own label.
  void neighbours(std::string label, std::span<const int> path, std::shared_ptr<const DigitPairs> pairs);
  /// The same for each cell and the cell at the given step from it, in the part of all pairs.
  void apart(Step step, const std::shared_ptr<const DigitPairs>& pairs);
  /// digit(a) != digit(b) + offset for each cell a and the cell b at the given step from it.
  void unequal_apart(Step step, int offset = 0);
  /// Conditions of any kinds that belong together, as a part with its own label. Sums are of the digits'
  /// values.
  void part(std::string label, std::vector<ConditionKind> kinds);
  /// Each square of 2x2 cells holds a digit of each of the classes. The argument of the label is the square's
  /// first cell.
  void in_squares(const Sentence<Text>& label, const std::vector<Digits>& classes);
  /// The same for sums that are already in digits.
  void part_of_digits(std::string label, std::vector<ConditionKind> kinds);
  /// The index of the condition that the cells, in any order, hold each digit once; nullopt if there is none.
  [[nodiscard]] std::optional<std::size_t> house_of(std::span<const int> cells) const;
  /// Whether the puzzle has room for another implied condition with that many parts, such as the cells of the
  /// lists of a disjunction; if so, reserves it. A large number of such conditions would take more time and
  /// memory than they save.
  [[nodiscard]] bool has_room_for(std::size_t parts) {
    constexpr std::size_t kMostParts = 250'000;
    if (conditions_.implied_parts + parts > kMostParts) return false;
    conditions_.implied_parts += parts;
    return true;
  }
  /// The index of the condition that was added last.
  [[nodiscard]] std::size_t last() const { return conditions_.list.size() - 1; }
  /// Conditions that follow from others, as a part. Sums are of digits.
  void implied(std::string label, std::vector<ConditionKind> kinds, Derivation follows_from);

 private:
  [[nodiscard]] std::shared_ptr<const Origin> new_part(std::string label, Derivation follows_from = {});

  std::string_view rule_;
  int use_;
  int parts_ = 0;
  Conditions& conditions_;
  std::shared_ptr<const Origin> of_relations_;
};

}  // namespace quadrille::sudoku
