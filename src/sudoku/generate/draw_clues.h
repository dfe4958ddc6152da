// Draws clues of rules for a known solution.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/stop_token.h"
#include "sudoku/puzzle/puzzle.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// The names of the rules whose clues can be drawn: those with Rule::propose.
[[nodiscard]] std::vector<std::string_view> drawable_rules();

/// Adds clues of the rules that are true of the solution: one more of each rule in turn, until no rule finds
/// room, or each has `most`. A stop ends it early.
void draw_clues(std::span<const Rule* const> rules, std::optional<int> most, const Grid& solution,
                Random& random, StopToken stop, Puzzle& puzzle);

}  // namespace quadrille::sudoku
