// Sentences about output, its journal, and the progress of work; traces for people.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

/// A command line that works.
inline constexpr Sentence<Text> kForExample{"For example: {}", "Par exemple : {}"};

// Files that are written. The last argument is the system's reason.
inline constexpr Sentence<Text> kOutputFailed{"cannot write the output: {}",
                                              "la sortie ne peut pas être écrite : {}"};
inline constexpr Sentence<Text, Text> kCannotBeWritten{"{} cannot be written: {}",
                                                       "{} ne peut pas être écrit : {}"};
// the output that cannot be written, as a sentence
inline constexpr Sentence<Text> kCannotBeResumed{"{}; the run could not be resumed",
                                                 "{} ; le travail ne pourrait pas être repris"};
inline constexpr Sentence<Text> kOverwritesInput{"{} would overwrite its own input",
                                                 "{} écraserait sa propre entrée"};
inline constexpr Sentence<Text> kOutputExists{"{0} exists; --out {0} replaces it",
                                              "{0} existe ; --out {0} le remplace"};
// file, its journal
inline constexpr Sentence<Text, Text> kRunIsNotComplete{
    "{} belongs to a run that is not complete; add --resume to continue it, or delete {}",
    "{} appartient à un travail inachevé ; ajoutez --resume pour le poursuivre, ou effacez {}"};
inline constexpr Sentence<> kUnorderedCannotResume{
    "--unordered cannot be combined with --resume, because answers out of order do not tell how far a run "
    "has come",
    "--unordered ne se combine pas avec --resume, car des réponses en désordre ne disent pas jusqu’où le "
    "travail est allé"};
inline constexpr Sentence<Text> kNoFileToResume{
    "{} is not a file, so the run cannot be resumed",
    "{} n’est pas un fichier, le travail ne peut donc pas être repris"};
inline constexpr Sentence<> kRunIsComplete{"the run is complete; there is nothing to continue",
                                           "le travail est achevé ; il n’y a rien à poursuivre"};
inline constexpr Sentence<> kTheInput{"the input", "l’entrée"};
// input, journal
inline constexpr Sentence<Text, Text> kInputDiffers{
    "{} has changed since this run read it; restore it, or delete {} to start over",
    "{} a changé depuis que ce travail l’a lu ; rétablissez-le, ou effacez {} pour recommencer"};
inline constexpr Sentence<Text, Text> kInputsDiffer{
    "{}, or a file before it, has changed since this run read it; restore it, or delete {} to start over",
    "{}, ou un fichier avant lui, a changé depuis que ce travail l’a lu ; rétablissez-le, ou effacez {} pour "
    "recommencer"};
// file, its size, the number of bytes written; journal
inline constexpr Sentence<Text, Number, Number, Text> kOutputIsShorter{
    "{} has {} bytes, expected the {} that were written before; delete {} to start over",
    "{} a {} octets, on attend les {} qui ont été écrits auparavant ; effacez {} pour recommencer"};
inline constexpr Sentence<Text> kNoJournal{
    "{} was not written by a run of quadrille; delete it to start over",
    "{} n’a pas été écrit par un travail de quadrille ; effacez-le pour recommencer"};
// journal, the words of its command line
inline constexpr Sentence<Text, Text> kOtherCommandLine{
    "{} belongs to another command line, quadrille {}; add --resume to that one, or delete the file to start "
    "over",
    "{} vient d’une autre ligne de commande, quadrille {} ; ajoutez-y --resume, ou effacez le fichier pour "
    "recommencer"};

// Parts, and the receipts beside their outputs.
// receipt
inline constexpr Sentence<Text> kNoReceipt{
    "{} is not the receipt of a part; delete it and the output beside it, and run the part again",
    "{} n’est pas le reçu d’une partie ; effacez-le avec la sortie qu’il accompagne, et relancez la partie"};
// receipt, its value, the expected value
inline constexpr Sentence<Text, Text, Text> kOtherVersion{
    "{} comes from version {} of quadrille, expected {}",
    "{} vient de la version {} de quadrille, on attend {}"};
inline constexpr Sentence<Text, Text, Text> kOtherCommand{
    "{} comes from another command, `quadrille {}`, expected `quadrille {}`",
    "{} vient d’une autre commande, `quadrille {}`, on attend `quadrille {}`"};
inline constexpr Sentence<Text, Number, Number> kOtherNumberOfParts{
    "{} comes from one of {} parts, expected {}", "{} vient de l’une de {} parties, on en attend {}"};
inline constexpr Sentence<Text, Number, Number> kInputOfOtherSize{
    "{} comes from an input of {} bytes, expected {}", "{} vient d’une entrée de {} octets, on en attend {}"};
