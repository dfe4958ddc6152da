// Commands about the program itself, and about pages: for each, the options that only it has, under its name,
// and its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// page
inline constexpr Option kPrintAddress{.names = "--print",
                                      .meaning{"Print the page's address, and open nothing.",
                                               "Afficher l’adresse de la page, sans rien ouvrir."}};

// serve
inline constexpr Option kPort{
    .names = "--port",
    .kind = Kind::number,
    .value{"N", "N"},
    .most = 65535,
    .usual = "4545",
    .meaning{"The port to listen at (4545, which the page's script asks for); 0: any that is "
             "free.",
             "Le port où écouter (4545, celui que demande le script de la page) ; 0 : n’importe quel port "
             "libre."}};
inline constexpr Option kAllowOrigin{
    .names = "--allow-origin",
    .kind = Kind::text,
    .value{"ORIGIN", "ORIGINE"},
    .is_repeated = true,
    .meaning{"A site whose pages may connect, besides https://f-puzzles.com and https://www.f-puzzles.com: "
             "https://example.org. May be repeated.",
             "Un site dont les pages ont le droit de se connecter, en plus de https://f-puzzles.com et "
             "https://www.f-puzzles.com : https://example.org. L’option peut être répétée."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command page() {
  return {
      .name = "page",
      .meaning{
          "Open the page in a browser, to set, solve, explain and play. It is one file of this "
          "machine, and works without a network.",
          "Ouvrir la page dans un navigateur : composer des grilles, les résoudre, les expliquer, y jouer. "
          "C’est un fichier de cette machine, et elle marche sans réseau."},
      .groups{{kOthers, {&kPrintAddress, &kHelp}}},
      .examples{{{"Open it:", "L’ouvrir :"}, "quadrille page"},
                {{"Where is it?", "Où est-elle ?"}, "quadrille page --print"}}};
}

inline Command serve() {
  return {
      .name = "serve",
      .meaning{
          "Answer pages of the editor f-puzzles. The userscript of SudokuSolver connects them; it finds "
          "this program in the place of its own. Only this machine is listened to, until Ctrl-C.",
          "Répondre aux pages de l’éditeur f-puzzles. Le script utilisateur de SudokuSolver les connecte ; "
          "il trouve ce programme à la place du sien. Seule cette machine est écoutée, jusqu’à Ctrl-C."},
      .groups{{kOthers, {&kPort, &kAllowOrigin, &kHelp}}},
      .examples{{{"Be the solver behind the buttons of f-puzzles:",
                  "Être le solveur derrière les boutons de f-puzzles :"},
                 "quadrille serve"},
                {{"For pages of your own as well:", "Pour vos propres pages aussi :"},
                 "quadrille serve --allow-origin http://localhost:8000"}}};
}

inline Command formats() {
  return {.name = "formats",
          .meaning{"List the formats that can be read and written.",
                   "Donner la liste des formats que l’on peut lire et écrire."},
          .groups{kHelpAlone},
          .examples{{{"Which formats are there?", "Quels formats y a-t-il ?"}, "quadrille formats"}}};
}

inline Command rules() {
  return {.name = "rules",
          .meaning{"List the rules that puzzles can have.",
                   "Donner la liste des règles que peuvent avoir les grilles."},
          .groups{kHelpAlone},
          .examples{{{"Which rules are there?", "Quelles règles y a-t-il ?"}, "quadrille rules"},
                    {{"A puzzle whose diagonals hold all digits, too:",
                      "Une grille dont les diagonales contiennent elles aussi tous les chiffres :"},
                     "quadrille solve --rule diagonals puzzle.txt"}}};
}

inline Command completions() {
  return {.name = "completions",
          .meaning{"Print a script by which a shell completes command lines.",
                   "Afficher un script par lequel un shell complète les lignes de commande."},
          .arguments{{.is_required = true, .choices = shell_names, .meaning{"The shell.", "Le shell."}}},
          .groups{kHelpAlone},
          .examples{{{"In bash, for this session:", "En bash, pour cette session :"},
                     "source <(quadrille completions bash)"}}};
}

inline Command man() {
  return {.name = "man",
          .meaning{"Print the manual page in roff.", "Afficher la page de manuel en roff."},
          .groups{kHelpAlone},
          .examples{{{"Read it:", "La lire :"}, "quadrille man | man -l -"}},
          .is_hidden = true};
}

}  // namespace quadrille::options::described
