// Sentences about options, and about searches.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// Help pages: titles, and the usage of a command.
inline constexpr Sentence<Text> kUsage{"Usage: {}", "Utilisation : {}"};
/// A heading made from a title.
inline constexpr Sentence<Text> kHeading{"{}:", "{} :"};
inline constexpr Sentence<> kCommands{"Commands", "Commandes"};
inline constexpr Sentence<> kExitCodes{"Exit codes", "Codes de sortie"};
inline constexpr Sentence<> kExample{"Example", "Exemple"};
inline constexpr Sentence<> kExamples{"Examples", "Exemples"};

// Combinations of options.
inline constexpr Sentence<> kLanesTellsLess{
    "--engine lanes only counts solutions and finds one of them; leave out --all, --limit (of solve), "
    "--next, --trace, --minimal, --consistency, --branch, --time-limit, --memory-limit and --stats",
    "--engine lanes ne fait que compter les solutions et en trouver une ; retirez --all, --limit (de solve), "
    "--next, --trace, --minimal, --consistency, --branch, --time-limit, --memory-limit et --stats"};
inline constexpr Sentence<> kAdaptiveProvesNothing{
    "--engine adaptive may find a solution, but proves nothing; use it with solve, without --all, --limit, "
    "--next and --trace",
    "--engine adaptive peut trouver une solution, mais ne prouve rien ; employez-le avec solve, sans --all, "
    "--limit, --next ni --trace"};
inline constexpr Sentence<> kLanesNeedsThreads{
    "--engine lanes needs threads, which this build does not have",
    "--engine lanes demande des fils d’exécution, que cette version n’a pas"};

// Reasons why a search ended early.
inline constexpr Sentence<> kInterrupted{"the search was interrupted", "la recherche a été interrompue"};

// Criteria for puzzles.
// option, technique, its level, the wanted level
inline constexpr Sentence<Text, Text, Text, Text> kTechniqueTooHard{
    "{0}: {1} makes a puzzle {2} or harder, expected a technique that occurs in puzzles rated {3}",
    "{0} : {1} rend une grille {2} ou plus difficile, on attend une technique des grilles {3}"};
// option, technique, its score, the wanted maximum
inline constexpr Sentence<Text, Text, Number, Number> kTechniqueScoresMore{
    "{}: one step of {} scores {}, expected at most {}, as --score demands",
    "{} : une étape de {} compte {}, on attend au plus {}, comme le demande --score"};
inline constexpr Sentence<Text, Text> kTechniqueIsLater{
    "--needs: {0} is harder than {1}, expected no technique harder than --hardest {1}; `quadrille "
    "techniques` lists them in order",
    "--needs : {0} est plus difficile que {1}, on n’attend rien de plus difficile que --hardest {1} ; "
    "`quadrille techniques` en donne la liste dans l’ordre"};
// maximum, level, found
inline constexpr Sentence<Number, Text, Number> kScoreRaisesLevel{
    "--score: found {2} or more, expected at most {0}: a higher score makes a puzzle harder than {1}",
    "--score : on lit {2} ou plus, on attend au plus {0} : un score plus élevé rend une grille plus "
    "difficile que {1}"};
inline constexpr Sentence<Text, Text> kEasyRatesLess{
    "--er: found {1} or more, expected {0} or less: an Easy puzzle needs only singles, whose ratings go no "
    "higher",
    "--er : on lit {1} ou plus, on attend {0} ou moins : une grille facile ne demande que des candidats "
    "uniques, dont la note ne va pas plus haut"};
inline constexpr Sentence<Text, Number, Number> kTooManyCellsToRate{
    "{}: expected a grid of at most {} cells, found {}: larger grids have no rating",
    "{} : on attend une grille d’au plus {} cases, on en trouve {} : les plus grandes n’ont pas de note"};
// option, technique
inline constexpr Sentence<Text, Text> kNothingToRead{
    "{}: {} applies only to puzzles with rules other than houses; add such a rule, for example --rule "
    "killer_cage",
    "{} : {} ne s’applique qu’aux grilles qui ont d’autres règles que leurs zones ; ajoutez une telle règle, "
    "par exemple --rule killer_cage"};
inline constexpr Sentence<Text> kRatesClassicGridsAlone{
    "{}: Sudoku Explainer rates only classic 9x9 grids; --difficulty and --score also rate others",
    "{} : Sudoku Explainer ne note que les grilles 9x9 classiques ; --difficulty et --score notent aussi les "
    "autres"};

}  // namespace quadrille::cli::say
