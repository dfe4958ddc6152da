#include "sudoku/generate/draw_clues.h"

#include <cassert>
#include <limits>

#include "sudoku/puzzle/rule_text.h"
#include "sudoku/rules/support/sketch.h"

namespace quadrille::sudoku {

std::vector<std::string_view> drawable_rules() {
  std::vector<std::string_view> names;
  for (const Rule& rule : rules())
    if (rule.propose != nullptr) names.push_back(rule.name);
  return names;
}

void draw_clues(std::span<const Rule* const> rules, std::optional<int> most, const Grid& solution,
                Random& random, StopToken stop, Puzzle& puzzle) {
  std::vector<const Rule*> open(rules.begin(), rules.end());
  for (int turn = 0; !open.empty() && turn < most.value_or(std::numeric_limits<int>::max()); ++turn) {
    std::erase_if(open, [&](const Rule* rule) {
      if (stop.stop_requested()) return true;
      Sketch sketch(puzzle, *rule, solution, random);
      auto clue = rule->propose(sketch);
      if (!clue) return true;
      assert(sketch.is_true(*clue));
      [[maybe_unused]] const auto added =
          puzzle.add_rule(rule->name, argument_of(*rule, *clue, puzzle.layout()));
      assert(added);
      return false;
    });
  }
}

}  // namespace quadrille::sudoku
