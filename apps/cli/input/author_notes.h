// A word for those whose puzzle has no solution or several, where its text says more than its rules.
#pragma once

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// To be called of a puzzle without solutions, or with several. Notes which rules were taken, what is drawn
/// besides, and what the author wrote, if anything: a rule may stand in words alone.
void note_author(const Entry& entry, Reply& reply);

/// To be called before a puzzle is answered. Notes how its text was read where that can be done in two ways,
/// and each rule that was taken from its drawing.
void note_reading(const Entry& entry, Reply& reply);

/// "thermometer r1c1 r1c2 (line of grey with a bulb)".
[[nodiscard]] std::vector<std::string> texts_of(const std::vector<formats::Guess>& guesses);

}  // namespace quadrille::cli
