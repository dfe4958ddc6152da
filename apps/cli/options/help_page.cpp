#include "cli/options/help_page.h"

#include <fmt/format.h>

#include "cli/options/option_tree.h"
#include "cli/output/text_layout.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kCommandColumn = 15;
constexpr std::size_t kOptionColumn = 24;

bool answers_puzzles(const CLI::App& command) {
  return command.get_parent() == nullptr || command.get_option_no_throw("files") != nullptr;
}

}  // namespace

std::string help_page(const CLI::App& command) {
  std::string page = wrapped(command.get_description());
  page += fmt::format("\nUsage: {}\n", usage(command));
  const auto commands = shown_commands(command);
  if (!commands.empty()) page += "\nCommands:\n";
  for (const CLI::App* each : commands) {
    page += term_and_meaning(each->get_name(), first_sentence(each->get_description()) + '.', kCommandColumn);
  }
  for (const auto& [title, options] : option_groups(command)) {
    page += fmt::format("\n{}:\n", title);
    for (const CLI::Option* option : options) {
      page += term_and_meaning(option_title(*option), option->get_description(), kOptionColumn);
    }
  }
  if (answers_puzzles(command)) {
    page += "\nExit codes:\n";
    for (const auto& [code, meaning] : kExitCodes) page += fmt::format("  {}  {}\n", code, meaning);
    page += fmt::format("  {}\n", kHighestCodeApplies);
  }
  page += "\nExamples:\n";
  for (const auto& [title, line] : examples(command)) {
    page += fmt::format("{}    {}\n", wrapped(title, 2), line);
  }
  return page;
}

}  // namespace quadrille::cli
