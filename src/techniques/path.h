// Solving step by step, and what that says of how hard a grid is.
#pragma once

#include <bitset>
#include <functional>

#include "techniques/scan.h"

namespace quadrille::techniques {

/// Which techniques may be used, by their number.
using TechniqueSet = std::bitset<kTechniqueCount>;
[[nodiscard]] TechniqueSet usual_techniques();

/// The first step that the techniques give, in their order; nothing where none applies. A position that is
/// contradictory or solved has none.
[[nodiscard]] std::optional<Step> next_step(const Position& position, const TechniqueSet& allowed);

/// All steps that the techniques find, in their order; the same conclusion may come several times, by one
/// technique or another. None where the position is contradictory or solved. Takes many times as long as
/// next_step().
[[nodiscard]] std::vector<Step> all_steps(const Position& position, const TechniqueSet& allowed);

/// How hard a path was, on HoDoKu's scale.
struct Rating {
  int score = 0;
  Level level = Level::easy;
  bool is_solved = false;  // else the techniques were not enough, and score is that of the steps up to there
  int steps = 0;
};

/// The highest score that a grid of the level has; a higher one raises the level. Extreme grids have no such
/// score: do not ask.
[[nodiscard]] int most_score(Level level);

/// Adds a step to the score; the level is that of the hardest step so far.
void count(Rating& rating, Technique technique);
/// At the end: a score above what the level may have raises it.
void conclude(Rating& rating, const Position& position);

/// Applies step after step until the grid is solved, no technique applies, or visit returns false. It is
/// called with each step before the step is applied.
Rating walk(Position& position, const TechniqueSet& allowed,
            const std::function<bool(const Step&, const Position&)>& visit);
/// The same without a look at the steps, and faster.
Rating rate(Position position, const TechniqueSet& allowed);

}  // namespace quadrille::techniques
