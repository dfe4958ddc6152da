// Queens: one in each column, no two in one row or diagonal. How many ways are there?
#include <iostream>
#include <quadrille/quadrille.hpp>
using namespace quadrille;

int main() {
  const int size = 8;
  Model m;
  const auto row = m.ints(size, 0, size - 1);  // by column: the row of its queen
  std::vector<Sum> up, down;
  for (int i = 0; i < size; ++i) {
    up.push_back(row[i] + i);
    down.push_back(row[i] - i);
  }
  m.all_different(row);
  m.all_different(up);
  m.all_different(down);
  int count = 0;
  for (const Solution& s : m.solutions()) {
    if (count++ > 0) continue;
    for (int i = 0; i < size; ++i)
      for (int k = 0; k < size; ++k) std::cout << (s[row[k]] == i ? 'Q' : '.') << (k + 1 < size ? ' ' : '\n');
  }
  std::cout << count << " solutions\n";
}
