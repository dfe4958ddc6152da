// quadrille rules: the catalogue of rules.
#include "sudoku/puzzle/rule_text.h"

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/text/text_layout.h"

namespace quadrille::cli {

namespace {

ExitCode list_rules(Console& console) {
  constexpr std::size_t kSummaryColumn = 20;
  for (const sudoku::Rule& rule : sudoku::rules()) {
    const std::string argument = rule.is_shape() ? rule.shape_help() : argument_help(rule);
    console.write(term_and_meaning(
        rule.name, argument.empty() ? rule.summary() : say::kRuleWithArgument(rule.summary(), argument),
        kSummaryColumn));
  }
  return ExitCode::solved;
}

}  // namespace

void add_rules(Program& program) { program.add_command("rules", list_rules); }

}  // namespace quadrille::cli
