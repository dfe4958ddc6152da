// Which puzzles are wanted: how hard they are, and which techniques they take.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku/puzzle/puzzle.h"
#include "techniques/path.h"

namespace quadrille::techniques {

/// Both ends are in it.
template <class T>
struct Range {
  T least, most;
  [[nodiscard]] bool contains(const T& value) const { return least <= value && value <= most; }
  friend bool operator==(const Range&, const Range&) = default;
};

/// What is asked of a puzzle with one solution; what is not given does not matter. The path is that of walk()
/// with usual_techniques() and those that are named here.
struct Wanted {
  std::optional<Range<Level>> level;  // of the path
  std::optional<Range<int>> score;    // of the path, which leads to the solution
  std::optional<Range<int>> highest;  // Sudoku Explainer's ER, in tenths; classic grids alone have it
  std::vector<Technique> needs;       // each has a step on the path
  std::optional<Technique> hardest;   // has a step on the path, which leads to the solution; no later one has
  bool is_solved_by_techniques = false;  // the path leads to the solution

  /// Whether anything is asked of the path.
  [[nodiscard]] bool asks_for_path() const {
    return level || score || !needs.empty() || hardest || is_solved_by_techniques;
  }
  [[nodiscard]] bool asks_for_anything() const { return highest || asks_for_path(); }
};

/// Tells puzzle after puzzle whether they are wanted, and follows each no further than that takes. What
/// puzzles of one kind share is made once. Threads: one at a time; judges share nothing.
class Judge {
 public:
  explicit Judge(Wanted wanted, StepLimits limits = {});

  /// The puzzle has one solution and at most kMostCells cells. What it says once a limit is reached means
  /// nothing.
  [[nodiscard]] bool wants(const sudoku::Puzzle& puzzle);

 private:
  [[nodiscard]] bool wants_path_from(Position position) const;
  [[nodiscard]] bool wants_highest_from(const Position& position) const;
  [[nodiscard]] bool has_all_needed(const TechniqueSet& used) const { return (needed_ & ~used).none(); }
  /// Whether no step that follows can make the path one that is not wanted.
  [[nodiscard]] bool is_certain(const Rating& so_far, const TechniqueSet& used) const;
  [[nodiscard]] bool is_too_hard(const Rating& so_far, const TechniqueSet& used) const;

  Wanted wanted_;
  StepLimits limits_;
  TechniqueSet needed_;
  TechniqueSet allowed_;                // those that can be on a path that is wanted
  std::optional<sudoku::Puzzle> kind_;  // the last puzzle
  std::shared_ptr<const Board> board_;
};

}  // namespace quadrille::techniques
