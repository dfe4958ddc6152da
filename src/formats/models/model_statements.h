// Whole models: the meaning of a puzzle, written in a constraint language. The cells are variables whose
// values are those of their digits, and each condition becomes the corresponding constraint of the language
// or a formula.
#pragma once

#include <string>

#include "formats/format.h"
#include "formats/models/model_language.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::formats {

/// The stated conditions (those that are not implied by others) and the candidates of cells, in the language.
/// Empty after a stop, and if automata and tables would make it too long.
[[nodiscard]] std::string model_of(const sudoku::Conditions& conditions, ModelLanguage& language,
                                   StopToken stop = {});
/// The same for a puzzle, with its solution's digits if these are known.
[[nodiscard]] std::string model_of(const Document& document, ModelLanguage& language);

}  // namespace quadrille::formats
