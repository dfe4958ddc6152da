// Generates puzzles with one solution, many at once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/stop_token.h"
#include "sudoku/generate/symmetry.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct GenerateOptions {
  std::uint64_t seed = 1;
  /// If set, puzzle number i is number 0 of the seed that it returns for i, and `seed` does not matter: so
  /// each puzzle can be made again by itself. Called on the thread that makes the puzzle.
  std::function<std::uint64_t(std::uint64_t index)> seed_for = {};
  Symmetry symmetry = Symmetry::none;
  std::optional<int> clues;  // the number of givens; if not set, as few as random removal leaves
  bool minimal = false;      // no given, and no drawn clue, can be left out
  /// Rules whose clues are drawn (drawable_rules() in sudoku/generate/draw_clues.h names them): as many as
  /// fit, or at most most_of_each. First the givens that the clues make unnecessary are removed, then the
  /// clues that are not needed.
  std::vector<std::string> drawn_rules = {};
  std::optional<int> most_of_each = {};
  bool keep_clues = false;      // keep the clues that are not needed
  bool random_regions = false;  // each puzzle has its own regions
  /// Whether a puzzle is acceptable; if not set, all are. Called on the thread that makes the puzzle.
  std::function<bool(const Puzzle&)> wants = {};
  /// How many times a puzzle that is not acceptable is started again.
  std::uint64_t most_attempts = 10'000;
  /// Called after each such attempt with the number of its givens, on the thread that makes the puzzle.
  std::function<void(std::uint64_t index, int clues)> on_attempt = {};
  StopToken stop;
};

/// A lower bound of the number of different digits among the givens of a puzzle with one solution. It is one
/// less than the number of digits if a house holds all digits and digits are interchangeable, since two
/// missing digits could be exchanged.
[[nodiscard]] int fewest_digits(const Puzzle& kind);

/// The index of the next puzzle to make; nullopt if there are enough.
using NextIndex = std::function<std::optional<std::uint64_t>()>;
/// Called for each puzzle; with null if no attempt gave one, or it is not acceptable.
using OnPuzzle = std::function<void(std::uint64_t index, const Puzzle* puzzle)>;

/// Makes puzzles of the size, shape and rules of `kind`, which has neither givens nor restrictions. Puzzle
/// number i depends only on the seed and i, not on the thread that makes it or on other puzzles; puzzles are
/// delivered in any order. Each starts as a random full grid, from which givens are removed in random order
/// while the solution stays unique. Uniqueness must be proved within some thousand nodes unless the puzzle
/// must be minimal. If clues of rules are drawn, the puzzle starts with all true clues. Givens are removed
/// before clues, so that few givens or none remain.
/// After a stop no more puzzles are delivered. Returns false if no grid satisfies the rules, or none was
/// found in reasonable time.
[[nodiscard]] bool generate(const Puzzle& kind, const GenerateOptions& options, const NextIndex& next_index,
                            const OnPuzzle& on_puzzle);

/// Puzzle number 0. Nullopt if no attempt gives one that is acceptable, or generate() returns false.
[[nodiscard]] std::optional<Puzzle> generate_one(const Puzzle& kind, const GenerateOptions& options = {});

}  // namespace quadrille::sudoku
