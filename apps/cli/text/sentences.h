// Numbers, and sentences that contain many.
#pragma once

#include "base/sentence.h"

namespace quadrille::cli::say {

// Numbers: the separators of thousands, and of decimals.
inline constexpr Sentence<> kThousands{",", " "};
inline constexpr Sentence<> kDecimals{".", ","};

// The cost of a search. The time is a number with its unit.
inline constexpr Sentence<Number, Number, Number, Number, Text> kStatistics{
    "nodes {}, failures {}, propagations {}, depth {}, time {}",
    "nœuds {}, échecs {}, propagations {}, profondeur {}, temps {}"};
// nodes, failures, propagations; learnt clauses, backjumps, restarts; depth, time
inline constexpr Sentence<Number, Number, Number, Number, Number, Number, Number, Text> kStatisticsOfLearning{
    "nodes {}, failures {}, propagations {}, learnt clauses {}, backjumps {}, restarts {}, depth {}, time "
    "{}",
    "nœuds {}, échecs {}, propagations {}, clauses apprises {}, retours {}, redémarrages {}, profondeur {}, "
    "temps {}"};

}  // namespace quadrille::cli::say
