// Fireworks: a digit of a row and of a column that cross in a region has at most one place outside the region
// in each. Then the crossing cell or one of these two wings holds it: else the digit of the row and that of
// the column would both be in the region, but in two cells.
//
//   X . . | . P .       1 in row 1: in the box, or at P. 1 in column 1: in the box, or at Q.
//   . . . | . . .       So 1 is at X, P or Q. Three digits of which this is true fill the three cells:
//   . . . | . . .       no other digit is there, and in the box they are only in row 1 and column 1.
//   ------+------
//   Q . . | . Y .       Two digits of X, P, Q and two others of Y, Q, P fill the four cells.
//
// Supports rows, columns and regions of any shape.
#include <algorithm>
#include <optional>

#include "base/sort.h"
#include "techniques/guardians.h"

namespace quadrille::techniques {

namespace {

/// The houses of a crossing, and the wings of its digits.
struct Crossing {
  int cell = 0;
  int row = 0, column = 0, region = 0;  // houses
  struct Wings {
    int digit = 0;
    int in_row = -1, in_column = -1;  // -1: the line has no place outside the region
  };
  std::vector<Wings> digits;  // the digits with wings
};

class FireworkSearch {
 public:
  explicit FireworkSearch(Scan& scan)
      : scan_(scan), position_(scan.position()), board_(scan.board()), eliminated_(scan.board()) {}

  void run() {
    for (const int cell : position_.open_cells())
      if (const auto crossing = crossing_at(cell)) crossings_.push_back(*crossing);
    for (const Crossing& crossing : crossings_) {
      if (scan_.is_over()) return;
      if (scan_.wanted() == Technique::firework_triple ? search_triples(crossing) : search_pairs(crossing))
        return;
    }
  }

 private:
  [[nodiscard]] std::optional<Crossing> crossing_at(int cell) const {
    Crossing crossing{cell,
                      board_.house_of(cell, HouseKind::row),
                      board_.house_of(cell, HouseKind::column),
                      board_.region_of(cell),
                      {}};
    if (crossing.row < 0 || crossing.column < 0 || crossing.region < 0) return std::nullopt;
    if (!board_.house(crossing.row).is_complete || !board_.house(crossing.column).is_complete)
      return std::nullopt;
    const CellSet& region = board_.house(crossing.region).set;
    for (int digit = 1; digit <= board_.digit_count(); ++digit) {
      const CellSet row = position_.places(crossing.row, digit);
      const CellSet column = position_.places(crossing.column, digit);
      const CellSet wing = row - region;
      const CellSet other = column - region;
      if (row.empty() || column.empty() || wing.count() > 1 || other.count() > 1) continue;
      crossing.digits.push_back(
          {digit, wing.empty() ? -1 : wing.first(), other.empty() ? -1 : other.first()});
    }
    return crossing;
  }

  /// Whether these wings may be those of the digit.
  [[nodiscard]] static bool fit(const Crossing::Wings& wings, int in_row, int in_column) {
    return (wings.in_row < 0 || wings.in_row == in_row) &&
           (wings.in_column < 0 || wings.in_column == in_column);
  }

  /// Visits all pairs of wings that digits of the crossing have, until a visit returns that the family may
  /// stop.
  template <class F>
  [[nodiscard]] bool for_wings(const Crossing& crossing, F visit) const {
    CellSet in_row;
    CellSet in_column;
    for (const Crossing::Wings& wings : crossing.digits) {
      if (wings.in_row >= 0) in_row.add(wings.in_row);
      if (wings.in_column >= 0) in_column.add(wings.in_column);
    }
    for (const int wing : in_row)
      for (const int other : in_column)
        if (visit(wing, other)) return true;
    return false;
  }
  /// The digits of the crossing that must be in these three cells.
  [[nodiscard]] static std::vector<int> digits_of(const Crossing& crossing, int in_row, int in_column) {
    std::vector<int> digits;
    for (const Crossing::Wings& wings : crossing.digits)
      if (fit(wings, in_row, in_column)) digits.push_back(wings.digit);
    return digits;
  }

