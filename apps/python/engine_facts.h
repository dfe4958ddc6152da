// Variables of a store in Python, and facts about them (quadrille.engine).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cp/int_var.h"
#include "cp/literal.h"

namespace quadrille::python {

/// The values of variables, the numbers in facts and the offsets of views lie between -kFarthest and
/// kFarthest, so that sums of two of them fit their 40 bits in the data of a change.
inline constexpr cp::Value kFarthest = (cp::Value{1} << 38) - 1;
/// The value, if it is one that facts and variables may have. Raises InputError.
cp::Value near(cp::Value value);

/// A number as far away as any that facts can have: beyond it, they say the same.
[[nodiscard]] cp::Value clamped(cp::Value value);

/// A variable of a store, or a view of it. A value: it does not keep the store alive, and the store refuses
/// it after the pop that removed the variable.
struct Variable {
  std::uint64_t birth = 0;  // no two variables of all stores have the same number
  cp::IntVar view;
  std::shared_ptr<const std::string> name;

  friend bool operator==(const Variable& a, const Variable& b) {
    return a.birth == b.birth && a.view == b.view;
  }
};
/// Such as "x", "x + 3" or "-x".
[[nodiscard]] std::string text_of(const Variable& variable);

/// A fact about a variable, as it was written: x + 1 >= 4 equals x >= 3.
struct Fact {
  Variable variable;
  cp::Relation relation = cp::Relation::equal;
  cp::Value value = 0;

  [[nodiscard]] cp::Literal literal() const { return variable.view.is(relation, value); }
  [[nodiscard]] Fact opposite() const;
  friend bool operator==(const Fact& a, const Fact& b) {
    return a.variable.birth == b.variable.birth && a.literal() == b.literal();
  }
};
[[nodiscard]] std::string_view sign_of(cp::Relation relation);
[[nodiscard]] std::string text_of(const Fact& fact);

/// Whether every value for which the first fact holds satisfies the second, about the same variable.
[[nodiscard]] bool implies(cp::Literal a, cp::Literal b);

/// The values of a variable, ascending. domain: a store, or the past.
template <class Domain>
[[nodiscard]] std::vector<cp::Value> values_of(const Domain& domain, cp::IntVar x) {
  std::vector<cp::Value> values;
  const cp::Value last = domain.max(x);
  for (cp::Value v = domain.min(x); v <= last; ++v)
    if (domain.contains(x, v)) values.push_back(v);
  return values;
}

}  // namespace quadrille::python
