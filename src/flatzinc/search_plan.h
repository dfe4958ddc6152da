// The search that a model requests: converts the annotations of its solve item to branchings.
#pragma once

#include <string>
#include <vector>

#include "cp/search/search.h"
#include "flatzinc/program.h"
#include "flatzinc/variables.h"

namespace quadrille::flatzinc {

struct SearchPlan {
  /// For the variables that annotations name; other variables may remain open.
  std::vector<cp::Branching> branchings;
  cp::Restarts restarts{};
  /// Sentences about annotations that were ignored, for verbose output.
  std::vector<std::string> notes;
};

/// Reads int_search, bool_search, seq_search, priority_search (treated as a sequence), warm starts and
/// restarts. Elements that are not variables are skipped.
[[nodiscard]] SearchPlan plan_search(const Program& program, Variables& variables);

}  // namespace quadrille::flatzinc
