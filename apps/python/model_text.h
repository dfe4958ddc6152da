// Expressions and conditions of a model as text, for people.
#pragma once

#include <string>

#include "python/model_types.h"

namespace quadrille::python {

/// The name that the variable was given, or x with its number in the model.
[[nodiscard]] std::string name_of(cp::VariableId variable, const ModelObject& model);
/// "2*x + y - 1"
[[nodiscard]] std::string text_of(const Expression& expression);
/// "(x + y <= 5) & ~(x == 1)"
[[nodiscard]] std::string text_of(const ConditionObject& condition);

}  // namespace quadrille::python
