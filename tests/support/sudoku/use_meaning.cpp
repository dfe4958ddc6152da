#include "support/sudoku/use_meaning.h"

#include <algorithm>
#include <string>
#include <vector>

#include "support/sudoku/meanings/meanings.h"
#include "support/sudoku/pair_meaning.h"

namespace quadrille::test {

namespace {

/// Of rules whose uses hold uses of others.
Meanings meanings_of_nested() {
  return {
      {"any_of",
       [](const UsedAt& p) {
         return std::ranges::any_of(std::get<sudoku::Uses>(p.use.values[0]).list,
                                    [&](const auto& use) { return obeys(use, p.puzzle, p.grid); });
       }},
      {"all_of",
       [](const UsedAt& p) {
         return std::ranges::all_of(std::get<sudoku::Uses>(p.use.values[0]).list,
                                    [&](const auto& use) { return obeys(use, p.puzzle, p.grid); });
       }},
  };
}

const Meanings& meanings_of_uses() {
  static const Meanings table = [] {
    Meanings all = meanings_of_nested();
    for (Meanings family : {meanings_of_marks(), meanings_of_lines(), meanings_of_cages(),
                            meanings_of_clues(), meanings_of_grids()})
      all.merge(family);
    return all;
  }();
  return table;
}

}  // namespace

bool use_has_meaning(std::string_view rule) {
  return meanings_of_uses().contains(rule) || use_is_about_pairs(rule);
}

std::function<bool(const sudoku::Grid&)> meaning_of(const sudoku::RuleUse& use,
                                                    const sudoku::Puzzle& puzzle) {
  const auto found = meanings_of_uses().find(use.name);
  if (found == meanings_of_uses().end()) return [](const sudoku::Grid&) { return true; };
  return [&use, &puzzle, holds = found->second](const sudoku::Grid& grid) {
    return holds({use, puzzle, puzzle.layout(), grid});
  };
}

bool obeys(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle, const sudoku::Grid& grid) {
  return meaning_of(use, puzzle)(grid);
}

}  // namespace quadrille::test
