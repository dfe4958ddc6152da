// Variables of a model that are the same: declared so, or made equal (or opposite Booleans) by constraints
// such as bool2int. All of them share one variable of the engine.
#pragma once

#include <cstdint>
#include <vector>

#include "flatzinc/program.h"

namespace quadrille::flatzinc {

class Equalities {
 public:
  /// The program must outlive this object.
  explicit Equalities(const Program& program);

  /// A variable has the value of its root, or, if flipped, 1 minus that.
  struct Image {
    std::uint32_t root;
    bool flipped;
  };
  [[nodiscard]] Image image(std::uint32_t variable) const;
  /// The values of the root, as far as declarations and settled constraints tell; may be empty.
  [[nodiscard]] const IntervalSet& domain(std::uint32_t root) const { return domains_[root]; }
  /// Whether images and domains already express the whole constraint, so that it need not be posted.
  [[nodiscard]] bool is_settled(std::size_t constraint) const { return settled_[constraint]; }

 private:
  [[nodiscard]] bool settle(const ConstraintItem& constraint);
  /// Records a = b, or a = 1 - b if flipped. False if images cannot express that.
  [[nodiscard]] bool unite(const Expression& a, const Expression& b, bool flipped);
  [[nodiscard]] bool restrict(const Expression& e, const IntervalSet& values);
  void restrict(std::uint32_t variable, const IntervalSet& values);

  const Program& program_;
  std::vector<Image> images_;  // by variable; an image's root may itself have another root
  std::vector<IntervalSet> domains_;
  std::vector<bool> settled_;
};

}  // namespace quadrille::flatzinc
