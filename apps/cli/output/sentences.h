// Sentences about output, its journal, and the progress of work; traces for people.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// Files that are written. The last argument is the system's reason.
inline constexpr Sentence<Text> kOutputFailed{"cannot write the output: {}",
                                              "la sortie ne peut pas être écrite : {}"};
inline constexpr Sentence<Text, Text> kCannotBeWritten{"{} cannot be written: {}",
                                                       "{} ne peut pas être écrit : {}"};
// the output that cannot be written, as a sentence
inline constexpr Sentence<Text> kCannotBeResumed{"{}; this run could not be resumed",
                                                 "{} ; ce travail ne pourrait pas être repris"};
inline constexpr Sentence<Text> kOverwritesInput{"{} would overwrite its own input",
                                                 "{} écraserait sa propre entrée"};
// file, its journal
inline constexpr Sentence<Text, Text> kRunIsNotComplete{
    "{} belongs to a run that is not complete: add --resume to go on with it, or delete {}",
    "{} appartient à un travail inachevé : ajoutez --resume pour le poursuivre, ou effacez {}"};
inline constexpr Sentence<> kUnorderedCannotResume{
    "--unordered does not go together with --resume: answers that are out of order do not tell how far a run "
    "has come",
    "--unordered ne va pas avec --resume : des réponses en désordre ne disent pas jusqu’où le travail est "
    "allé"};
inline constexpr Sentence<Text> kNoFileToResume{"{} is no file, so nothing can be resumed",
                                                "{} n’est pas un fichier, rien ne peut donc être repris"};
inline constexpr Sentence<> kRunIsComplete{"the run is complete, there is nothing to go on with",
                                           "le travail est achevé, il n’y a rien à poursuivre"};
inline constexpr Sentence<> kTheInput{"the input", "l’entrée"};
// input, journal
inline constexpr Sentence<Text, Text> kInputDiffers{
    "{} differs from what this run has read and answered; restore it, or delete {} to begin anew",
    "{} diffère de ce que ce travail a lu et traité ; rétablissez-le, ou effacez {} pour recommencer"};
inline constexpr Sentence<Text, Text> kInputsDiffer{
    "{}, or a file before it, differs from what this run has read and answered; restore it, or delete {} to "
    "begin anew",
    "{}, ou un fichier avant lui, diffère de ce que ce travail a lu et traité ; rétablissez-le, ou effacez "
    "{} pour recommencer"};
// file, its size, the number of bytes written; journal
inline constexpr Sentence<Text, Number, Number, Text> kOutputIsShorter{
    "{} has {} bytes, expected the {} that were written before; delete {} to begin anew",
    "{} a {} octets, on attend les {} qui ont été écrits auparavant ; effacez {} pour recommencer"};
inline constexpr Sentence<Text> kNoJournal{
    "{} is not what a run leaves behind; delete it to begin anew",
    "{} n’est pas ce que laisse un travail ; effacez-le pour recommencer"};
// journal, the words of its command line
inline constexpr Sentence<Text, Text> kOtherCommandLine{
    "{} is of another command line, quadrille {}; add --resume to that one, or delete the file to begin "
    "anew",
    "{} vient d’une autre ligne de commande, quadrille {} ; ajoutez-y --resume, ou effacez le fichier pour "
    "recommencer"};

// Parts, and the receipts beside their outputs.
// receipt
inline constexpr Sentence<Text> kNoReceipt{
    "{} is not the receipt of a part; delete it and the output beside it, and answer the part again",
    "{} n’est pas le reçu d’une partie ; effacez-le avec la sortie qu’il accompagne, et relancez la partie"};
// receipt, its value, the expected value
inline constexpr Sentence<Text, Text, Text> kOtherVersion{
    "{} is of version {} of quadrille, expected {}", "{} vient de la version {} de quadrille, on attend {}"};
