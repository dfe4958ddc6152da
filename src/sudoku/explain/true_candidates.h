// The true candidates of a puzzle: those that occur in at least one of its solutions.
//
// One solution proves a candidate in each cell. For each remaining candidate, a learning search looks for a
// solution with it; if there is none, this fact helps with all later questions. So the number of searches
// grows with the number of candidates, not of solutions. For example, a puzzle with a million solutions may
// be decided by thirty of them.
//
// A program may edit the puzzle and ask again. Solutions that the new puzzle admits still prove their
// candidates, and what a laxer puzzle excluded stays excluded:
//
//   add a given         all exclusions stay valid; solutions without the given are set aside
//   remove it again     those solutions count again, and the earlier exclusions are restored
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cp/limits.h"
#include "sudoku/solve/questions.h"

namespace quadrille::sudoku {

struct Conditions;

/// A value that owns everything it needs. Threads: one at a time.
class TrueCandidates {
 public:
  /// most: the number of solutions to look for with each candidate, at least 1. With 1 a candidate is true or
  /// false; with 2 the result also shows which candidates leave a single solution. If a limit is reached
  /// while the rules are read, the candidates that they exclude are left to run().
  explicit TrueCandidates(const Puzzle& puzzle, std::uint64_t most = 1, const cp::Limits& limits = {});
  /// For a puzzle with a single solution that is known: no search is needed.
  TrueCandidates(const Puzzle& puzzle, std::uint64_t most, const Grid& only_solution);

  /// Makes `puzzle` the subject of all further calls.
  void edit(const Puzzle& puzzle);
  [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }

  /// Works until all candidates are decided (returns true) or a limit is reached; nodes and failures count
  /// from this call on. The next call continues where this one stopped. In between, all results so far can be
  /// read.
  bool run(const cp::Limits& limits = {});
  /// Frees the memory of the search and its statistics. All results stay; another run() sets the search up
  /// again.
  void free_search();

  /// The digits of the cell that were found in a solution.
  [[nodiscard]] Digits true_digits(int cell) const;
  /// The digits that run() has yet to decide: they are known in fewer solutions than requested, and may occur
  /// in more.
  [[nodiscard]] Digits undecided_digits(int cell) const;
  /// The number of undecided candidates.
  [[nodiscard]] std::uint64_t undecided() const;
  /// The number of known solutions with the digit in the cell, at most the requested number.
  [[nodiscard]] std::uint64_t count(int cell, int digit) const;
  /// Whether count() is the number of all solutions with the candidate.
  [[nodiscard]] bool is_exact(int cell, int digit) const {
    return (closed_[at(cell)] & digit_bit(digit)) != 0 && counts_[place(cell, digit)] <= most_;
  }
  /// The known solutions of the puzzle; not all solutions, since a few are enough.
  [[nodiscard]] std::span<const Grid> solutions() const { return std::span(known_).first(admitted_); }
  /// The statistics of all searches since the last edit.
  [[nodiscard]] const cp::Statistics& statistics() const { return questions_.statistics(); }

 private:
  struct Candidate {
    int cell, digit;
  };
  /// The candidates that a puzzle excludes, by cell.
  struct Exclusion {
    Puzzle puzzle;
    std::vector<Digits> digits;
  };

  void remember();
  /// Moves the grids that the puzzle admits to the front, and counts their candidates.
  void admit_known(const Conditions& conditions);
  void note(const Grid& solution);
  /// Chooses the next question. False if everything is decided.
  [[nodiscard]] bool ask();
  /// Makes the next solution decide as many candidates as it can.
  void prefer_undecided();
  /// Records the candidates that the search has excluded on its way.
  void close_lost();
  void close_all();
  [[nodiscard]] std::optional<Candidate> next_undecided() const;
  [[nodiscard]] std::size_t place(int cell, int digit) const {
    return at(cell) * at(puzzle_.layout().digits) + at(digit - 1);
  }

  Puzzle puzzle_;
  std::uint64_t most_;
  std::vector<std::uint64_t> counts_;  // by candidate: the number of admitted grids that have it
  std::vector<Digits> reached_;        // by cell: the digits found in the requested number of solutions
  std::vector<Digits> closed_;         // by cell: the digits that no further solution has
  std::vector<Grid> known_;            // solutions of this puzzle, then those of earlier ones
  std::size_t admitted_ = 0;           // the number of them that solve this puzzle
  std::vector<Exclusion> earlier_;
  Questions questions_;
  bool is_begun_ = false;           // the search has been given the puzzle
  bool is_asking_ = false;          // a question has not been answered yet
  std::optional<Candidate> asked_;  // its candidate; nullopt: any solution
};

}  // namespace quadrille::sudoku
