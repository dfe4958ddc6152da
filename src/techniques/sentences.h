// Sentences in the texts of steps. Most of a step is notation, which needs no translation.
#pragma once

#include "base/sentence.h"

namespace quadrille::techniques::say {

/// A technique, and its conclusion.
inline constexpr Sentence<Text, Text> kPlaces{"{}: {}", "{} : {}"};
inline constexpr Sentence<Text, Text> kRemoves{"{} => {}", "{} => {}"};
/// A technique and its pattern.
inline constexpr Sentence<Text, Text> kPattern{"{}: {}", "{} : {}"};
/// A technique of Sudoku Explainer, its rating, and its conclusion.
inline constexpr Sentence<Text, Text, Text> kHint{"{} ({}): {}", "{} ({}) : {}"};
/// A technique, its type, and the number of cells of its loop.
inline constexpr Sentence<Text, Text> kOfType{"{} type {}", "{} de type {}"};
inline constexpr Sentence<Text, Text, Text> kOfLengthAndType{"{} {} type {}", "{} de {} cases, type {}"};
/// Digits, their location, and what connects them.
inline constexpr Sentence<Text, Text, Text> kConnected{"{} in {} (connected by {})",
                                                       "{} dans {} (reliées par {})"};
/// Two digits, cells, the digit that connects these, and its location.
inline constexpr Sentence<Text, Text, Number, Text> kConnectedBy{"{} in {} connected by {} in {}",
                                                                 "{} dans {} reliées par {} dans {}"};
/// A digit, a house, and cells in it.
inline constexpr Sentence<Text, Text, Text> kDigitInHouse{"{} in {} ({})", "{} dans {} ({})"};
/// A condition, and its cells.
inline constexpr Sentence<Text, Text> kConditionIn{"{} in {}", "{} dans {}"};
/// A condition, and the sets of digits that its cells can hold: "cage 14 at r1c1 leaves 5 9, 6 8".
inline constexpr Sentence<Text, Text> kConditionLeaves{"{} leaves {}", "{} laisse {}"};
/// A digit of a condition, and the cells that can hold it.
inline constexpr Sentence<Text, Text, Text> kDigitOfCondition{"{} of {} in {}", "{} de {} dans {}"};
/// A digit and a house.
inline constexpr Sentence<Text, Text> kDigitIn{"{} in {}", "{} dans {}"};

/// Digits, the cells of a pattern that they cannot fill, and the guardians.
inline constexpr Sentence<Text, Text, Text> kWithGuardians{"{} in {} (guardians {})",
                                                           "{} dans {} (gardiens {})"};
/// Digits, the base cells of an exocet, and its targets.
inline constexpr Sentence<Text, Text, Text> kWithTargets{"{} in {} (targets {})", "{} dans {} (cibles {})"};
// hint, steps, rate
inline constexpr Sentence<> kStepsNeedOneSolution{
    "several solutions; only a puzzle with exactly one can be solved in steps",
    "plusieurs solutions ; seule une grille qui en a exactement une se résout par étapes"};
// number of cells, the maximum
inline constexpr Sentence<Number, Number> kTooManyCellsForSteps{
    "no steps: the grid has {} cells, expected at most {}",
    "pas d’étapes : la grille a {} cases, on en attend au plus {}"};
inline constexpr Sentence<> kScaleIsForClassicGrids{
    "no rating: Sudoku Explainer rates only classic 9x9 grids; the scale hodoku also rates others",
    "pas de note : Sudoku Explainer ne note que les grilles 9x9 classiques ; l’échelle hodoku note aussi les "
    "autres"};

}  // namespace quadrille::techniques::say
