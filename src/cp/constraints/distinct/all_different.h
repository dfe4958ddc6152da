// The implementations of all_different, of which the factory in constraints.h chooses. One file each.
#pragma once

#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/constraints/distinct.h"
#include "cp/store.h"

namespace quadrille::cp {

/// What the implementations share: their meaning and, as their common base, their scope.
class AllDifferent : public Constraint {
 public:
  using Constraint::Constraint;
  [[nodiscard]] std::string_view name() const final { return "all_different"; }
  [[nodiscard]] bool holds(std::span<const Value> values) const final;

  [[nodiscard]] Events first_stage_is_for() const override { return kFixed; }
  /// Whether it was posted as a permutation, and is domain consistent.
  [[nodiscard]] virtual bool permutes() const { return false; }
};

/// Takes the values of fixed variables from the others. Any domains, any views.
[[nodiscard]] std::unique_ptr<Constraint> all_different_value(std::vector<IntVar> variables);
/// Bounds consistency (Lopez-Ortiz, Quimper, Tromp and van Beek 2003). Any domains, any views.
[[nodiscard]] std::unique_ptr<Constraint> all_different_bounds(std::vector<IntVar> variables);
/// Domain consistency (Regin 1994). Any domains, any views.
[[nodiscard]] std::unique_ptr<Constraint> all_different_domain(std::vector<IntVar> variables);
/// Value or domain consistency on bit masks; automatic is domain. See fits_words.
[[nodiscard]] std::unique_ptr<Constraint> all_different_words(const Store& store,
                                                              std::vector<IntVar> variables,
                                                              Consistency consistency);
/// Whether all_different_words can do it: at most 64 distinct plain variables, whose domains are words of one
/// origin.
[[nodiscard]] bool fits_words(const Store& store, const std::vector<IntVar>& variables);

}  // namespace quadrille::cp
