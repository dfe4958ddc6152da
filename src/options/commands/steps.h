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
    .meaning{"Whose steps and ratings to use: hodoku (the default) for HoDoKu 2.3.2, or se for Sudoku "
             "Explainer 1.2.1, which handles only classic grids and always uses all of its techniques.",
             "De qui suivre les étapes et les notes : hodoku (par défaut) pour HoDoKu 2.3.2, ou se pour "
             "Sudoku Explainer 1.2.1, qui ne connaît que les grilles classiques et se sert toujours de "
             "toutes ses techniques."}};
inline constexpr Option kOnly{
    .names = "--only",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .is_repeated = true,
    .meaning{"Use only this technique; repeat the option for several. `quadrille techniques` lists them.",
             "N’employer que cette technique ; répétez l’option pour en employer plusieurs. `quadrille "
             "techniques` en donne la liste."}};
inline constexpr Option kAlso{
    .names = "--also",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = names_on_request,
    .is_repeated = true,
    .meaning{
        "Also use this technique, which is tried only on request, or `all` of these techniques; `quadrille "
        "techniques` lists them. Steps and ratings then differ from those of HoDoKu with its usual settings.",
        "Employer aussi cette technique, qui n’est essayée que sur demande, ou toutes ces techniques par "
        "`all` ; `quadrille techniques` en donne la liste. Les étapes et les notes diffèrent alors de celles "
        "de HoDoKu avec ses réglages habituels."}};
inline constexpr Option kWithout{
    .names = "--without",
    .kind = Kind::choice,
    .value{"TECHNIQUE", "TECHNIQUE"},
    .choices = technique_names,
    .is_repeated = true,
    .meaning{"Do without this technique; `quadrille techniques` lists them.",
             "Se passer de cette technique ; `quadrille techniques` en donne la liste."}};
inline constexpr Option kHintLevel{
    .names = "--level",
    .kind = Kind::choice,
    .choices = names_in<kHintLevels>,
    .usual = "all",
    .meaning{"How much to reveal: which cells to look at, which technique applies there, or all of the step.",
             "Jusqu’où révéler l’étape : quelles cases regarder, quelle technique s’y applique, ou tout."}};
inline constexpr Option kWords{
    .names = "--words",
    .meaning{
        "Say in sentences, too, why each step follows. On Sudoku Explainer's scale there are no sentences.",
        "Dire aussi par des phrases pourquoi chaque étape s’ensuit. Sur l’échelle de Sudoku Explainer, il "
        "n’y a pas de phrases."}};

}  // namespace quadrille::options

namespace quadrille::options::described {

inline Command hint() {
  return {
      .name = "hint",
      .meaning{
          "Print the next step of a human solver. It starts from the givens and candidates of the input.",
          "Donner la prochaine étape d’une personne qui résout la grille. Elle part des chiffres donnés et "
          "des candidats de l’entrée."},
      .arguments{kFiles},
      .groups{input_with_drawing(),
              {kPrinting, {&kHintLevel, &kWords, &kOutputOfAnswer, &kJson}},
              {kTechniques, {&kScale, &kOnly, &kAlso, &kWithout, &kTimeLimit}},
              help_alone()},
      .examples{{{"What is the next step?", "Quelle est la prochaine étape ?"}, "quadrille hint puzzle.txt"},
                {{"Tell only where to look:", "Dire seulement où regarder :"},
                 "quadrille hint --level where puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command steps() {
  return {
      .name = "steps",
      .meaning{"Solve the puzzle as a person would, and print each step. The steps, their order and the "
               "rating are those of HoDoKu 2.3.2, for the techniques that `quadrille techniques` lists, or "
               "those of Sudoku Explainer 1.2.1.",
               "Résoudre la grille comme le ferait une personne, et afficher chaque étape. Les étapes, leur "
               "ordre et la note sont ceux de HoDoKu 2.3.2, pour les techniques dont `quadrille techniques` "
               "donne la liste, ou ceux de Sudoku Explainer 1.2.1."},
      .arguments{kFiles},
      .groups{input_with_drawing(),
              {kPrinting, {&kWords, &kOutputOfAnswer, &kJson}},
              {kTechniques, {&kScale, &kOnly, &kAlso, &kWithout, &kTimeLimit}},
              help_alone()},
      .examples{{{"Print the whole path to the solution:", "Afficher tout le chemin jusqu’à la solution :"},
                 "quadrille steps puzzle.txt"},
                {{"Use only singles, as far as they lead:",
                  "N’employer que les candidats uniques, aussi loin qu’ils mènent :"},
                 "quadrille steps --only naked_single --only hidden_single puzzle.txt"}},
      .answers_puzzles = true};
}

inline Command rate() {
  return {
      .name = "rate",
      .also = "grade difficulty",
      .meaning{"Tell how hard puzzles are for people. Each puzzle gets a line with HoDoKu 2.3.2's level and "
               "score or, with `--scale se`, with Sudoku Explainer 1.2.1's ER, EP and ED: the ratings of the "
               "hardest step, of the hardest step up to the first digit placed, and of the first step.",
               "Dire à quel point des grilles sont difficiles pour une personne. Chaque grille a une ligne "
               "avec le niveau et le score de HoDoKu 2.3.2 ou, avec `--scale se`, avec ER, EP et ED de "
               "Sudoku Explainer 1.2.1 : les notes de l’étape la plus difficile, de la plus difficile "
               "jusqu’au premier chiffre placé, et de la première étape."},
      .arguments{kFiles},
      .groups{input_with_drawing(),
              {kTechniques, {&kScale, &kOnly, &kAlso, &kWithout, &kTimeLimit}},
              {kPrinting, {&kOutputOfAnswer, &kJson, &kOut, &kResume, &kPart}},
              {kSearching, {&kThreads}},
              help_alone()},
      .examples{
          {{"How hard is this puzzle?", "Cette grille est-elle difficile ?"}, "quadrille rate puzzle.txt"},
          {{"How hard is it for Sudoku Explainer?", "L’est-elle pour Sudoku Explainer ?"},
           "quadrille rate --scale se puzzle.txt"},
          {{"Rate a file with one puzzle per line, two at a time:",
            "Noter un fichier d’une grille par ligne, deux à la fois :"},
           "quadrille rate --threads 2 puzzles.txt"}},
      .answers_puzzles = true};
}

inline Command techniques() {
  return {
      .name = "techniques",
      .meaning{"List the techniques by which steps are found. They are listed in the order in which they are "
               "tried, with their levels and scores. A star marks those that are tried only on request, by "
               "`--also` of `hint`, `steps` and `rate`.",
               "Donner la liste des techniques par lesquelles des étapes sont trouvées. Elles sont dans "
               "l’ordre où elles sont essayées, avec leur niveau et leur score. Une étoile marque celles qui "
               "ne sont essayées que sur demande, par l’option `--also` de `hint`, `steps` et `rate`."},
      .arguments{{.value{"TECHNIQUE", "TECHNIQUE"},
                  .choices = technique_names,
                  .meaning{"A technique, to print its score and an example.",
                           "Une technique, pour afficher son score et un exemple."}}},
      .groups{help_alone()},
      .examples{{{"Which techniques are there?", "Quelles techniques y a-t-il ?"}, "quadrille techniques"},
                {{"What is an X-Wing?", "Qu’est-ce qu’un X-Wing ?"}, "quadrille techniques x_wing"}}};
}

}  // namespace quadrille::options::described
