// Value elimination, the cheap first stage of every all_different: removes the value of each fixed variable
// from all others.
#pragma once

#include <vector>

#include "cp/store.h"

namespace quadrille::cp {

class ValueElimination {
 public:
  /// Starts with those scope[i] that are fixed and have bit (i mod 64) set in `changed`, and continues with
  /// those that become fixed by this. The data of each change is the position of the variable that has the
  /// value. O(n) for each fixed variable.
  [[nodiscard]] bool run(Store& store, const std::vector<IntVar>& scope, Word changed);

  static void explain(const Past& past, IntVar holder, std::vector<Literal>& reasons) {
    reasons.push_back(holder.eq(past.min(holder)));
  }

 private:
  [[nodiscard]] bool exclude(Store& store, const std::vector<IntVar>& scope, std::size_t holder);
  /// Adds every position of scope[i], a variable that has just become fixed, to pending_.
  void note_fixed(const std::vector<IntVar>& scope, std::size_t i);

  std::vector<bool> is_noted_;  // within a run, by position: whether it was put into pending_
  std::vector<std::size_t> pending_;
};

}  // namespace quadrille::cp
