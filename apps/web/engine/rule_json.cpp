#include "web/engine/rule_json.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "base/json_line.h"
#include "base/overloaded.h"

namespace quadrille::web {

namespace {

/// The members of the type RuleParameter for a kind of parameter.
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
            return Schema{.kind = "choice", .choices = choice.names()};
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

}  // namespace

std::string to_json(const RuleEntry& entry) {
  std::vector<ParameterEntry> parameters;
  for (const sudoku::Parameter& parameter : entry.rule.parameters) parameters.emplace_back(parameter);
  return JsonObject()
      .member("name", entry.rule.name)
      .member("summary", entry.summary)
      .member("isShape", entry.rule.is_shape())
      .member("isDrawn", entry.is_drawn)
      .member("needsOneBoard", entry.rule.needs_one_board)
      .member("parameters", parameters)
      .end();
}

}  // namespace quadrille::web
