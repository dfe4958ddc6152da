#include "cli/options/help_page.h"

#include <string>

#include <fmt/format.h>

#include "cli/options/sentences.h"
#include "cli/text/text_layout.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

constexpr std::size_t kCommandColumn = 15;
constexpr std::size_t kOptionColumn = 24;
constexpr std::size_t kCodeColumn = 6;

std::string command_list() {
  std::string list = fmt::format("\n{}\n", say::kHeading(say::kCommands()));
  for (const options::Command& each : options::commands()) {
    const std::string meaning = options::first_sentence(each.meaning()) + '.';
    if (!each.is_hidden) list += term_and_meaning(each.name, meaning, kCommandColumn);
  }
  return list;
}

std::string exit_codes() {
  std::string list = fmt::format("\n{}\n", say::kHeading(say::kExitCodes()));
  for (const auto& [code, meaning] : options::kExitCodes)
    list += term_and_meaning(std::to_string(code), meaning(), kCodeColumn);
  return list + wrapped(options::kHighestCodeApplies(), 2);
}

}  // namespace

std::string help_page(const options::Command& command) {
  std::string page = wrapped(command.meaning());
  page += fmt::format("\n{}\n", say::kUsage(options::usage(command)));
  if (command.name.empty()) page += command_list();
  for (const auto& [title, entries] : command.groups) {
    page += fmt::format("\n{}\n", say::kHeading(title()));
    for (const options::Option* option : entries)
      page += term_and_meaning(options::title(*option), option->meaning(), kOptionColumn);
  }
  if (command.answers_puzzles) page += exit_codes();
  page += fmt::format("\n{}\n", say::kHeading(say::kExamples()));
  for (const auto& [title, line] : command.examples) page += wrapped(title(), 2) + command_on_lines(line, 4);
  return page;
}

}  // namespace quadrille::cli