inline constexpr Sentence<Text, Number> kOtherPart{"{} comes from part {}", "{} vient de la partie {}"};
// output, its receipt
inline constexpr Sentence<Text, Text> kOutputHasChanged{
    "{} does not match its receipt {}; delete both, and run the part again",
    "{} ne correspond pas à son reçu {} ; effacez les deux, et relancez la partie"};
// input, number of the part
inline constexpr Sentence<Text, Number> kInputHasChanged{
    "{} is not the input that part {} read; restore it, or delete the outputs and run all parts again",
    "{} n’est pas l’entrée que la partie {} a lue ; rétablissez-la, ou effacez les sorties et relancez "
    "toutes les parties"};
// output, reason
inline constexpr Sentence<Text, Text> kIsNotOfThisPart{
    "{0} already exists, and does not contain the answers of this part: {1}; delete {0}, or choose another "
    "name by --out",
    "{0} existe déjà, et ne contient pas les réponses de cette partie : {1} ; effacez {0}, ou choisissez un "
    "autre nom par --out"};
// receipt
inline constexpr Sentence<Text> kReceiptIsAnotherFile{
    "{} has the name of the receipt, but is another file; rename it, or choose another name by --out",
    "{} a le nom du reçu, mais est un autre fichier ; renommez-le, ou choisissez un autre nom par --out"};
// outputs, number of the part
inline constexpr Sentence<Text, Text, Number> kPartComesTwice{
    "{} and {} both contain part {}; leave one of them out",
    "{} et {} contiennent tous deux la partie {} ; retirez l’un des deux"};
inline constexpr Sentence<Text, Text> kPartsDoNotMeet{
    "the ranges of the input that {} and {} read overlap or leave a gap; the input has changed in between, "
    "so run all parts again",
    "les intervalles de l’entrée que {} et {} ont lus se recouvrent ou laissent un trou ; l’entrée a changé "
    "entre-temps, relancez donc toutes les parties"};
// how many puzzles
inline constexpr Sentence<Text> kPartGoesOn{"goes on after {} puzzles", "reprend après {} grilles"};
inline constexpr Sentence<> kPartIsDone{"this part is complete; there is nothing to do",
                                        "cette partie est achevée ; il n’y a rien à faire"};

// Many puzzles.
inline constexpr Sentence<Text, Number> kFurtherMessages{"{}: {} further messages are not shown",
                                                         "{} : {} autres messages ne sont pas affichés"};
// The count has separators: "12,345".
inline constexpr Counted<Text> kPuzzles{"{1} puzzle", "{1} puzzles", "{1} grille", "{1} grilles"};
// the answered puzzles: kPuzzles
inline constexpr Sentence<Text> kInterruptedAfter{"interrupted after {}", "interrompu après {}"};
inline constexpr Sentence<Text> kInterruptedAndResumable{
    "interrupted after {}; --resume continues from there",
    "interrompu après {} ; --resume reprend à cet endroit"};
inline constexpr Sentence<Text> kInterruptedPart{
    "interrupted after {}; the same command continues from there",
    "interrompu après {} ; la même commande reprend à cet endroit"};

// The progress line is a list: the time, the work done, and how to end it.
inline constexpr Sentence<Number, Text> kProgress{"{} s{}; Ctrl-C ends it", "{} s{} ; Ctrl-C y met fin"};
inline constexpr Sentence<Text> kAnswered{", {} puzzles answered", ", {} grilles traitées"};
inline constexpr Sentence<Text> kASecond{", {} a second", ", {} par seconde"};
inline constexpr Sentence<Text> kLeft{", {} s left", ", encore {} s"};
inline constexpr Sentence<> kNextOrEnd{"; for the next, Enter to end",
                                       "« ; » pour la suivante, Entrée pour finir"};

// Givens that contradict each other, and formats that do not support a puzzle.
inline constexpr Sentence<Text, Number, Number> kTooLargeForFormat{
    "{0} writes grids up to {1}x{1}, but this one is {2}x{2}; json, sections and frame write any",
    "{0} écrit des grilles jusqu’à {1}x{1}, mais celle-ci est {2}x{2} ; json, sections et frame les écrivent "
    "toutes"};
inline constexpr Sentence<Text> kBoardsForFormat{
    "{} cannot write boards that overlap; json, sections, boards, frame, svg and pdf can",
    "{} ne peut pas écrire de sous-grilles qui se recouvrent ; json, sections, boards, frame, svg et pdf le "
    "peuvent"};
inline constexpr Sentence<Text> kNeedsBoards{
    "{} writes only boards that overlap, such as samurais, but this is a single grid",
    "{} n’écrit que des sous-grilles qui se recouvrent, comme un samouraï, mais c’est une seule grille"};
