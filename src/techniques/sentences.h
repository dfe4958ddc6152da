// What the texts of steps say in words. Most of a step is notation, which is no sentence.
#pragma once

#include "base/sentence.h"

namespace quadrille::techniques::say {

/// A condition, and its cells.
inline constexpr Sentence<Text, Text> kConditionIn{"{} in {}", "{} dans {}"};
/// A condition, and the sets of digits that its cells can hold: "cage 14 at r1c1 leaves 5 9, 6 8".
inline constexpr Sentence<Text, Text> kConditionLeaves{"{} leaves {}", "{} laisse {}"};
/// A digit that a condition has, and the cells that can hold it.
inline constexpr Sentence<Text, Text, Text> kDigitOfCondition{"{} of {} in {}", "{} de {} dans {}"};
/// A digit and a house.
inline constexpr Sentence<Text, Text> kDigitIn{"{} in {}", "{} dans {}"};

}  // namespace quadrille::techniques::say
