// The atoms x = v of the open variables of a store, numbered one variable after the other:
//
//   x from {1, 3}, y = 2, z from {1, 2, 3}    0: x=1   1: x=3   2: z=1   3: z=2   4: z=3
//
// They never change, so the domains must not be propagated further while they are used.
#pragma once

#include <cstdint>
#include <vector>

#include "cp/learning/atoms.h"
#include "cp/store.h"

namespace quadrille::cp {

/// A variable has an atom for each value of its domain, in order; first_atom gives the index of the first.
struct ValueAtoms {
  /// The domains of open variables are words. The store must outlive this object.
  explicit ValueAtoms(const Store& store);
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(facts.size()); }
  /// The atom x = v of an open variable, which must have the value.
  [[nodiscard]] std::uint32_t of(VariableId x, Value v) const;
  /// Appends facts whose conjunction is equivalent to the fact; none if the domain implies it. False if the
  /// domain excludes it.
  [[nodiscard]] bool append(Literal fact, std::vector<Code>& codes) const;

  const Store& store;
  std::vector<VariableId> variables;
  std::vector<std::uint32_t> first_atom;  // by VariableId
  std::vector<Literal> facts;             // by atom: x = v
};

}  // namespace quadrille::cp
