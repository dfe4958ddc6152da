// Finds values of the helper variables of a formula for a solution that gives the others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "proof/opb.h"

namespace quadrille::proof {

/// Unit propagation and, where that leaves a constraint open, trial: a literal of the constraint is made
/// true, and false if that leads to a contradiction. For example, "one of h1 and h2" with what follows from
/// h1, and from h2: if both can be true, h1 is. Threads: one at a time.
class Completion {
 public:
  /// The formula must outlive this object and not change.
  explicit Completion(const OpbFormula& formula);

  /// Adds the literals that were tried with success: propagation from all literals then satisfies every
  /// constraint. False if the literals belong to no solution. Linear in the formula for each literal tried.
  [[nodiscard]] bool complete(std::vector<int>& literals);

 private:
  [[nodiscard]] bool is_true(int literal) const { return values_[index(literal)] != 0; }
  [[nodiscard]] bool is_open(int literal) const { return !is_true(literal) && !is_true(-literal); }
  [[nodiscard]] static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(literal > 0 ? literal : -literal) + (literal > 0 ? 0 : 1);
  }
  void set(int literal);
  /// False if a constraint cannot be satisfied.
  [[nodiscard]] bool propagate();
  /// Makes the literals true without which nothing satisfies the constraint. False if nothing does.
  [[nodiscard]] bool visit(std::size_t constraint);
  [[nodiscard]] bool is_satisfied(std::size_t constraint) const;
  /// The constraints before this one are satisfied.
  [[nodiscard]] bool try_from(std::size_t constraint, std::vector<int>& literals);
  void undo(std::size_t size);

  const OpbFormula& formula_;
  std::vector<std::vector<std::pair<std::size_t, int>>>
      places_;                        // by literal: constraints, and weights in them
  std::vector<std::int64_t> slack_;   // by constraint: the greatest sum that is possible, minus the bound
  std::vector<std::uint8_t> values_;  // by literal: whether it is true
  std::vector<int> trail_;            // the literals that are true
  std::size_t counted_ = 0;           // how many literals of trail_ the slacks take into account
};

}  // namespace quadrille::proof
