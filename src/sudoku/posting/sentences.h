// The labels of constraints that follow from several conditions.
#pragma once

#include "base/sentence.h"

namespace quadrille::sudoku::say {

// Labels, and the names of families of houses.
inline constexpr Sentence<Text, Text> kCrossings{"crossings of {} and {}", "croisements de {} et {}"};
inline constexpr Sentence<Text> kCounts{"counts of {}", "comptes de {}"};
inline constexpr Sentence<Text> kAreaOf{"area of {}", "aire de {}"};
inline constexpr Sentence<Text> kSumOf{"sum of {}", "somme de {}"};
inline constexpr Sentence<Text> kSetsOf{"sets of {}", "ensembles de {}"};
inline constexpr Sentence<> kRows{"rows", "lignes"};
inline constexpr Sentence<> kColumns{"columns", "colonnes"};
inline constexpr Sentence<> kBoxes{"boxes", "blocs"};
inline constexpr Sentence<> kRegions{"regions", "régions"};
inline constexpr Sentence<> kCages{"cages", "cages"};
inline constexpr Sentence<> kWindows{"windows", "fenêtres"};
inline constexpr Sentence<> kExtraRegions{"extra regions", "régions supplémentaires"};
inline constexpr Sentence<> kDisjointGroups{"disjoint groups", "groupes disjoints"};

}  // namespace quadrille::sudoku::say
