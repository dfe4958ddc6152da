// Classic grids with known hints of Sudoku Explainer.
#pragma once

#include <string>
#include <string_view>

namespace quadrille::test {

/// The first hint of that name on the path to the solution: "X-Wing (3.2): r1c2<>7"; empty if there is
/// none. A grid is 81 characters, of which 1 to 9 are givens. Expects that no hint contradicts the solution.
[[nodiscard]] std::string first_hint(std::string_view grid, std::string_view name);

}  // namespace quadrille::test
