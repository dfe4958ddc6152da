// quadrille completions: scripts with which shells complete commands, options and their values.
#include <fmt/format.h>

#include <array>
#include <cstdlib>

#include "cli/commands/command.h"
#include "cli/commands/sentences.h"
#include "cli/options/bind.h"
#include "cli/output/command_words.h"
#include "options/commands/commands.h"
#include "options/options.h"

namespace quadrille::cli {

namespace {

template <class Words>
std::string spaced(const Words& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::vector<options::Command> shown_commands() {
  std::vector<options::Command> shown;
  for (const options::Command& command : options::commands())
    if (!command.is_hidden) shown.push_back(command);
  return shown;
}

/// The options of the command, and the one that all commands have.
std::vector<const options::Option*> options_of(const options::Command& command) {
  std::vector<const options::Option*> all = options::all_options(command);
  all.push_back(&options::kLang);
  return all;
}

options::Names values_of(const options::Option& option) {
  return option.choices == nullptr ? options::Names{} : option.choices();
}

/// The words that may follow the command itself; empty if files may.
options::Names words_after(const options::Command& command) {
  for (const options::Argument& argument : command.arguments)
    if (argument.choices != nullptr) return argument.choices();
  return {};
}

/// Whether the option requires a value.
bool has_value(const options::Option& option) {
  return option.kind != options::Kind::flag && !option.may_lack_value;
}

/// Words in the position of a command that Program::run() treats as options.
constexpr std::array<options::Named<Sentence<>>, 2> kWords{
    {{"help", say::kAboutHelp}, {"version", say::kAboutVersion}}};

/// In a command line, the words follow the command, at COMP_WORDS[1].
std::string bash_script() {
  const std::string commands = spaced(options::command_names());
  std::string values = fmt::format("    'help help') words={} ;;\n", shell_quoted(commands));
  std::string options, arguments;
  for (const options::Command& command : shown_commands()) {
    if (const auto words = words_after(command); !words.empty())
      arguments += fmt::format("      {}) words={} ;;\n", command.name, shell_quoted(spaced(words)));
    std::vector<std::string> names;
    for (const options::Option* option : options_of(command)) {
      for (const std::string& name : options::names_of(*option)) {
        names.push_back(name);
        const auto words = values_of(*option);
        if (words.empty()) continue;
        values += fmt::format("    '{} {}') words={} ;;\n", command.name, name, shell_quoted(spaced(words)));
      }
    }
    options += fmt::format("    {}) words={} ;;\n", command.name, shell_quoted(spaced(names)));
  }
  return fmt::format(R"(# bash completion of quadrille
_quadrille() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words=
  # bash makes a word of the = in --format=line.
  if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${{COMP_WORDS[COMP_CWORD-2]}}; fi
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{} {} --help --version' -- "$word"))
    return
  fi
  case "${{COMP_WORDS[1]}} $before" in
{}  esac
  if [[ -z $words && $word == -* ]]; then
    case ${{COMP_WORDS[1]}} in
{}    esac
  elif [[ -z $words ]]; then
    case ${{COMP_WORDS[1]}} in
{}    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _quadrille quadrille
)",
                     commands, spaced(options::names_in<kWords>()), values, options, arguments);
}

/// An option in the syntax of zsh's _arguments.
std::string zsh_option(const options::Option& option, const std::string& name) {
  std::string description;
  for (const char c : options::first_sentence(option.meaning())) {
    if (c == '[' || c == ']' || c == ':') description += '\\';
    description += c;
  }
  std::string spec = fmt::format("{}[{}]", name, description);
  if (!has_value(option)) return spec;
  const auto words = values_of(option);
  return spec + fmt::format(":value:{}", words.empty() ? "_files" : fmt::format("({})", spaced(words)));
}

std::string zsh_script() {
  std::string commands;
  std::string options = "    help)\n      _describe command commands ;;\n";
  const auto add_command = [&commands](std::string_view name, std::string_view meaning) {
    commands += fmt::format("    {}\n", shell_quoted(fmt::format("{}:{}", name, meaning)));
  };
  for (const auto& [word, meaning] : kWords) add_command(word, meaning());
  for (const options::Command& command : shown_commands()) {
    add_command(command.name, options::first_sentence(command.meaning()));
    options += fmt::format("    {})\n      _arguments", command.name);
    for (const options::Option* option : options_of(command)) {
      for (const std::string& name : options::names_of(*option)) {
        options += fmt::format(" \\\n        {}", shell_quoted(zsh_option(*option, name)));
      }
    }
    const auto words = words_after(command);
    options += fmt::format(" \\\n        '*:{}' ;;\n",
                           words.empty() ? "file:_files" : fmt::format("value:({})", spaced(words)));
  }
  return fmt::format(R"(#compdef quadrille
_quadrille() {{
  local context state line
  local -a commands=(
{}  )
  _arguments -C '1:command:->command' '*::argument:->argument'
  [[ $state == command ]] && {{ _describe command commands; _files }}
  [[ $state == argument ]] && case $line[1] in
{}  esac
}}
_quadrille "$@"
)",
                     commands, options);
}

std::string fish_option(const options::Command& command, const options::Option& option) {
  std::string line = fmt::format("complete -c quadrille -n '__fish_seen_subcommand_from {}'", command.name);
  for (const std::string& name : options::names_of(option)) {
    const bool is_long = name.starts_with("--");
    line += fmt::format(" -{} {}", is_long ? 'l' : 's', name.substr(is_long ? 2 : 1));
  }
  if (has_value(option)) line += " -r";
  const auto words = values_of(option);
  if (!words.empty()) line += fmt::format(" -f -a {}", shell_quoted(spaced(words)));
  return line + fmt::format(" -d {}\n", shell_quoted(options::first_sentence(option.meaning())));
}

std::string fish_script() {
  std::string script = "# fish completion of quadrille\n";
  const auto add_command = [&script](std::string_view name, std::string_view meaning) {
    script += fmt::format("complete -c quadrille -n __fish_use_subcommand -f -a {} -d {}\n", name,
                          shell_quoted(meaning));
  };
  for (const auto& [word, meaning] : kWords) add_command(word, meaning());
  script += fmt::format("complete -c quadrille -n '__fish_seen_subcommand_from help' -f -a {}\n",
                        shell_quoted(spaced(options::command_names())));
  for (const options::Command& command : shown_commands()) {
    add_command(command.name, options::first_sentence(command.meaning()));
    if (const auto words = words_after(command); !words.empty())
      script += fmt::format("complete -c quadrille -n '__fish_seen_subcommand_from {}' -f -a {}\n",
                            command.name, shell_quoted(spaced(words)));
    for (const options::Option* option : options_of(command)) script += fish_option(command, *option);
  }
  return script;
}

using Script = std::string (*)();
constexpr std::array<options::Named<Script>, 3> kShells{
    {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}}};

/// The name of the user's shell: "zsh" if $SHELL is /bin/zsh.
std::string shell_of_user() {
  const char* const path = std::getenv("SHELL");
  const std::string_view name = path == nullptr ? std::string_view{} : path;
  return std::string(name.substr(name.rfind('/') + 1));
}

ExitCode completions(const std::string& shell, Console& console) {
  const auto found = std::ranges::find(kShells, shell, &options::Named<Script>::name);
  if (found == kShells.end()) {
    console.complain(say::kNoSuchShell(shell));
    return ExitCode::bad_input;
  }
  console.write(found->value());
  return ExitCode::solved;
}

}  // namespace

void add_completions(Program& program) {
  auto shell = std::make_shared<std::string>(shell_of_user());
  CLI::App& command =
      program.add_command("completions", [shell](Console& console) { return completions(*shell, console); });
  command.add_option("shell", *shell);
}

}  // namespace quadrille::cli