  bool search_triples(const Crossing& crossing) {
    return for_wings(crossing, [&](int wing, int other) {
      const std::vector<int> digits = digits_of(crossing, wing, other);
      for (std::size_t i = 0; i < digits.size(); ++i)
        for (std::size_t j = i + 1; j < digits.size(); ++j)
          for (std::size_t k = j + 1; k < digits.size(); ++k) {
            Step step{.technique = Technique::firework_triple, .digits = {digits[i], digits[j], digits[k]}};
            step.cells = {crossing.cell, wing, other};
            for (const int cell : step.cells) clear_all_but(step, cell, step.digits);
            clear_box(step, crossing);
            use(step, crossing, step.digits);
            if (offer(std::move(step))) return true;
          }
      return false;
    });
  }

  /// In a line that has only one of the wings, the digits are in the region.
  void clear_box(Step& step, const Crossing& crossing) const {
    const CellSet rest = board_.house(crossing.region).set - board_.house(crossing.row).set -
                         board_.house(crossing.column).set;
    for (const int digit : step.digits) step.eliminate(rest & position_.cells_with(digit), digit);
  }

  /// Searches for an opposite crossing with the same two wings.
  bool search_pairs(const Crossing& crossing) {
    return for_wings(crossing, [&](int wing, int other) {
      return std::ranges::any_of(crossings_, [&](const Crossing& opposite) {
        return opposite.cell > crossing.cell && opposite.region != crossing.region &&
               opposite.row == board_.house_of(other, HouseKind::row) &&
               opposite.column == board_.house_of(wing, HouseKind::column) &&
               combine(crossing, opposite, wing, other);
      });
    });
  }

  bool combine(const Crossing& crossing, const Crossing& opposite, int wing, int other) {
    const std::vector<int> here = digits_of(crossing, wing, other);
    const std::vector<int> there = digits_of(opposite, other, wing);
    for (std::size_t i = 0; i < here.size(); ++i)
      for (std::size_t j = i + 1; j < here.size(); ++j)
        for (std::size_t k = 0; k < there.size(); ++k)
          for (std::size_t l = k + 1; l < there.size(); ++l) {
            const std::vector<int> first{here[i], here[j]};
            const std::vector<int> second{there[k], there[l]};
            std::vector<int> all = first;
            all.insert(all.end(), second.begin(), second.end());
            sort_range(all);
            if (std::ranges::adjacent_find(all) != all.end()) continue;
            Step step{.technique = Technique::firework_quadruple,
                      .digits = all,
                      .cells = {crossing.cell, wing, other, opposite.cell}};
            clear_all_but(step, crossing.cell, first);
            clear_all_but(step, opposite.cell, second);
            clear_all_but(step, wing, all);
            clear_all_but(step, other, all);
            use(step, crossing, first);
            use(step, opposite, second);
            if (offer(std::move(step))) return true;
          }
    return false;
  }

  void clear_all_but(Step& step, int cell, const std::vector<int>& digits) const {
    for (const int digit : list_of(position_.candidates(cell)))
      if (std::ranges::find(digits, digit) == digits.end()) step.eliminate(cell, digit);
  }
  void use(Step& step, const Crossing& crossing, const std::vector<int>& digits) const {
    for (const int cell : step.cells) step.use_cell(cell);
    for (const int digit : digits)
      for (const int house : {crossing.row, crossing.column, crossing.region}) step.use(house, digit);
  }
  bool offer(Step&& step) {
    return !step.eliminations.empty() && eliminated_.note(step) && scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  std::vector<Crossing> crossings_;
};

}  // namespace

void find_firework(Scan& scan) { FireworkSearch(scan).run(); }

}  // namespace quadrille::techniques
