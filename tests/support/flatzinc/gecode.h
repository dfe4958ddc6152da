// Debian's Gecode as an oracle for FlatZinc.
#pragma once

#include <string>

namespace quadrille::test {

/// Whether the program fzn-gecode is installed.
[[nodiscard]] bool has_gecode();
/// Its output when asked for all solutions of the text. It gives up after a million nodes; then the output
/// does not end with "==========" or "=====UNSATISFIABLE=====".
[[nodiscard]] std::string solve_all_by_gecode(const std::string& text);

}  // namespace quadrille::test
