// Commands about the program itself, and about pages: for each, the options that only it has, under its name,
// and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// page
inline constexpr Option kPrintAddress{.names = "--print",
                                      .meaning{"Print the page's address instead of opening it.",
                                               "Afficher l’adresse de la page au lieu de l’ouvrir."}};

// serve
inline constexpr Option kHttp{
    .names = "--http",
    .meaning{
        "Answer programs over HTTP instead of pages of f-puzzles: POST /solve, with the arguments as JSON, "
        "and so on; GET / lists all tools. Each call is a process of its own, with limits.",
        "Répondre à des programmes par HTTP au lieu de pages de f-puzzles : POST /solve, avec les "
        "arguments en JSON, etc. ; GET / énumère tous les outils. Chaque appel est un processus à part, "
        "avec des limites."}};
inline constexpr Option kPort{
    .names = "--port",
    .kind = Kind::number,
    .value{"N", "N"},
    .most = 65535,
    .usual = "4545",
    .meaning{
        "The port to listen on; by default 4545, to which the userscript connects. 0 takes any free port.",
        "Le port où écouter ; par défaut 4545, auquel le script utilisateur se connecte. 0 prend n’importe "
        "quel port libre."}};
inline constexpr Option kAllowOrigin{
    .names = "--allow-origin",
    .kind = Kind::text,
    .value{"ORIGIN", "ORIGINE"},
    .is_repeated = true,
    .meaning{"A site, such as https://example.org, whose pages may connect besides those of "
             "https://f-puzzles.com and https://www.f-puzzles.com. May be repeated.",
             "Un site, comme https://example.org, dont les pages ont le droit de se connecter en plus de "
             "celles de https://f-puzzles.com et https://www.f-puzzles.com. L’option peut être répétée."}};

// mcp
inline constexpr Option kTimeLimitOfCall = kTimeLimit.with(
    {"The most time to spend on each call; by default 10s. A search then tells what it has found.",
     "Le temps maximal par appel ; 10s par défaut. Une recherche dit alors ce qu’elle a trouvé."},
    "10s");
inline constexpr Option kMemoryLimitOfCall = kMemoryLimit.with(
    {"The most memory for each call; by default 500M.", "La mémoire maximale par appel ; 500M par défaut."},
    "500M");
inline constexpr Option kCallsAtOnce =
    kThreads.with({"The number of calls that are answered at the same time; by default 2. Others wait.",
                   "Le nombre d’appels traités en même temps ; 2 par défaut. Les autres attendent."},
                  "2");

// serve --http
inline constexpr Option with_http(Option option) {
  option.needs = "--http";
  return option;
}
inline constexpr Option kTimeLimitOfHttpCall = with_http(kTimeLimitOfCall);
inline constexpr Option kMemoryLimitOfHttpCall = with_http(kMemoryLimitOfCall);
inline constexpr Option kHttpCallsAtOnce = with_http(kCallsAtOnce);

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command page() {
  return {.name = "page",
          .also = "web gui",
          .meaning{"Open the page for setting, solving, explaining and playing puzzles in a browser. It is a "
                   "single file on this machine, and works offline.",
                   "Ouvrir dans un navigateur la page où composer, résoudre, expliquer et jouer des grilles. "
                   "C’est un seul fichier sur cette machine, qui marche hors ligne."},
          .groups{{kOthers, {&kPrintAddress, &kHelp}}},
          .examples{{{"Open it:", "L’ouvrir :"}, "quadrille page"},
                    {{"Where is it?", "Où est-elle ?"}, "quadrille page --print"}}};
}

inline Command serve() {
  return {.name = "serve",
          .meaning{
              "Serve pages of the editor f-puzzles as their solver, or programs over HTTP. The userscript of "
              "SudokuSolver connects the pages to this program instead of its own solver. Only "
              "connections from this machine are accepted. Ctrl-C ends the server.",
              "Servir de solveur aux pages de l’éditeur f-puzzles, ou à des programmes par HTTP. Le script "
              "utilisateur de SudokuSolver connecte les pages à ce programme au lieu de son propre "
              "solveur. Seules les connexions de cette machine sont acceptées. Ctrl-C met fin au "
              "serveur."},
          .groups{{kOthers,
                   {&kHttp, &kPort, &kAllowOrigin, &kTimeLimitOfHttpCall, &kMemoryLimitOfHttpCall,
                    &kHttpCallsAtOnce, &kHelp}}},
          .examples{{{"Answer the buttons of f-puzzles:", "Répondre aux boutons de f-puzzles :"},
                     "quadrille serve"},
                    {{"Serve pages of your own, too:", "Servir aussi vos propres pages :"},
                     "quadrille serve --allow-origin http://localhost:8000"},
                    {{"Answer programs, with up to a minute for each call:",
                      "Répondre à des programmes, avec une minute au plus par appel :"},
                     "quadrille serve --http --time-limit 1m"}}};
}

