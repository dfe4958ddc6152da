// Exocets: two base cells of a line in a box, three lines that cross it, and two targets in these lines.
//
//   B B . | . . . | . . .     The lines are the columns C. A digit that a base cell B holds is in the three
//   . . C | C . . | T . .     columns, but not in the row and the box of the base. If it were in neither
//   . . C | T . . | C . .     target T, three cells of the columns would hold it. So if two houses cover
//   ------+-------+------     its other places there, a target holds it.
//   . . C | C . . | C . .
//   . . C | C . . | C . .     If this is so for all digits of the base cells, the two that they hold are
//   . . C | C . . | C . . those of the targets. Candidates that are in no such filling of the four cells are
//   removed. If the houses cover one target as well, only the other one can hold the digit; and the digit of
//   a target in the band must have a place in the box of the other target.
//
// In a junior exocet both targets are in the band of the base, in a senior exocet one is elsewhere. Boxes
// must have three rows and three columns, so jigsaws are not searched.
#include <algorithm>
#include <optional>

#include "techniques/boxes.h"
#include "techniques/guardians.h"

namespace quadrille::techniques {

namespace {

class ExocetSearch {
 public:
  explicit ExocetSearch(Scan& scan)
      : scan_(scan),
        position_(scan.position()),
        board_(scan.board()),
        eliminated_(scan.board()),
        is_senior_(scan.wanted() == Technique::senior_exocet) {}

  void run() {
    std::vector<Box> boxes = boxes_of(board_);
    for (const bool is_turned : {false, true}) {
      if (is_turned)
        for (Box& box : boxes) box = box.turned();
      for (const Box& box : boxes)
        for (std::size_t i = 0; i < boxes.size(); ++i)
          for (std::size_t j = i + 1; j < boxes.size(); ++j) {
            const auto is_beside = [&](const Box& other) {
              return other.rows == box.rows && other.region != box.region;
            };
            if (is_beside(boxes[i]) && is_beside(boxes[j]) && search_band(box, boxes[i], boxes[j])) return;
          }
    }
  }

 private:
  static constexpr int kMostBaseDigits = 5;

  /// Tries the base cells in one box, and the lines that cross the other two.
  bool search_band(const Box& box, const Box& second, const Box& third) {
    for (row_ = 0; row_ < 3; ++row_)
      for (std::size_t apart = 0; apart < 3; ++apart) {
        base_ = {box.cells[row_][apart == 0 ? 1 : 0], box.cells[row_][apart == 2 ? 1 : 2]};
        digits_ = position_.candidates(base_[0]) | position_.candidates(base_[1]);
        const int count = count_of(digits_);
        if (!position_.is_open(base_[0]) || !position_.is_open(base_[1]) || count < 3 ||
            count > kMostBaseDigits)
          continue;
        line_ = box.rows[row_];
        region_ = box.region;
        for (std::size_t i = 0; i < 3; ++i)
          for (std::size_t j = 0; j < 3; ++j) {
            lines_ = {box.columns[apart], second.columns[i], third.columns[j]};
            if (search_targets(in_band(second, i), in_band(third, j))) return true;
          }
      }
    return false;
  }

  /// The cells of a line in the box that may be targets.
  [[nodiscard]] std::vector<int> in_band(const Box& box, std::size_t column) const {
    std::vector<int> cells;
    for (std::size_t row = 0; row < 3; ++row)
      if (row != row_ && may_be_target(box.cells[row][column])) cells.push_back(box.cells[row][column]);
    return cells;
  }
  [[nodiscard]] bool may_be_target(int cell) const {
    return count_of(position_.candidates(cell) & digits_) >= 2;
  }

  bool search_targets(const std::vector<int>& second, const std::vector<int>& third) {
    if (scan_.is_over()) return true;
    if (!is_senior_) return search_pairs(second, third);
    CellSet outside;
    for (const int line : lines_) outside |= board_.house(line).set & position_.open_cells();
    for (const int base : base_) outside -= board_.house(board_.region_of(base)).set;
    for (const std::vector<int>& band : {second, third})
      for (const int cell : band) outside -= board_.house(board_.region_of(cell)).set;
    std::vector<int> cells;
    for (const int cell : outside)
      if (may_be_target(cell) && !board_.see_each_other(cell, base_[0]) &&
          !board_.see_each_other(cell, base_[1]))
        cells.push_back(cell);
    return search_pairs(second, cells) || search_pairs(third, cells);
  }

  bool search_pairs(const std::vector<int>& first, const std::vector<int>& second) {
    for (const int target : first)
      for (const int other : second) {
        targets_ = {target, other};
        if (check()) return true;
      }
    return false;
  }

  bool check() {
    covers_.clear();
    alone_ = {};
    for (const int digit : list_of(digits_))
      if (!note_covers(digit)) return false;
    return offer();
  }

