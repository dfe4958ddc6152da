#include "prolog/swi/goal.h"

#include <utility>

namespace quadrille::prolog {

namespace {

std::vector<std::unique_ptr<Goal>>& kept_goals() {
  static thread_local std::vector<std::unique_ptr<Goal>> kept;
  return kept;
}

}  // namespace

void Goal::clear() {
  kind = Kind::formula;
  global = nullptr;
  expressions.nodes.clear();
  expressions.domains.clear();
  expressions.variables.clear();
  occurrences.clear();
  indices.clear();
  terms.clear();
  row_ends.clear();
  numbers.clear();
  tuples.clear();
  comparison = Operator::equal;
  right = 0;
}

KeptGoal::KeptGoal() {
  auto& kept = kept_goals();
  if (kept.empty()) {
    goal_ = std::make_unique<Goal>();
  } else {
    goal_ = std::move(kept.back());
    kept.pop_back();
  }
}

KeptGoal::~KeptGoal() {
  goal_->clear();
  kept_goals().push_back(std::move(goal_));
}

}  // namespace quadrille::prolog