inline Command mcp() {
  return {
      .name = "mcp",
      .meaning{"Let a language model ask: serve its program as a tool server of the Model Context Protocol "
               "on standard input and output. Each call is a process of its own, with limits, which can "
               "open neither files nor connections. The server ends with its input.",
               "Laisser un modèle de langage poser des questions : servir son programme d’outils, selon le "
               "Model Context Protocol, sur l’entrée et la sortie standard. Chaque appel est un processus à "
               "part, avec des limites, qui ne peut ouvrir ni fichier ni connexion. Le serveur finit avec "
               "son entrée."},
      .groups{{kOthers, {&kTimeLimitOfCall, &kMemoryLimitOfCall, &kCallsAtOnce, &kHelp}}},
      .examples{{{"What a program starts that works with a model:",
                  "Ce que lance un programme qui travaille avec un modèle :"},
                 "quadrille mcp"},
                {{"Permit answers that take a minute:", "Permettre des réponses d’une minute :"},
                 "quadrille mcp --time-limit 1m"}}};
}

inline Command course() {
  return {
      .name = "course",
      .also = "learn lessons exercises",
      .meaning{
          "Learn how a solver works by writing its parts: exercises with tests that say what is wrong. This "
          "needs Python 3, and some exercises need SWI-Prolog or MiniZinc.",
          "Apprendre comment marche un solveur en écrivant ses parties : des exercices, avec des tests qui "
          "disent ce qui ne va pas. Il faut Python 3, et pour certains exercices SWI-Prolog ou MiniZinc."},
      .arguments{
          {.choices = course_task_names,
           .meaning{"list (the default): the exercises; start N DIR: put exercise N into a new folder; "
                    "check DIR: test what is there; solution DIR: one that is right, after three tries.",
                    "list (par défaut) : les exercices ; start N DIR : mettre l’exercice N dans un nouveau "
                    "dossier ; check DIR : tester ce qui s’y trouve ; solution DIR : une solution juste, "
                    "après trois essais."}},
          {.value{"WORD", "MOT"},
           .is_repeated = true,
           .meaning{"The number of an exercise, and a folder.", "Le numéro d’un exercice, et un dossier."}}},
      .groups{help_alone()},
      .examples{
          {{"Which exercises are there?", "Quels exercices y a-t-il ?"}, "quadrille course"},
          {{"Begin the sixth one in a new folder:", "Commencer le sixième dans un nouveau dossier :"},
           "quadrille course start 6 six"},
          {{"Test what you have written:", "Tester ce que vous avez écrit :"}, "quadrille course check six"},
          {{"See a solution, after three tries:", "Voir une solution, après trois essais :"},
           "quadrille course solution six"}}};
}

inline Command formats() {
  return {
      .name = "formats",
      .meaning{"List the formats that can be read and written.",
               "Donner la liste des formats que l’on peut lire et écrire."},
      .arguments{
          {.value{"FORMAT", "FORMAT"},
           .choices = format_names,
           .meaning{"A format, to print an example of it.", "Un format, pour en afficher un exemple."}}},
      .groups{help_alone()},
      .examples{{{"Which formats are there?", "Quels formats y a-t-il ?"}, "quadrille formats"},
                {{"What does this one look like?", "À quoi ressemble celui-ci ?"}, "quadrille formats sdk"}}};
}

inline Command rules() {
  return {.name = "rules",
          .meaning{"List the rules that puzzles can have.",
                   "Donner la liste des règles que peuvent avoir les grilles."},
          .arguments{{.value{"RULE", "RÈGLE"},
                      .choices = rule_names,
                      .meaning{"A rule, to print its argument and an example.",
                               "Une règle, pour afficher son argument et un exemple."}}},
          .groups{help_alone()},
          .examples{{{"Which rules are there?", "Quelles règles y a-t-il ?"}, "quadrille rules"},
                    {{"How is this one used?", "Comment employer celle-ci ?"}, "quadrille rules killer_cage"},
                    {{"Solve a puzzle whose diagonals contain all digits, too:",
                      "Résoudre une grille dont les diagonales contiennent elles aussi tous les chiffres :"},
                     "quadrille solve --rule diagonals puzzle.txt"}}};
}

inline Command doctor() {
  return {
      .name = "doctor",
      .also = "info diagnose",
      .meaning{"Tell what this program is, what it finds on this machine, and how to get what is missing.",
               "Dire ce qu’est ce programme, ce qu’il trouve sur cette machine, et comment obtenir ce qui "
               "manque."},
      .groups{help_alone()},
      .examples{{{"Are MiniZinc and SWI-Prolog found?", "MiniZinc et SWI-Prolog sont-ils trouvés ?"},
                 "quadrille doctor"}}};
}

inline Command completions() {
  return {.name = "completions",
          .also = "completion",
          .meaning{"Print a script that lets a shell complete command lines.",
                   "Afficher un script qui permet à un shell de compléter les lignes de commande."},
          .arguments{{.choices = shell_names,
                      .meaning{"The shell; by default the one that $SHELL names.",
                               "Le shell ; par défaut celui que désigne $SHELL."}}},
          .groups{help_alone()},
          .examples{{{"In the current bash session:", "Dans la session bash en cours :"},
                     "source <(quadrille completions bash)"}}};
}

inline Command man() {
  return {.name = "man",
          .meaning{"Print a manual page in roff: that of the program, or of a command.",
                   "Afficher une page de manuel en roff : celle du programme, ou d’une commande."},
          .arguments{{.value{"COMMAND", "COMMANDE"},
                      .choices = command_names,
                      .meaning{"The command.", "La commande."}}},
          .groups{help_alone()},
          .examples{{{"Read it:", "La lire :"}, "quadrille man solve | man -l -"}},
          .is_hidden = true};
}

}  // namespace quadrille::options::described
