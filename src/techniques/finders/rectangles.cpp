// Rectangles of four cells in two rows, two columns and two regions. If they held only two digits, crosswise,
// the digits could be exchanged, and there would be two solutions. So one of the other candidates of these
// cells, the guardians, holds.
//
//   45 | 45      Test 1: three cells {4, 5}, so the fourth is neither. 2, 5: the guardians are one digit,
//   45 | 45+     which is removed from cells that see them all. 3: guardians in a subset of a house. 4, 6,
//                hidden: one of the two digits must be in the rectangle, so the other is removed. Avoidable:
//                some are placed, not given.
#include <algorithm>
#include <array>

#include "base/sort.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// The current rectangle: corners as 11, 12 (of one region), 21, 22, so that 11-12 and 21-22 are parallel,
/// and the two digits.
struct Rectangle {
  std::array<int, 4> cells;
  int a, b;
  std::vector<int> plain, extra;  // in increasing order: the cells without and with other candidates
};

class RectangleSearch {
 public:
  explicit RectangleSearch(Scan& scan) : scan_(scan), position_(scan.position()), board_(scan.board()) {}

  void run_unique() {
    for (const int cell : position_.open_cells()) {
      if (position_.candidate_count(cell) != 2) continue;
      const std::vector<int> digits = list_of(position_.candidates(cell));
      rect_.a = digits[0];
      rect_.b = digits[1];
      if (from_corner(cell, false)) return;
    }
  }

  void run_avoidable() {
    for (int cell = 0; cell < board_.cell_count(); ++cell) {
      if (position_.is_open(cell) || position_.is_given(cell)) continue;
      rect_.a = position_.digit(cell);
      if (from_corner(cell, true)) return;
    }
  }

 private:
  [[nodiscard]] bool is_allowed_both(int cell) const {
    return position_.is_allowed({cell, rect_.a}) && position_.is_allowed({cell, rect_.b});
  }
  [[nodiscard]] bool is_placed(int cell, int digit) const {
    return position_.digit(cell) == digit && !position_.is_given(cell);
  }
  [[nodiscard]] bool is_open_pair(int cell, int digit) const {
    return position_.has({cell, digit}) && position_.candidate_count(cell) == 2;
  }

  bool from_corner(int c11, bool is_avoidable) {
    const int region = board_.region_of(c11);
    if (region < 0) return false;
    for (const int c12 : board_.house(region).cells) {
      if (c12 == c11) continue;
      const bool in_row = board_.row_of(c11) == board_.row_of(c12);
      if (!in_row && board_.column_of(c11) != board_.column_of(c12)) continue;
      if (is_avoidable) {
        if (position_.is_open(c12) || position_.is_given(c12)) continue;
        rect_.b = position_.digit(c12);
      } else if (!is_allowed_both(c12)) {
        continue;
      }
      const int step_by = in_row ? board_.layout().columns : 1;
      const int lines = in_row ? board_.layout().rows : board_.layout().columns;
      const int place = in_row ? board_.row_of(c11) : board_.column_of(c11);
      for (int j = 0; j < lines; ++j) {
        const int c21 = c11 + (j - place) * step_by;
        const int c22 = c12 + (j - place) * step_by;
        if (board_.region_of(c21) == region || board_.region_of(c21) != board_.region_of(c22)) continue;
        rect_.cells = {c11, c12, c21, c22};
        if (is_avoidable) {
          const bool fits = (is_placed(c21, rect_.b) && is_open_pair(c22, rect_.a)) ||
                            (is_placed(c22, rect_.a) && is_open_pair(c21, rect_.b)) ||
                            (is_open_pair(c21, rect_.b) && is_open_pair(c22, rect_.a));
          if (!fits) continue;
        } else if (!is_allowed_both(c21) || !is_allowed_both(c22)) {
          continue;
        }
        if (!is_deadly() || !scan_.is_new_rectangle(id())) continue;
        if (is_avoidable ? check_avoidable() : check_unique()) return true;
      }
    }
    return false;
  }

