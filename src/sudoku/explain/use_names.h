// The names of uses of rules, and of their parts, in messages. No two uses have the same name.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "sudoku/conditions/conditions.h"

namespace quadrille::sudoku {

/// A use is called by the label of its conditions, such as "cage 12 at r1c1". If another use has the same
/// label, or its own conditions have several, it is called by its text instead: "killer_cage=r1c1 r1c2
/// total=12".
class UseNames {
 public:
  /// conditions: the puzzle's. Both must outlive this object. O(number of conditions).
  UseNames(const Puzzle& puzzle, const Conditions& conditions);

  /// use: index in Puzzle::rules().
  [[nodiscard]] std::string of_use(int use) const;
  /// The same for a part of a use, which needs to share its label with no other use; or for a house: "row 3".
  [[nodiscard]] std::string of_part(const Origin& part) const;

 private:
  /// Whether no other use has the label.
  [[nodiscard]] bool is_only(std::string_view label, int use) const;
  [[nodiscard]] std::string text(int use) const;

  const Puzzle& puzzle_;
  std::vector<std::set<std::string_view>> labels_;  // by use
  std::unordered_map<std::string_view, int> uses_;  // by label
};

}  // namespace quadrille::sudoku