  /// Finds houses that cover the digit's places in the lines, one fewer than there are lines to place it in.
  /// If they cover one of the targets, too, only the other one can hold the digit.
  bool note_covers(int digit) {
    CellSet places;
    int open = 0;
    for (const int line : lines_) {
      if (position_.place_count(line, digit) == 0) continue;
      ++open;
      places |= position_.places(line, digit);
      covers_.push_back({line, digit});
    }
    places -= board_.house(line_).set | board_.house(region_).set;
    CellSet rest = places;
    for (const int target : targets_) rest.remove(target);
    if (open == 0 || !cover(rest, digit, open - 1)) return false;
    for (std::size_t i = 0; i < 2; ++i) {
      rest = places;
      rest.remove(targets_[i]);
      if (cover(rest, digit, open - 1)) alone_[i] |= sudoku::digit_bit(digit);
    }
    return true;
  }

  bool cover(const CellSet& places, int digit, int count) {
    if (places.empty()) return true;
    if (count == 0) return false;
    return std::ranges::any_of(board_.houses_of(places.first()), [&](int house) {
      if (!cover(places - board_.house(house).set, digit, count - 1)) return false;
      covers_.push_back({house, digit});
      return true;
    });
  }

  /// Whether a target may hold a digit of the base.
  [[nodiscard]] bool may_hold(Candidate target, std::size_t other) const {
    return position_.has(target) && (alone_[other] & sudoku::digit_bit(target.digit)) == 0 &&
           has_mirror(target, other);
  }
  /// A digit of a base and a target in its band is also in the box of the other target: in the third line
  /// there, outside that target. Those cells are the mirror of the target.
  [[nodiscard]] bool has_mirror(Candidate target, std::size_t other) const {
    const int region = board_.region_of(targets_[other]);
    if (is_senior_ || position_.place_count(region, target.digit) == 0) return true;
    CellSet mirror = position_.places(region, target.digit) - board_.house(line_).set -
                     board_.house(line_beside_base(target.cell)).set;
    mirror.remove(targets_[other]);
    return !mirror.empty();
  }
  /// The line of a target that corresponds to that of the base.
  [[nodiscard]] int line_beside_base(int cell) const {
    return board_.house_of(cell, board_.house(line_).kind);
  }
  /// Records the proof that a target has no digit without a mirror.
  void note_mirrors(Step& step) const {
    for (std::size_t i = 0; i < 2; ++i)
      for (const int digit : list_of(position_.candidates(targets_[i]) & digits_)) {
        if (has_mirror({targets_[i], digit}, 1 - i)) continue;
        step.use(board_.region_of(targets_[1 - i]), digit);
        step.use(line_beside_base(targets_[i]), digit);
      }
  }

  /// The digits of base and target cells that occur in a filling of all four.
  [[nodiscard]] std::array<Digits, 4> filled() const {
    std::array<Digits, 4> all{};
    for (const int x : list_of(position_.candidates(base_[0])))
      for (const int y : list_of(position_.candidates(base_[1])))
        for (const bool is_crossed : {false, true}) {
          const Candidate first{targets_[0], is_crossed ? y : x};
          const Candidate second{targets_[1], is_crossed ? x : y};
          if (x == y || !may_hold(first, 1) || !may_hold(second, 0)) continue;
          all[0] |= sudoku::digit_bit(x);
          all[1] |= sudoku::digit_bit(y);
          all[2] |= sudoku::digit_bit(first.digit);
          all[3] |= sudoku::digit_bit(second.digit);
        }
    return all;
  }

  bool offer() {
    Step step{.technique = scan_.wanted(), .digits = list_of(digits_), .cells = {base_[0], base_[1]}};
    for (const int target : targets_) step.cells.push_back(target);
    const std::array<Digits, 4> all = filled();
    for (std::size_t i = 0; i < 4; ++i) {
      for (const int digit : list_of(position_.candidates(step.cells[i]) & ~all[i]))
        step.eliminate(step.cells[i], digit);
      step.use_cell(step.cells[i]);
    }
    for (const int digit : step.digits) {
      step.use(line_, digit);
      step.use(region_, digit);
    }
    step.sectors.insert(step.sectors.end(), covers_.begin(), covers_.end());
    note_mirrors(step);
    return !step.eliminations.empty() && eliminated_.note(step) && scan_.offer(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  bool is_senior_;
  std::size_t row_ = 0;  // of the base cells in their box
  int line_ = 0, region_ = 0;
  std::array<int, 2> base_{}, targets_{};
  Digits digits_ = 0;  // of the base cells
  std::array<int, 3> lines_{};
  std::vector<Sector> covers_;     // including lines, by digit
  std::array<Digits, 2> alone_{};  // by target: the digits that it holds if the base does
};

}  // namespace

void find_exocet(Scan& scan) { ExocetSearch(scan).run(); }

}  // namespace quadrille::techniques
