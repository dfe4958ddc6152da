// The options that say which puzzles to make, for the commands that make puzzles.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/format.h"
#include "sudoku/generate/generate.h"
#include "sudoku/puzzle/rule_text.h"
#include "techniques/wanted/wanted.h"

namespace CLI {
class App;
}  // namespace CLI

namespace quadrille::cli {

struct MakingOptions {
  formats::ReadOptions shape;
  std::vector<sudoku::RuleText> rules;
  std::optional<std::uint64_t> clues;
  sudoku::Symmetry symmetry = sudoku::Symmetry::none;
  bool minimal = false;
  std::optional<std::uint64_t> per_rule;
  bool keep_clues = false;
  bool random_regions = false;
  techniques::Wanted wanted;
};

/// Adds all of them.
void add_making_options(CLI::App& command, MakingOptions& options);

/// A kind of puzzle to make.
struct WhatToMake {
  sudoku::Puzzle kind;             // the empty grid, without the clues that are drawn
  std::vector<std::string> drawn;  // the rules whose clues are drawn
  [[nodiscard]] bool draws() const { return !drawn.empty(); }
};

/// Returns the puzzles that the options describe, or an error whose sentence says why there are none.
[[nodiscard]] Parsed<WhatToMake> what_to_make(const MakingOptions& options);

/// For sudoku::generate(), without a seed.
[[nodiscard]] sudoku::GenerateOptions generate_options(const MakingOptions& options,
                                                       std::vector<std::string> drawn);

}  // namespace quadrille::cli
