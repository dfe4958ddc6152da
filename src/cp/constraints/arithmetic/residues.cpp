#include "cp/constraints/arithmetic/residues.h"

#include <numeric>
#include <utility>

namespace quadrille::cp {

namespace {

/// Below this, the product of two remainders fits a Value.
constexpr Value kLeastLargeDivisor = Value{1} << 30;

/// The remainder from 0 to divisor - 1.
constexpr Value remainder_of(Wide a, Value divisor) {
  return static_cast<Value>(a - divisor * divided_down<Wide>(a, divisor));
}

/// The number r with a * r = 1 modulo the divisor; a and the divisor must have no common factor. Euclid's
/// extended algorithm.
constexpr Value inverse_of(Value a, Value divisor) {
  Value left = divisor;
  Value right = remainder_of(a, divisor);
  Value of_left = 0;
  Value of_right = 1;
  while (right != 0) {
    const Value quotient = left / right;
    left = std::exchange(right, left - quotient * right);
    of_left = std::exchange(of_right, of_left - quotient * of_right);
  }
  return remainder_of(of_left, divisor);
}

}  // namespace

std::vector<Residue> find_residues(std::span<const Value> coefficients, Wide constant) {
  const std::size_t n = coefficients.size();
  std::vector<Value> behind(n + 1);  // the greatest common divisors of the coefficients from a position on
  for (std::size_t i = n; i-- > 0;) behind[i] = std::gcd(behind[i + 1], coefficients[i]);
  std::vector<Residue> residues;
  if (behind[0] != 1) return residues;
  Value before = 0;
  for (std::size_t i = 0; i < n; before = std::gcd(before, coefficients[i++])) {
    const Value divisor = std::gcd(before, behind[i + 1]);
    if (divisor <= 1 || divisor >= kLeastLargeDivisor) continue;
    const Value missing = remainder_of(constant, divisor);
    residues.push_back({i, divisor, remainder_of(missing * inverse_of(coefficients[i], divisor), divisor)});
  }
  return residues;
}

bool round_bounds(Store& store, IntVar x, const Residue& residue, Word data) {
  const Value min = store.min(x);
  const Value max = store.max(x);
  const Value up = remainder_of(Wide{residue.remainder} - min, residue.divisor);
  const Value down = remainder_of(Wide{max} - residue.remainder, residue.divisor);
  return (!is_finite(min) || store.at_least(x, clamped(Wide{min} + up), data)) &&
         (!is_finite(max) || store.at_most(x, clamped(Wide{max} - down), data));
}

void explain_rounded(const Past& past, Literal fact, std::vector<Literal>& reasons) {
  const IntVar x(fact.variable);
  if (fact.relation == Relation::at_least) reasons.push_back(x.ge(past.min(x)));
  if (fact.relation == Relation::at_most) reasons.push_back(x.le(past.max(x)));
}

}  // namespace quadrille::cp
