#include "cp/learning/learner.h"

#include "cp/learning/all_different_search.h"
#include "cp/learning/learning_search.h"

namespace quadrille::cp {

std::unique_ptr<Learner> make_learner(Store& store, const std::vector<Branching>& branchings,
                                      const SearchOptions& options, Statistics& statistics,
                                      const FoundBefore& found) {
  const bool is_possible = store.propagate();
  if (store.is_cut_short()) return nullptr;
  if (is_possible && AllDifferentSearch::serves(store, branchings, options))
    return std::make_unique<AllDifferentSearch>(store, branchings, options, statistics, found);
  return std::make_unique<LearningSearch>(store, branchings, options, statistics, found);
}

}  // namespace quadrille::cp
