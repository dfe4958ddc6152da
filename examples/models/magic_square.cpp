// Magic square: different numbers with the same sum in every row, column and diagonal.
#include <iostream>
#include <quadrille/quadrille.hpp>
using namespace quadrille;

int main() {
  const int size = 4;
  const int total = size * (size * size + 1) / 2;
  Model m;
  const auto x = m.ints(size * size, 1, size * size);
  m.all_different(x);
  Sum falling = 0, rising = 0;
  for (int i = 0; i < size; ++i) {
    Sum row = 0, column = 0;
    for (int k = 0; k < size; ++k) {
      row += x[size * i + k];
      column += x[size * k + i];
    }
    m.add(row == total);
    m.add(column == total);
    falling += x[size * i + i];
    rising += x[size * i + size - 1 - i];
  }
  m.add(falling == total);
  m.add(rising == total);
  // Excludes all but one of the squares that are the same when turned or mirrored.
  const Int corner = x[0], right = x[size - 1], left = x[size * (size - 1)], last = x[size * size - 1];
  m.add(corner < right && right < left && corner < last);
  int count = 0;
  for (const Solution& s : m.solutions()) {
    if (count++ > 0) continue;
    for (int i = 0; i < size * size; ++i) std::cout << s[x[i]] << (i % size == size - 1 ? '\n' : '\t');
  }
  std::cout << count << " squares\n";
}
