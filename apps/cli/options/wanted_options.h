// The options that say which of the puzzles that are made are wanted.
#pragma once

#include <string>

#include "techniques/wanted.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

void add_wanted_options(CLI::App& command, techniques::Wanted& wanted);

/// Why no puzzle is what is wanted, whatever its kind; empty where that is not known.
[[nodiscard]] std::string why_never_wanted(const techniques::Wanted& wanted);
/// Why it cannot be told of puzzles of that kind whether they are wanted; empty where it can. draws: whether
/// they have clues of rules besides.
[[nodiscard]] std::string why_not_rated(const techniques::Wanted& wanted, const sudoku::Puzzle& kind,
                                        bool draws);

}  // namespace quadrille::cli
