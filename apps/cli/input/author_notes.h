// Notes for puzzles without solutions or with several, if their text contains more than their rules.
#pragma once

#include "cli/output/delivery.h"

namespace quadrille::cli {

/// Call it for a puzzle without solutions, or with several. Notes which rules were recognised, what else is
/// drawn, and the author's text, if any: a rule may be stated only in words.
void note_author(const Entry& entry, Reply& reply);

/// To be called before a puzzle is answered. Notes how its text was read where that can be done in two ways,
/// and each rule that was taken from its drawing.
void note_reading(const Entry& entry, Reply& reply);

/// "thermometer r1c1 r1c2 (line of grey with a bulb)".
[[nodiscard]] std::vector<std::string> texts_of(const std::vector<formats::Guess>& guesses);

}  // namespace quadrille::cli
