// The sentences of answers about a puzzle, for the command line, Python and the page.
#pragma once

#include "base/sentence.h"

namespace quadrille::answers::say {

// Verdicts on a puzzle.
inline constexpr Sentence<Text> kNoAnswer{"no answer: {}", "pas de réponse : {}"};  // the reason for the end
                                                                                    // of the search
inline constexpr Sentence<> kOneSolution{"one solution", "une seule solution"};

// Steps.
// level, score
inline constexpr Sentence<Text, Number> kRating{"{} ({})", "{} ({})"};
// number of steps, score, number of open cells
inline constexpr Counted<Number, Number> kStuck{
    "no technique applies after one step, which scores {1}; {2} cells are still open",
    "no technique applies after {0} steps, which score {1}; {2} cells are still open",
    "plus aucune technique ne s’applique après une étape, d’un score de {1} ; il reste {2} cases vides",
    "plus aucune technique ne s’applique après {0} étapes, d’un score de {1} ; il reste {2} cases vides"};

// Environment.
inline constexpr Sentence<Text> kGivenStays{"{} holds a given, which stays as it is",
                                            "{} contient un chiffre donné, qui reste tel quel"};

// Check.
inline constexpr Sentence<Text> kContradictoryGivens{"contradictory givens: {}",
                                                     "chiffres donnés contradictoires : {}"};
inline constexpr Sentence<Text> kHasNoCandidates{"no solution: {} has no candidates",
                                                 "aucune solution : {} n’a pas de candidats"};
// cell, digit
inline constexpr Sentence<Text, Number> kCandidatesExclude{
    "contradictory givens: {} holds {}, which its candidates exclude",
    "chiffres donnés contradictoires : {} contient {}, que ses candidats excluent"};
inline constexpr Sentence<Text, Number, Number, Number, Number> kTotalCannotBe{
    "no solution: the cage at {} has the total {}, but its {} different digits add up to at least {} and at "
    "most {}",
    "aucune solution : la cage de {} a le total {}, mais ses {} chiffres différents font au moins {} et au "
    "plus {}"};
inline constexpr Sentence<Text> kNoGridObeys{"no solution: no grid obeys {}",
                                             "aucune solution : aucune grille ne respecte {}"};  // a clue
inline constexpr Sentence<Text> kRulesDoNotAdmit{"no solution: the rules do not allow {}",
                                                 "aucune solution : les règles n’admettent pas {}"};
// the number of givens, and their list
inline constexpr Sentence<Number, Text> kConflict{
    "no solution: these {} givens conflict: {}; perhaps not all of them are needed",
    "aucune solution : ces {} chiffres donnés sont incompatibles : {} ; certains sont peut-être de trop"};
inline constexpr Sentence<Number, Text> kConflictOfNeeded{
    "no solution: these {} givens conflict: {}; all of them are needed, though another set may be smaller",
    "aucune solution : ces {} chiffres donnés sont incompatibles : {} ; aucun n’est de trop, mais un autre "
    "ensemble est peut-être plus petit"};
inline constexpr Sentence<Number, Text> kConflictOfFewest{
    "no solution: these {} givens conflict: {}; no smaller set of givens does",
    "aucune solution : ces {} chiffres donnés sont incompatibles : {} ; aucun ensemble plus petit ne l’est"};
// the number of clues, and their list
inline constexpr Sentence<Number, Text> kClueConflict{
    "no solution: these {} clues conflict: {}; perhaps not all of them are needed",
    "aucune solution : ces {} indices sont incompatibles : {} ; certains sont peut-être de trop"};
inline constexpr Sentence<Number, Text> kClueConflictOfNeeded{
    "no solution: these {} clues conflict: {}; all of them are needed, though another set may be smaller",
    "aucune solution : ces {} indices sont incompatibles : {} ; aucun n’est de trop, mais un autre ensemble "
    "est peut-être plus petit"};
inline constexpr Sentence<Number, Text> kClueConflictOfFewest{
    "no solution: these {} clues conflict: {}; no smaller set of clues does",
    "aucune solution : ces {} indices sont incompatibles : {} ; aucun ensemble plus petit ne l’est"};
// the reason for the end of the search
inline constexpr Sentence<Text> kOneAtLeast{"at least one solution; {}", "au moins une solution ; {}"};
inline constexpr Sentence<Text> kNoVerdict{"no verdict; {}", "pas de verdict ; {}"};
inline constexpr Sentence<> kMinimal{"minimal: no given can be dropped",
                                     "minimale : aucun chiffre donné ne peut être retiré"};
inline constexpr Sentence<> kMinimalSoFar{
    "minimal: no given can be dropped (not all were tried)",
    "minimale : aucun chiffre donné ne peut être retiré (tous n’ont pas été essayés)"};
// the number of givens, and their list
inline constexpr Counted<Text> kNotMinimal{
    "not minimal: one given can be dropped: {1}", "not minimal: any one of {0} givens can be dropped: {1}",
    "pas minimale : un chiffre donné peut être retiré : {1}",
    "pas minimale : l’un quelconque de {0} chiffres donnés peut être retiré : {1}"};
inline constexpr Counted<Text> kNotMinimalSoFar{
    "not minimal: one given can be dropped (not all were tried): {1}",
    "not minimal: any one of {0} givens can be dropped (not all were tried): {1}",
    "pas minimale : un chiffre donné peut être retiré (tous n’ont pas été essayés) : {1}",
    "pas minimale : l’un quelconque de {0} chiffres donnés peut être retiré (tous n’ont pas été essayés) : "
    "{1}"};
// given, given, rule
inline constexpr Sentence<Text, Text, Text> kGivensBreak{"{} and {} break {}",
                                                         "{} et {} se contredisent ({})"};
// cell, cell, digit, house or rule
inline constexpr Sentence<Text, Text, Number, Text> kBothHoldIn{"{} and {} both hold {} in {}",
                                                                "{} et {} contiennent tous deux {} ({})"};
inline constexpr Sentence<Text, Text, Number, Text> kBothHoldAgainst{
    "{} and {} both hold {} against {}", "{} et {} contiennent tous deux {}, contre {}"};

// A player's digits and notes.
inline constexpr Counted<> kPlacedAreRight{
    "the digit that the player placed is right", "the {} digits that the player placed are right",
    "le chiffre placé par le joueur est juste", "les {} chiffres placés par le joueur sont justes"};
// their number, and a list of corrections
inline constexpr Counted<Text> kPlacedAreWrong{
    "one of the player's digits is wrong: {1}", "{0} of the player's digits are wrong: {1}",
    "un des chiffres du joueur est faux : {1}", "{0} des chiffres du joueur sont faux : {1}"};
// placement, digit of the solution
inline constexpr Sentence<Text, Number> kCorrection{"{} (the solution has {})", "{} (la solution a {})"};
// the number of cells, and a list of digits in cells
inline constexpr Counted<Text> kNotesLeaveOut{
    "the player's candidates of one cell lack its digit: {1}",
    "the player's candidates of {0} cells lack their digits: {1}",
    "les candidats du joueur dans une case n’ont pas son chiffre : {1}",
    "les candidats du joueur dans {0} cases n’ont pas leurs chiffres : {1}"};
// the number of digits, and a list of them in their cells
inline constexpr Counted<Text> kTakeBack{"one of the player's digits is wrong: take back {1} first",
                                         "{0} of the player's digits are wrong: take back {1} first",
                                         "un des chiffres du joueur est faux : retirez d’abord {1}",
                                         "{0} des chiffres du joueur sont faux : retirez d’abord {1}"};
// the number of cells, and a list of them
inline constexpr Counted<Text> kRestoreNotes{
    "the player's candidates of one cell lack its digit: restore those of {1} first",
    "the player's candidates of {0} cells lack their digits: restore those of {1} first",
    "les candidats du joueur dans une case n’ont pas son chiffre : rétablissez d’abord ceux de {1}",
    "les candidats du joueur dans {0} cases n’ont pas leurs chiffres : rétablissez d’abord ceux de {1}"};

// Verify. "Empty" cells are those of the state.
inline constexpr Sentence<> kSolved{"solved: every cell is filled, and nothing is violated",
                                    "résolue : toutes les cases sont remplies, et rien n’est enfreint"};
inline constexpr Counted<> kNothingViolated{
    "nothing is violated; one cell is empty", "nothing is violated; {} cells are empty",
    "rien n’est enfreint ; une case est vide", "rien n’est enfreint ; {} cases sont vides"};
// the number of violations, and their list
inline constexpr Counted<Text> kViolations{"one violation: {1}", "{0} violations: {1}",
                                           "une infraction : {1}", "{0} infractions : {1}"};
inline constexpr Sentence<Text, Text> kViolation{"{} ({})", "{} ({})"};  // house or rule, cells
inline constexpr Sentence<Text> kGivenOverwritten{"the given {}", "le chiffre donné {}"};
inline constexpr Sentence<> kCompletable{"a solution has all of these digits",
                                         "une solution a tous ces chiffres"};
inline constexpr Sentence<> kNotCompletable{"no solution has all of these digits",
                                            "aucune solution n’a tous ces chiffres"};
inline constexpr Counted<> kWays{"one solution has all of these digits",
                                 "{} solutions have all of these digits", "une solution a tous ces chiffres",
                                 "{} solutions ont tous ces chiffres"};
inline constexpr Counted<> kWaysAtLeast{
    "one solution or more has all of these digits", "{} solutions or more have all of these digits",
    "une solution au moins a tous ces chiffres", "{} solutions au moins ont tous ces chiffres"};
// the reason for the end of the search
inline constexpr Sentence<Text> kCompletionUnknown{
    "it is not known whether a solution has all of these digits: {}",
    "on ne sait pas si une solution a tous ces chiffres : {}"};
inline constexpr Sentence<Text> kSolutionUnknown{"the digits were not compared with the solution: {}",
                                                 "les chiffres n’ont pas été comparés à la solution : {}"};
inline constexpr Sentence<> kNoOnlySolution{
    "the puzzle does not have exactly one solution with which the digits could be compared",
    "la grille n’a pas exactement une solution, à laquelle comparer les chiffres"};
inline constexpr Counted<> kAllPlacedRight{"the placed digit is right", "the {} placed digits are right",
                                           "le chiffre placé est juste",
                                           "les {} chiffres placés sont justes"};
inline constexpr Sentence<> kNothingPlaced{"no digit has been placed", "aucun chiffre n’a été placé"};
// numbers of right and of placed digits, cells
inline constexpr Sentence<Number, Number, Text> kSomePlacedRight{"right digits: {} of {}; wrong: {}",
                                                                 "chiffres justes : {} sur {} ; faux : {}"};
inline constexpr Sentence<Text, Text> kInAddition{"{}; {}", "{} ; {}"};  // two of these sentences

// Why.
inline constexpr Sentence<Text> kNoSuchCell{"a grid of {} has no such cell",
                                            "une grille {} n’a pas cette case"};
inline constexpr Sentence<> kDigitMissing{"a digit is missing after the sign",
                                          "il manque un chiffre après le signe"};
inline constexpr Sentence<Text, Number, Number> kNotADigit{"found \"{}\", expected a digit from {} to {}",
                                                           "on lit « {} », on attend un chiffre de {} à {}"};
inline constexpr Sentence<Text, Number> kMustBe{"{} must be {}.", "{} doit être {}."};
inline constexpr Sentence<Text, Number> kCannotBe{"{} cannot be {}.", "{} ne peut pas être {}."};
inline constexpr Sentence<> kIsGiven{"It is a given.", "C’est un chiffre donné."};
inline constexpr Sentence<> kRulesForce{"The rules force it, whatever the givens.",
                                        "Les règles y obligent, quels que soient les chiffres donnés."};
inline constexpr Sentence<Text> kGivenForces{"The given {} forces it.", "Le chiffre donné {} y oblige."};
inline constexpr Sentence<> kCandidatesForce{"The candidates given for the cell force it.",
                                             "Les candidats donnés de la case y obligent."};
inline constexpr Sentence<Text> kCandidatesElsewhereForce{"The given candidates of one cell force it: {}.",
                                                          "Les candidats donnés d’une case y obligent : {}."};
// the number of givens and cells with given candidates ("r1c2 of 1 2"), and their list
inline constexpr Sentence<Number, Text> kCluesForce{
    "These {} clues force it: {}; perhaps not all of them are needed.",
    "Ces {} indices y obligent : {} ; certains sont peut-être de trop."};
inline constexpr Sentence<Number, Text> kNeededCluesForce{
    "These {} clues force it: {}; all of them are needed, though another set may be smaller.",
    "Ces {} indices y obligent : {} ; aucun n’est de trop, mais un autre ensemble est peut-être plus petit."};
inline constexpr Sentence<Number, Text> kFewestCluesForce{
    "These {} clues force it: {}; no smaller set of clues does.",
    "Ces {} indices y obligent : {} ; aucun ensemble plus petit n’y suffit."};
// the number of givens, and their list
inline constexpr Sentence<Number, Text> kGivensForce{
    "These {} givens force it: {}; perhaps not all of them are needed.",
    "Ces {} chiffres donnés y obligent : {} ; certains sont peut-être de trop."};
inline constexpr Sentence<Number, Text> kNeededGivensForce{
    "These {} givens force it: {}; all of them are needed, though another set may be smaller.",
    "Ces {} chiffres donnés y obligent : {} ; aucun n’est de trop, mais un autre ensemble est peut-être plus "
    "petit."};
inline constexpr Sentence<Number, Text> kFewestGivensForce{
    "These {} givens force it: {}; no smaller set of givens does.",
    "Ces {} chiffres donnés y obligent : {} ; aucun ensemble plus petit n’y suffit."};
inline constexpr Sentence<Text> kRulesTaken{"Rules involved: {}.", "Règles en jeu : {}."};
inline constexpr Sentence<Text> kRulesPerhapsTaken{"Rules involved: {}; perhaps not all of them are needed.",
                                                   "Règles en jeu : {} ; certaines sont peut-être de trop."};
// the beginnings of the labels of houses of each kind (sudoku/puzzle/sentences.h and its rules)
inline constexpr Sentence<> kRowLabel{"row ", "ligne "};
inline constexpr Sentence<> kColumnLabel{"column ", "colonne "};
inline constexpr Sentence<> kBoxLabel{"box ", "bloc "};
inline constexpr Sentence<> kRegionLabel{"region ", "région "};
// houses of a kind: their numbers
inline constexpr Sentence<Text> kNumberedRows{"rows {}", "lignes {}"};
inline constexpr Sentence<Text> kNumberedColumns{"columns {}", "colonnes {}"};
inline constexpr Sentence<Text> kNumberedBoxes{"boxes {}", "blocs {}"};
inline constexpr Sentence<Text> kNumberedRegions{"regions {}", "régions {}"};
// cell, digit in one solution, in another
inline constexpr Sentence<Text, Number, Number> kIsOpen{
    "{} is open: it is {} in one solution and {} in another.",
    "{} est libre : c’est {} dans une solution et {} dans une autre."};
inline constexpr Sentence<Text, Number> kCanBe{"{} can be {}, as in this solution.",
                                               "{} peut être {}, comme dans cette solution."};
inline constexpr Sentence<Text, Number, Number> kNeedNotBe{
    "{} need not be {}: it is {} in this solution.",
    "{} n’est pas forcément {} : c’est {} dans cette solution."};
inline constexpr Sentence<> kNothingStands{
    "The puzzle has no solution; `quadrille check` tells which givens conflict.",
    "La grille n’a pas de solution ; `quadrille check` dit quels chiffres donnés sont incompatibles."};
inline constexpr Sentence<Text, Text> kUndecided{"{}: no answer; {}.",
                                                 "{} : pas de réponse ; {}."};  // cell, the reason for the
                                                                                // end of the search

}  // namespace quadrille::answers::say
