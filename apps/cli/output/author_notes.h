// Notes for puzzles without solutions or with several, if their text contains more than their rules.
#pragma once

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// Call it for a puzzle without solutions, or with several. Notes which rules were recognised, what else is
/// drawn, and the author's text, if any: a rule may be stated only in words.
void note_author(const Entry& entry, Reply& reply);

/// Call it before a puzzle is answered. Notes how its text was interpreted if that is ambiguous, and each
/// rule that was recognised from a drawing.
void note_reading(const Entry& entry, Reply& reply);

}  // namespace quadrille::cli