// format, rows and columns, least digit, greatest digit
inline constexpr Sentence<Text, Text, Number, Number> kUnusualForFormat{
    "{} writes only grids with equal numbers of rows, columns and digits, counted from 1, but this one is {} "
    "with the digits {} to {}; json, sections and frame write any",
    "{} n’écrit que des grilles qui ont autant de lignes que de colonnes et de chiffres, comptés à partir de "
    "1, mais celle-ci est {} avec les chiffres {} à {} ; json, sections et frame les écrivent toutes"};
inline constexpr Sentence<Text, Text, Number, Number> kWithoutLinesForFormat{
    "{} writes only grids with equal numbers of rows, columns and digits, counted from 1, but this one is {} "
    "with the digits {} to {}, which may repeat in a line; json, sections and frame write any",
    "{} n’écrit que des grilles qui ont autant de lignes que de colonnes et de chiffres, comptés à partir de "
    "1, mais celle-ci est {} avec les chiffres {} à {}, qui peuvent se répéter dans une ligne ; json, "
    "sections et frame les écrivent toutes"};
inline constexpr Sentence<Text> kRegionsForFormat{
    "{} writes only regions with a cell for each digit, but in this grid a region has fewer, or a cell is in "
    "none; json, sections and frame write any",
    "{} n’écrit que des régions qui ont une case pour chaque chiffre, mais dans cette grille une région en a "
    "moins, ou une case n’est dans aucune ; json, sections et frame les écrivent toutes"};
inline constexpr Sentence<Text> kExtraCellsForFormat{
    "{} cannot write the extra cells of this puzzle; json, sections and frame can",
    "{} ne peut pas écrire les cases supplémentaires de cette grille ; json, sections et frame le peuvent"};
inline constexpr Sentence<Text> kTheFormat{"the format {}", "le format {}"};

// Traces: lines of a table.
inline constexpr Sentence<Number, Text, Text> kVariables{"X  {} variables, one for each cell, {} to {}",
                                                         "X  {} variables, une par case, de {} à {}"};
inline constexpr Sentence<> kDomains{"D  candidates of each cell, row by row",
                                     "D  les candidats de chaque case, ligne par ligne"};
inline constexpr Sentence<Number> kConstraints{"C  {} constraints", "C  {} contraintes"};
inline constexpr Sentence<> kBeforeDecisions{"Removals before the first decision",
                                             "Retraits avant la première décision"};
inline constexpr Sentence<> kSearchTree{"Search tree", "Arbre de recherche"};
inline constexpr Sentence<Text, Text> kConstraint{"{}: {}", "{} : {}"};  // its label, its sentence
// constraint, cell, digits, digits
inline constexpr Sentence<Text, Text, Text, Text> kLoses{"{}: {} loses {}, keeps {}",
                                                         "{} : {} perd {}, garde {}"};
inline constexpr Sentence<> kNoDigitLeft{"failure: no digit is left for the cell",
                                         "échec : il ne reste aucun chiffre pour la case"};
inline constexpr Sentence<Text> kCannotHold{"failure: this constraint can no longer be satisfied: {}",
                                            "échec : cette contrainte ne peut plus être satisfaite : {}"};
inline constexpr Sentence<Text, Number> kLearnt{"learnt: {}; back to depth {}",
                                                "appris : {} ; retour à la profondeur {}"};
inline constexpr Sentence<Text, Text> kEither{"{} or {}", "{} ou {}"};  // facts of a clause that was learnt
inline constexpr Sentence<> kASolution{"solution", "solution"};
// houses, houses
// labels of conditions
inline constexpr Sentence<Text> kOfCellsThatDiffer{"{}, and which of the cells differ",
                                                   "{}, et lesquelles des cases sont différentes"};
inline constexpr Sentence<Text, Text> kHousesCross{"{} with {}", "{} avec {}"};

inline constexpr Sentence<Text> kTakenAs{"taken for {}", "pris pour {}"};  // a guess
// The author's words come last, since they may be many.
inline constexpr Sentence<Text> kTakenAsRules{"taken for rules: {}", "pris pour des règles : {}"};
inline constexpr Sentence<> kNothingTakenAsRules{"taken for rules: only those of the grid",
                                                 "pris pour des règles : seulement celles de la grille"};
inline constexpr Sentence<Text> kDrawnBesides{"drawn but not taken for rules: {}",
                                              "dessiné, mais pas pris pour des règles : {}"};
inline constexpr Sentence<Text> kAuthorsWords{"the author's words: {}", "les mots de l’auteur : {}"};
inline constexpr Sentence<Number, Number> kBoxesWereAssumed{
    "the input does not mention boxes, so {}x{} boxes were assumed; without boxes (--box none) there is a "
    "solution",
    "l’entrée ne parle pas de blocs, on a donc supposé des blocs de {}x{} ; sans blocs (--box none), il y a "
    "une solution"};

}  // namespace quadrille::cli::say
