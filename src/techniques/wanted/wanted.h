// Criteria for puzzles: their difficulty, and the techniques that they need.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"
#include "techniques/path.h"

namespace quadrille::techniques {

/// Both ends are included.
template <class T>
struct Range {
  T least, most;
  [[nodiscard]] bool contains(const T& value) const { return least <= value && value <= most; }
  friend bool operator==(const Range&, const Range&) = default;
};

/// The criteria for a puzzle with one solution; members that are not set do not matter. The path is that of
/// walk() with usual_techniques() and those named here.
struct Wanted {
  std::optional<Range<Level>> level;     // of the path
  std::optional<Range<int>> score;       // of the path, which leads to the solution
  std::optional<Range<int>> highest;     // Sudoku Explainer's ER, in tenths; only for classic grids
  std::vector<Technique> needs;          // each is used on the path
  std::optional<Technique> hardest;      // is used on the path, which leads to the solution; no later one is
  bool is_solved_by_techniques = false;  // the path leads to the solution

  /// Whether any criterion is about the path.
  [[nodiscard]] bool asks_for_path() const {
    return level || score || !needs.empty() || hardest || is_solved_by_techniques;
  }
  [[nodiscard]] bool asks_for_anything() const { return highest || asks_for_path(); }
};

/// Decides for one puzzle after another whether it satisfies the criteria, and follows its path only as far
/// as necessary. Data shared by puzzles of one kind is computed once. Threads: one at a time; judges share
/// nothing.
class Judge {
 public:
  explicit Judge(Wanted wanted, StepLimits limits = {});

  /// Each call has the limits. The puzzle must have one solution and at most kMostCells cells. The result is
  /// meaningless once a limit is reached.
  [[nodiscard]] bool wants(const sudoku::Puzzle& puzzle);

 private:
  [[nodiscard]] bool wants_path_from(Position position, const StepLimits& limits) const;
  [[nodiscard]] bool wants_highest_from(const Position& position, const StepLimits& limits) const;
  [[nodiscard]] bool has_all_needed(const TechniqueSet& used) const { return (needed_ & ~used).none(); }
  /// Whether no further step can make the path unacceptable.
  [[nodiscard]] bool is_certain(const Rating& so_far, const TechniqueSet& used) const;
  [[nodiscard]] bool is_too_hard(const Rating& so_far, const TechniqueSet& used) const;

  Wanted wanted_;
  StepLimits limits_;
  TechniqueSet needed_;
  TechniqueSet allowed_;                // those that can be on an acceptable path
  std::optional<sudoku::Puzzle> kind_;  // the last puzzle
  std::shared_ptr<const Board> board_;
};

}  // namespace quadrille::techniques
