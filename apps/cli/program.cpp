#include <algorithm>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "cli/command_line.h"
#include "cli/commands/command.h"
#include "cli/mended.h"
#include "cli/options/bind.h"
#include "cli/options/help_page.h"
#include "cli/options/language_option.h"
#include "cli/output/command_words.h"
#include "cli/output/sentences.h"
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
  words_ = words_to_parse(command_line_);
  add_commands(words_.empty() ? std::string_view{} : words_.front());
  try {
    app_.parse(std::vector<std::string>(words_.rbegin(), words_.rend()));
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

/// Puts the two names of CLI11's message "--first excludes --all" into one of our sentences.
std::string of_two(const Sentence<Text, Text>& sentence, std::string_view message) {
  return sentence(message.substr(0, message.find(' ')), message.substr(message.rfind(' ') + 1));
}

/// The first argument that a command requires.
std::string required_argument(const options::Command& command) {
  const auto found = std::ranges::find(command.arguments, true, &options::Argument::is_required);
  return found == command.arguments.end() ? "" : options::value_text(found->value, found->choices);
}

/// A mistake in a command line, and how it may be mended.
struct Problem {
  std::string sentence;
  std::optional<Mended> mended = {};
};

/// The problem with a word that is not expected.
Problem unlike_any(const std::string& word, std::optional<Mended> mended, const Sentence<Text>& sentence,
                   const Sentence<Text, Text>& with_meant) {
  std::string text = mended ? with_meant(word, mended->meant) : sentence(word);
  return {std::move(text), std::move(mended)};
}

template <class T>
bool is_a(const CLI::ParseError& error) {
  return dynamic_cast<const T*>(&error) != nullptr;
}

/// Translates CLI11's message into one of our sentences; a ValidationError already has one.
/// words: of the command line; unexpected: those of them that no command or option takes.
Problem problem_of(const CLI::ParseError& error, const options::Command& command,
                   const std::vector<std::string>& words, const std::vector<std::string>& unexpected) {
  const std::string message = error.what();
  if (is_a<CLI::ArgumentMismatch>(error))
    return {quadrille::say::kNeedsAValue(message.substr(0, message.find(':')))};
  if (is_a<CLI::ExtrasError>(error))
    return unlike_any(unexpected.front(), mend_word(command, words, unexpected.front()),
                      say::kNotExpectedHere, say::kNotExpectedHereButPerhaps);
  const bool is_required = is_a<CLI::RequiredError>(error);
  if (is_required && !unexpected.empty())
    return unlike_any(unexpected.front(), mend_command(words), say::kNoSuchCommand,
                      say::kNoSuchCommandButPerhaps);
  if (is_required) return {say::kIsRequired(required_argument(command))};
  if (is_a<CLI::ExcludesError>(error)) return {of_two(say::kExcludes, message)};
  if (is_a<CLI::RequiresError>(error)) return {of_two(say::kRequires, message)};
  if (is_a<CLI::ConversionError>(error))
    return {say::kTakesNoValue(message.substr(message.find("--"), message.find(" =") - message.find("--")))};
  return {message, mend_value(command, words, message.substr(0, message.find(':')))};
}

}  // namespace

ExitCode Program::explain(const CLI::ParseError& error, Console& console) {
  const auto chosen = app_.get_subcommands();
  const options::Command& command =
      chosen.empty() ? options::program() : *options::find_command(chosen.front()->get_name());
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    const bool is_help = dynamic_cast<const CLI::CallForVersion*>(&error) == nullptr;
    console.write(is_help ? help_page(command, console.page_columns()) : fmt::format("{}\n", error.what()));
    return ExitCode::solved;
  }
  if (words_.empty()) {
    console.write_error(help_page(options::program(), console.page_columns()));
    return ExitCode::bad_input;
  }
  const Problem problem = problem_of(error, command, words_, app_.remaining(true));
  console.complain(problem.sentence);
  if (problem.mended) console.note(say::kForExample(shell_line(problem.mended->words)));
  const std::string words = chosen.empty() ? "" : std::string(command.name) + " ";
  console.note(say::kForHelp(fmt::format("quadrille {}--help", words)));
  return ExitCode::bad_input;
}

}  // namespace quadrille::cli
