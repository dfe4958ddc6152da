// Collects the uses of rules and the digits of cells in items of Interactive Sudoku Solver.
#pragma once

#include <forward_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/draft.h"
#include "formats/iss/item.h"
#include "formats/iss/shape.h"
#include "formats/iss/text.h"

namespace quadrille::formats {

/// The text and the items must outlive this object.
class IssUses {
 public:
  struct Given {
    int cell;
    sudoku::Digits digits;
  };

  IssUses(const IssText& text, const std::vector<IssItem>& items, IssShape shape)
      : text_(text), items_(items), shape_(std::move(shape)) {}

  [[nodiscard]] const IssText& text() const { return text_; }
  /// The items that are not nested in another one.
  [[nodiscard]] const std::vector<IssItem>& items() const { return items_; }
  [[nodiscard]] const IssShape& shape() const { return shape_; }

  /// The cell that a word names, moved if it is in a copy of an item.
  [[nodiscard]] Parsed<int> cell(const Token& word) const;
  [[nodiscard]] Parsed<std::vector<int>> cells(std::span<const Token> words) const;
  /// The place before a row or a column, R3 or C2.
  [[nodiscard]] std::optional<sudoku::Outside> line(std::string_view word) const;
  /// The extra cell with the number of the cell's region; nullopt if there are none.
  [[nodiscard]] std::optional<int> region_cell(int cell) const;
  /// "r1c1 r1c2 ".
  [[nodiscard]] std::string names_of(const std::vector<int>& cells) const;

  void add(const IssItem& item, std::string_view rule, std::string argument);
  /// Restricts a cell to digits: for the whole puzzle, or as a use if the item is optional.
  void add_digits(const IssItem& item, int cell, sudoku::Digits digits);

  [[nodiscard]] const std::vector<RuleText>& rules() const { return rules_; }
  [[nodiscard]] const std::vector<Given>& givens() const { return givens_; }

  /// The uses that `read` adds, separately; they need not hold.
  template <class Read>
  [[nodiscard]] Parsed<std::vector<RuleText>> uses_apart(Read read);
  /// Reads items as if their cells were moved. Offsets of nested copies add up.
  template <class Read>
  [[nodiscard]] Parsed<void> moved(std::pair<int, int> way, Read read);
  /// Counts a copy of items; false if there are too many.
  [[nodiscard]] bool may_copy() { return ++copies_ <= kMostCopies; }
  static constexpr int kMostCopies = 2000;

 private:
  const IssText& text_;
  const std::vector<IssItem>& items_;
  IssShape shape_;
  std::vector<Given> givens_;
  std::vector<RuleText> rules_;
  bool need_not_hold_ = false;
  int down_ = 0, right_ = 0;  // offset of the current copy of an item
  int copies_ = 0;
  std::forward_list<std::string> texts_;  // texts that are not in the input
};

template <class Read>
Parsed<std::vector<RuleText>> IssUses::uses_apart(Read read) {
  auto outer = std::exchange(rules_, {});
  const bool outer_need_not_hold = std::exchange(need_not_hold_, true);
  auto done = read();
  need_not_hold_ = outer_need_not_hold;
  auto uses = std::exchange(rules_, std::move(outer));
  if (!done) return tl::unexpected(std::move(done.error()));
  return uses;
}

template <class Read>
Parsed<void> IssUses::moved(std::pair<int, int> way, Read read) {
  down_ += way.first;
  right_ += way.second;
  auto done = read();
  down_ -= way.first;
  right_ -= way.second;
  return done;
}

}  // namespace quadrille::formats
