#include "options/commands/commands.h"

#include <algorithm>

#include "options/commands/answering.h"
#include "options/commands/dataset.h"
#include "options/commands/making.h"
#include "options/commands/models.h"
#include "options/commands/others.h"
#include "options/commands/steps.h"
#include "options/commands/writing.h"

namespace quadrille::options {

namespace {

// The word that stands for a command in usage lines.
constexpr Sentence<> kSomeCommand{"[COMMAND]", "[COMMANDE]"};

}  // namespace

std::span<const Command> commands() {
  using namespace described;
  static const std::vector<Command> all{
      solve(), count(),  check(),   verify(), why(),        candidates(), hint(),        steps(),
      rate(),  show(),   convert(), print(),  canon(),      generate(),   dataset(),     cubes(),
      merge(), status(), compare(), prolog(), mzn(),        xcsp(),       course(),      page(),
      serve(), mcp(),    formats(), rules(),  techniques(), doctor(),     completions(), man()};
  return all;
}

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

Names command_names() {
  Names names;
  for (const Command& command : commands())
    if (!command.is_hidden) names.push_back(command.name);
  return names;
}

const Command* command_called(std::string_view name) {
  if (const Command* command = find_command(name)) return command;
  const auto found = std::ranges::find_if(
      commands(), [name](const Command& command) { return has_word(command.also, name); });
  return found == commands().end() ? nullptr : &*found;
}

const Command& program() {
  static const Command program{
      .name = "",
      .meaning{"Solves, counts and checks Sudoku and every grid like it, by constraint programming. "
               "Without a command, it solves the puzzles.",
               "Résout, compte et vérifie les sudokus et toutes les grilles de la famille, par la "
               "programmation par contraintes. Sans commande, il résout les grilles."},
      .arguments{described::kFiles},
      .groups{{described::kOthers, {&kLang, &kVersion, &kHelp}}},
      .examples{
          {{"Solve a puzzle, and tell whether the solution is the only one:",
            "Résoudre une grille, et dire si la solution est la seule :"},
           "quadrille solve puzzle.txt"},
          {{"Show the help of a command:", "Afficher l’aide d’une commande :"}, "quadrille solve --help"}},
      .answers_puzzles = true};
  return program;
}

std::vector<const Option*> all_options(const Command& command) {
  std::vector<const Option*> options;
  for (const Group& group : command.groups)
    options.insert(options.end(), group.options.begin(), group.options.end());
  return options;
}

bool has_option(const Command& command, std::string_view name) {
  return std::ranges::any_of(all_options(command),
                             [name](const Option* option) { return long_name(*option) == name; });
}

std::string usage(const Command& command) {
  std::string text = "quadrille " + (command.name.empty() ? kSomeCommand() : std::string(command.name));
  if (command.name.empty() || all_options(command).size() > 1) text += " [OPTION...]";
  for (const Argument& argument : command.arguments) {
    const std::string name =
        value_text(argument.value, argument.choices) + (argument.is_repeated ? "..." : "");
    text += argument.is_required ? " " + name : " [" + name + "]";
  }
  return text;
}

std::string first_sentence(std::string_view meaning) {
  const std::size_t end = std::min(meaning.find(". "), meaning.size());
  return std::string(meaning.substr(0, meaning[end - 1] == '.' ? end - 1 : end));
}

}  // namespace quadrille::options
