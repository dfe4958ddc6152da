#include "python/engine_facts.h"

#include <algorithm>

#include "python/bindings.h"
#include "python/sentences.h"

namespace quadrille::python {

cp::Value clamped(cp::Value value) { return std::clamp(value, -2 * kFarthest, 2 * kFarthest); }

cp::Value near(cp::Value value) {
  if (value < -kFarthest || value > kFarthest) raise_input_error(say::kFarValue(value, kFarthest));
  return value;
}

std::string text_of(const Variable& variable) {
  const cp::Value offset = variable.view.offset();
  std::string text = (variable.view.is_negated() ? "-" : "") + *variable.name;
  if (offset != 0) text += (offset < 0 ? " - " : " + ") + std::to_string(offset < 0 ? -offset : offset);
  return text;
}

std::string_view sign_of(cp::Relation relation) {
  switch (relation) {
    case cp::Relation::equal: return "==";
    case cp::Relation::not_equal: return "!=";
    case cp::Relation::at_least: return ">=";
    default: return "<=";
  }
}

std::string text_of(const Fact& fact) {
  return text_of(fact.variable) + " " + std::string(sign_of(fact.relation)) + " " +
         std::to_string(fact.value);
}

Fact Fact::opposite() const {
  switch (relation) {
    case cp::Relation::equal: return {variable, cp::Relation::not_equal, value};
    case cp::Relation::not_equal: return {variable, cp::Relation::equal, value};
    case cp::Relation::at_least: return {variable, cp::Relation::at_most, value - 1};
    default: return {variable, cp::Relation::at_least, value + 1};
  }
}

bool implies(cp::Literal a, cp::Literal b) {
  const bool is_value = b.relation == cp::Relation::not_equal;
  switch (a.relation) {
    case cp::Relation::equal: return b.holds_for(a.value);
    case cp::Relation::not_equal: return a == b;
    case cp::Relation::at_least:
      return (b.relation == a.relation && b.value <= a.value) || (is_value && b.value < a.value);
    default: return (b.relation == a.relation && b.value >= a.value) || (is_value && b.value > a.value);
  }
}

}  // namespace quadrille::python
