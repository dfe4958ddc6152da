// Literals: atomic facts about variables, of which decisions, reasons and clauses consist.
#pragma once

#include <cstdint>
#include <limits>

namespace quadrille::cp {

/// The index of a variable in its Store.
using VariableId = std::uint32_t;
inline constexpr VariableId kNoVariable = std::numeric_limits<VariableId>::max();

/// Every value is strictly between the two infinities, which mean "no bound".
using Value = std::int64_t;
inline constexpr Value kMinusInfinity = std::numeric_limits<Value>::min();
inline constexpr Value kPlusInfinity = std::numeric_limits<Value>::max();
[[nodiscard]] constexpr bool is_finite(Value v) { return v != kMinusInfinity && v != kPlusInfinity; }

enum class Relation : std::uint8_t { equal, not_equal, at_least, at_most };

/// x = v, x != v, x >= v or x <= v. The engine has no Boolean variables: a Boolean is a literal,
/// such as b == 1 for a variable b of 0..1.
struct Literal {
  VariableId variable = kNoVariable;
  Relation relation = Relation::equal;
  Value value = 0;

  /// The fact that never holds. A constraint explains it after a failure of propagation.
  [[nodiscard]] static constexpr Literal falsum() { return {}; }
  [[nodiscard]] constexpr bool is_falsum() const { return variable == kNoVariable; }

  /// The opposite fact. Not for falsum. An infinite value is kept: x >= -oo, always true, becomes x <= -oo.
  [[nodiscard]] constexpr Literal operator~() const {
    switch (relation) {
      case Relation::equal: return {variable, Relation::not_equal, value};
      case Relation::not_equal: return {variable, Relation::equal, value};
      case Relation::at_least: return {variable, Relation::at_most, is_finite(value) ? value - 1 : value};
      default: return {variable, Relation::at_least, is_finite(value) ? value + 1 : value};
    }
  }

  /// Whether the fact holds when its variable has the value v.
  [[nodiscard]] constexpr bool holds_for(Value v) const {
    switch (relation) {
      case Relation::equal: return v == value;
      case Relation::not_equal: return v != value;
      case Relation::at_least: return v >= value;
      default: return v <= value;
    }
  }

  friend constexpr bool operator==(const Literal&, const Literal&) = default;
};

}  // namespace quadrille::cp
