// The uses of rules that items of Interactive Sudoku Solver say, and the digits of cells, as they are found.
#pragma once

#include <forward_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/draft.h"
#include "formats/iss_item.h"
#include "formats/iss_shape.h"
#include "formats/iss_text.h"

namespace quadrille::formats {

/// Collects them. The text and the items must outlive it.
class IssUses {
 public:
  struct Given {
    int cell;
    sudoku::Digits digits;
  };

  IssUses(const IssText& text, const std::vector<IssItem>& items, IssShape shape)
      : text_(text), items_(items), shape_(std::move(shape)) {}

  [[nodiscard]] const IssText& text() const { return text_; }
  /// Those that no other item holds.
  [[nodiscard]] const std::vector<IssItem>& items() const { return items_; }
  [[nodiscard]] const IssShape& shape() const { return shape_; }

  /// The cell that a word names, or where a copy of an item has it.
  [[nodiscard]] Parsed<int> cell(const Token& word) const;
  [[nodiscard]] Parsed<std::vector<int>> cells(std::span<const Token> words) const;
  /// The place before a row or a column, R3 or C2.
  [[nodiscard]] std::optional<sudoku::Outside> line(std::string_view word) const;
  /// The extra cell with the number of the region; nothing where there are none.
  [[nodiscard]] std::optional<int> region_cell(int cell) const;
  /// "r1c1 r1c2 ".
  [[nodiscard]] std::string names_of(const std::vector<int>& cells) const;

  void add(const IssItem& item, std::string_view rule, std::string argument);
  /// The digits of a cell: known of the whole grid, or a use where that may not hold.
  void add_digits(const IssItem& item, int cell, sudoku::Digits digits);

  [[nodiscard]] const std::vector<RuleText>& rules() const { return rules_; }
  [[nodiscard]] const std::vector<Given>& givens() const { return givens_; }

  /// The uses that `read` adds, apart from the others. They need not hold.
  template <class Read>
  [[nodiscard]] Parsed<std::vector<RuleText>> uses_apart(Read read);
  /// Reads items as if their cells were moved. Their places move on those of the items that hold them.
  template <class Read>
  [[nodiscard]] Parsed<void> moved(std::pair<int, int> way, Read read);
  /// Counts a copy of items; false where there are too many.
  [[nodiscard]] bool may_copy() { return ++copies_ <= kMostCopies; }
  static constexpr int kMostCopies = 2000;

 private:
  const IssText& text_;
  const std::vector<IssItem>& items_;
  IssShape shape_;
  std::vector<Given> givens_;
  std::vector<RuleText> rules_;
  bool need_not_hold_ = false;
  int down_ = 0, right_ = 0;  // where the copy of an item lies
  int copies_ = 0;
  std::forward_list<std::string> texts_;  // that are not in the input
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
