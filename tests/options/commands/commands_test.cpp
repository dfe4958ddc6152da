#include "options/commands/commands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace quadrille::options {
namespace {

/// Calls f(command, option) for all there are, the program's own included.
template <class F>
void for_all_options(F f) {
  for (const Option* option : all_options(program())) f(program(), *option);
  for (const Command& command : commands())
    for (const Option* option : all_options(command)) f(command, *option);
}

bool is_said(const Option& option, std::string_view word) {
  return option.meaning.english().find(word) != std::string_view::npos;
}

TEST(Commands, EachNameMeansOneOptionOfACommand) {
  for (const Command& command : commands()) {
    std::set<std::string> names;
    for (const Option* option : all_options(command))
      for (const std::string& name : names_of(*option))
        EXPECT_TRUE(names.insert(name).second) << command.name << " " << name;
    EXPECT_TRUE(names.contains("--help")) << command.name;
    EXPECT_EQ(find_command(command.name), &command);
  }
  EXPECT_EQ(find_command("nonsense"), nullptr);
}

TEST(Commands, ValuesAreShownWhereOptionsHaveThem) {
  for_all_options([](const Command& command, const Option& option) {
    const bool has_value = !value_text(option.value, option.choices).empty();
    EXPECT_EQ(has_value, option.kind != Kind::flag) << command.name << " " << option.names;
    EXPECT_TRUE(option.kind != Kind::choice || option.choices != nullptr) << option.names;
  });
}

TEST(Commands, MeaningsMentionTheUsualValueUnlessItGoesWithoutSaying) {
  for_all_options([](const Command&, const Option& option) {
    const bool goes_without_saying = option.usual == "none" || option.names == "--threads";
    EXPECT_TRUE(goes_without_saying || is_said(option, option.usual)) << option.names;
  });
}

TEST(Commands, MeaningsMentionEachChoiceThatTheTitleDoesNotShow) {
  for_all_options([](const Command&, const Option& option) {
    if (option.choices == nullptr || is_said(option, "`quadrille ")) return;
    if (option.value.english() == "FORMAT" || option.value.empty()) return;
    for (const std::string_view choice : option.choices())
      EXPECT_TRUE(is_said(option, choice)) << option.names << " " << choice;
  });
}

TEST(Commands, OptionsThatAreRelatedBelongToTheSameCommand) {
  for_all_options([](const Command& command, const Option& option) {
    for (std::string_view names : {option.needs, option.excludes}) {
      while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find(' '));
        names.remove_prefix(std::min(name.size() + 1, names.size()));
        const auto all = all_options(command);
        EXPECT_TRUE(std::ranges::any_of(all, [&](const Option* other) { return long_name(*other) == name; }))
            << command.name << " " << option.names << " " << name;
      }
    }
  });
}

TEST(Commands, UsagesShowWhatMayBeLeftOut) {
  EXPECT_EQ(usage(program()), "quadrille [COMMAND] [OPTION...] [FILE...]");
  EXPECT_EQ(usage(*find_command("solve")), "quadrille solve [OPTION...] [FILE...]");
  EXPECT_EQ(usage(*find_command("mzn")), "quadrille mzn [OPTION...] FILE...");
  EXPECT_EQ(usage(*find_command("completions")), "quadrille completions [bash|zsh|fish]");
  EXPECT_EQ(usage(*find_command("rules")), "quadrille rules [RULE]");
}

TEST(Commands, MayBeCalledByOtherNames) {
  EXPECT_EQ(command_called("solve"), find_command("solve"));
  EXPECT_EQ(command_called("validate"), find_command("check"));
  EXPECT_EQ(command_called("verif"), nullptr);
  for (const Command& command : commands())
    for (const Command& other : commands()) EXPECT_FALSE(has_word(command.also, other.name)) << other.name;
}

TEST(Commands, TheFirstExampleRunsTheCommand) {
  for (const Command& command : commands()) {
    const std::string_view line = command.examples.front().line;
    EXPECT_NE(line.find("quadrille " + std::string(command.name)), std::string_view::npos) << line;
  }
}

TEST(Commands, AFirstSentenceHasNoFullStop) {
  EXPECT_EQ(first_sentence("All. Each of them."), "All");
  EXPECT_EQ(first_sentence("All."), "All");
  EXPECT_EQ(first_sentence("All"), "All");
}

}  // namespace
}  // namespace quadrille::options
