#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  Model m;
  const Int x = m.integer(0, 9);
  const Int y = m.integer(0, 9);
  const Int z = m.integer(0, 99);
  const Bool b = m.boolean();
  const std::vector<Int> v = m.ints(9, 1, 9);
@EXAMPLE@
  return m.solve() ? 0 : 1;
}
