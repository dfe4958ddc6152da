// A propagator of one's own: x < y. It explains what it infers, so that searches can learn from it.
#include <iostream>

#include <quadrille/cp/search/search.h>

using namespace quadrille::cp;

class Less final : public Constraint {
 public:
  Less(IntVar x, IntVar y) : Constraint({x, y}, 0b001) {}  // it has stage 0, the cheapest
  std::string_view name() const override { return "less"; }
  bool propagate(Store& store, int, quadrille::Word) override {
    const IntVar x = scope()[0], y = scope()[1];
    return store.at_most(x, store.max(y) - 1) && store.at_least(y, store.min(x) + 1);
  }
  void explain(const Past& past, Literal fact, quadrille::Word,
               std::vector<Literal>& reasons) const override {
    const IntVar x = scope()[0], y = scope()[1];
    reasons.push_back(fact.variable == x.id() ? y.le(past.max(y)) : x.ge(past.min(x)));
  }
  bool holds(std::span<const Value> values) const override { return values[0] < values[1]; }
};

int main() {
  Store store;
  const IntVar x = store.new_variable(1, 3), y = store.new_variable(1, 3), z = store.new_variable(1, 3);
  store.post(std::make_unique<Less>(x, y));
  store.post(std::make_unique<Less>(y, z));
  if (Search(store, {{{x, y, z}}}).next() != SearchResult::solution) return 1;
  std::cout << store.value(x) << " < " << store.value(y) << " < " << store.value(z) << '\n';
  return 0;
}
