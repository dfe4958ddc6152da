// The columns of a dataset: a puzzle with its solution and its ratings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "answers/answer.h"
#include "answers/cells.h"

namespace quadrille::answers {

/// A puzzle as a line, or as an object of our own JSON.
struct PuzzleText {
  std::string text;
  bool is_object = false;
};
[[nodiscard]] inline std::string to_json(const PuzzleText& puzzle) {
  return puzzle.is_object ? puzzle.text : quadrille::to_json(puzzle.text);
}

/// A step on HoDoKu's scale, in words that do not depend on the language.
struct PathStep {
  std::string technique;
  std::string where;
  std::vector<Placement> placements;
  std::vector<Elimination> eliminations;

  static constexpr auto members() {
    return std::tuple{
        Member{"technique", &PathStep::technique, "Its key: 'x_wing'."},
        Member{"where", &PathStep::where, "The cells of its pattern: 'r46c9'."},
        Member{"placements", &PathStep::placements, "The digits that it places, each with its cell."},
        Member{"eliminations", &PathStep::eliminations, "The candidates that it excludes."}};
  }
};

/// Members that do not apply to a kind of puzzle are missing.
struct DatasetEntry {
  std::uint64_t index = 0;
  std::uint64_t seed = 0;
  PuzzleText puzzle;
  std::string solution;
  int clues = 0;
  std::optional<std::string> level;
  std::optional<int> score;
  std::optional<bool> solved;
  std::optional<int> steps;
  std::optional<double> er, ep, ed;
  std::optional<std::string> canon;
  std::string hash;
  std::optional<std::vector<PathStep>> path;

  static constexpr auto members() {
    return std::tuple{
        Member{"index", &DatasetEntry::index,
               "Its number among the puzzles that were made; numbers of equivalent ones, which were left "
               "out, are missing"},
        Member{"seed", &DatasetEntry::seed,
               "`quadrille generate --seed` with this number, and with the options above that say what to "
               "make, makes this puzzle alone"},
        Member{"puzzle", &DatasetEntry::puzzle,
               "The cells in reading order, `.` for an empty one; or an object in Quadrille's JSON, if there "
               "are rules"},
        Member{"solution", &DatasetEntry::solution, "The digits of all cells in reading order"},
        Member{"clues", &DatasetEntry::clues, "The number of givens"},
        Member{"level", &DatasetEntry::level, "HoDoKu's level: Easy, Medium, Hard, Unfair or Extreme"},
        Member{"score", &DatasetEntry::score, "HoDoKu's score"},
        Member{"solved", &DatasetEntry::solved,
               "Whether HoDoKu's techniques lead to the solution; otherwise score and steps are those up to "
               "where they end, and the level is Extreme"},
        Member{"steps", &DatasetEntry::steps, "The number of steps on HoDoKu's path"},
        Member{"er", &DatasetEntry::er, "Sudoku Explainer's ER: the rating of the hardest step"},
        Member{"ep", &DatasetEntry::ep, "Sudoku Explainer's EP: the hardest step up to the first digit"},
        Member{"ed", &DatasetEntry::ed, "Sudoku Explainer's ED: the first step"},
        Member{"canon", &DatasetEntry::canon,
               "The canonical form: the same for equivalent puzzles, as `quadrille canon` prints it"},
        Member{"hash", &DatasetEntry::hash,
               "The hash (XXH64) that chooses the set: the same for equivalent puzzles"},
        Member{
            "path", &DatasetEntry::path,
            "The steps: the technique, the cells of its pattern, and the digits that it places or excludes"}};
  }
};

}  // namespace quadrille::answers
