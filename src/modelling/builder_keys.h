// The keys under which a builder stores the objects that it has made: lists of numbers.
#pragma once

#include <vector>

#include "cp/constraints/constraints.h"

namespace quadrille::modelling {

enum class Made : std::uint8_t {
  membership,
  equation,
  inequality,
  sum,
  function,
  choice,
  disjunction,
  parity
};

using Key = std::vector<cp::Value>;

[[nodiscard]] inline Key key_of(Made made, const std::vector<cp::IntVar>& variables) {
  Key key{static_cast<cp::Value>(made)};
  for (const cp::IntVar x : variables)
    key.insert(key.end(), {static_cast<cp::Value>(x.id()), x.is_negated() ? 1 : 0, x.offset()});
  return key;
}

[[nodiscard]] inline Key key_of(Made made, const std::vector<cp::Literal>& literals) {
  Key key{static_cast<cp::Value>(made)};
  for (const auto& [variable, relation, value] : literals)
    key.insert(key.end(), {static_cast<cp::Value>(variable), static_cast<cp::Value>(relation), value});
  return key;
}

/// All variables must be plain, not views.
[[nodiscard]] inline Key key_of(Made made, const std::vector<cp::Term>& terms) {
  Key key{static_cast<cp::Value>(made)};
  for (const auto& [a, x] : terms) key.insert(key.end(), {a, static_cast<cp::Value>(x.id())});
  return key;
}

}  // namespace quadrille::modelling
