// The true candidates of a puzzle: those that stand in at least one of its solutions.
//
// One solution proves a candidate in each cell. For those that are left a learning search is asked, one after
// another, for a solution with that candidate; a no is a fact that helps with all later questions. So the
// number of searches goes with the number of candidates, not with that of solutions. For example, a puzzle
// with a million solutions may be settled by thirty of them.
//
// A program may edit the puzzle and ask again. Solutions that the new puzzle admits still prove their
// candidates, and what a laxer puzzle excluded stays excluded:
//
//   add a given         all that was excluded stays so; solutions without the given are set aside
//   take it away again  those solutions count again, and what had been excluded before is remembered
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cp/limits.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/solve/questions.h"

namespace quadrille::sudoku {

/// A value that owns all it needs. Threads: one at a time.
class TrueCandidates {
 public:
  /// most: how many solutions to look for with each candidate, 1 or more. With 1 a candidate is true or
  /// false; with 2 it also shows which candidates leave a single solution.
  explicit TrueCandidates(const Puzzle& puzzle, std::uint64_t most = 1);
  /// Of a puzzle with a single solution, which is known: there is nothing to search for.
  TrueCandidates(const Puzzle& puzzle, std::uint64_t most, const Grid& only_solution);

  /// From now on it is about this puzzle.
  void edit(const Puzzle& puzzle);
  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }

  /// Works until all candidates are decided (returns true) or a limit comes; nodes and failures count from
  /// this call on. The next call goes on where this one stopped. In between all that is known can be read.
  bool run(const cp::Limits& limits = {});

  /// Digits of the cell that were found in a solution.
  [[nodiscard]] Digits true_digits(int cell) const;
  /// Those that run() has yet to decide: not in as many solutions as were asked for, and perhaps in more than
  /// are known.
  [[nodiscard]] Digits undecided_digits(int cell) const;
  /// How many candidates are undecided.
  [[nodiscard]] std::uint64_t undecided() const;
  /// How many of the known solutions have the digit there, at most as many as were asked for.
  [[nodiscard]] std::uint64_t count(int cell, int digit) const;
  /// Whether count() is the number of all solutions that have it.
  [[nodiscard]] bool is_exact(int cell, int digit) const {
    return (closed_[at(cell)] & digit_bit(digit)) != 0 && counts_[place(cell, digit)] <= most_;
  }
  /// The known solutions of the puzzle; not all of them, as a few are enough.
  [[nodiscard]] std::span<const Grid> solutions() const { return std::span(known_).first(admitted_); }
  /// Of all searches since the last edit.
  [[nodiscard]] const cp::Statistics& statistics() const { return questions_.statistics(); }

 private:
  struct Candidate {
    int cell, digit;
  };
  /// What a puzzle excludes, by cell.
  struct Exclusion {
    Puzzle puzzle;
    std::vector<Digits> digits;
  };

  void remember();
  /// Puts the grids that the puzzle admits first, and counts their candidates.
  void admit_known(const Conditions& conditions);
  void note(const Grid& solution);
  /// Chooses the next question. False when all is decided.
  [[nodiscard]] bool ask();
  /// Has the next solution decide as many candidates as it can.
  void prefer_undecided();
  /// Notes what the search has excluded on its way.
  void close_lost();
  void close_all();
  [[nodiscard]] std::optional<Candidate> next_undecided() const;
  [[nodiscard]] std::size_t place(int cell, int digit) const {
    return at(cell) * at(puzzle_.layout().digits) + at(digit - 1);
  }

  Puzzle puzzle_;
  std::uint64_t most_;
  std::vector<std::uint64_t> counts_;  // by place: how many of the admitted grids have the candidate
  std::vector<Digits> reached_;        // by cell: what as many solutions have as were asked for
  std::vector<Digits> closed_;         // by cell: what no further solution has
  std::vector<Grid> known_;            // solutions of this puzzle, then those of earlier ones
  std::size_t admitted_ = 0;           // how many of them this puzzle has
  std::vector<Exclusion> earlier_;
  Questions questions_;
  bool is_begun_ = false;           // the search knows of the puzzle
  bool is_asking_ = false;          // a question is not answered yet
  std::optional<Candidate> asked_;  // what it is about; nothing: any solution
};

}  // namespace quadrille::sudoku
