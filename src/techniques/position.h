// The state of solving: placed digits and remaining candidates.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "techniques/board.h"

namespace quadrille::sudoku {
class Puzzle;
}  // namespace quadrille::sudoku

namespace quadrille::techniques {

/// A digit in a cell.
struct Candidate {
  int cell = 0;
  int digit = 0;
  friend bool operator==(const Candidate&, const Candidate&) = default;
};
/// By digit, then by cell.
[[nodiscard]] inline bool comes_before(const Candidate& a, const Candidate& b) {
  return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
}

/// Cells with a single candidate, and candidates that are the last place of their digit in a house, in the
/// order in which placements and removals created them. Some may have been placed since. A value.
class SinglesQueue {
 public:
  void add(Candidate single) { singles_.push_back(single); }
  [[nodiscard]] bool empty() const { return next_ == singles_.size(); }
  [[nodiscard]] Candidate front() const { return singles_[next_]; }
  void pop() { ++next_; }
  [[nodiscard]] auto begin() const { return singles_.begin() + static_cast<std::ptrdiff_t>(next_); }
  [[nodiscard]] auto end() const { return singles_.end(); }
  void clear() {
    singles_.clear();
    next_ = 0;
  }

 private:
  std::vector<Candidate> singles_;
  std::size_t next_ = 0;
};

/// A value. Copies share the board.
class Position {
 public:
  /// An empty grid, in which each cell has the candidates that the author allowed.
  explicit Position(std::shared_ptr<const Board> board, std::vector<Digits> allowed = {});

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] const std::shared_ptr<const Board>& shared_board() const { return board_; }

  /// Places the digit of a given; uniqueness techniques do not use givens.
  void give(Candidate given) {
    givens_.add(given.cell);
    place(given);
  }
  /// Places a digit in an open cell, and removes it from the cells that this one sees.
  void place(Candidate single);
  /// Does nothing if there is no such candidate.
  void remove(Candidate candidate);

  /// 0 if the cell is open.
  [[nodiscard]] int digit(int cell) const { return digits_[at(cell)]; }
  [[nodiscard]] bool is_open(int cell) const { return digits_[at(cell)] == 0; }
  [[nodiscard]] bool is_given(int cell) const { return givens_.contains(cell); }
  [[nodiscard]] int open_count() const { return open_count_; }
  [[nodiscard]] const CellSet& open_cells() const { return open_; }
  [[nodiscard]] bool is_solved() const { return open_count_ == 0; }
  /// Whether an open cell has no candidate left, or a digit of a complete house no place.
  [[nodiscard]] bool is_contradictory() const { return is_contradictory_; }

  /// The candidates of an open cell; empty for a placed one.
  [[nodiscard]] Digits candidates(int cell) const { return candidates_[at(cell)]; }
  [[nodiscard]] int candidate_count(int cell) const { return count_of(candidates_[at(cell)]); }
  [[nodiscard]] bool has(Candidate candidate) const {
    return (candidates_[at(candidate.cell)] & sudoku::digit_bit(candidate.digit)) != 0;
  }
  /// The open cells that have this candidate.
  [[nodiscard]] const CellSet& cells_with(int digit) const { return cells_with_[at(digit)]; }
  /// The number of cells of a house with this candidate.
  [[nodiscard]] int place_count(int house, int digit) const {
    return place_counts_[at(house) * at(board_->digit_count() + 1) + at(digit)];
  }
  /// The number of open cells of a house.
  [[nodiscard]] int open_in(int house) const { return open_in_[at(house)]; }
  [[nodiscard]] CellSet places(int house, int digit) const {
    return cells_with_[at(digit)] & board_->house(house).set;
  }
  /// Whether the cell is open, the author allows it that digit, and no placed digit excludes it. It need not
  /// be a candidate any more.
  [[nodiscard]] bool is_allowed(Candidate candidate) const;

  [[nodiscard]] SinglesQueue& naked_singles() { return naked_; }
  [[nodiscard]] const SinglesQueue& naked_singles() const { return naked_; }
  [[nodiscard]] SinglesQueue& hidden_singles() { return hidden_; }
  [[nodiscard]] const SinglesQueue& hidden_singles() const { return hidden_; }

 private:
  [[nodiscard]] std::uint8_t& count_at(int house, int digit) {
    return place_counts_[at(house) * at(board_->digit_count() + 1) + at(digit)];
  }
  void note_fewer_places(int house, int digit, bool is_gone);

  std::shared_ptr<const Board> board_;
  std::vector<Digits> candidates_;
  std::vector<Digits> allowed_;  // by the author; empty: all
  std::vector<std::uint8_t> digits_;
  std::vector<CellSet> cells_with_;  // by digit, from 1
  std::vector<std::uint8_t> place_counts_;
  std::vector<std::uint8_t> open_in_;  // by house
  CellSet open_, givens_;
  int open_count_ = 0;
  bool is_contradictory_ = false;
  SinglesQueue naked_, hidden_;
};

/// The position of a puzzle, with its givens placed in reading order.
[[nodiscard]] Position position_of(const sudoku::Puzzle& puzzle, const std::shared_ptr<const Board>& board);
/// The same with a new board. For several puzzles of one kind, make the board once.
[[nodiscard]] Position position_of(const sudoku::Puzzle& puzzle);

}  // namespace quadrille::techniques
