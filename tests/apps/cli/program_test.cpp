// The program's commands against the table of options.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "base/language.h"
#include "cli/commands/command.h"
#include "cli/options/help_page.h"
#include "cli/text/text_layout.h"
#include "options/commands/commands.h"

namespace quadrille::cli {
namespace {

std::set<std::string> bound_names(const CLI::App& command) {
  std::set<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_positional()) continue;
    for (const std::string& name : option->get_snames()) names.insert("-" + name);
    for (const std::string& name : option->get_lnames()) names.insert("--" + name);
  }
  return names;
}

std::set<std::string> named(const options::Command& command) {
  std::set<std::string> names;
  for (const options::Option* option : options::all_options(command)) {
    if (!option->stands_for.empty()) continue;  // replaced before a command line is parsed
    const auto more = options::names_of(*option);
    names.insert(more.begin(), more.end());
  }
  return names;
}

TEST(Program, EachCommandBindsTheOptionsThatTheTableNames) {
  Program program;
#define COMMAND(name) add_##name(program);
#include "cli/commands/commands.def"
#undef COMMAND
  EXPECT_EQ(bound_names(program.app()), named(options::program()));
  const auto added = program.app().get_subcommands([](const CLI::App*) { return true; });
  ASSERT_EQ(added.size(), options::commands().size());
  for (std::size_t i = 0; i < added.size(); ++i) {
    const options::Command& command = options::commands()[i];
    EXPECT_EQ(added[i]->get_name(), command.name);
    EXPECT_EQ(bound_names(*added[i]), named(command)) << command.name;
    const auto all = added[i]->get_options();
    const auto words =
        std::ranges::count_if(all, [](const auto* option) { return option->get_positional(); });
    EXPECT_EQ(static_cast<std::size_t>(words), command.arguments.size()) << command.name;
  }
}

/// Whether a line holds only one word or one quoted text, which is not broken.
bool is_one_word(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  if (line.ends_with(" \\")) line.remove_suffix(2);
  return line.find(' ') == std::string_view::npos || (line.starts_with('"') && line.ends_with('"'));
}

TEST(Program, HelpPagesFitIntoTheTerminal) {
  for (const Language language : {Language::english, Language::french}) {
    set_language(language);
    std::vector<options::Command> pages(options::commands().begin(), options::commands().end());
    pages.push_back(options::program());
    for (const options::Command& command : pages) {
      for (const std::size_t columns : {80U, 60U, 40U}) {
        const std::string page = help_page(command, columns);
        for (const std::string_view line : lines_of(page))
          EXPECT_TRUE(width(line) <= columns || (columns < kColumns && is_one_word(line)))
              << columns << ": " << line;
      }
    }
  }
  set_language(Language::english);
}

}  // namespace
}  // namespace quadrille::cli
