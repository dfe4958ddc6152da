// The commands of the program, as data: their descriptions, and their options (options.h).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "options/option.h"

namespace quadrille::options {

/// A word of a command line that is not an option.
struct Argument {
  Sentence<> value{""};  // "FILE": its name in help pages; empty if the choices are shown instead
  bool is_required = false;
  bool is_repeated = false;
  Names (*choices)() = nullptr;
  Sentence<> meaning;
};

/// Options under one title of a help page.
struct Group {
  Sentence<> title;
  std::vector<const Option*> options;
};

struct Example {
  Sentence<> title;
  std::string_view line;
};

struct Command {
  std::string_view name;
  Sentence<> meaning;  // in lists of commands, only its first sentence
  std::vector<Argument> arguments;
  std::vector<Group> groups;  // the group called Options includes --help
  std::vector<Example> examples;
  bool answers_puzzles = false;  // exit codes tell whether puzzles were solved
  bool is_hidden = false;
};

/// All commands, in the order of help pages.
[[nodiscard]] std::span<const Command> commands();
/// Null if there is no command of that name.
[[nodiscard]] const Command* find_command(std::string_view name);
/// The options and words before a command: the program itself, whose name is empty.
[[nodiscard]] const Command& program();

/// The options of all groups.
[[nodiscard]] std::vector<const Option*> all_options(const Command& command);
/// "quadrille solve [OPTION...] [FILE...]".
[[nodiscard]] std::string usage(const Command& command);
/// The first sentence of a description, without its full stop.
[[nodiscard]] std::string first_sentence(std::string_view meaning);

struct ExitCodeMeaning {
  int code;
  Sentence<> meaning;
};
inline constexpr ExitCodeMeaning kExitCodes[] = {
    {0, {"solved, or done", "résolu, ou fait"}},
    {1,
     {"no solution, or what was asked is not so", "aucune solution, ou ce qui est demandé n’est pas vrai"}},
    {2,
     {"bad input, or a command line that makes no sense",
      "entrée incorrecte, ou ligne de commande qui n’a pas de sens"}},
    {3,
     {"a limit was reached, or Ctrl-C ended the work; what was found is printed",
      "une limite est atteinte, ou Ctrl-C a mis fin au travail ; ce qui a été trouvé est affiché"}},
    {71,
     {"the system gave no memory, or no thread",
      "le système n’a pas donné de mémoire, ou de fil d’exécution"}},
    {75,
     {"try again: another run writes the output, or a part is not done",
      "réessayez : un autre travail écrit la sortie, ou une partie reste à faire"}},
};
inline constexpr Sentence<> kHighestCodeApplies{
    "Of several puzzles the highest code applies, but 2 before 3. Ctrl-C gives 3.",
    "Pour plusieurs grilles, c’est le code le plus élevé qui vaut, mais 2 avant 3. Ctrl-C donne 3."};

}  // namespace quadrille::options