inline constexpr Sentence<Text, Text, Text> kOtherCommand{
    "{} is of another command, `quadrille {}`, expected `quadrille {}`",
    "{} vient d’une autre commande, `quadrille {}`, on attend `quadrille {}`"};
inline constexpr Sentence<Text, Number, Number> kOtherNumberOfParts{
    "{} is of one of {} parts, expected {}", "{} vient de l’une de {} parties, on en attend {}"};
inline constexpr Sentence<Text, Number, Number> kOtherSize{
    "{} is of an input of size {}, expected {}", "{} vient d’une entrée de taille {}, on attend {}"};
inline constexpr Sentence<Text, Number> kOtherPart{"{} is of part {}", "{} vient de la partie {}"};
// output, its receipt
inline constexpr Sentence<Text, Text> kOutputHasChanged{
    "{} is not what its receipt {} tells; delete both, and answer the part again",
    "{} n’est pas ce que dit son reçu {} ; effacez les deux, et relancez la partie"};
// input, number of the part
inline constexpr Sentence<Text, Number> kInputHasChanged{
    "{} is not the input that part {} has read; restore it, or delete the outputs and answer all parts "
    "again",
    "{} n’est pas l’entrée que la partie {} a lue ; rétablissez-la, ou effacez les sorties et relancez "
    "toutes les parties"};
// output, reason
inline constexpr Sentence<Text, Text> kIsNotOfThisPart{
    "{0} is there already, and does not hold the answers to this part: {1}; delete {0}, or give --out "
    "another "
    "name",
    "{0} est déjà là, et ne contient pas les réponses de cette partie : {1} ; effacez {0}, ou donnez un "
    "autre nom par --out"};
// receipt
inline constexpr Sentence<Text> kReceiptIsAnotherFile{
    "{} has the name of the receipt, but is another file; rename it, or give --out another name",
    "{} a le nom du reçu, mais est un autre fichier ; renommez-le, ou donnez un autre nom par --out"};
// outputs, number of the part
inline constexpr Sentence<Text, Text, Number> kPartComesTwice{
    "{} and {} both hold part {}; leave one of them out",
    "{} et {} contiennent tous deux la partie {} ; retirez l’un des deux"};
inline constexpr Sentence<Text, Text> kPartsDoNotMeet{
    "between what {} and {} have read of the input is a gap, or both have read the same; the input has "
    "changed between them, so answer all parts again",
    "entre ce que {} et {} ont lu de l’entrée il y a un trou, ou tous deux ont lu la même chose ; l’entrée a "
    "changé entre-temps, relancez donc toutes les parties"};
inline constexpr Sentence<> kPartIsDone{"this part is done, there is nothing to do",
                                        "cette partie est faite, il n’y a rien à faire"};

// Numbers: the separators of thousands, and of decimals.
inline constexpr Sentence<> kThousands{",", " "};
inline constexpr Sentence<> kDecimals{".", ","};

// Many puzzles.
inline constexpr Sentence<Text, Number> kFurtherMessages{"{}: {} further messages are left out",
                                                         "{} : {} autres messages ne sont pas affichés"};
// The count has separators: "12,345".
inline constexpr Counted<Text> kPuzzles{"{1} puzzle", "{1} puzzles", "{1} grille", "{1} grilles"};
// the answered puzzles: kPuzzles
inline constexpr Sentence<Text> kInterruptedAfter{"interrupted after {}", "interrompu après {}"};
inline constexpr Sentence<Text> kInterruptedAndResumable{
    "interrupted after {}; --resume goes on from there",
    "interrompu après {} ; --resume reprend à cet endroit"};

// The progress line is a list: the time, the work done, and how to end it.
inline constexpr Sentence<Number, Text> kProgress{"{} s{}; Ctrl-C ends it", "{} s{} ; Ctrl-C y met fin"};
inline constexpr Sentence<Text> kAnswered{", {} puzzles answered", ", {} grilles traitées"};
inline constexpr Sentence<Text> kASecond{", {} a second", ", {} par seconde"};
inline constexpr Sentence<Text> kLeft{", {} s left", ", encore {} s"};
inline constexpr Sentence<> kNextOrEnd{"; for the next, Enter to end",
                                       "« ; » pour la suivante, Entrée pour finir"};

