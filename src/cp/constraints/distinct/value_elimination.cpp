#include "cp/constraints/distinct/value_elimination.h"

namespace quadrille::cp {

bool ValueElimination::run(Store& store, const std::vector<IntVar>& scope, Word changed) {
  is_noted_.assign(scope.size(), false);
  pending_.clear();
  for (std::size_t i = 0; i < scope.size(); ++i)
    if ((changed & bit(static_cast<int>(i % 64))) != 0 && !is_noted_[i] && store.is_fixed(scope[i]))
      note_fixed(scope, i);
  while (!pending_.empty()) {
    const std::size_t holder = pending_.back();
    pending_.pop_back();
    if (!exclude(store, scope, holder)) return false;
  }
  return true;
}

bool ValueElimination::exclude(Store& store, const std::vector<IntVar>& scope, std::size_t holder) {
  const Value value = store.value(scope[holder]);
  for (std::size_t i = 0; i < scope.size(); ++i) {
    if (i == holder || !store.contains(scope[i], value)) continue;
    if (!store.remove(scope[i], value, holder)) return false;
    if (!is_noted_[i] && store.is_fixed(scope[i])) note_fixed(scope, i);
  }
  return true;
}

void ValueElimination::note_fixed(const std::vector<IntVar>& scope, std::size_t i) {
  for (std::size_t j = 0; j < scope.size(); ++j) {
    if (scope[j].id() != scope[i].id()) continue;
    is_noted_[j] = true;
    pending_.push_back(j);
  }
}

}  // namespace quadrille::cp
