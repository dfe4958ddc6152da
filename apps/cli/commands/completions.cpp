// quadrille completions: scripts by which shells complete commands, options and their values.
#include <fmt/format.h>

#include <array>

#include "cli/commands/command.h"
#include "cli/options/option_tree.h"
#include "cli/options/option_values.h"

namespace quadrille::cli {

namespace {

std::string spaced(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

/// The text within single quotes, for a shell.
std::string shell_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

std::vector<const CLI::Option*> all_options(const CLI::App& command) {
  std::vector<const CLI::Option*> options;
  for (const OptionGroup& group : option_groups(command)) {
    options.insert(options.end(), group.options.begin(), group.options.end());
  }
  return options;
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : shown_commands(app)) names.push_back(command->get_name());
  return names;
}

/// Words in the place of a command that Program::run takes for options.
constexpr std::array<Named<std::string_view>, 2> kWords{
    {{"help", "Tell about the program, or about a command"}, {"version", "Tell which version this is"}}};

/// The names in a command line stand after the command, at COMP_WORDS[1].
std::string bash_script(const CLI::App& app) {
  const std::string commands = spaced(command_names(app));
  std::string values = fmt::format("    'help help') words={} ;;\n", shell_quoted(commands));
  std::string options;
  for (const CLI::App* command : shown_commands(app)) {
    std::vector<std::string> names;
    for (const CLI::Option* option : all_options(*command)) {
      for (const std::string& name : option_names(*option)) {
        names.push_back(name);
        const auto words = option_values(*option);
        if (words.empty()) continue;
        values +=
            fmt::format("    '{} {}') words={} ;;\n", command->get_name(), name, shell_quoted(spaced(words)));
      }
    }
    options += fmt::format("    {}) words={} ;;\n", command->get_name(), shell_quoted(spaced(names)));
  }
  return fmt::format(R"(# bash completion of quadrille
_quadrille() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words=
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '{} {} --help --version' -- "$word"))
    return
  fi
  case "${{COMP_WORDS[1]}} $before" in
{}  esac
  if [[ -z $words && $word == -* ]]; then
    case ${{COMP_WORDS[1]}} in
{}    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _quadrille quadrille
)",
                     commands, joined_names(kWords, " "), values, options);
}

/// An option as zsh's _arguments takes it.
std::string zsh_option(const CLI::Option& option, const std::string& name) {
  std::string description;
  for (const char c : first_sentence(option.get_description())) {
    if (c == '[' || c == ']' || c == ':') description += '\\';
    description += c;
  }
  std::string spec = fmt::format("{}[{}]", name, description);
  if (is_flag(option)) return spec;
  const auto words = option_values(option);
  return spec + fmt::format(":value:{}", words.empty() ? "_files" : fmt::format("({})", spaced(words)));
}

std::string zsh_script(const CLI::App& app) {
  std::string commands;
  std::string options = "    help)\n      _describe command commands ;;\n";
  const auto add_command = [&commands](std::string_view name, std::string_view meaning) {
    commands += fmt::format("    {}\n", shell_quoted(fmt::format("{}:{}", name, meaning)));
  };
  for (const auto& [word, meaning] : kWords) add_command(word, meaning);
  for (const CLI::App* command : shown_commands(app)) {
    add_command(command->get_name(), first_sentence(command->get_description()));
    options += fmt::format("    {})\n      _arguments", command->get_name());
    for (const CLI::Option* option : all_options(*command)) {
      for (const std::string& name : option_names(*option)) {
        options += fmt::format(" \\\n        {}", shell_quoted(zsh_option(*option, name)));
      }
    }
    options += " \\\n        '*:file:_files' ;;\n";
  }
  return fmt::format(R"(#compdef quadrille
_quadrille() {{
  local context state line
  local -a commands=(
{}  )
  _arguments -C '1:command:->command' '*::argument:->argument'
  [[ $state == command ]] && _describe command commands
  [[ $state == argument ]] && case $line[1] in
{}  esac
}}
_quadrille "$@"
)",
                     commands, options);
}

std::string fish_option(const CLI::App& command, const CLI::Option& option) {
  std::string line =
      fmt::format("complete -c quadrille -n '__fish_seen_subcommand_from {}'", command.get_name());
  for (const std::string& name : option.get_snames()) line += fmt::format(" -s {}", name);
  for (const std::string& name : option.get_lnames()) line += fmt::format(" -l {}", name);
  if (!is_flag(option)) line += " -r";
  const auto words = option_values(option);
  if (!words.empty()) line += fmt::format(" -f -a {}", shell_quoted(spaced(words)));
  return line + fmt::format(" -d {}\n", shell_quoted(first_sentence(option.get_description())));
}

std::string fish_script(const CLI::App& app) {
  std::string script = "# fish completion of quadrille\n";
  const auto add_command = [&script](std::string_view name, std::string_view meaning) {
    script += fmt::format("complete -c quadrille -n __fish_use_subcommand -f -a {} -d {}\n", name,
                          shell_quoted(meaning));
  };
  for (const auto& [word, meaning] : kWords) add_command(word, meaning);
  script += fmt::format("complete -c quadrille -n '__fish_seen_subcommand_from help' -f -a {}\n",
                        shell_quoted(spaced(command_names(app))));
  for (const CLI::App* command : shown_commands(app)) {
    add_command(command->get_name(), first_sentence(command->get_description()));
    for (const CLI::Option* option : all_options(*command)) script += fish_option(*command, *option);
  }
  return script;
}

using Script = std::string (*)(const CLI::App&);
constexpr std::array<Named<Script>, 3> kShells{
    {{"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}}};

}  // namespace

void add_completions(Program& program) {
  auto shell = std::make_shared<std::string>();
  CLI::App& command =
      program.add_command("completions", "Print a script by which a shell completes command lines.",
                          "In bash, for this session:\n"
                          "source <(quadrille completions bash)\n",
                          [shell, &app = program.app()](Console& console) {
                            const auto found = std::ranges::find(kShells, *shell, &Named<Script>::name);
                            console.write(found->value(app));
                            return ExitCode::solved;
                          });
  command.add_option("shell", *shell, "The shell.")
      ->type_name(choices(kShells))
      ->required()
      ->check([](const std::string& name) {
        const bool is_known = std::ranges::find(kShells, name, &Named<Script>::name) != kShells.end();
        return is_known ? std::string() : fmt::format("expected bash, zsh or fish, found '{}'", name);
      });
}

}  // namespace quadrille::cli
