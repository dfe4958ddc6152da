// Tests that the drawing of a rule shows its uses.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/random.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::test {

/// A parameter that pictures leave out: two uses that differ only in it look alike.
struct Unshown {
  std::string_view rule, parameter;
  std::string_view reason;
};

/// All of them.
[[nodiscard]] std::span<const Unshown> unshown_parameters();

/// Draws random uses of the rule, each on a grid without anything else. Returns the first thing that is wrong
/// in words, or an empty text. It is wrong that
/// - a use leaves no mark,
/// - a cell that the use names has no mark, or another cell has one (marks beside the grid are free, and so
///   are texts, which may stand between two cells),
/// - two uses that say different things look alike, but for parameters that pictures leave out.
/// The rule must have a name of rules.def; its `draw` may be another one.
[[nodiscard]] std::string wrong_drawing(const sudoku::Rule& rule, Random& random);

}  // namespace quadrille::test
