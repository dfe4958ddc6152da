// Converts positions to marks, and hints to text.
#pragma once

#include <optional>
#include <string>

#include "techniques/explainer/rating.h"
#include "techniques/step.h"

namespace quadrille::techniques::explainer {

/// The marks of a position; nullopt unless the grid is classic, since the scale applies only to these: 81
/// cells whose rows, columns and blocks hold 1 to 9, without other conditions.
[[nodiscard]] std::optional<Marks> marks_of(const Position& position);

/// A step with the same conclusion; its pattern is the cells that change.
[[nodiscard]] Step conclusion_of(const Hint& hint);

/// "X-Wing (3.2): r1c24<>7".
[[nodiscard]] std::string hint_text(const Hint& hint, const Board& board);

}  // namespace quadrille::techniques::explainer