  /// Whether exchanging the digits of the four cells preserves every house.
  [[nodiscard]] bool is_deadly() const {
    const auto& c = rect_.cells;
    for (const int cell : c)
      for (const int house : board_.houses_of(cell)) {
        const CellSet& set = board_.house(house).set;
        const int first = (set.contains(c[0]) ? 1 : 0) + (set.contains(c[3]) ? 1 : 0);
        const int second = (set.contains(c[1]) ? 1 : 0) + (set.contains(c[2]) ? 1 : 0);
        if (first != second) return false;
      }
    return true;
  }

  /// HoDoKu's number of a rectangle: different rectangles may have the same one, and then the second is
  /// skipped.
  [[nodiscard]] int id() const {
    std::array<int, 4> sorted = rect_.cells;
    sort_range(sorted);
    return ((sorted[0] * 10 + sorted[1]) * 10 + sorted[2]) * 10 + sorted[3];
  }

  [[nodiscard]] Digits pair() const { return sudoku::digit_bit(rect_.a) | sudoku::digit_bit(rect_.b); }
  [[nodiscard]] Digits extras(int cell) const { return position_.candidates(cell) & ~pair(); }

  [[nodiscard]] Step rectangle_step(Technique technique) const {
    Step step{.technique = technique,
              .digits = {rect_.a, rect_.b},
              .cells = {rect_.cells.begin(), rect_.cells.end()}};
    for (const int cell : rect_.cells)
      for (const int digit : list_of(extras(cell))) step.guardians.push_back({cell, digit});
    return step;
  }

  bool check_unique() {
    rect_.plain.clear();
    rect_.extra.clear();
    std::array<int, 4> sorted = rect_.cells;
    sort_range(sorted);
    for (const int cell : sorted) (extras(cell) == 0 ? rect_.plain : rect_.extra).push_back(cell);
    const std::size_t plain = rect_.plain.size();
    if (plain == 3 && test_1()) return true;
    if ((plain == 2 || plain == 1) && test_2()) return true;
    if (plain == 2 && (test_3() || test_4() || test_6())) return true;
    return (plain == 2 || plain == 1) && hidden();
  }

  bool test_1() {
    Step step = rectangle_step(Technique::uniqueness_1);
    const int cell = rect_.extra.front();
    for (const int digit : {rect_.a, rect_.b})
      if (position_.has({cell, digit})) step.eliminate(cell, digit);
    step.use_cell(cell);
    return !step.eliminations.empty() && scan_.offer(std::move(step));
  }

  /// Types 2 and 5.
  bool test_2() {
    Digits all = 0;
    CellSet cells;
    for (const int cell : rect_.extra) {
      all |= extras(cell);
      cells.add(cell);
    }
    if (!is_single(all)) return false;
    const int digit = lowest(all) + 1;
    const CellSet gone = board_.common_peers(cells) & position_.cells_with(digit);
    if (gone.empty()) return false;
    const int first = rect_.extra[0];
    const int second = rect_.extra[1];
    const bool is_diagonal =
        board_.row_of(first) != board_.row_of(second) && board_.column_of(first) != board_.column_of(second);
    Step step = rectangle_step(rect_.extra.size() == 3 || is_diagonal ? Technique::uniqueness_5
                                                                      : Technique::uniqueness_2);
    step.eliminate(gone, digit);
    for (const int cell : gone) step.use_links(board_, cells, cell, digit);
    return scan_.offer(std::move(step));
  }

