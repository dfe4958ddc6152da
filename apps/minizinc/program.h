// fzn-quadrille: the program that MiniZinc runs as its solver.
#pragma once

namespace quadrille::minizinc {

/// The whole program; returns its exit code.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace quadrille::minizinc
