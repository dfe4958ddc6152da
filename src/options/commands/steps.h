// Commands about the steps by which people solve: for each, the options that only it has, under its name, and
// its description.
#pragma once

#include "options/commands/groups.h"

namespace quadrille::options {

// hint, steps, rate
inline constexpr Option kScale{
    .names = "--scale",
    .kind = Kind::choice,
    .choices = names_in<kScales>,
    .usual = "hodoku",
    .excludes = "--only --also --without",
    .meaning{"Whose steps and ratings: `hodoku`, the usual one, for HoDoKu 2.3.2, or `se` for Sudoku "
             "Explainer 1.2.1, "
             "which knows classic grids alone and always uses all of its techniques.",
             "De qui suivre les étapes et les notes : « hodoku », par défaut, pour HoDoKu 2.3.2, ou « se » "
             "pour Sudoku Explainer 1.2.1, qui ne connaît que les grilles classiques et se sert toujours de "
             "toutes ses techniques."}};
inline constexpr Option kOnly{.names = "--only",
                              .kind = Kind::choice,
                              .value{"TECHNIQUE", "TECHNIQUE"},
                              .choices = technique_names,
                              .is_repeated = true,
                              .meaning{"Use this technique, and others named so, alone; `quadrille "
                                       "techniques` lists them.",
                                       "N’employer que cette technique, et les autres nommées ainsi ; "
                                       "`quadrille techniques` en donne la liste."}};
inline constexpr Option kAlso{
    .names = "--also",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = names_on_request,
    .is_repeated = true,
    .meaning{"Use this technique, too, which is tried on request alone, or `all` of these; `quadrille "
             "techniques` lists them. Steps and ratings are then no longer those of HoDoKu's usual settings.",
             "Employer aussi cette technique, qui n’est essayée que sur demande, ou toutes celles-ci par "
             "« all » ; `quadrille techniques` en donne la liste. Les étapes et les notes ne sont alors plus "
             "celles de HoDoKu avec ses réglages habituels."}};
inline constexpr Option kWithout{
    .names = "--without",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .is_repeated = true,
    .meaning{"Do without this technique, one of those that `quadrille techniques` lists.",
             "Se passer de cette technique, l’une de celles que donne `quadrille techniques`."}};
inline constexpr Option kHintLevel{
    .names = "--level",
    .kind = Kind::choice,
    .choices = names_in<kHintLevels>,
    .usual = "all",
    .meaning{"How much to tell: which cells to look at, which technique applies there, or all of the step.",
             "Jusqu’où aider : quelles cases regarder, quelle technique s’y applique, ou toute l’étape."}};
inline constexpr Option kJsonOfSteps{
    .names = "--json",
    .meaning{"Print each step as a JSON object, one a line, and the rating after them.",
             "Afficher chaque étape comme un objet JSON, un par ligne, puis la note."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command hint() {
  return {
      .name = "hint",
      .meaning{"Tell the next step by which a person could solve the puzzle. The givens and the candidates "
               "of the input are where it starts.",
               "Donner la prochaine étape par laquelle une personne pourrait avancer. Les chiffres donnés et "
               "les candidats de l’entrée sont le point de départ."},
      .arguments{kFiles},
      .groups{kInputWithDrawing,
              {kPrinting, {&kHintLevel}},
              {kTechniques, {&kScale, &kOnly, &kAlso, &kWithout, &kTimeLimit}},
              kHelpAlone},
      .examples{
          {{"What comes next?", "Que faire maintenant ?"}, "quadrille hint puzzle.txt"},
          {{"Only where to look:", "Seulement où regarder :"}, "quadrille hint --level where puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command steps() {
  return {.name = "steps",
          .meaning{"Solve the puzzle as a person could, and print each step. The steps, their order and the "
                   "rating are those of HoDoKu 2.3.2, as far as the techniques go that `quadrille "
                   "techniques` lists, or those of Sudoku Explainer 1.2.1.",
                   "Résoudre la grille comme une personne le pourrait, et afficher chaque étape. Les étapes, "
                   "leur ordre et la note sont ceux de HoDoKu 2.3.2, pour les techniques dont `quadrille "
                   "techniques` donne la liste, ou ceux de Sudoku Explainer 1.2.1."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kPrinting, {&kJsonOfSteps}},
                  {kTechniques, {&kScale, &kOnly, &kAlso, &kWithout, &kTimeLimit}},
                  kHelpAlone},
          .examples{{{"The whole way to the solution:", "Tout le chemin jusqu’à la solution :"},
                     "quadrille steps puzzle.txt"},
                    {{"By singles alone, as far as they lead:",
                      "Par les seuls candidats uniques, aussi loin qu’ils mènent :"},
                     "quadrille steps --only naked_single --only hidden_single puzzle.txt"}},
          .answers_puzzles = true};
}

inline Command rate() {
  return {.name = "rate",
          .meaning{
              "Tell how hard puzzles are for people. A line a puzzle gives the level and the score of "
              "HoDoKu 2.3.2. With `--scale se` it gives ER, EP and ED of Sudoku Explainer 1.2.1: the ratings "
              "of the hardest step, of the hardest up to the first digit placed, and of the first.",
              "Dire à quel point des grilles sont difficiles pour une personne. Une ligne par grille donne "
              "le niveau et le score de HoDoKu 2.3.2. Avec `--scale se`, ce sont ER, EP et ED de Sudoku "
              "Explainer 1.2.1 : les notes de l’étape la plus difficile, de la plus difficile jusqu’au "
              "premier chiffre placé, et de la première."},
          .arguments{kFiles},
          .groups{kInputWithDrawing,
                  {kTechniques, {&kScale, &kOnly, &kAlso, &kWithout, &kTimeLimit}},
                  {kPrinting, {&kOut, &kResume, &kPart}},
                  {kSearching, {&kThreads}},
                  kHelpAlone},
          .examples{
              {{"How hard is this?", "Est-ce difficile ?"}, "quadrille rate puzzle.txt"},
              {{"By Sudoku Explainer:", "Selon Sudoku Explainer :"}, "quadrille rate --scale se puzzle.txt"},
              {{"A file with a puzzle a line, two at a time:",
                "Un fichier d’une grille par ligne, deux à la fois :"},
               "quadrille rate --threads 2 puzzles.txt"}},
          .answers_puzzles = true};
}

inline Command techniques() {
  return {
      .name = "techniques",
      .meaning{
          "List the techniques by which steps are found. They stand in the order in which they are tried, "
          "with their level and their score. A star marks those that are tried on request alone: `--also` "
          "of `hint`, `steps` and `rate` asks for them.",
          "Donner la liste des techniques par lesquelles des étapes sont trouvées. Elles viennent dans "
          "l’ordre où elles sont essayées, avec leur niveau et leur score. Une étoile marque celles qui ne "
          "sont essayées que sur demande : l’option `--also` de `hint`, `steps` et `rate` les demande."},
      .groups{kHelpAlone},
      .examples{{{"Which techniques are there?", "Quelles techniques y a-t-il ?"}, "quadrille techniques"}}};
}

}  // namespace quadrille::options::described
