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
  /// Names that other programs give such a command, space-separated. They are accepted, but no page shows
  /// them.
  std::string_view also = {};
  /// The extension of files that, without a command, are for this one rather than for `solve`: ".mzn".
  std::string_view opens = {};
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
/// The command of that name, or to which other programs give that name; null if there is none.
[[nodiscard]] const Command* command_called(std::string_view name);
/// The options and words before a command: the program itself, whose name is empty.
[[nodiscard]] const Command& program();

/// The names of the commands that help pages list.
[[nodiscard]] Names command_names();

/// The options of all groups.
[[nodiscard]] std::vector<const Option*> all_options(const Command& command);
/// Whether a command has the option with that long name.
[[nodiscard]] bool has_option(const Command& command, std::string_view name);
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
    {1, {"no solution, or the answer is no", "aucune solution, ou la réponse est non"}},
    {2, {"bad input, or a bad command line", "entrée incorrecte, ou ligne de commande incorrecte"}},
    {3,
     {"a limit was reached, or Ctrl-C was pressed; results so far are printed",
      "une limite est atteinte, ou Ctrl-C a été tapé ; les résultats obtenus sont affichés"}},
    {4,
     {"a conversion lost a part of a puzzle, which it names",
      "une conversion a perdu une partie d’une grille, qu’elle nomme"}},
    {71,
     {"out of memory, or no thread could be started",
      "mémoire épuisée, ou fil d’exécution impossible à lancer"}},
    {75,
     {"try again: another run is writing the output, or a part is not complete",
      "réessayez : un autre travail écrit la sortie, ou une partie reste à faire"}},
};
inline constexpr Sentence<> kHighestCodeApplies{
    "With several puzzles the highest code applies, but 2 takes precedence over all others, and 3 over 4. "
    "Ctrl-C gives 3.",
    "Pour plusieurs grilles, c’est le code le plus élevé qui vaut, mais 2 l’emporte sur tous les autres, et "
    "3 sur 4. Ctrl-C donne 3."};

struct EnvironmentVariable {
  std::string_view name;
  Sentence<> meaning;
};
inline constexpr EnvironmentVariable kEnvironment[] = {
    {"COLUMNS",
     {"The width of help pages and sentences; by default that of the terminal.",
      "La largeur des pages d’aide et des phrases ; par défaut celle du terminal."}},
    {"LC_ALL, LC_MESSAGES, LANG",
     {"The language, unless --lang names it: French if the first of them that is set begins with fr.",
      "La langue, si --lang ne la nomme pas : le français si la première qui est définie commence par fr."}},
    {"NO_COLOR", {"If it is set, nothing is coloured.", "Si elle est définie, rien n’est coloré."}},
};

}  // namespace quadrille::options
