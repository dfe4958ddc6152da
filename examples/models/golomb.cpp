// Golomb ruler: no two pairs of marks are equally far apart. Finds the shortest ruler.
#include <iostream>
#include <quadrille/quadrille.hpp>
using namespace quadrille;

int main() {
  const int count = 7;
  Model m;
  const auto mark = m.ints(count, 0, count * count);
  std::vector<Sum> distances;
  for (int i = 0; i < count; ++i)
    for (int k = 0; k < i; ++k) distances.push_back(mark[i] - mark[k]);
  for (int i = 1; i < count; ++i) m.add(mark[i - 1] < mark[i]);
  m.add(mark[0] == 0);
  m.all_different(distances);
  m.add(distances.front() < distances.back());  // not its mirror image
  m.branch(mark, cp::VariableOrder::input);
  m.minimise(mark.back());
  for (const Solution& s : m.solutions()) {
    for (const Value v : s[mark]) std::cout << v << ' ';
    std::cout << "(length " << s[mark.back()] << ")\n";
  }
}
