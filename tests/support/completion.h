// Search for values of the variables that are still open, for formulas of any kind.
#pragma once

#include <algorithm>
#include <vector>

namespace quadrille::test {

/// values: by variable from 1 on, 1 true, -1 false, 0 open. propagate() may close open ones, and is false
/// where they contradict the formula; once none is open, it tells whether the formula holds. Whether some way
/// to close them satisfies the formula. Leaves the values as they were.
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
