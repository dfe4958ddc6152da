// A puzzle that a program fills, move by move, and what is known about each state: for programs that play,
// learn or teach. The solution is not revealed.
//
//   Environment env(puzzle, {.limit = 1});        // 1... ..2. .3.. ...4
//   env.candidates(1)                             // {2}: 3 is in its column; 4 cannot be completed
//   env.place(1, 4), env.reward()                 // -1
//   env.undo(), env.place(1, 2), env.reward()     // 0
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "answers/verify.h"

namespace quadrille::answers {

/// Threads: one at a time.
class Environment {
 public:
  /// options: what is to be known about each state. If completions are requested (limit > 0), rewards and
  /// candidates take into account whether the state can be completed.
  explicit Environment(std::shared_ptr<const sudoku::Puzzle> puzzle, VerifyOptions options = {});

  /// Places a digit, 1 .. layout().digits, in a cell that is no hole, over another digit if there is one. The
  /// error, a sentence, says that the cell holds a given; then nothing changes.
  [[nodiscard]] Parsed<void> place(int cell, int digit);
  /// Takes the last move back; false if there is none.
  bool undo();

  /// The digits that violate nothing if they are placed in the cell, ascending; for a given, that one.
  [[nodiscard]] std::vector<int> candidates(int cell);
  /// 1 if the puzzle is solved; -1 if something is violated or, if that is requested, the state cannot be
  /// completed; else 0.
  [[nodiscard]] double reward() const;

  /// The answer about the present state.
  [[nodiscard]] const VerifyAnswer& answer() const { return answer_; }
  /// The givens and the placed digits; 0 for empty cells.
  [[nodiscard]] sudoku::Grid digits() const;
  [[nodiscard]] const std::shared_ptr<const sudoku::Puzzle>& puzzle() const { return state_.puzzle; }
  /// The number of moves that can be taken back.
  [[nodiscard]] std::size_t moves() const { return moves_.size(); }

 private:
  struct Move {
    int cell, digit;      // the digit before it
    VerifyAnswer answer;  // about the state before it
  };

  [[nodiscard]] VerifyAnswer verify(const sudoku::State& state) {
    return std::move(verifier_.verify({&state, 1}).front());
  }

  StateVerifier verifier_;
  sudoku::State state_;  // without the givens
  VerifyAnswer answer_;
  std::vector<Move> moves_;
};

}  // namespace quadrille::answers
