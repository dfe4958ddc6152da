// x = y, or x != y, if asked for tied to a literal: what equal and the reified not_equal have in common.
#pragma once

#include "cp/constraints/arithmetic.h"

namespace quadrille::cp {

/// "x != y" where is_denied.
[[nodiscard]] std::unique_ptr<Constraint> equality(IntVar x, IntVar y, bool is_denied,
                                                   std::optional<Reification> reification);

}  // namespace quadrille::cp
