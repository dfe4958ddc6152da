// CLI11's tree of commands and options as help pages, the manual page and completions show it.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace quadrille::cli {

struct OptionGroup {
  std::string title;
  std::vector<const CLI::Option*> options;
};

/// Options with a name, by group, in the order in which the groups were begun; the help option last.
[[nodiscard]] std::vector<OptionGroup> option_groups(const CLI::App& command);
/// Subcommands that are not hidden.
[[nodiscard]] std::vector<const CLI::App*> shown_commands(const CLI::App& app);

/// "--size N", "-o, --out FILE", "--trace[=json]".
[[nodiscard]] std::string option_title(const CLI::Option& option);
/// "--size", "-o": the names with their dashes.
[[nodiscard]] std::vector<std::string> option_names(const CLI::Option& option);
[[nodiscard]] inline bool is_flag(const CLI::Option& option) { return option.get_expected_min() == 0; }
/// What can stand as the option's value, where that is a list of names.
[[nodiscard]] std::vector<std::string> option_values(const CLI::Option& option);
/// The first sentence of a description, without its full stop.
[[nodiscard]] std::string first_sentence(const std::string& description);
/// "quadrille solve [OPTION...] [FILE...]".
[[nodiscard]] std::string usage(const CLI::App& command);

struct Example {
  std::string title, command;
};
[[nodiscard]] std::vector<Example> examples(const CLI::App& command);

struct ExitCodeMeaning {
  int code;
  std::string_view meaning;
};
inline constexpr ExitCodeMeaning kExitCodes[] = {
    {0, "solved, or done"},
    {1, "no solution, or what was asked is not so"},
    {2, "bad input, or a command line that makes no sense"},
    {3, "a limit was reached, or Ctrl-C ended the work; what was found is printed"},
};
inline constexpr std::string_view kHighestCodeApplies = "Of several puzzles the highest code applies.";

}  // namespace quadrille::cli
