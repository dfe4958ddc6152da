#include "support/cp/random_models.h"

#include "base/random.h"

namespace quadrille::test {

using namespace quadrille::cp;

std::vector<IntVar> post_random(Store& store, std::uint64_t seed) {
  Random random(seed);
  std::vector<IntVar> x;
  const int count = 4 + static_cast<int>(random.below(3));
  for (int i = 0; i < count; ++i) {
    switch (random.below(4)) {
      case 0: x.push_back(store.new_boolean()); break;
      case 1: x.push_back(store.new_variable(-3, 100)); break;
      case 2: x.push_back(store.new_variable(kMinusInfinity, 4)); break;
      default: x.push_back(store.new_variable(0, 1 + static_cast<Value>(random.below(5))));
    }
  }
  for (const IntVar v : x) {
    // Finite, though only by constraints.
    store.post(linear({{1, v}}, Comparison::at_most, 5));
    store.post(linear({{-1, v}}, Comparison::at_most, 3));
  }
  const auto some = [&] { return x[random.below(x.size())]; };
  for (int i = 0; i < count; ++i) {
    switch (random.below(4)) {
      case 0: store.post(not_equal(some(), some() + static_cast<Value>(random.below(3)) + 1)); break;
      case 1: {
        std::vector<Term> terms;
        for (int k = 0; k < 3; ++k) terms.push_back({static_cast<Value>(random.below(7)) - 3, some()});
        store.post(
            linear(terms, static_cast<Comparison>(random.below(3)), static_cast<Value>(random.below(7)) - 2));
        break;
      }
      case 2: {
        std::vector<Term> terms{{1, some()}, {-2, some()}};
        const IntVar r = some();
        store.post(linear(terms, static_cast<Comparison>(random.below(3)),
                          static_cast<Value>(random.below(4)) - 2,
                          Reification{r.ge(static_cast<Value>(random.below(3))),
                                      static_cast<Reification::Mode>(random.below(2))}));
        break;
      }
      default: {
        std::vector<IntVar> y = x;
        y.resize(2 + random.below(3));
        store.post(all_different(store, y, static_cast<Consistency>(random.below(4))));
      }
    }
  }
  return x;
}

namespace {

std::size_t count_solutions(Store& store, const std::vector<IntVar>& x, std::size_t most) {
  Search search(store, {{x}});
  std::size_t count = 0;
  while (count < most && search.next() == Search::Result::solution) ++count;
  return count;
}

}  // namespace

std::optional<std::vector<Solution>> few_solutions(std::uint64_t seed) {
  constexpr std::size_t kMost = 500;
  Store store;
  const std::vector<IntVar> x = post_random(store, seed);
  if (count_solutions(store, x, kMost) == kMost) return std::nullopt;
  return all_solutions(store, x, VariableOrder::first_fail, ValueOrder::min);
}

}  // namespace quadrille::test
