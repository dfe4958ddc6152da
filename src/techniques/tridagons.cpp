#include "techniques/tridagons.h"

#include <array>
#include <utility>

#include "techniques/boxes.h"

namespace quadrille::techniques {

namespace {

/// Three cells of a box, one in each of its rows and columns.
struct Diagonal {
  std::array<int, 3> cells{};
  bool is_odd = false;  // as a permutation
  int guardians = 0;
};

/// The columns of rows 0, 1 and 2.
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
  explicit TridagonSearch(Scan& scan) : scan_(scan), position_(scan.position()), board_(scan.board()) {}

  [[nodiscard]] std::vector<Step> run() {
    for (const BoxRectangle& boxes : box_rectangles(board_)) {
      boxes_ = &boxes;
      for (int a = 1; a <= board_.digit_count(); ++a)
        for (int b = a + 1; b <= board_.digit_count(); ++b)
          for (int c = b + 1; c <= board_.digit_count(); ++c) {
            digits_ = sudoku::digit_bit(a) | sudoku::digit_bit(b) | sudoku::digit_bit(c);
            if (scan_.is_over()) return {};
            search_digits();
          }
    }
    return std::move(found_);
  }

 private:
  static constexpr int kMostGuardians = 6;

  void search_digits() {
    for (std::size_t i = 0; i < 4; ++i) {
      diagonals_[i] = diagonals_of((*boxes_)[i]);
      if (diagonals_[i].empty()) return;
    }
    choose(0, false, 0);
  }

  /// The diagonals whose cells could hold the three digits.
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

  void choose(std::size_t box, bool is_odd, int guardians) {
    if (guardians > kMostGuardians) return;
    if (box == 4) {
      if (is_odd && guardians > 0) add();
      return;
    }
    for (const Diagonal& diagonal : diagonals_[box]) {
      chosen_[box] = &diagonal;
      choose(box + 1, is_odd != diagonal.is_odd, guardians + diagonal.guardians);
    }
  }

  void add() {
    Step step{.technique = Technique::tridagon, .digits = list_of(digits_)};
    for (const Diagonal* const diagonal : chosen_)
      for (const int cell : diagonal->cells) {
        step.cells.push_back(cell);
        step.use_cell(cell);
        for (const int digit : list_of(position_.candidates(cell) & ~digits_))
          step.fins.push_back({cell, digit});
      }
    for (const Box& box : *boxes_)
      for (const int digit : step.digits) {
        step.use(box.region, digit);
        for (const std::array<int, 3>& lines : {box.rows, box.columns})
          for (const int line : lines)
            if (position_.place_count(line, digit) != 0) step.use(line, digit);
      }
    found_.push_back(std::move(step));
  }

  Scan& scan_;
  const Position& position_;
  const Board& board_;
  std::vector<Step> found_;
  const BoxRectangle* boxes_ = nullptr;
  Digits digits_ = 0;
  std::array<std::vector<Diagonal>, 4> diagonals_;  // by box
  std::array<const Diagonal*, 4> chosen_{};         // likewise
};

}  // namespace

std::vector<Step> tridagons_of(Scan& scan) { return TridagonSearch(scan).run(); }

}  // namespace quadrille::techniques
