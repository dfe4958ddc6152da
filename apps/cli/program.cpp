#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "base/closest_name.h"
#include "cli/commands/command.h"
#include "cli/options/bind.h"
#include "cli/options/help_page.h"
#include "cli/options/language_option.h"
#include "cli/process/interrupt.h"
#include "cli/sentences.h"
#include "lanes/kernels.h"
#include "options/commands/commands.h"
#include "options/options.h"
#include "system/ending.h"
#include "system/sentences.h"

namespace quadrille::cli {

Program::Program() : app_("", "quadrille") {
  app_.set_help_flag(std::string(options::kHelp.names));
  app_.add_option(std::string(options::kLang.names));  // removed from the words before they are parsed
  app_.set_version_flag(std::string(options::kVersion.names), fmt::format("quadrille {}", QUADRILLE_VERSION));
  app_.require_subcommand(1);
}

namespace {

bool is_command(std::string_view word) { return options::find_command(word) != nullptr; }

/// The words in the order in which they are parsed. `help`, `help COMMAND` and `version` become options.
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
  // For a single command, registering the options of all commands would take a fifth of its startup time.
  const bool needs_all = !is_command(wanted);
#define COMMAND(name) \
  if (needs_all || wanted == #name) add_##name(*this);
#include "cli/commands/commands.def"
#undef COMMAND
  for (CLI::App* command : app_.get_subcommands({}))
    relate(*command, options::all_options(*options::find_command(command->get_name())));
}

CLI::App& Program::add_command(const std::string& name, Run run) {
  CLI::App& command = *app_.add_subcommand(name);
  command.callback([this, run = std::move(run)] { chosen_ = run; });
  return command;
}

namespace {

/// A sentence if QUADRILLE_KERNEL names an unknown kernel; else empty.
std::string kernel_problem() {
  const char* const wanted = std::getenv("QUADRILLE_KERNEL");
  if (wanted == nullptr || lanes::active_kernel() == wanted) return {};
  return say::kNoSuchKernel(wanted, listed(lanes::kernels()));
}

}  // namespace

ExitCode Program::run(int argc, const char* const* argv) {
  command_line_ = {argv + 1, argv + std::max(argc, 1)};
  Console console;
  if (const std::string problem = take_language(command_line_); !problem.empty()) {
    console.complain(problem);
    return ExitCode::bad_input;
  }
  say_when_short("quadrille");  // in that language
  command_line_ = words_to_parse(std::move(command_line_));
  add_commands(command_line_.empty() ? std::string_view{} : command_line_.front());
  try {
    app_.parse(std::vector<std::string>(command_line_.rbegin(), command_line_.rend()));
  } catch (const CLI::ParseError& error) {
    return explain(error, console);
  }
  install_interrupt_handlers();
  if (const std::string problem = kernel_problem(); !problem.empty()) {
    console.complain(problem);
    return ExitCode::bad_input;
  }
  return chosen_(console);
}

namespace {

/// The error for the word, with the most similar name if there is one.
std::string not_known(const std::string& word, const std::vector<std::string>& names,
                      const Sentence<Text>& problem, const Sentence<Text, Text>& with_name) {
  const std::string name = closest_name(word, names);
  return name.empty() ? problem(word) : with_name(word, name);
}

std::vector<std::string> names_of_options(const options::Command& command) {
  std::vector<std::string> names;
  for (const options::Option* option : options::all_options(command)) {
    const auto more = options::names_of(*option);
    names.insert(names.end(), more.begin(), more.end());
  }
  return names;
}

std::vector<std::string> names_of_commands() {
  std::vector<std::string> names;
  for (const options::Command& command : options::commands()) names.emplace_back(command.name);
  return names;
}

/// Puts the two names of CLI11's message "--first excludes --all" into one of our sentences.
std::string of_two(const Sentence<Text, Text>& sentence, std::string_view message) {
  return sentence(message.substr(0, message.find(' ')), message.substr(message.rfind(' ') + 1));
}

/// The first argument that a command requires.
std::string required_argument(const options::Command& command) {
  const auto found = std::ranges::find(command.arguments, true, &options::Argument::is_required);
  return found == command.arguments.end() ? "" : options::value_text(found->value, found->choices);
}

/// Translates CLI11's message into one of our sentences; a ValidationError already has one.
std::string sentence(const CLI::ParseError& error, const options::Command& command,
                     const std::vector<std::string>& unexpected) {
  const std::string message = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return quadrille::say::kNeedsAValue(message.substr(0, message.find(':')));
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    return not_known(unexpected.front(), names_of_options(command), say::kNotExpectedHere,
                     say::kNotExpectedHereButPerhaps);
  }
  const bool names_no_command =
      dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unexpected.empty();
  if (names_no_command) {
    return not_known(unexpected.front(), names_of_commands(), say::kNoSuchCommand,
                     say::kNoSuchCommandButPerhaps);
  }
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
    return say::kIsRequired(required_argument(command));
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) return of_two(say::kExcludes, message);
  if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr) return of_two(say::kRequires, message);
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr)
    return say::kTakesNoValue(message.substr(message.find("--"), message.find(" =") - message.find("--")));
  return message;
}

}  // namespace

ExitCode Program::explain(const CLI::ParseError& error, Console& console) {
  const auto chosen = app_.get_subcommands();
  const options::Command& command =
      chosen.empty() ? options::program() : *options::find_command(chosen.front()->get_name());
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    const bool is_help = dynamic_cast<const CLI::CallForVersion*>(&error) == nullptr;
    console.write(is_help ? help_page(command) : fmt::format("{}\n", error.what()));
    return ExitCode::solved;
  }
  if (command_line_.empty()) {
    console.write_error(help_page(options::program()));
    return ExitCode::bad_input;
  }
  console.complain(sentence(error, command, app_.remaining(true)));
  const std::string words = chosen.empty() ? "" : std::string(command.name) + " ";
  console.note(say::kForHelp(fmt::format("quadrille {}--help", words)));
  return ExitCode::bad_input;
}

}  // namespace quadrille::cli
