#include "cli/value_words.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "options/options.h"
#include "options/values.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::cli {

namespace {

/// The rule with that name, or else the only rule that begins with that word; empty if there is none.
std::string rule_called(const std::string& name) {
  options::Names found;
  for (const std::string_view rule : options::kRule.choices()) {
    if (rule == name) return name;
    if (rule.starts_with(name)) found.push_back(rule);
  }
  const bool is_word = found.size() == 1 && found.front().starts_with(name + '_');
  return is_word ? std::string(found.front()) : "";
}

}  // namespace

std::optional<OptionValue> value_called(const options::Command& command, std::string_view word) {
  const std::string name = options::as_name(word);
  std::vector<OptionValue> found;
  for (const options::Option* option : options::all_options(command)) {
    if (option == &options::kRule) {
      const std::string rule = rule_called(name);
      if (!rule.empty() && !lacks_argument(command, rule)) found.push_back({option, rule});
    } else if (option->choices != nullptr && option != &options::kFormat) {
      if (std::ranges::count(option->choices(), std::string_view(name)) > 0) found.push_back({option, name});
    }
  }
  return found.size() == 1 ? std::optional(std::move(found.front())) : std::nullopt;
}

bool lacks_argument(const options::Command& command, std::string_view name) {
  const sudoku::Rule* rule = sudoku::find_rule(name);
  const bool draws = command.name == "generate" && rule != nullptr && rule->propose != nullptr;
  return rule != nullptr && !draws && !sudoku::parse_uses(*rule, sudoku::Layout(9), "");
}

}  // namespace quadrille::cli
