// The values in a variable's domain, for tests of propagation.
#pragma once

#include <vector>

#include "cp/store.h"

namespace quadrille::test {

[[nodiscard]] inline std::vector<cp::Value> values_of(const cp::Store& store, cp::IntVar x) {
  std::vector<cp::Value> values;
  store.for_each_value(x, [&](cp::Value v) { values.push_back(v); });
  return values;
}

/// Propagates, assigns the value to x, propagates again, and returns the values of y; nothing on a failure.
[[nodiscard]] inline std::vector<cp::Value> values_after(cp::Store& store, cp::IntVar x, cp::Value value,
                                                         cp::IntVar y) {
  if (!store.propagate() || !store.assign(x, value) || !store.propagate()) return {};
  return values_of(store, y);
}

}  // namespace quadrille::test
