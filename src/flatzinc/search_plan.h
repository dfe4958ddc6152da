// How a model asks to be searched: the annotations of its solve item as the engine's branchings.
#pragma once

#include <string>
#include <vector>

#include "cp/search.h"
#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

struct SearchPlan {
  /// Of the variables that annotations name; they may leave others open.
  std::vector<cp::Branching> branchings;
  cp::Restarts restarts{};
  /// Sentences about annotations that are not followed, for whoever wants to know.
  std::vector<std::string> notes;
};

/// Reads int_search, bool_search, seq_search, priority_search (as a sequence), warm starts and restarts.
/// Annotations may hold anything: what is no variable among the variables is passed over.
[[nodiscard]] SearchPlan plan_search(const Program& program, Variables& variables);

}  // namespace quadrille::flatzinc
