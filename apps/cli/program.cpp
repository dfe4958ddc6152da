#include <algorithm>
#include <cstdlib>
#include <iterator>

#include <fmt/format.h>

#include "cli/commands/command.h"
#include "cli/interrupt.h"
#include "cli/options/help_page.h"
#include "cli/options/option_tree.h"
#include "cli/options/suggestion.h"
#include "cli/sentences.h"
#include "lanes/kernels.h"

namespace quadrille::cli {

Program::Program()
    : app_("Solves, counts and checks Sudoku and every grid like it, by constraint programming.",
           "quadrille") {
  app_.formatter_fn(
      [](const CLI::App* command, const std::string&, CLI::AppFormatMode) { return help_page(*command); });
  app_.set_help_flag("-h,--help", "Print this page.");
  app_.set_version_flag("--version", fmt::format("quadrille {}", QUADRILLE_VERSION), "Print the version.");
  app_.require_subcommand(1);
  app_.footer(
      "Solve a puzzle, and tell whether the solution is the only one:\n"
      "quadrille solve puzzle.txt\n"
      "All about a command:\n"
      "quadrille solve --help\n");
}

namespace {

#define COMMAND(name) #name,
constexpr std::string_view kCommands[]{
#include "cli/commands/commands.def"
};
#undef COMMAND

bool is_command(std::string_view word) { return std::ranges::find(kCommands, word) != std::end(kCommands); }

/// The words in the order in which they are parsed. `help`, `help COMMAND` and `version` stand for options.
std::vector<std::string> words_to_parse(std::vector<std::string> words) {
  if (words == std::vector<std::string>{"version"}) return {"--version"};
  if (words.empty() || words.front() != "help") return words;
  words.erase(words.begin());
  if (words.empty() || is_command(words.front()))
    words.insert(words.begin() + (words.empty() ? 0 : 1), "--help");
  return words;
}

}  // namespace

void Program::add_commands(std::string_view wanted) {
  // These tell of all commands. Of any other the options of all would be a fifth of its start.
  const bool needs_all = !is_command(wanted) || wanted == "completions" || wanted == "man";
#define COMMAND(name) \
  if (needs_all || wanted == #name) add_##name(*this);
#include "cli/commands/commands.def"
#undef COMMAND
}

CLI::App& Program::add_command(const std::string& name, const std::string& description,
                               const std::string& examples, Run run) {
  CLI::App& command = *app_.add_subcommand(name, description);
  command.footer(examples);
  command.callback([this, run = std::move(run)] { chosen_ = run; });
  return command;
}

namespace {

/// A sentence when QUADRILLE_KERNEL asks for a kernel that there is not; else empty.
std::string kernel_problem() {
  const char* const wanted = std::getenv("QUADRILLE_KERNEL");
  if (wanted == nullptr || lanes::active_kernel() == wanted) return {};
  return say::kNoSuchKernel(wanted, listed(lanes::kernels()));
}

}  // namespace

ExitCode Program::run(int argc, const char* const* argv) {
  command_line_ = words_to_parse({argv + 1, argv + std::max(argc, 1)});
  add_commands(command_line_.empty() ? std::string_view{} : command_line_.front());
  try {
    app_.parse(std::vector<std::string>(command_line_.rbegin(), command_line_.rend()));
  } catch (const CLI::ParseError& error) {
    return explain(error, argc > 1);
  }
  install_interrupt_handlers();
  Console console;
  if (const std::string problem = kernel_problem(); !problem.empty()) {
    console.complain(problem);
    return ExitCode::bad_input;
  }
  return chosen_(console);
}

namespace {

/// What is wrong with the word, and the name that is most like it if there is one.
std::string not_known(const std::string& word, const std::vector<std::string>& names,
                      const Sentence<Text>& problem, const Sentence<Text, Text>& with_name) {
  const std::string name = closest_name(word, names);
  return name.empty() ? problem(word) : with_name(word, name);
}

std::vector<std::string> names_of_options(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    const auto more = option_names(*option);
    names.insert(names.end(), more.begin(), more.end());
  }
  return names;
}

/// CLI11's message, or a clearer one where its own is hard to read.
std::string sentence(const CLI::ParseError& error, const CLI::App& command,
                     const std::vector<std::string>& unexpected) {
  const std::string message = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return say::kNeedsAValue(message.substr(0, message.find(':')));
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    return not_known(unexpected.front(), names_of_options(command), say::kNotExpectedHere,
                     say::kNotExpectedHereButPerhaps);
  }
  const bool names_no_command =
      dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unexpected.empty();
  if (names_no_command) {
    return not_known(unexpected.front(), {std::begin(kCommands), std::end(kCommands)}, say::kNoSuchCommand,
                     say::kNoSuchCommandButPerhaps);
  }
  return message;
}

}  // namespace

ExitCode Program::explain(const CLI::ParseError& error, bool has_arguments) {
  const auto chosen = app_.get_subcommands();
  const CLI::App& command = chosen.empty() ? app_ : *chosen.front();
  Console console;
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    const bool is_help = dynamic_cast<const CLI::CallForVersion*>(&error) == nullptr;
    console.write(is_help ? help_page(command) : fmt::format("{}\n", error.what()));
    return ExitCode::solved;
  }
  if (!has_arguments) {
    console.write_error(help_page(app_));
    return ExitCode::bad_input;
  }
  console.complain(sentence(error, command, app_.remaining(true)));
  const std::string words = chosen.empty() ? "" : command.get_name() + " ";
  console.note(say::kForHelp(fmt::format("quadrille {}--help", words)));
  return ExitCode::bad_input;
}

}  // namespace quadrille::cli