  bool test_3() {
    const int first = rect_.extra[0];
    const int second = rect_.extra[1];
    for (const HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::region}) {
      const int house = board_.house_of(first, kind);
      if (house < 0 || house != board_.house_of(second, kind)) continue;
      std::vector<int> others;
      for (const int cell : board_.house(house).cells)
        if (position_.is_open(cell) && (position_.candidates(cell) & pair()) == 0 &&
            std::ranges::find(rect_.cells, cell) == rect_.cells.end())
          others.push_back(cell);
      CellSet cells;
      cells.add(first);
      cells.add(second);
      if (extend_test_3(kind, house, others, 0, cells, extras(first) | extras(second))) return true;
    }
    return false;
  }

  [[nodiscard]] bool are_in_line(const CellSet& cells) const {
    const int first = cells.first();
    bool same_row = true;
    bool same_column = true;
    for (const int cell : cells) {
      same_row = same_row && board_.row_of(cell) == board_.row_of(first);
      same_column = same_column && board_.column_of(cell) == board_.column_of(first);
    }
    return same_row || same_column;
  }

  void clear_house(Step& step, int house, const CellSet& subset, Digits digits) const {
    for (const int cell : board_.house(house).cells)
      if (!subset.contains(cell))
        for (const int digit : list_of(position_.candidates(cell) & digits)) {
          step.eliminate(cell, digit);
          step.use(house, digit);
        }
  }

  /// The two cells count as one that holds one of the guardians, together with n - 1 other cells and n digits
  /// in all.
  bool extend_test_3(HouseKind kind, int house, const std::vector<int>& others, std::size_t next,
                     const CellSet& cells, Digits digits) {
    if (cells.count() == board_.bounded(board_.digit_count(), 5)) return false;
    for (std::size_t i = next; i < others.size(); ++i) {
      CellSet subset = cells;
      subset.add(others[i]);
      const Digits all = digits | position_.candidates(others[i]);
      if ((kind != HouseKind::region || !are_in_line(subset)) && count_of(all) == subset.count() - 1) {
        Step step = rectangle_step(Technique::uniqueness_3);
        clear_house(step, house, subset, all);
        if (!step.eliminations.empty()) {
          for (const int digit : list_of(all)) {
            for (const int cell : subset)
              if (position_.has({cell, digit})) step.fins.push_back({cell, digit});
            step.use(house, digit);
          }
          for (const int cell : subset)
            if (cell != rect_.extra[0] && cell != rect_.extra[1]) step.use_cell(cell);
          const int region = board_.region_of(subset.first());
          if (kind != HouseKind::region && region >= 0 && subset.is_within(board_.house(region).set))
            clear_house(step, region, subset, all);
          if (scan_.offer(std::move(step))) return true;
        }
      }
      if (extend_test_3(kind, house, others, i + 1, subset, all)) return true;
    }
    return false;
  }

  /// One of the two digits has no other place in a house of both cells.
  bool test_4() {
    const int first = rect_.extra[0];
    const int second = rect_.extra[1];
    if (board_.row_of(first) != board_.row_of(second) && board_.column_of(first) != board_.column_of(second))
      return false;
    const CellSet seen = board_.peers(first) & board_.peers(second);
    int gone = 0;
    if (!seen.meets(position_.cells_with(rect_.a))) {
      gone = rect_.b;
    } else if (!seen.meets(position_.cells_with(rect_.b))) {
      gone = rect_.a;
    } else {
      return false;
    }
    Step step = rectangle_step(Technique::uniqueness_4);
    for (const int cell : rect_.extra) {
      if (position_.has({cell, gone})) step.eliminate(cell, gone);
      step.use_cell(cell);
    }
    const int other = gone == rect_.a ? rect_.b : rect_.a;
    step.use(board_.shared_house(first, second), other);
    return !step.eliminations.empty() && scan_.offer(std::move(step));
  }

  /// The extra cells are diagonal, and one of the two digits has no other place in their rows and columns.
  bool test_6() {
    const int first = rect_.extra[0];
    const int second = rect_.extra[1];
    if (board_.row_of(first) == board_.row_of(second) || board_.column_of(first) == board_.column_of(second))
      return false;
    CellSet lines;
    std::vector<int> houses;
    for (const int cell : rect_.extra)
      for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        const int house = board_.house_of(cell, kind);
        if (house < 0 || !board_.house(house).is_complete) return false;
        houses.push_back(house);
        lines |= board_.house(house).set;
      }
    for (const int cell : rect_.cells) lines.remove(cell);
    int gone = 0;
    if (!lines.meets(position_.cells_with(rect_.a))) {
      gone = rect_.a;
    } else if (!lines.meets(position_.cells_with(rect_.b))) {
      gone = rect_.b;
    } else {
      return false;
    }
    Step step = rectangle_step(Technique::uniqueness_6);
    for (const int cell : rect_.extra)
      if (position_.has({cell, gone})) step.eliminate(cell, gone);
    for (const int cell : rect_.cells) step.use_cell(cell);
    for (const int house : houses) step.use(house, gone);
    return !step.eliminations.empty() && scan_.offer(std::move(step));
  }

  bool hidden() {
    const std::vector<int> corners = rect_.plain;
    if (corners.size() == 2 && (board_.row_of(corners[0]) == board_.row_of(corners[1]) ||
                                board_.column_of(corners[0]) == board_.column_of(corners[1])))
      return false;
    for (const int corner : corners) {
      int opposite = -1;
      for (const int cell : rect_.cells)
        if (board_.row_of(cell) != board_.row_of(corner) &&
            board_.column_of(cell) != board_.column_of(corner))
          opposite = cell;
      if (hidden_at(opposite, rect_.a, rect_.b)) return true;
      if (hidden_at(opposite, rect_.b, rect_.a)) return true;
    }
    return false;
  }

  /// `strong` has no other place in the row and the column of the cell: then the cell does not hold the other
  /// digit.
  bool hidden_at(int cell, int strong, int other) {
    CellSet lines;
    std::array<int, 2> houses{board_.house_of(cell, HouseKind::row),
                              board_.house_of(cell, HouseKind::column)};
    for (const int house : houses) {
      if (house < 0 || !board_.house(house).is_complete) return false;
      lines |= board_.house(house).set;
    }
    for (const int corner : rect_.cells) lines.remove(corner);
    if (lines.meets(position_.cells_with(strong))) return false;
    if (!position_.has({cell, other})) return false;
    Step step = rectangle_step(Technique::hidden_rectangle);
    step.eliminate(cell, other);
    for (const int corner : rect_.cells) step.use_cell(corner);
    for (const int house : houses) step.use(house, strong);
    return scan_.offer(std::move(step));
  }

  bool check_avoidable() {
    const int c21 = rect_.cells[2];
    const int c22 = rect_.cells[3];
    if (!position_.is_open(c21) || !position_.is_open(c22)) {
      const int cell = position_.is_open(c21) ? c21 : c22;
      const int digit = position_.is_open(c21) ? rect_.b : rect_.a;
      if (!position_.has({cell, digit})) return false;
      Step step{.technique = Technique::avoidable_rectangle_1,
                .digits = {rect_.a, rect_.b},
                .cells = {rect_.cells.begin(), rect_.cells.end()}};
      step.eliminate(cell, digit);
      for (const int other : list_of(position_.candidates(cell)))
        if (other != digit) step.guardians.push_back({cell, other});
      step.use_cell(cell);
      return scan_.offer(std::move(step));
    }
    const Digits rest = position_.candidates(c21) & ~sudoku::digit_bit(rect_.b);
    const int extra = lowest(rest) + 1;
    if (!position_.has({c22, extra})) return false;
    const CellSet gone = board_.peers(c21) & board_.peers(c22) & position_.cells_with(extra);
    if (gone.empty()) return false;
    Step step{.technique = Technique::avoidable_rectangle_2,
              .digits = {rect_.a, rect_.b},
              .cells = {rect_.cells.begin(), rect_.cells.end()},
              .endo_fins = {{c21, extra}, {c22, extra}},
              .guardians = {{c21, extra}, {c22, extra}}};
    step.eliminate(gone, extra);
    for (const int cell : gone) {
      step.use_link(board_, {c21, extra}, {cell, extra});
      step.use_link(board_, {c22, extra}, {cell, extra});
    }
    return scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Rectangle rect_{};
};

}  // namespace

void find_rectangle(Scan& scan) {
  if (!scan.board().has_houses_alone() || scan.take_kept()) return;
  RectangleSearch(scan).run_unique();
}

void find_avoidable_rectangle(Scan& scan) {
  if (!scan.board().has_houses_alone()) return;
  if (scan.wanted() == Technique::avoidable_rectangle_1) scan.forget_rectangles();
  if (scan.take_kept()) return;
  RectangleSearch(scan).run_avoidable();
}

}  // namespace quadrille::techniques
