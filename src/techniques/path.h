// Solving step by step, and what that says of how hard a grid is.
#pragma once

#include <functional>

#include "techniques/scan.h"

namespace quadrille::techniques {

/// All techniques that are tried unless somebody says otherwise.
[[nodiscard]] TechniqueSet usual_techniques();

/// The first step that the techniques give, in their order; nothing where none applies. A position that is
/// contradictory or solved has none. Nothing, too, where a limit is reached. The memory, if there is one, is
/// of the path that led to the position; it saves time, and changes no answer.
[[nodiscard]] std::optional<Step> next_step(const Position& position, const TechniqueSet& allowed,
                                            const StepLimits& limits = {}, Memory* memory = nullptr);

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
  bool is_stopped = false;  // by a limit
};

/// The highest score that a grid of the level has; a higher one raises the level. Extreme grids have no such
/// score: do not ask.
[[nodiscard]] int most_score(Level level);

/// Adds a step to the score; the level is that of the hardest step so far.
void count(Rating& rating, Technique technique);
/// At the end: a score above what the level may have raises it.
void conclude(Rating& rating, const Position& position);

/// Applies step after step until the grid is solved, no technique applies, a limit is reached, or visit
/// returns false. It is called with each step before the step is applied.
Rating walk(Position& position, const TechniqueSet& allowed,
            const std::function<bool(const Step&, const Position&)>& visit, const StepLimits& limits = {});
/// The same, but visit is called with the technique of each step alone, which takes less time.
Rating walk_briefly(Position& position, const TechniqueSet& allowed,
                    const std::function<bool(Technique)>& visit, const StepLimits& limits = {});
/// The same without a look at the steps.
Rating rate(Position position, const TechniqueSet& allowed, const StepLimits& limits = {});

}  // namespace quadrille::techniques
