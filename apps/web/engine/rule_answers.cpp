// Calls about rules: the list of rules, and the broken ones.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/json_line.h"
#include "base/language.h"
#include "formats/text_cursor.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/puzzle/rules.h"
#include "web/engine/answers.h"
#include "web/engine/puzzle_text.h"
#include "web/engine/rule_json.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

namespace {

struct Conflict {
  std::vector<int> cells;
  std::string where;
};

std::string to_json(const Conflict& conflict) {
  return JsonObject().member("cells", conflict.cells).member("where", conflict.where).end();
}

/// The cells that break the condition, in order; empty if it may still hold. Each clashing pair is
/// found after one cell of each earlier pair has been removed.
std::vector<int> cells_that_break(const sudoku::Condition& condition, const sudoku::Grid& digits) {
  std::vector<int> broken;
  sudoku::Grid left = digits;
  while (const auto pair = condition.visit([&](const auto& kind) { return kind.clash(left); })) {
    broken.insert(broken.end(), {pair->first, pair->second});
    left[sudoku::at(pair->first)] = 0;
  }
  if (broken.empty()) {
    std::vector<int> cells = condition.cells();
    const auto is_filled = [&](int cell) { return digits[sudoku::at(cell)] != 0; };
    if (std::ranges::all_of(cells, is_filled) &&
        !condition.visit([&](const auto& kind) { return kind.holds(digits); }))
      broken = std::move(cells);
  }
  std::ranges::sort(broken);
  const auto same = std::ranges::unique(broken);
  broken.erase(same.begin(), same.end());
  return broken;
}

}  // namespace

Parsed<std::string> answer_conflicts(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const sudoku::Conditions conditions = sudoku::conditions_of(*puzzle);
  std::vector<Conflict> conflicts;
  std::vector<sudoku::Digits> left = conditions.candidates;
  for (const sudoku::Condition& condition : conditions.stated()) {
    if (auto cells = cells_that_break(condition, puzzle->givens()); !cells.empty())
      conflicts.emplace_back(std::move(cells), condition.origin->label);
    condition.visit([&](const auto& kind) { kind.narrow(puzzle->givens(), left); });
  }
  for (int cell = 0; cell < puzzle->cell_count(); ++cell)
    if (puzzle->given(cell) != 0) left[sudoku::at(cell)] = 0;
  std::string line;
  JsonLine("conflicts")
      .member("conflicts", conflicts)
      .member("left", digit_lists(puzzle->layout(), left))
      .end(line);
  return line;
}

Parsed<std::string> answer_keeps(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto puzzle = puzzle_of(request);
  if (!puzzle) return tl::unexpected(puzzle.error());
  const auto name = request.text("rule");
  if (!name) return tl::unexpected(name.error());
  const sudoku::Conditions conditions = sudoku::conditions_of(*puzzle);
  const sudoku::Grid& digits = puzzle->givens();
  std::string_view verdict = "holds";
  for (const sudoku::Condition& condition : conditions.stated()) {
    if (condition.origin->rule != *name) continue;
    if (!cells_that_break(condition, digits).empty()) {
      verdict = "broken";
      break;
    }
    if (!std::ranges::all_of(condition.cells(), [&](int cell) { return digits[sudoku::at(cell)] != 0; }))
      verdict = "open";
  }
  std::string line;
  JsonLine("keeps").member("verdict", verdict).end(line);
  return line;
}

Parsed<std::string> answer_rules(const Request& /*request*/, UnfinishedSearches& /*unfinished*/) {
  const auto drawn = sudoku::drawable_rules();
  std::vector<RuleEntry> entries;
  for (const sudoku::Rule& rule : sudoku::rules())
    entries.push_back({rule, rule.summary(), std::ranges::find(drawn, rule.name) != drawn.end()});
  std::string line;
  JsonLine("rules").member("rules", entries).end(line);
  return line;
}

Parsed<std::string> answer_speak(const Request& request, UnfinishedSearches& /*unfinished*/) {
  const auto name = request.text("language");
  if (!name) return tl::unexpected(name.error());
  if (*name != "en" && *name != "fr") return bad_input(say::kUnknownLanguage(formats::in_quotes(*name)));
  set_language(*name == "fr" ? Language::french : Language::english);
  std::string line;
  JsonLine("speak").member("language", *name).end(line);
  return line;
}

}  // namespace quadrille::web
