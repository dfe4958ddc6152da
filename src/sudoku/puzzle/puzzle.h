// A puzzle: a grid, its regions, the givens and restrictions of its cells, and its rules.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "base/input_error.h"
#include "sudoku/puzzle/layout.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

/// The usual characters of the digits 1, 2, ..; greater digits have none.
inline constexpr std::string_view kDigitSymbols =
    "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// The number of digits that have a character.
inline constexpr int kMostSymbols = static_cast<int>(kDigitSymbols.size());

class DefinedRule;

/// Texts about a puzzle by its author; empty if not known.
struct About {
  std::string title, author, description, comment, date, source, level, url;
  friend bool operator==(const About&, const About&) = default;
};

/// The label of a cell without a region.
inline constexpr std::string_view kNoRegionLabel = ".";
/// The region of a cell without a region.
inline constexpr int kNoRegion = -1;

/// The rows and the columns of a puzzle hold different digits, unless its layout says otherwise; everything
/// else is a rule. A new puzzle of a given size is an empty Latin square. A value: changing a copy does not
/// change the original.
class Puzzle {
 public:
  // Layouts, cells and digits out of range throw std::invalid_argument.

  explicit Puzzle(const Layout& layout);

  [[nodiscard]] const Layout& layout() const { return layout_; }
  /// The number of rows, columns and digits of a usual layout. Not for other layouts.
  [[nodiscard]] int size() const {
    assert(layout_.is_usual());
    return layout_.columns;
  }
  /// Counts holes of the layout, too.
  [[nodiscard]] int cell_count() const { return layout_.cell_count(); }
  /// The set of all digits, 1..layout().digits.
  [[nodiscard]] Digits all_digits() const { return layout_.all_digits(); }

  // Givens and restrictions of the cells.

  /// The given of a cell; 0 if there is none.
  [[nodiscard]] int given(int cell) const { return givens_[place(cell)]; }
  [[nodiscard]] const std::vector<int>& givens() const { return givens_; }
  /// digit: up to layout().digits; 0 removes the given.
  void set_given(int cell, int digit) {
    if (digit < 0 || digit > layout_.digits) refuse_digit(digit);
    if (digit != 0 && layout_.is_hole(cell)) refuse_hole(cell);
    givens_[place(cell)] = digit;
  }
  /// The digits that the author's restriction (not the rules) allows in the cell; all digits if there is
  /// none, and for a hole. A given does not narrow it.
  [[nodiscard]] Digits candidates(int cell) const { return candidates_[place(cell)]; }
  void restrict_candidates(int cell, Digits digits) {
    if (layout_.is_hole(cell)) refuse_hole(cell);
    candidates_[place(cell)] = digits & all_digits();
  }
  [[nodiscard]] bool has_restrictions() const;
  /// The digits that the given and the restriction allow in the cell; empty if they exclude each other. A
  /// hole allows only the first digit, so that it does not multiply solutions.
  [[nodiscard]] Digits allowed(int cell) const;

  // The shape. A new one replaces the old one. If a rule of the puzzle does not fit it, returns an error and
  // changes nothing.

  /// Boxes of the given shape, in reading order. An error if they do not tile the grid and its boards, or
  /// have more cells than there are digits; in a usual layout also if rows * columns is not the size.
  [[nodiscard]] Parsed<void> set_boxes(int rows, int columns);
  /// Irregular regions: one label for each cell (any text), in reading order; kNoRegionLabel for a cell
  /// without a region, and for holes. An error if a region has more cells than there are digits and, in a
  /// usual layout in which all cells are in regions, unless there are `size` labels, each on `size` cells;
  /// the message names the label and the counts. Line and column of the error are those of the offending cell
  /// in the grid.
  [[nodiscard]] Parsed<void> set_regions(const std::vector<std::string>& labels);
  /// Removes boxes and regions; a usual layout becomes a Latin square.
  [[nodiscard]] Parsed<void> clear_regions();

  [[nodiscard]] bool has_boxes() const { return shape_->box_rows > 0; }
  /// True for boxes too: they are regions.
  [[nodiscard]] bool has_regions() const { return !shape_->regions.empty(); }
  /// 0 if has_boxes() is false.
  [[nodiscard]] int box_rows() const { return shape_->box_rows; }
  [[nodiscard]] int box_columns() const { return shape_->box_columns; }
  /// Whether each cell is in a region that holds each digit once; applies to boxes and regions.
  [[nodiscard]] bool has_full_regions() const { return shape_->are_full; }
  /// The region (or box) of each cell, counted from 0 by first appearance in reading order, or kNoRegion;
  /// empty if there are no regions.
  [[nodiscard]] const std::vector<int>& regions() const { return shape_->regions; }
  /// The label of each region as it was given (boxes: "1", "2", ..); empty if there are no regions.
  [[nodiscard]] const std::vector<std::string>& region_labels() const { return shape_->labels; }
  /// The cells of each region (or box) in reading order; empty if there are no regions.
  [[nodiscard]] std::vector<std::vector<int>> region_cells() const;

