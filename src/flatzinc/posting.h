// Creates a model's variables in a store and posts its constraints.
#pragma once

#include "base/input_error.h"
#include "flatzinc/equalities.h"
#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

/// Posts all constraints. `text` is the model's text, for positions in errors. Returns false if there is no
/// solution; the store must not be used any more then.
[[nodiscard]] Parsed<bool> post_model(std::string_view text, const Program& program,
                                      const Equalities& equalities, Variables& variables, cp::Store& store);

}  // namespace quadrille::flatzinc
