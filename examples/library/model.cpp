// A problem of one's own: SEND + MORE = MONEY, each letter a different digit.
#include <iostream>

#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  Model model;
  const auto letters = model.ints(8, 0, 9);
  const Int s = letters[0], e = letters[1], n = letters[2], d = letters[3];
  const Int m = letters[4], o = letters[5], r = letters[6], y = letters[7];
  model.all_different(letters);
  model.add(s >= 1 && m >= 1);
  model.add(1000 * s + 100 * e + 10 * n + d + 1000 * m + 100 * o + 10 * r + e ==
            10000 * m + 1000 * o + 100 * n + 10 * e + y);
  const auto solution = model.solve();
  if (!solution) return 1;
  for (const Value digit : (*solution)[letters]) std::cout << digit << ' ';
  std::cout << '\n';
  return (*solution)[m] == 1 ? 0 : 1;
}
