// Backtracking search for values of open variables, for any kind of formula.
#pragma once

#include <algorithm>
#include <vector>

namespace quadrille::test {

/// Whether some assignment of the open variables satisfies the formula. values: by variable from 1 on, 1
/// true, -1 false, 0 open; they are unchanged afterwards. propagate() may assign open variables; it must
/// return false if the values contradict the formula and, when none is open, whether the formula holds.
template <class Propagate>
[[nodiscard]] bool has_completion(std::vector<int>& values, const Propagate& propagate) {
  const auto before = values;
  bool found = false;
  if (propagate()) {
    const auto open = std::find(values.begin() + 1, values.end(), 0);
    found = open == values.end();
    for (const int truth : {1, -1}) {
      if (found) break;
      *open = truth;
      found = has_completion(values, propagate);
    }
  }
  values = before;
  return found;
}

}  // namespace quadrille::test
