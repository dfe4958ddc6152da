// Which variables of a model are one: those declared to be each other, and those that constraints such as
// bool2int say are equal, or opposite Booleans. One variable of the engine serves them all.
#pragma once

#include <cstdint>
#include <vector>

#include "flatzinc/program.h"

namespace quadrille::flatzinc {

class Equalities {
 public:
  /// The model must outlive it.
  explicit Equalities(const Program& program);

  /// The value of a variable is that of the root, or 1 - that.
  struct Image {
    std::uint32_t root;
    bool flipped;
  };
  [[nodiscard]] Image image(std::uint32_t variable) const;
  /// The root's values, as far as declarations and settled constraints tell; may be empty.
  [[nodiscard]] const IntSet& domain(std::uint32_t root) const { return domains_[root]; }
  /// Whether the constraint says no more than images and domains do.
  [[nodiscard]] bool is_settled(std::size_t constraint) const { return settled_[constraint]; }

 private:
  [[nodiscard]] bool settle(const ConstraintItem& constraint);
  /// Both ways: a = b, or a = 1 - b. False when that cannot be said by an image.
  [[nodiscard]] bool unite(const Expression& a, const Expression& b, bool flipped);
  [[nodiscard]] bool restrict(const Expression& e, const IntSet& values);
  void restrict(std::uint32_t variable, const IntSet& values);

  const Program& program_;
  std::vector<Image> images_;  // by variable; the root may have another root in turn
  std::vector<IntSet> domains_;
  std::vector<bool> settled_;
};

}  // namespace quadrille::flatzinc
