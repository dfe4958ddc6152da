// What the texts of steps say in words. Most of a step is notation, which is no sentence.
#pragma once

#include "base/sentence.h"

namespace quadrille::techniques::say {

/// A technique, and what follows.
inline constexpr Sentence<Text, Text> kPlaces{"{}: {}", "{} : {}"};
inline constexpr Sentence<Text, Text> kRemoves{"{} => {}", "{} => {}"};
/// A technique and its pattern.
inline constexpr Sentence<Text, Text> kPattern{"{}: {}", "{} : {}"};
/// A technique of Sudoku Explainer, its rating, and what follows.
inline constexpr Sentence<Text, Text, Text> kHint{"{} ({}): {}", "{} ({}) : {}"};
/// A technique, its type, and how many cells its loop has.
inline constexpr Sentence<Text, Text> kOfType{"{} type {}", "{} de type {}"};
inline constexpr Sentence<Text, Text, Text> kOfLengthAndType{"{} {} type {}", "{} de {} cases, type {}"};
/// Digits, where they are, and what connects that.
inline constexpr Sentence<Text, Text, Text> kConnected{"{} in {} (connected by {})",
                                                       "{} dans {} (reliées par {})"};
/// Two digits, cells, the digit that connects these, and where.
inline constexpr Sentence<Text, Text, Number, Text> kConnectedBy{"{} in {} connected by {} in {}",
                                                                 "{} dans {} reliées par {} dans {}"};
/// A digit, a house, and cells in it.
inline constexpr Sentence<Text, Text, Text> kDigitInHouse{"{} in {} ({})", "{} dans {} ({})"};
/// A condition, and its cells.
inline constexpr Sentence<Text, Text> kConditionIn{"{} in {}", "{} dans {}"};
/// A condition, and the sets of digits that its cells can hold: "cage 14 at r1c1 leaves 5 9, 6 8".
inline constexpr Sentence<Text, Text> kConditionLeaves{"{} leaves {}", "{} laisse {}"};
/// A digit that a condition has, and the cells that can hold it.
inline constexpr Sentence<Text, Text, Text> kDigitOfCondition{"{} of {} in {}", "{} de {} dans {}"};
/// A digit and a house.
inline constexpr Sentence<Text, Text> kDigitIn{"{} in {}", "{} dans {}"};

/// Digits, the cells of a pattern that they cannot fill, and the candidates that would.
inline constexpr Sentence<Text, Text, Text> kWithGuardians{"{} in {} (guardians {})",
                                                           "{} dans {} (gardiens {})"};
/// Digits, the base cells of an exocet, and its targets.
inline constexpr Sentence<Text, Text, Text> kWithTargets{"{} in {} (targets {})", "{} dans {} (cibles {})"};

}  // namespace quadrille::techniques::say
