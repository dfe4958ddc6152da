// A constraint that makes others follow changes.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cp/store.h"

namespace quadrille::test {

/// Give it to Store::set_first(). It makes all constraints that can do so follow changes, as a learner's
/// clauses do.
class FollowingConstraint final : public cp::Constraint {
 public:
  FollowingConstraint() : Constraint({}, bit(0)) {}
  [[nodiscard]] std::string_view name() const override { return "following"; }
  [[nodiscard]] bool propagate(cp::Store& store, int, Word) override {
    while (store.followed() < store.domains().now())
      if (!store.follow_changes(store.followed() + 1)) return false;
    return true;
  }
  void explain(const cp::Past&, cp::Literal, Word, std::vector<cp::Literal>&) const override {}
  [[nodiscard]] bool holds(std::span<const cp::Value>) const override { return true; }
};

}  // namespace quadrille::test
