// For constraints whose own changes may let them infer more: because a variable occurs twice, or because
// bounds skip holes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/sort.h"
#include "cp/store.h"

namespace quadrille::cp {

/// Whether a variable, or a view of it, occurs twice among these.
[[nodiscard]] inline bool comes_twice(const std::vector<IntVar>& variables) {
  std::vector<VariableId> ids;
  for (const IntVar x : variables) ids.push_back(x.id());
  sort_range(ids);
  return std::ranges::adjacent_find(ids) != ids.end();
}

/// Calls run() until it changes no domain. Returns false as soon as run() does: the constraint is violated.
/// It stops early if bounds move in very many small steps, as in x < x over a wide domain, so that searches
/// can check their limits; the next change of the scope continues it, or the store if all is fixed.
template <class F>
[[nodiscard]] bool run_to_fixpoint(Store& store, F run) {
  constexpr std::uint64_t kMostRounds = 10'000;
  constexpr std::uint64_t kFewRounds = 100;
  Position before;
  std::uint64_t rounds = 0;
  do {
    before = store.domains().now();
    if (!run()) return false;
  } while (store.domains().now() != before && ++rounds < kMostRounds);
  if (rounds > kFewRounds) store.note_repeats(rounds);
  if (rounds == kMostRounds) store.note_unfinished();
  return true;
}

}  // namespace quadrille::cp
