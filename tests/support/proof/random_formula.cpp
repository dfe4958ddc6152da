#include "support/proof/random_formula.h"

#include <algorithm>
#include <cstdlib>

namespace quadrille::test {

namespace {

bool satisfies(std::uint64_t assignment, std::span<const int> clause) {
  return std::ranges::any_of(clause, [assignment](int literal) {
    return ((assignment >> std::abs(literal)) & 1) == (literal > 0 ? 1 : 0);
  });
}

}  // namespace

proof::Formula random_formula(int variables, Random& random) {
  proof::Formula formula(variables);
  const auto count =
      static_cast<std::uint64_t>(variables) * 3 + random.below(static_cast<std::uint64_t>(variables) * 2);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t length = random.below(12) == 0 ? 1 : 2 + random.below(5) / 2;
    std::vector<int> clause;
    while (clause.size() < std::min(length, static_cast<std::uint64_t>(variables))) {
      const int v = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(variables)));
      if (std::ranges::any_of(clause, [v](int literal) { return std::abs(literal) == v; })) continue;
      clause.push_back(random.below(2) == 0 ? v : -v);
    }
    formula.add(clause);
  }
  return formula;
}

bool follows(const proof::Formula& formula, std::span<const int> clause) {
  for (std::uint64_t assignment = 0; assignment < std::uint64_t{2} << formula.variable_count();
       assignment += 2) {
    if (satisfies(assignment, clause)) continue;
    bool is_model = true;
    for (std::size_t i = 0; i < formula.clause_count() && is_model; ++i)
      is_model = satisfies(assignment, formula.clause(i));
    if (is_model) return false;
  }
  return true;
}

}  // namespace quadrille::test
