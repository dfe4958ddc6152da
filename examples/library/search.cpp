// A search of one's own: the engine only propagates, and goes back to where it was.
#include <algorithm>
#include <iostream>

#include <quadrille/cp/constraints/constraints.h>
#include <quadrille/cp/store.h>

using namespace quadrille::cp;

/// The number of solutions below the present state of the store.
int count(Store& store, const std::vector<IntVar>& variables) {
  if (!store.propagate()) return 0;
  const auto is_open = [&store](IntVar x) { return !store.is_fixed(x); };
  const auto open = std::ranges::find_if(variables, is_open);
  if (open == variables.end()) return 1;
  const Literal decision = open->eq(store.min(*open));
  int found = 0;
  for (const Literal branch : {decision, ~decision}) {  // first x = v, then x != v
    store.push();
    if (store.impose(branch)) found += count(store, variables);
    store.pop();
  }
  return found;
}

int main() {
  Store store;
  const std::vector<IntVar> x{store.new_variable(1, 4), store.new_variable(1, 4), store.new_variable(1, 4)};
  store.post(all_different(store, x, Consistency::automatic));
  const int found = count(store, x);
  std::cout << found << " solutions\n";
  return found == 24 ? 0 : 1;
}
