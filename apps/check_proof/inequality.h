// Linear inequalities over 0-1 variables, and the rules of cutting planes that make new ones.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace check_proof {

/// Thrown if a text is not as expected, or a number is too large; caught by the function that began to read
/// the text.
struct Refusal {
  std::string text;
};

/// At most 2^62 in magnitude, so that it can be negated.
using Number = std::int64_t;
/// Both throw a Refusal if the result is too large.
[[nodiscard]] Number sum(Number a, Number b);
[[nodiscard]] Number product(Number a, Number b);

/// A variable and its coefficient.
using Term = std::pair<std::uint32_t, Number>;

/// The sum of coefficient * variable is at least the bound, where variables are 0 or 1. The terms are
/// ordered by variable, and no coefficient is 0. (OPB's literal ~x is written as 1 - x.)
struct Inequality {
  std::vector<Term> terms;
  Number bound = 0;
};

/// The bound of the same inequality rewritten over literals with positive coefficients only.
[[nodiscard]] Number degree(const Inequality& inequality);
/// The greatest possible sum minus the bound. If it is negative, nothing satisfies the inequality.
[[nodiscard]] Number slack(const Inequality& inequality);
/// Sorts the terms by variable, and adds up those of the same variable.
void normalise(Inequality& inequality);

/// What holds exactly where the inequality does not.
[[nodiscard]] Inequality negated(const Inequality& a);

// Each of these follows from its arguments (Cook, Coullard and Turan 1987).

[[nodiscard]] Inequality plus(const Inequality& a, const Inequality& b);
/// factor: not negative.
[[nodiscard]] Inequality times(Inequality a, Number factor);
/// Over literals, each coefficient and the degree divided and rounded up. divisor: positive.
[[nodiscard]] Inequality divided(const Inequality& a, Number divisor);
/// Over literals, no coefficient greater than the degree.
[[nodiscard]] Inequality saturated(const Inequality& a);
/// Without a variable, as if its literal were true.
[[nodiscard]] Inequality weakened(const Inequality& a, std::uint32_t dropped);

}  // namespace check_proof
