// quadrille rules: the catalogue of rules.
#include "sudoku/puzzle/rule_text.h"

#include <fmt/format.h>

#include "cli/commands/catalogue.h"
#include "cli/commands/sentences.h"
#include "cli/output/drawing.h"
#include "cli/text/text_layout.h"

namespace quadrille::cli {

namespace {

struct RuleExample {
  std::string_view rule, puzzle, argument;
};

constexpr RuleExample kRuleExamples[] = {
#define EXAMPLE(rule, puzzle, argument) {#rule, puzzle, argument},
#include "cli/commands/rule_examples.def"
#undef EXAMPLE
};

std::string rule_argument(const sudoku::Rule& rule) {
  return rule.is_shape() ? rule.shape_help() : argument_help(rule);
}

ExitCode list_rules(Console& console) {
  constexpr std::size_t kSummaryColumn = 20;
  for (const sudoku::Rule& rule : sudoku::rules()) {
    const std::string argument = rule_argument(rule);
    console.write(term_and_meaning(
        rule.name, argument.empty() ? rule.summary() : say::kRuleWithArgument(rule.summary(), argument),
        kSummaryColumn, console.page_columns()));
  }
  return ExitCode::solved;
}

/// Adds the command that draws the example, and its drawing.
void add_example(const sudoku::Rule& rule, bool colour, CatalogueEntry& entry) {
  const auto* const example = std::ranges::find(kRuleExamples, rule.name, &RuleExample::rule);
  if (example == std::end(kRuleExamples)) return;
  auto item = formats::find_format("json")->open(example->puzzle, {})->next();
  entry.command = {"show"};
  if (!rule.is_shape()) {
    entry.command.insert(entry.command.end(),
                         {"--rule", fmt::format("{}{}{}", rule.name, example->argument.empty() ? "" : "=",
                                                example->argument)});
    static_cast<void>(item->puzzle->add_rule(rule.name, example->argument));
  }
  entry.command.emplace_back(example->puzzle);
  entry.shown = written(*formats::find_format("frame"), {.puzzle = *item->puzzle, .colour = colour});
}

Parsed<CatalogueEntry> rule_entry(const std::string& name, const Console& console) {
  const sudoku::Rule* rule = sudoku::find_rule(name);
  if (rule == nullptr) return sudoku::unknown_rule(name);
  CatalogueEntry entry{.name = rule->name, .sentences = {rule->summary()}, .command = {}, .shown = {}};
  if (const std::string argument = rule_argument(*rule); !argument.empty())
    entry.sentences.push_back(say::kArgument(argument));
  add_example(*rule, console.colour(), entry);
  return entry;
}

}  // namespace

void add_rules(Program& program) { add_catalogue(program, "rules", list_rules, rule_entry); }

}  // namespace quadrille::cli
