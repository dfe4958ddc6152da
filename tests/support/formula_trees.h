// The trees of support/doors.h as those of the modelling layer, and what they mean.
#pragma once

#include <optional>
#include <string>

#include "modelling/formulas.h"
#include "support/doors.h"
#include "support/rounds.h"

namespace quadrille::test {

/// Adds the tree; x[i] stands for its i-th variable.
[[nodiscard]] modelling::Formulas::Term term_of(const Tree& tree, const std::vector<cp::IntVar>& x,
                                                modelling::Expressions& expressions);

/// Posts the model and tries assignments; tells of one that is a solution and should not be, or the other
/// way round. A comparison without value is false, or there is no solution.
[[nodiscard]] std::optional<std::string> missing_or_wrong(const DoorModel& model,
                                                          modelling::Undefined undefined);

}  // namespace quadrille::test
