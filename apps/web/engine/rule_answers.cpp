// Calls about rules: which there are, and which are broken.
#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/bits.h"
#include "base/json_line.h"
#include "base/language.h"
#include "base/overloaded.h"
#include "formats/text_cursor.h"
#include "sudoku/generate/draw_clues.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/puzzle/rules.h"
#include "web/engine/answers.h"
#include "web/engine/puzzle_text.h"
#include "web/engine/sentences.h"

namespace quadrille::web {

namespace {

/// What the type RuleParameter says of a kind of parameter.
struct Schema {
  std::string_view kind;
  int least = 1;
  std::optional<int> most = sudoku::kMostCells;
  bool is_path = false;
  std::vector<std::string_view> choices{};
};

Schema schema_of(const sudoku::ParameterKind& kind) {
  return std::visit(
      Overloaded{
          [](const sudoku::CellsParameter& cells) {
            return Schema{"cells", cells.least, cells.most, cells.is_path};
          },
          [](const sudoku::CellListsParameter&) { return Schema{.kind = "cellLists", .is_path = true}; },
          [](const sudoku::NumberParameter& number) { return Schema{"number", number.least, number.most}; },
          [](const sudoku::NumberListParameter& list) {
            return Schema{"numbers", list.least, list.greatest};
          },
          [](const sudoku::DigitsParameter&) { return Schema{"digits"}; },
          [](const sudoku::DigitListParameter& list) { return Schema{"digitList", 1, list.most}; },
          [](const sudoku::ChoiceParameter& choice) {
            return Schema{.kind = "choice", .choices = choice.names};
          },
          [](const sudoku::OutsideParameter&) { return Schema{"outside"}; },
          [](const sudoku::PatternParameter&) { return Schema{"pattern"}; },
          [](const sudoku::AutomatonParameter&) { return Schema{"automaton"}; },
          [](const sudoku::PairsParameter&) { return Schema{"pairs"}; },
          [](const sudoku::UsesParameter&) { return Schema{"uses"}; },
      },
      kind);
}

struct ParameterEntry {
  const sudoku::Parameter& parameter;
};

std::string to_json(const ParameterEntry& entry) {
  const Schema schema = schema_of(entry.parameter.kind);
  return JsonObject()
      .member("name", entry.parameter.name)
      .member("help", sudoku::help_of(entry.parameter))
      .member("kind", schema.kind)
      .member("least", schema.least)
      .member("most", schema.most)
      .member("isPath", schema.is_path)
      .member("isOptional", sudoku::usual_value(entry.parameter, 9).has_value())
      .member("choices", schema.choices)
      .end();
}

struct RuleEntry {
  const sudoku::Rule& rule;
  bool is_drawn;
};

std::string to_json(const RuleEntry& entry) {
  std::vector<ParameterEntry> parameters;
  for (const sudoku::Parameter& parameter : entry.rule.parameters) parameters.emplace_back(parameter);
  return JsonObject()
      .member("name", entry.rule.name)
      .member("summary", entry.rule.summary())
      .member("isShape", entry.rule.is_shape())
      .member("isDrawn", entry.is_drawn)
      .member("parameters", parameters)
      .end();
}

struct Conflict {
  std::vector<int> cells;
  std::string where;
};

std::string to_json(const Conflict& conflict) {
  return JsonObject().member("cells", conflict.cells).member("where", conflict.where).end();
}

/// The cells that break the condition, in order; none where it may still hold. Each pair that clashes is
/// found once one of the pairs before it is taken away.
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
  std::vector<std::vector<int>> lists;
  for (int cell = 0; cell < puzzle->cell_count(); ++cell) {
    std::vector<int>& list = lists.emplace_back();
    if (puzzle->given(cell) == 0)
      for (const int i : Bits(left[sudoku::at(cell)])) list.push_back(i + 1);
  }
  std::string line;
  JsonLine("conflicts").member("conflicts", conflicts).member("left", lists).end(line);
  return line;
}

Parsed<std::string> answer_rules(const Request& /*request*/, UnfinishedSearches& /*unfinished*/) {
  const auto drawn = sudoku::drawable_rules();
  std::vector<RuleEntry> entries;
  for (const sudoku::Rule& rule : sudoku::rules())
    entries.emplace_back(rule, std::ranges::find(drawn, rule.name) != drawn.end());
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
