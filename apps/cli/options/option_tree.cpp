#include "cli/options/option_tree.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/options/option_values.h"
#include "cli/output/text_layout.h"
#include "formats/format.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::cli {

std::vector<OptionGroup> option_groups(const CLI::App& command) {
  std::vector<OptionGroup> groups;
  const auto add = [&groups](const CLI::Option* option) {
    if (option->get_positional() || option->get_group().empty()) return;
    auto group = std::ranges::find(groups, option->get_group(), &OptionGroup::title);
    if (group == groups.end()) group = groups.insert(group, {option->get_group(), {}});
    group->options.push_back(option);
  };
  for (const CLI::Option* option : command.get_options()) {
    if (option != command.get_help_ptr()) add(option);
  }
  if (command.get_help_ptr() != nullptr) add(command.get_help_ptr());
  return groups;
}

std::vector<const CLI::App*> shown_commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
}

std::vector<std::string> option_names(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string option_title(const CLI::Option& option) {
  const std::string names = fmt::format("{}", fmt::join(option_names(option), ", "));
  const std::string type = option.get_type_name();
  if (type.empty()) return names;
  return is_flag(option) ? fmt::format("{}[={}]", names, type) : fmt::format("{} {}", names, type);
}

std::vector<std::string> option_values(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  std::vector<std::string> values;
  if (type == "FORMAT") {
    for (const formats::Format& format : formats::formats()) values.emplace_back(format.name);
  } else if (type.starts_with("RULE")) {
    for (const sudoku::Rule& rule : sudoku::rules()) values.emplace_back(rule.name);
  } else if (type.starts_with("CELL")) {
    for (const auto& order : kVariableOrders) values.emplace_back(order.name);
  } else if (type.find('|') != std::string::npos && type != "FILE|TEXT") {
    for (std::size_t i = 0; i <= type.size();) {
      const std::size_t end = std::min(type.find('|', i), type.size());
      values.push_back(type.substr(i, end - i));
      i = end + 1;
    }
  }
  return values;
}

std::string first_sentence(const std::string& description) {
  const std::size_t end = std::min(description.find(". "), description.size());
  return description.substr(0, description[end - 1] == '.' ? end - 1 : end);
}

std::string usage(const CLI::App& command) {
  if (command.get_parent() == nullptr) return "quadrille COMMAND [OPTION...] [FILE...]";
  std::string text = fmt::format("quadrille {}", command.get_name());
  if (option_groups(command).size() > 1) text += " [OPTION...]";
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional()) continue;
    const std::string dots = option->get_items_expected_max() > 1 ? "..." : "";
    const std::string name = option->get_type_name() + dots;
    text += option->get_required() ? " " + name : fmt::format(" [{}]", name);
  }
  return text;
}

std::vector<Example> examples(const CLI::App& command) {
  const std::string text = command.get_footer();
  const auto lines = lines_of(text);
  std::vector<Example> found;
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
    found.push_back({std::string(lines[i]), std::string(lines[i + 1])});
  }
  return found;
}

}  // namespace quadrille::cli
