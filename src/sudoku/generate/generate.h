// Makes puzzles with one solution, many at once.
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
  Symmetry symmetry = Symmetry::none;
  std::optional<int> clues;  // how many givens; otherwise as few as come
  bool minimal = false;      // no given, and no clue that was drawn, can be left out
  /// Rules of which clues are drawn (drawable_rules() in sudoku/generate/draw_clues.h names them): as many as
  /// fit, or most_of_each. Givens that the clues replace go, and then clues that are not needed.
  std::vector<std::string> drawn_rules = {};
  std::optional<int> most_of_each = {};
  bool keep_clues = false;      // also those that are not needed
  bool random_regions = false;  // each puzzle has regions of its own
  /// Whether a puzzle that was made is one of those wanted; all are where it is not given. Called by the
  /// thread that makes the puzzle.
  std::function<bool(const Puzzle&)> wants = {};
  /// How often a puzzle that turns out to be none of those wanted is begun anew.
  std::uint64_t most_attempts = 10'000;
  /// Called after each such attempt with the number of its givens, by the thread that makes the puzzle.
  std::function<void(std::uint64_t index, int clues)> on_attempt = {};
  StopToken stop;
};

/// How many different digits the givens of any puzzle with one solution have, at least: all but one where
/// a house holds all and digits can be exchanged, since two that are missing could be.
[[nodiscard]] int fewest_digits(const Puzzle& kind);

/// The index of the next puzzle to make; nothing when there are enough.
using NextIndex = std::function<std::optional<std::uint64_t>()>;
/// A puzzle that was made; null when no attempt gave one, or it is none of those wanted.
using OnPuzzle = std::function<void(std::uint64_t index, const Puzzle* puzzle)>;

/// Makes puzzles of the size, shape and rules of `kind`, which has neither givens nor restrictions. Puzzle
/// number i depends on the seed and i alone, not on who makes it or what else is made; puzzles come in any
/// order. Each is dug out of a random grid: givens are taken away in random order as long as the solution
/// stays the only one, which must be proved within some thousand nodes unless the puzzle is to be minimal.
/// Where rules draw clues, all true clues are there at first. The givens go before the clues, so that few
/// givens stay, or none.
/// After a stop no more puzzles come. False when no grid obeys the rules, or none was found in reasonable
/// time.
[[nodiscard]] bool generate(const Puzzle& kind, const GenerateOptions& options, const NextIndex& next_index,
                            const OnPuzzle& on_puzzle);

}  // namespace quadrille::sudoku
