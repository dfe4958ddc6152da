// Tridagon, also known as Thor's hammer: three digits cannot fill twelve cells of four boxes that lie in a
// rectangle, three cells of each box in three rows and three columns, if an odd number of the boxes goes the
// other way. For a way is a permutation of rows and columns, and the three digits turn each other's way.
//
//   x . . | x . .        Boxes 1, 2 and 4 go down to the right, as 1 2 3 to 1 2 3; box 5 goes the other way.
//   . x . | . x .        So one of the cells x holds another digit. The candidates of other digits there are
//   . . x | . . x        the guardians: a single one is placed, and what excludes all of them goes.
//   ------+------
//   x . . | x . .
//   . x . | . . x
//   . . x | . x .
//
// With chains, what goes is excluded by each guardian in one step or several. Pieces of a jigsaw are no
// boxes, so nothing is looked for there.
#include <algorithm>
#include <span>

#include "techniques/boxes.h"
#include "techniques/guardians.h"

namespace quadrille::techniques {

namespace {

/// Three cells of a box, one in each of its rows and columns.
struct Diagonal {
  std::array<int, 3> cells{};
  bool is_odd = false;  // as a permutation
  int guardians = 0;
};

/// The columns that belong to rows 0, 1 and 2.
struct Permutation {
  std::array<std::size_t, 3> columns;
  bool is_odd;
};
constexpr std::array<Permutation, 6> kPermutations{{{{0, 1, 2}, false},
                                                    {{1, 2, 0}, false},
                                                    {{2, 0, 1}, false},
                                                    {{0, 2, 1}, true},
                                                    {{1, 0, 2}, true},
                                                    {{2, 1, 0}, true}}};

class TridagonSearch {
 public:
  explicit TridagonSearch(Scan& scan)
      : scan_(scan), position_(scan.position()), board_(scan.board()), eliminated_(scan.board()) {}

  void run() {
    for (const BoxRectangle& boxes : box_rectangles(board_)) {
      boxes_ = &boxes;
      for (int a = 1; a <= board_.digit_count(); ++a)
        for (int b = a + 1; b <= board_.digit_count(); ++b)
          for (int c = b + 1; c <= board_.digit_count(); ++c) {
            digits_ = sudoku::digit_bit(a) | sudoku::digit_bit(b) | sudoku::digit_bit(c);
            if (scan_.is_over() || search_digits()) return;
          }
    }
  }

 private:
  static constexpr int kMostGuardians = 6;

  bool search_digits() {
    for (std::size_t i = 0; i < 4; ++i) {
      diagonals_[i] = diagonals_of((*boxes_)[i]);
      if (diagonals_[i].empty()) return false;
    }
    return choose(0, false, 0);
  }

  /// Those whose cells could hold the three digits.
  [[nodiscard]] std::vector<Diagonal> diagonals_of(const Box& box) const {
    std::vector<Diagonal> all;
    for (const auto& [columns, is_odd] : kPermutations) {
      Diagonal diagonal{{}, is_odd, 0};
      Digits together = 0;
      bool fits = true;
      for (std::size_t row = 0; row < 3; ++row) {
        const int cell = box.cells[row][columns[row]];
        const Digits digits = position_.candidates(cell);
        diagonal.cells[row] = cell;
        diagonal.guardians += count_of(digits & ~digits_);
        together |= digits & digits_;
        fits = fits && count_of(digits & digits_) >= 2;
      }
      if (fits && together == digits_ && diagonal.guardians <= kMostGuardians) all.push_back(diagonal);
    }
    return all;
  }

  bool choose(std::size_t box, bool is_odd, int guardians) {
    if (guardians > kMostGuardians) return false;
    if (box == 4) return is_odd && guardians > 0 && offer();
    return std::ranges::any_of(diagonals_[box], [&](const Diagonal& diagonal) {
      chosen_[box] = &diagonal;
      return choose(box + 1, is_odd != diagonal.is_odd, guardians + diagonal.guardians);
    });
  }

  bool offer() {
    Step step{.technique = Technique::tridagon, .digits = list_of(digits_)};
    for (const Diagonal* const diagonal : chosen_)
      for (const int cell : diagonal->cells) {
        step.cells.push_back(cell);
        for (const int digit : list_of(position_.candidates(cell) & ~digits_))
          step.fins.push_back({cell, digit});
      }
    note_pattern(step);
    if (scan_.wanted() == Technique::tridagon)
      return conclude_from_guardians(position_, step) && eliminated_.note(step) &&
             scan_.offer(std::move(step));
    return offer_chains(step);
  }

  void note_pattern(Step& step) const {
    for (const int cell : step.cells) step.use_cell(cell);
    for (const Box& box : *boxes_)
      for (const int digit : step.digits) {
        step.use(box.region, digit);
        for (const std::array<int, 3>& lines : {box.rows, box.columns})
          for (const int line : lines)
            if (position_.place_count(line, digit) != 0) step.use(line, digit);
      }
  }

  bool offer_chains(const Step& pattern) {
    if (pattern.fins.size() < 2) return false;
    const ChainsToOne chains(scan_);
    for (const Candidate& gone : chains.excluded_by_all(pattern.fins)) {
      if (eliminated_.has(gone)) continue;
      Step step = pattern;
      step.technique = Technique::tridagon_chain;
      if (!chains.add_chains(step, pattern.fins, gone)) continue;
      eliminated_.note(step);
      if (scan_.offer(std::move(step))) return true;
    }
    return false;
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  Eliminated eliminated_;
  const BoxRectangle* boxes_ = nullptr;
  Digits digits_ = 0;
  std::array<std::vector<Diagonal>, 4> diagonals_;  // by box
  std::array<const Diagonal*, 4> chosen_{};         // likewise
};

}  // namespace

void find_tridagon(Scan& scan) { TridagonSearch(scan).run(); }

}  // namespace quadrille::techniques