// Givens that contradict each other, and formats that do not support a puzzle.
// given, given, rule
inline constexpr Sentence<Text, Text, Text> kGivensBreak{"{} and {} break {}",
                                                         "{} et {} se contredisent ({})"};
// cell, cell, digit, house or rule
inline constexpr Sentence<Text, Text, Number, Text> kBothHoldIn{"{} and {} both hold {} in {}",
                                                                "{} et {} contiennent tous deux {} ({})"};
inline constexpr Sentence<Text, Text, Number, Text> kBothHoldAgainst{
    "{} and {} both hold {} against {}", "{} et {} contiennent tous deux {}, contre {}"};
inline constexpr Sentence<Text, Number, Number> kTooLargeForFormat{
    "{0} writes grids up to {1}x{1}, and this one is {2}x{2}; json, sections and frame take any",
    "{0} écrit des grilles jusqu’à {1}x{1}, et celle-ci est {2}x{2} ; json, sections et frame les prennent "
    "toutes"};
// format, rows and columns, least digit, greatest digit
inline constexpr Sentence<Text, Text, Number, Number> kUnusualForFormat{
    "{} writes grids with as many rows, columns and digits, from 1 on, and this one is {} with the digits {} "
    "to "
    "{}; json, sections and frame take any",
    "{} écrit des grilles qui ont autant de lignes, de colonnes et de chiffres, à partir de 1, et celle-ci "
    "est {} avec les chiffres {} à {} ; json, sections et frame les prennent toutes"};
inline constexpr Sentence<Text, Text, Number, Number> kWithoutLinesForFormat{
    "{} writes grids with as many rows, columns and digits, from 1 on, and this one is {} with the digits {} "
    "to "
    "{}, which may come again in a line; json, sections and frame take any",
    "{} écrit des grilles qui ont autant de lignes, de colonnes et de chiffres, à partir de 1, et celle-ci "
    "est {} avec les chiffres {} à {}, qui peuvent se répéter dans une ligne ; json, sections et frame les "
    "prennent toutes"};
inline constexpr Sentence<Text> kRegionsForFormat{
    "{} writes regions with a cell for each digit, and in this grid a region has fewer, or a cell is in "
    "none; "
    "json, sections and frame take any",
    "{} écrit des régions qui ont une case pour chaque chiffre, et dans cette grille une région en a moins, "
    "ou une case n’est dans aucune ; json, sections et frame les prennent toutes"};
inline constexpr Sentence<Text> kExtraCellsForFormat{
    "{} has no place for the extra cells beside this grid; json, sections and frame have one",
    "{} n’a pas de place pour les cases supplémentaires à côté de cette grille ; json, sections et frame en "
    "ont une"};
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
inline constexpr Sentence<Text> kCannotHold{
    "failure: {} cannot hold any more", "échec : cette contrainte est devenue impossible à satisfaire : {}"};
inline constexpr Sentence<Text, Number> kLearnt{"learnt: {}; back to depth {}",
                                                "appris : {} ; retour à la profondeur {}"};
inline constexpr Sentence<Text, Text> kEither{"{} or {}", "{} ou {}"};  // facts of a clause that was learnt
inline constexpr Sentence<> kASolution{"solution", "solution"};
// houses, houses
// labels of conditions
inline constexpr Sentence<Text> kOfCellsThatDiffer{"{}, and which of the cells differ",
                                                   "{}, et lesquelles des cases sont différentes"};
inline constexpr Sentence<Text, Text> kHousesCross{"{} with {}", "{} avec {}"};

}  // namespace quadrille::cli::say
