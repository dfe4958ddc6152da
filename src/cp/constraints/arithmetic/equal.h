// x = y or x != y, tied to a literal if there is a reification. Implements equal and the reified not_equal.
#pragma once

#include "cp/constraints/arithmetic.h"

namespace quadrille::cp {

/// Posts x != y if is_denied, else x = y.
[[nodiscard]] std::unique_ptr<Constraint> equality(IntVar x, IntVar y, bool is_denied,
                                                   std::optional<Reification> reification);

}  // namespace quadrille::cp
