// Constraints that are worth more together than each by itself.
#pragma once

#include "flatzinc/program.h"

namespace quadrille::flatzinc {

/// How often several values come in one array, said by a fzn_count_eq for each, becomes one
/// fzn_global_cardinality, which looks at the array once for all of them. The solutions stay the same.
void merge_counts(Program& program);

}  // namespace quadrille::flatzinc
