// Replaces groups of constraints by one that propagates more.
#pragma once

#include "flatzinc/program.h"

namespace quadrille::flatzinc {

/// Several fzn_count_eq on the same array, for different values, become one fzn_global_cardinality, which
/// looks at the array once for all values. The solutions stay the same.
void merge_counts(Program& program);

}  // namespace quadrille::flatzinc
