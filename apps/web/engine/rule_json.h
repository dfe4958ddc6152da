// Rules as JSON, as RuleEntry in calls.ts describes them.
#pragma once

#include <string>

#include "sudoku/puzzle/rules.h"

namespace quadrille::web {

struct RuleEntry {
  const sudoku::Rule& rule;
  std::string summary;
  bool is_drawn;  // whether clues of it can be drawn
};

[[nodiscard]] std::string to_json(const RuleEntry& entry);

}  // namespace quadrille::web
