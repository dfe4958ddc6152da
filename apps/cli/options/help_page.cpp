#include "cli/options/help_page.h"

#include <string>

#include "cli/options/sentences.h"
#include "cli/text/text_layout.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kCommandColumn = 15;
constexpr std::size_t kOptionColumn = 24;
constexpr std::size_t kCodeColumn = 6;

std::string heading(const std::string& title, std::size_t columns) {
  return '\n' + wrapped(say::kHeading(title), 0, 0, columns);
}

std::string command_list(std::size_t columns) {
  std::string list = heading(say::kCommands(), columns);
  for (const options::Command& each : options::commands()) {
    const std::string meaning = options::first_sentence(each.meaning()) + '.';
    if (!each.is_hidden) list += term_and_meaning(each.name, meaning, kCommandColumn, columns);
  }
  return list;
}

std::string exit_codes(std::size_t columns) {
  std::string list = heading(say::kExitCodes(), columns);
  for (const auto& [code, meaning] : options::kExitCodes)
    list += term_and_meaning(std::to_string(code), meaning(), kCodeColumn, columns);
  return list + "  " + wrapped(options::kHighestCodeApplies(), 2, 2, columns);
}

}  // namespace

std::string help_page(const options::Command& command, std::size_t columns) {
  std::string page = wrapped(command.meaning(), 0, 0, columns) + '\n';
  page += wrapped(say::kUsage(options::usage(command)), 2, 0, columns);
  if (command.name.empty()) page += command_list(columns);
  for (const auto& [title, entries] : command.groups) {
    page += heading(title(), columns);
    for (const options::Option* option : entries)
      page += term_and_meaning(options::title(*option), option->meaning(), kOptionColumn, columns);
  }
  if (command.answers_puzzles) page += exit_codes(columns);
  page += heading(say::kExamples(), columns);
  for (const auto& [title, line] : command.examples)
    page += "  " + wrapped(title(), 2, 2, columns) + command_on_lines(line, 4, columns);
  return page;
}

}  // namespace quadrille::cli
