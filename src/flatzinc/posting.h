// A model in a store: its variables made and its constraints posted.
#pragma once

#include "base/input_error.h"
#include "flatzinc/equalities.h"
#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// Posts all constraints; the text is the model's, for places in errors. The value tells whether a solution
/// is still thinkable; after false the store is of no further use.
[[nodiscard]] Parsed<bool> post_model(std::string_view text, const Program& program,
                                      const Equalities& equalities, Variables& variables, cp::Store& store);

}  // namespace quadrille::flatzinc
