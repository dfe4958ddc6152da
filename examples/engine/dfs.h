// Depth-first search in one function. The engine is driven from outside: it only propagates, and goes back to
// where it was.
#pragma once

#include <functional>
#include <vector>

#include <quadrille/cp/store.h>

namespace teaching {

using quadrille::cp::IntVar;
using quadrille::cp::Literal;
using quadrille::cp::Store;

/// Visits every solution below the present state of the store, each once, and leaves the store's level as it
/// was. on_solution returns whether to go on, and so does this function.
inline bool dfs(Store& store, const std::vector<IntVar>& variables,
                const std::function<bool()>& on_solution) {
  if (!store.propagate()) return true;  // a dead end: there is no solution below
  const IntVar* open = nullptr;         // the variable with the fewest values left, but more than one
  for (const IntVar& x : variables) {
    if (store.is_fixed(x)) continue;
    if (open == nullptr || store.count(x) < store.count(*open)) open = &x;
  }
  if (open == nullptr) return on_solution();  // every variable has its value

  const Literal decision = open->eq(store.min(*open));
  for (const Literal branch : {decision, ~decision}) {  // first x = v, then x != v
    store.push();
    const bool goes_on = !store.impose(branch) || dfs(store, variables, on_solution);
    store.pop();
    if (!goes_on) return false;
  }
  return true;
}

}  // namespace teaching
