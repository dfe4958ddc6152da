// The cheap first stage of every all_different: what a variable has, no other may have.
#pragma once

#include <vector>

#include "cp/store.h"

namespace quadrille::cp {

class ValueElimination {
 public:
  /// Starts from those scope[i] that are fixed and have bit (i mod 64) in `changed`, and goes on with those
  /// that it fixes. The data of each change is the position in the scope of the variable that has the value.
  /// O(n) for each of them.
  [[nodiscard]] bool run(Store& store, const std::vector<IntVar>& scope, Word changed);

  static void explain(const Past& past, IntVar holder, std::vector<Literal>& reasons) {
    reasons.push_back(holder.eq(past.min(holder)));
  }

 private:
  [[nodiscard]] bool exclude(Store& store, const std::vector<IntVar>& scope, std::size_t holder);
  /// Notes all positions where the variable of scope[i], which is fixed now, occurs.
  void note_fixed(const std::vector<IntVar>& scope, std::size_t i);

  std::vector<bool> is_noted_;  // within a run: as fixed
  std::vector<std::size_t> todo_;
};

}  // namespace quadrille::cp
