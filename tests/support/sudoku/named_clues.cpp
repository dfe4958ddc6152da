#include "support/sudoku/named_clues.h"

#include <algorithm>
#include <set>

#include "sudoku/explain/use_names.h"
#include "sudoku/puzzle/rule_text.h"
#include "support/sudoku/use_meaning.h"

namespace quadrille::test {

using sudoku::Clue;
using sudoku::Condition;
using sudoku::Conditions;
using sudoku::Layout;
using sudoku::Origin;
using sudoku::Puzzle;

namespace {

bool add_use(Puzzle& to, const sudoku::RuleUse& use, const Layout& layout) {
  const sudoku::Rule& rule = *sudoku::find_rule(use.name);
  return to.add_rule(use.name, argument_of(rule, use.values, layout)).has_value();
}

void add_cell_clues(Puzzle& to, const std::vector<Clue>& clues, const Puzzle& puzzle) {
  for (const Clue& clue : clues) {
    if (clue.kind == Clue::Kind::given) to.set_given(clue.number, puzzle.given(clue.number));
    if (clue.kind == Clue::Kind::candidates)
      to.restrict_candidates(clue.number, puzzle.candidates(clue.number));
  }
}

}  // namespace

bool has_uses_that_look_at_others(const Puzzle& puzzle) {
  return std::ranges::any_of(puzzle.rules(), [](const sudoku::RuleUse& use) {
    const sudoku::Rule& rule = *sudoku::find_rule(use.name);
    return !rule.completes.empty() || rule.name == "minimum" || rule.name == "maximum";
  });
}

std::optional<Puzzle> with_only(const std::vector<Clue>& clues, const Puzzle& puzzle) {
  if (has_uses_that_look_at_others(puzzle)) return std::nullopt;
  Puzzle some = puzzle;
  some.keep_rules(std::vector<bool>(puzzle.rules().size(), false));
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    some.set_given(cell, 0);
    some.restrict_candidates(cell, puzzle.all_digits());
  }
  for (const Clue& clue : clues)
    if (clue.kind == Clue::Kind::rule &&
        !add_use(some, puzzle.rules()[sudoku::at(clue.number)], puzzle.layout()))
      return std::nullopt;
  add_cell_clues(some, clues, puzzle);
  return some;
}

std::optional<Puzzle> with_only(const std::vector<Clue>& clues, std::span<const std::string> names,
                                const Puzzle& puzzle) {
  if (has_uses_that_look_at_others(puzzle)) return std::nullopt;
  const Layout& layout = puzzle.layout();
  if (layout.extra_cell_count() > 0) return std::nullopt;
  Puzzle some(Layout(layout.rows, layout.columns, layout.digits, layout.first_value, false));
  const Conditions conditions = conditions_of(puzzle);
  const sudoku::UseNames use_names(puzzle, conditions);
  std::set<int> uses, others;
  for (const Condition& condition : conditions.stated()) {
    const Origin& part = *condition.origin;
    if (std::ranges::find(names, use_names.of_part(part)) == names.end()) {
      others.insert(part.use);
      continue;
    }
    if (part.use != Origin::kShape) {
      uses.insert(part.use);
      continue;
    }
    std::string house;
    for (const int cell : condition.cells()) house += sudoku::cell_name(cell, layout) + " ";
    if (condition.cells().size() > 1 && !some.add_rule("extra_regions", house)) return std::nullopt;
  }
  for (const int use : uses)
    if (others.contains(use) || !add_use(some, puzzle.rules()[sudoku::at(use)], layout)) return std::nullopt;
  add_cell_clues(some, clues, puzzle);
  return some;
}

}  // namespace quadrille::test
