// The options with the criteria for generated puzzles.
#pragma once

#include <string>

#include "techniques/wanted/wanted.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

void add_wanted_options(CLI::App& command, techniques::Wanted& wanted);

/// The reason why no puzzle of any kind satisfies the criteria; empty if that is not known.
[[nodiscard]] std::string why_never_wanted(const techniques::Wanted& wanted);
/// The reason why the criteria cannot be evaluated for puzzles of that kind; empty if they can. draws:
/// whether they also have clues of rules.
[[nodiscard]] std::string why_not_rated(const techniques::Wanted& wanted, const sudoku::Puzzle& kind,
                                        bool draws);

}  // namespace quadrille::cli
