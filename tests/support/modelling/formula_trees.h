// Converts the trees of support/doors.h to trees of the modelling layer, and evaluates them.
#pragma once

#include <optional>
#include <string>

#include "modelling/formulas.h"
#include "support/base/rounds.h"
#include "support/modelling/doors.h"

namespace quadrille::test {

/// Adds the tree; x[i] is its variable with index i.
[[nodiscard]] modelling::Formulas::Term term_of(const Tree& tree, const std::vector<cp::IntVar>& x,
                                                modelling::Expressions& expressions);

/// Posts the model and tries assignments. Describes one that is a solution of the model but should not be,
/// or the other way round. A comparison that is undefined is false, or excludes all solutions, as
/// `undefined` says.
[[nodiscard]] std::optional<std::string> missing_or_wrong(const DoorModel& model,
                                                          modelling::Undefined undefined);

}  // namespace quadrille::test
