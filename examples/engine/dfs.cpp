// Queens that do not attack each other, found by the search of dfs.h. It prints the search tree: at each node
// the decision, and what propagation leaves of the domains.
#include <array>
#include <cstdlib>
#include <iostream>
#include <vector>

#include <quadrille/cp/constraints/constraints.h>

#include "dfs.h"

namespace cp = quadrille::cp;

/// Variable i is the row of the queen in column i, counted from 1.
std::vector<cp::IntVar> post_queens(cp::Store& store, int n) {
  std::vector<cp::IntVar> row;
  for (int i = 0; i < n; ++i) row.push_back(store.new_variable(1, n));
  std::array<std::vector<cp::IntVar>, 3> lines;  // rows, and the diagonals of both directions
  for (int i = 0; i < n; ++i)
    for (int slope = -1; slope <= 1; ++slope) lines[slope + 1].push_back(row[i] + slope * i);
  for (const auto& line : lines) store.post(cp::all_different(store, line, cp::Consistency::value));
  return row;
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 4;
  if (n < 1 || n > 20) {
    std::cerr << "dfs: found a board of size " << argv[1] << ", expected 1 to 20\n";
    return 2;
  }
  cp::Store store;
  const std::vector<cp::IntVar> queens = post_queens(store, n);
  int count = 0;
  teaching::dfs(store, queens, [&] {
    for (const cp::IntVar queen : queens) std::cout << (queen == queens[0] ? "" : " ") << store.value(queen);
    std::cout << '\n';
    ++count;
    return true;  // go on to the next one
  });
  std::cout << count << " solutions\n";
}
