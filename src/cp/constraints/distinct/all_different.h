// The implementations of all_different, one source file each. The factory in distinct.h chooses among them.
#pragma once

#include <memory>
#include <vector>

#include "cp/constraint.h"
#include "cp/constraints/distinct.h"
#include "cp/store.h"

namespace quadrille::cp {

/// The common base of the implementations: the meaning.
class AllDifferent : public Constraint {
 public:
  using Constraint::Constraint;
  [[nodiscard]] std::string_view name() const final { return "all_different"; }
  [[nodiscard]] bool holds(std::span<const Value> values) const final;

  [[nodiscard]] Events first_stage_is_for() const override { return kFixed; }
  /// Whether it must take all its values (see are_permuted) and is domain consistent.
  [[nodiscard]] virtual bool permutes() const { return false; }
};

/// The constraint if it is one of these, which its name tells: the page's engine has no types at run time.
/// Otherwise null.
[[nodiscard]] inline const AllDifferent* as_all_different(const Constraint& constraint) {
  return constraint.name() == "all_different" ? static_cast<const AllDifferent*>(&constraint) : nullptr;
}

/// Removes the values of fixed variables from the others. Any domains, any views.
[[nodiscard]] std::unique_ptr<Constraint> all_different_value(std::vector<IntVar> variables);
/// Bounds consistency (Lopez-Ortiz, Quimper, Tromp and van Beek 2003). Any domains, any views.
[[nodiscard]] std::unique_ptr<Constraint> all_different_bounds(std::vector<IntVar> variables);
/// Domain consistency (Regin 1994). Any domains, any views.
[[nodiscard]] std::unique_ptr<Constraint> all_different_domain(std::vector<IntVar> variables);
/// Value or domain consistency on bit masks; `automatic` means domain. Requires fits_words().
[[nodiscard]] std::unique_ptr<Constraint> all_different_words(const Store& store,
                                                              std::vector<IntVar> variables,
                                                              Consistency consistency);
/// Whether all_different_words can be used: at most 64 distinct plain variables, with word domains of one
/// origin.
[[nodiscard]] bool fits_words(const Store& store, const std::vector<IntVar>& variables);

}  // namespace quadrille::cp
