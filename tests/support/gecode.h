// Debian's Gecode as an oracle for FlatZinc.
#pragma once

#include <string>

namespace quadrille::test {

/// Whether the program fzn-gecode can be run.
[[nodiscard]] bool has_gecode();
/// What it writes for all solutions of the text.
[[nodiscard]] std::string solve_all_by_gecode(const std::string& text);

}  // namespace quadrille::test
