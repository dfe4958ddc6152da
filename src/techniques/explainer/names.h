// The names of Sudoku Explainer's steps, in the language of the process.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::techniques::explainer {

/// A hint's English name in the language of the process: "Unique Loop 8 type 2" is "Boucle unique de 8 cases,
/// type 2" in French.
[[nodiscard]] std::string name_text(std::string_view name);

}  // namespace quadrille::techniques::explainer
