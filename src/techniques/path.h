// Solving step by step, and the difficulty of a grid that results.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "techniques/step.h"
#include "techniques/step_limits.h"

namespace quadrille::techniques {

class Memory;

/// The techniques that are tried by default.
[[nodiscard]] TechniqueSet usual_techniques();

/// The first step that the techniques find, in their order; nullopt if none applies, if the position is
/// contradictory or solved, or if a limit is reached. The memory, if given, belongs to the path that led to
/// the position; it saves time, and does not affect the result.
[[nodiscard]] std::optional<Step> next_step(const Position& position, const TechniqueSet& allowed,
                                            const StepLimits& limits = {}, Memory* memory = nullptr);

/// All steps that the techniques find, in their order; the same conclusion may occur several times, by the
/// same technique or others. Empty if the position is contradictory or solved. Takes many times as long as
/// next_step().
[[nodiscard]] std::vector<Step> all_steps(const Position& position, const TechniqueSet& allowed);

/// The difficulty of a path, on HoDoKu's scale.
struct Rating {
  int score = 0;
  Level level = Level::easy;
  bool is_solved = false;  // false: the techniques were not sufficient, and score is that of the steps up to
                           // there
  int steps = 0;
  bool is_stopped = false;  // by a limit
};

/// The highest score of a grid of the level; a higher one raises the level. Not for extreme grids, which have
/// no such limit.
[[nodiscard]] int most_score(Level level);

/// Adds a step to the score; the level is that of the hardest step so far.
void count(Rating& rating, Technique technique);
/// Call it at the end: a score above the limit of the level raises the level.
void conclude(Rating& rating, const Position& position);

/// Applies step after step until the grid is solved, no technique applies, a limit is reached, or visit
/// returns false. visit is called with each step before the step is applied.
Rating walk(Position& position, const TechniqueSet& allowed,
            const std::function<bool(const Step&, const Position&)>& visit, const StepLimits& limits = {});
/// The same, but visit is called only with the technique of each step, which takes less time.
Rating walk_briefly(Position& position, const TechniqueSet& allowed,
                    const std::function<bool(Technique)>& visit, const StepLimits& limits = {});
/// The same without a callback.
Rating rate(Position position, const TechniqueSet& allowed, const StepLimits& limits = {});

}  // namespace quadrille::techniques
