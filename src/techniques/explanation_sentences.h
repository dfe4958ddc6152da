// The sentences that explain steps. Those of a pattern end with a full stop; the conclusion follows.
#pragma once

#include "base/sentence.h"

namespace quadrille::techniques::say {

// Names.

inline constexpr Sentence<Number> kTheRow{"row {}", "la ligne {}"};
inline constexpr Sentence<Number> kTheColumn{"column {}", "la colonne {}"};
/// How the labels of boxes begin, and names made of the labels of boxes, and of regions of other shapes.
inline constexpr Sentence<> kBoxBegins{"box ", "bloc "};
inline constexpr Sentence<Text> kTheBox{"{}", "le {}"};
inline constexpr Sentence<Text> kTheRegion{"{}", "la {}"};
inline constexpr Sentence<Text> kTheCondition{"{}", "« {} »"};
/// Two sentences.
inline constexpr Sentence<Text, Text> kBoth{"{} {}", "{} {}"};

// Conclusions.

/// A cell and its digit; several of these.
inline constexpr Sentence<Text, Number> kCellIs{"{} is {}", "{} contient {}"};
inline constexpr Sentence<Text> kSoItIs{"So {}.", "Donc {}."};
/// Digits and cells; several of these.
inline constexpr Sentence<Text, Text> kDigitsFrom{"{} from {}", "{} de {}"};
inline constexpr Sentence<Text, Text> kAndFrom{"{}; {}", "{} ; {}"};
inline constexpr Sentence<Text> kSoRemove{"So remove {}.", "On retire donc {}."};

// Singles.

/// A cell, a house, a digit.
inline constexpr Sentence<Text, Text, Number> kLastOpenCell{
    "{} is the last open cell of {}, which still lacks {}.",
    "{} est la dernière case libre dans {}, où il ne manque que {}."};
inline constexpr Sentence<Text, Number> kOnlyCandidate{"In {}, every digit but {} is excluded.",
                                                       "Dans {}, tous les chiffres sauf {} sont exclus."};
/// A house, a digit, a cell.
inline constexpr Sentence<Text, Number, Text> kOnlyPlace{"In {}, there is only one place left for {}: {}.",
                                                         "Dans {}, il ne reste qu’une place pour {} : {}."};

// Conditions.

/// A condition, cells, and the sets of digits that these can hold.
inline constexpr Sentence<Text, Text, Text> kConditionAllows{
    "By the rule {}, {} can only hold {}.", "D’après la règle {}, dans {} il ne peut y avoir que {}."};
inline constexpr Sentence<Text, Text> kConditionForbids{
    "By the rule {}, no filling of {} contains the candidates that are removed.",
    "D’après la règle {}, aucun remplissage de {} ne contient les candidats retirés."};
/// A condition, a digit, cells.
inline constexpr Sentence<Text, Number, Text> kLockedInCondition{
    "Every filling of {} contains {}, and only {} can hold it. No cell that sees all of these can hold it, "
    "too.",
    "Tout remplissage de {} contient {}, qui ne peut y être que dans {}. Une case qui voit toutes celles-ci "
    "ne peut donc pas le contenir."};
/// A digit, a house, cells.
inline constexpr Sentence<Number, Text, Text> kNoPlaceInHouse{
    "The candidates that are removed would leave {} no place in {}: they exclude it from {}.",
    "Les candidats retirés ne laisseraient à {} aucune place dans {} : ils l’excluent de {}."};
inline constexpr Sentence<Text> kNoDigitInCell{
    "The candidates that are removed would leave no digit for {}.",
    "Les candidats retirés ne laisseraient aucun chiffre pour {}."};

// Subsets.

/// Cells, digits, houses.
inline constexpr Sentence<Text, Text, Text> kNakedSubset{
    "{} have only the candidates {}. These cells take all of these digits, which are therefore nowhere else "
    "in "
    "{}.",
    "{} n’ont que les candidats {}. Ces cases prennent tous ces chiffres, qui ne sont donc nulle part "
    "ailleurs "
    "dans {}."};
/// A house, digits, cells.
inline constexpr Sentence<Text, Text, Text> kHiddenSubset{
    "In {}, the digits {} have places only in {}. These cells take these digits, and therefore no others.",
    "Dans {}, les chiffres {} n’ont de place que dans {}. Ces cases prennent ces chiffres, et donc aucun "
    "autre."};
/// A digit, a house, cells, another house.
inline constexpr Sentence<Number, Text, Text, Text> kLockedCandidates{
    "In {1}, {0} is in {2}. All of these cells are in {3}, too, so it is nowhere else there.",
    "Dans {1}, {0} est dans {2}. Toutes ces cases sont aussi dans {3}, donc il n’y est nulle part ailleurs."};

// Fish.

/// A digit, base houses, cover houses.
inline constexpr Sentence<Number, Text, Text> kFish{
    "All places of {0} in {1} are in {2}. Each of these takes one of them, so {0} is nowhere else there.",
    "Toutes les places de {0} dans {1} sont dans {2}. Chacune de celles-ci en prend une, donc {0} n’y est "
    "nulle part ailleurs."};
/// The same with fins.
inline constexpr Sentence<Number, Text, Text, Text> kFinnedFish{
    "Apart from {3} (fins), all places of {0} in {1} are in {2}. Either a fin is {0}, or {0} is nowhere else "
    "in {2}. A cell there that sees all fins is not {0} in either case.",
    "À part {3} (nageoires), toutes les places de {0} dans {1} sont dans {2}. Ou bien une nageoire contient "
    "{0}, ou bien {0} n’est nulle part ailleurs dans {2}. Une case qui y voit toutes les nageoires ne le "
    "contient dans aucun des deux cas."};
/// A digit, base houses, fins.
inline constexpr Sentence<Number, Text, Text> kSiameseFish{
    "Two fish of {} have the base {}; their covers and fins ({}) differ. Each removes its own candidates.",
    "Deux poissons du chiffre {} ont pour base {} ; leurs couvertures et leurs nageoires ({}) diffèrent. "
    "Chacun retire ses candidats."};
/// A digit, base houses, cover houses, fins.
inline constexpr Sentence<Number, Text, Text, Text> kKrakenFish{
    "Apart from {3} (fins), all places of {0} in {1} are in {2}. Whether a fin is {0} or none is, the same "
    "follows.",
    "À part {3} (nageoires), toutes les places de {0} dans {1} sont dans {2}. Qu’une nageoire contienne {0} "
    "ou non, la même chose s’ensuit."};

// Patterns of one digit.

/// A digit; a house, and its two places; another, and its two; the second places of both see each other.
inline constexpr Sentence<Number, Text, Text, Text, Text, Text, Text> kTwoHouses{
    "In {1}, {0} is in {2} or {3}; in {4}, it is in {5} or {6}. {3} and {6} see each other, so at most one "
    "of "
    "them is {0}. Therefore {2} or {5} is {0}, and no cell that sees both is.",
    "Dans {1}, {0} est en {2} ou en {3} ; dans {4}, il est en {5} ou en {6}. {3} et {6} se voient, donc une "
    "seule au plus contient {0}. Alors {2} ou {5} le contient, et aucune case qui voit les deux."};
/// A digit, a region, a house, and its two places there.
inline constexpr Sentence<Number, Text, Text, Text, Text> kEmptyRectangle{
    "In {1}, all places of {0} are in one row and one column. In {2}, it is in {3} or {4}. If it is in {3}, "
    "then in {1} it is not in the line that this cell sees, but in the other. The cell that sees {4} and "
    "this "
    "other line is not {0} in either case.",
    "Dans {1}, toutes les places de {0} sont dans une ligne et une colonne. Dans {2}, il est en {3} ou en "
    "{4}. "
    "S’il est en {3}, alors dans {1} il n’est pas dans la ligne ou la colonne que cette case voit, mais dans "
    "l’autre. La case qui voit {4} et cette autre ne le contient dans aucun des deux cas."};

// Wings and rectangles.

/// Two cells, their two digits, a house, and two cells of it.
inline constexpr Sentence<Text, Text, Number, Number, Text, Text, Text> kWWing{
    "{0} and {1} are {2} or {3}. In {4}, {3} is in {5} or {6}, so {0} and {1} are not both {3}. One of them "
    "is "
    "{2}, and no cell that sees both is.",
    "{0} et {1} contiennent {2} ou {3}. Dans {4}, {3} est en {5} ou en {6}, donc {0} et {1} ne contiennent "
    "pas tous deux {3}. L’une des deux contient {2}, et aucune case qui voit les deux."};
/// A cell, its digits, two other cells, and their digit.
inline constexpr Sentence<Text, Text, Text, Text, Number> kXyWing{
    "{0} is {1}. Whichever it is, {2} or {3} has only {4} left, and no cell that sees both is {4}.",
    "{0} contient {1}. Dans les deux cas, il ne reste que {4} dans {2} ou dans {3}, et aucune case qui voit "
    "les deux ne le contient."};
inline constexpr Sentence<Text, Text, Text, Text, Number> kXyzWing{
    "{0} is {1}. Whichever it is, {0}, {2} or {3} is {4}, and no cell that sees all three is.",
    "{0} contient {1}. Dans tous les cas, {0}, {2} ou {3} contient {4}, et aucune case qui voit les trois."};
/// Four cells, their two digits, the other candidates.
inline constexpr Sentence<Text, Text, Text> kRectangle{
    "If {} held only {}, these could be exchanged, and the puzzle would have two solutions. It has one, so "
    "another candidate there holds: {}.",
    "Si {} ne contenaient que {}, ces chiffres pourraient être échangés, et la grille aurait deux solutions. "
    "Elle n’en a qu’une, donc un autre candidat y est vrai : {}."};
/// The same if nothing else is known to hold.
inline constexpr Sentence<Text, Text> kAvoidableRectangle{
    "If {} held only {}, crosswise, these could be exchanged, since none of them is given, and the puzzle "
    "would have two solutions.",
    "Si {} ne contenaient que {}, en croix, ces chiffres pourraient être échangés, car aucun n’est donné, et "
    "la grille aurait deux solutions."};
/// A digit and a cell.
inline constexpr Sentence<Number, Text> kBug{
    "Without {} in {}, every open cell would have two candidates, and every digit two places in each row, "
    "column and region. Then there would be no solution or two, so this candidate holds.",
    "Sans {} dans {}, chaque case libre aurait deux candidats, et chaque chiffre deux places dans chaque "
    "ligne, colonne et région. Il y aurait alors zéro ou deux solutions, donc ce candidat est vrai."};
/// Cells, digits, guardians.
inline constexpr Sentence<Text, Text, Text> kGuardians{
    "{} cannot be filled with only {}, so another candidate there holds: {}.",
    "{} ne peuvent pas être remplies avec seulement {}, donc un autre candidat y est vrai : {}."};
/// A digit, cells, guardians.
inline constexpr Sentence<Number, Text, Text> kBrokenWing{
    "{0} would have to alternate around {1}, whose number is odd. So it has another place: {2}.",
    "{0} devrait alterner le long de {1}, qui sont en nombre impair. Il a donc une autre place : {2}."};

// Colours.

/// A digit, and the cells of two colours.
inline constexpr Sentence<Number, Text, Text> kTwoColours{
    "{0} is either in all of {1}, or in all of {2}: they are linked by houses with only two places for {0}.",
    "{0} est ou bien dans toutes les cases {1}, ou bien dans toutes les cases {2} : elles sont liées par des "
    "zones où {0} n’a que deux places."};
inline constexpr Sentence<> kColourTrap{"A cell that sees a cell of each is excluded in both cases.",
                                        "Une case qui voit une case de chaque est exclue dans les deux cas."};
inline constexpr Sentence<> kColourWrap{
    "Two cells of the same colour see each other, so it is the other one.",
    "Deux cases de même couleur se voient, donc c’est l’autre couleur."};
inline constexpr Sentence<Text, Text> kFurtherColours{"Likewise in all of {} or in all of {}.",
                                                      "De même, dans toutes les cases {} ou dans toutes les "
                                                      "cases {}."};
inline constexpr Sentence<> kMultiColours1{
    "A colour of the first pair sees one of the second, so one of the two others is true. A cell that sees "
    "these two others is excluded.",
    "Une couleur de la première paire en voit une de la seconde, donc l’une des deux autres est vraie. Une "
    "case qui voit ces deux autres est exclue."};
inline constexpr Sentence<> kMultiColours2{
    "A colour that sees both colours of the other pair is false.",
    "Une couleur qui voit les deux couleurs de l’autre paire est fausse."};

// Chains.

/// A candidate that holds, and one that does not.
inline constexpr Sentence<Text, Text> kIsOn{"{} is {}", "{} contient {}"};
inline constexpr Sentence<Text, Text> kIsOff{"{} is not {}", "{} ne contient pas {}"};
/// The same of several cells.
inline constexpr Sentence<Text, Text> kOneIsOn{"one of {} is {}", "une case de {} contient {}"};
inline constexpr Sentence<Text, Text> kNoneIsOn{"none of {} is {}", "aucune case de {} ne contient {}"};
inline constexpr Sentence<Text, Text> kIfThen{"If {}, then {}", "Si {}, alors {}"};
inline constexpr Sentence<Text, Text> kAndSo{"{}, so {}", "{}, donc {}"};
// assumption, number of links, conclusion
inline constexpr Sentence<Text, Number, Text> kLeadsTo{"If {}, then {} links lead to this: {}",
                                                       "Si {}, {} liens mènent à ceci : {}"};
inline constexpr Sentence<Text> kFullStop{"{}.", "{}."};
inline constexpr Sentence<> kOneEndHolds{
    "One of the two ends is therefore true, and a candidate that both ends exclude is false.",
    "L’une des deux extrémités est donc vraie, et un candidat que toutes deux excluent est faux."};
/// Cells and two digits.
inline constexpr Sentence<Text, Text> kRemotePair{
    "{} are {}, and each differs from the next. A cell that sees two of them that differ is neither.",
    "{} contiennent {}, et chacune diffère de la suivante. Une case qui en voit deux de contenus différents "
    "ne contient aucun des deux chiffres."};
inline constexpr Sentence<> kContinuousLoop{
    "The chain leads back to its beginning, in both directions. Of two neighbours in the loop, one is "
    "therefore true, and the candidates that both exclude are false.",
    "La chaîne revient à son début, dans les deux sens. De deux voisins dans la boucle, l’un est donc vrai, "
    "et les candidats que tous deux excluent sont faux."};
inline constexpr Sentence<> kContradictsBeginning{"That contradicts the beginning, which is therefore false.",
                                                  "Cela contredit le début, qui est donc faux."};
inline constexpr Sentence<> kFollowsEitherWay{
    "If the beginning is false, the last candidate is false, too, because both are in one cell.",
    "Si le début est faux, le dernier candidat l’est aussi, car les deux sont dans la même case."};
inline constexpr Sentence<> kNotAllTrue{"These cannot all be true, so the assumption is false.",
                                        "Tout cela ne peut pas être vrai, donc la supposition est fausse."};
inline constexpr Sentence<> kSameFollows{"One of these cases is true, and all have the same consequence.",
                                         "L’un de ces cas est vrai, et tous ont la même conséquence."};

// Sets.

/// Cells and their candidates.
inline constexpr Sentence<Text, Text> kAlmostLocked{"{} ({})", "{} ({})"};
/// The number of sets, and their names.
inline constexpr Sentence<Text> kSetsHaveOneMore{
    "Each of these sets has one candidate more than cells: {}.",
    "Chacun de ces ensembles a un candidat de plus que de cases : "
    "{}."};
/// A digit of two sets, and a digit of both.
inline constexpr Sentence<Text, Text> kAlsXz{
    "Only one of the two can contain {}. The other one holds all its other digits, {} among them. A cell "
    "that "
    "sees all places of that digit in both sets cannot hold it.",
    "Un seul des deux peut contenir {}. L’autre contient tous ses autres chiffres, dont {}. Une case qui "
    "voit "
    "toutes les places de ce chiffre dans les deux ne peut pas le contenir."};
inline constexpr Sentence<Text> kAlsDouble{
    "Each set holds exactly one of {}, and all its other digits, which are therefore nowhere else in its "
    "houses.",
    "Chaque ensemble contient exactement un des chiffres {}, et tous ses autres chiffres, qui ne sont donc "
    "nulle part ailleurs dans ses zones."};
/// The linking digits, and the digits of both ends.
inline constexpr Sentence<Text, Text> kAlsChain{
    "Neighbouring sets cannot both contain their linking digit ({}). The first or the last set therefore "
    "holds all its other digits, {} among them. A cell that sees all places of that digit in both cannot "
    "hold "
    "it.",
    "Deux ensembles voisins ne peuvent pas contenir tous deux leur chiffre de liaison ({}). Le premier ou le "
    "dernier contient donc tous ses autres chiffres, dont {}. Une case qui voit toutes les places de ce "
    "chiffre dans les deux ne peut pas le contenir."};
/// A cell, and the digits that the sets share.
inline constexpr Sentence<Text, Text> kDeathBlossom{
    "Whichever digit {} holds, one of the sets lacks it and holds all its other digits, {} among them. A "
    "cell "
    "that sees all places of that digit in the sets cannot hold it.",
    "Quel que soit le chiffre de {}, l’un des ensembles ne l’a pas et contient tous ses autres chiffres, "
    "dont "
    "{}. Une case qui voit toutes les places de ce chiffre dans les ensembles ne peut pas le contenir."};
/// Cells of the crossing and their digits; a part of the line; a part of the region.
inline constexpr Sentence<Text, Text, Text, Text> kSueDeCoq{
    "{} hold digits among {}. With {} and {}, they are as many cells as digits, so that each digit is there "
    "once, and not elsewhere in the line or the region of its cells.",
    "{} contiennent des chiffres parmi {}. Avec {} et {}, il y a autant de cases que de chiffres : chaque "
    "chiffre y est une fois, et nulle part ailleurs dans la ligne ou la région de ses cases."};

// The rarest ones.

/// Digits and cells.
inline constexpr Sentence<Text, Text> kFirework{
    "Outside the region where their row and their column cross, {} have one place at most in each of the "
    "two, "
    "so they fill {}.",
    "Hors de la région où leur ligne et leur colonne se croisent, {} ont une place au plus dans chacune des "
    "deux, et ces chiffres remplissent donc {}."};
/// Digits, the base, the targets.
inline constexpr Sentence<Text, Text, Text> kExocet{
    "The two of {} that are in {} are also in {}.",
    "Ceux des chiffres {} qui sont dans {} sont aussi dans {}."};
inline constexpr Sentence<Text, Number> kLockedSectors{
    "{} are as many cells as the {} places that rows, columns and regions have for their digits, so each of "
    "these places is taken there.",
    "{} sont autant de cases que les {} places que lignes, colonnes et régions ont pour leurs chiffres, donc "
    "chacune de ces places y est prise."};
inline constexpr Sentence<Text> kAllWaysToPlace{
    "All ways to place the digit {} in the whole grid have been compared.",
    "Toutes les façons de placer le chiffre {} dans toute la grille ont été comparées."};
inline constexpr Sentence<> kLeavesNothing{"Then nothing is left for a cell or for a digit.",
                                           "Il ne reste alors rien pour une case ou pour un chiffre."};

}  // namespace quadrille::techniques::say
