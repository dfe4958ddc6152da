// From positions to marks, and hints as text.
#pragma once

#include <optional>
#include <string>

#include "techniques/explainer/rating.h"
#include "techniques/step.h"

namespace quadrille::techniques::explainer {

/// The marks of a position; nothing where the grid is not a classic one, for which alone the scale is made:
/// 81 cells whose rows, columns and blocks hold 1 to 9, and nothing else.
[[nodiscard]] std::optional<Marks> marks_of(const Position& position);

/// A step that concludes the same; its pattern is the cells that change.
[[nodiscard]] Step conclusion_of(const Hint& hint);

/// "X-Wing (3.2): r1c24<>7".
[[nodiscard]] std::string hint_text(const Hint& hint, const Board& board);

}  // namespace quadrille::techniques::explainer