  // The rules other than rows, columns, boxes and regions, which have their own functions above.

  [[nodiscard]] const std::vector<RuleUse>& rules() const { return rules_; }
  /// Adds the uses of a rule that are given by the argument (sudoku/puzzle/rule_text.h); a use that the
  /// puzzle already has is not added again. Returns an error and adds nothing if there is no rule of that
  /// name, if the argument does not fit the puzzle, and for boxes and regions. The error has a line and a
  /// column if it is in the rule's definition (Definition::texts).
  [[nodiscard]] Parsed<void> add_rule(std::string_view name, std::string_view argument = {});

  /// Removes uses of rules. keeps: a flag for each element of rules(), in order.
  void keep_rules(const std::vector<bool>& keeps);

  /// Defines a rule, which can then be added like others; no other rule may have its name.
  void define(std::shared_ptr<const DefinedRule> rule);
  /// The puzzle's own rules, in the order of their definition.
  [[nodiscard]] std::span<const std::shared_ptr<const DefinedRule>> own_rules() const;

  About about;

  /// Whether the layout, the shape and the rules are equal.
  [[nodiscard]] bool is_of_same_kind(const Puzzle& other) const {
    const bool same_shape = shape_ == other.shape_ || *shape_ == *other.shape_;
    return layout_ == other.layout_ && same_shape && has_same_rules(other);
  }
  /// Whether the rules and the definitions of own rules are equal.
  [[nodiscard]] bool has_same_rules(const Puzzle& other) const {
    return rules_ == other.rules_ && (own_rules_ == other.own_rules_ || has_same_definitions(other));
  }
  friend bool operator==(const Puzzle& a, const Puzzle& b) {
    return a.is_of_same_kind(b) && a.givens_ == b.givens_ && a.candidates_ == b.candidates_ &&
           a.about == b.about;
  }

 private:
  struct Shape {
    int box_rows = 0;
    int box_columns = 0;
    std::vector<int> regions;
    std::vector<std::string> labels;
    bool are_full = false;
    friend bool operator==(const Shape&, const Shape&) = default;
  };

  using SharedShape = std::shared_ptr<const Shape>;

  [[nodiscard]] static SharedShape no_regions();
  [[nodiscard]] static SharedShape boxes(int rows, int columns, const Layout& layout);
  /// An error if regions of these sizes do not fit.
  [[nodiscard]] Parsed<void> check_counts(const Shape& shape, const std::vector<int>& cells_in) const;
  [[nodiscard]] Parsed<void> reshape(SharedShape shape);
  [[nodiscard]] std::size_t place(int cell) const {
    if (cell < 0 || at(cell) >= givens_.size()) refuse_cell(cell);
    return at(cell);
  }
  [[noreturn]] void refuse_cell(int cell) const;
  [[noreturn]] void refuse_digit(int digit) const;
  [[noreturn]] void refuse_hole(int cell) const;
  [[nodiscard]] bool has_same_definitions(const Puzzle& other) const;
  /// Adds a use unless the puzzle has it. O(number of uses), but only a comparison of numbers for most.
  void add_use(RuleUse use);
  /// An error if a use does not fit layout and shape.
  [[nodiscard]] Parsed<void> check(const RuleUse& use) const;

  Layout layout_;
  std::vector<int> givens_;
  std::vector<Digits> candidates_;
  SharedShape shape_;  // shared by copies
  std::vector<RuleUse> rules_;
  std::vector<std::uint64_t> rule_hashes_;  // of each of these
  std::shared_ptr<const std::vector<std::shared_ptr<const DefinedRule>>>
      own_rules_;  // null: none; shared by copies
};

/// The default shape of boxes for a size: 4 -> 2x2, 6 -> 2x3, 8 -> 2x4, 9 -> 3x3, 10 -> 2x5, 12 -> 3x4, 16 ->
/// 4x4 ... It is the most square rows x columns with rows <= columns. {0, 0} for a prime size and 1, which
/// have no boxes other than lines.
struct BoxShape {
  int rows, columns;
};
[[nodiscard]] BoxShape usual_boxes(int size);
/// The same for a usual layout; {0, 0} for others.
[[nodiscard]] BoxShape usual_boxes(const Layout& layout);

}  // namespace quadrille::sudoku
