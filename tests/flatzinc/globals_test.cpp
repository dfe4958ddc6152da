#include "flatzinc/globals.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

using modelling::Parameter;
using modelling::ParameterKind;

/// The shape of the i-th argument, for random models. With `fixed`, variables that must not be negative are
/// numbers.
std::string shape_of(const modelling::Global& global, std::size_t i, bool is_boolean, bool fixed) {
  const Parameter& parameter = global.parameters[i];
  const ParameterKind kind = global.post.kinds()[i];
  if (kind == ParameterKind::set) return "s";
  const bool is_fixed = kind == ParameterKind::numbers || (fixed && parameter.is_at_least_0);
  std::string shape = is_fixed ? "i" : is_boolean ? "b" : "x";
  if (kind != ParameterKind::variable) {
    shape[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(shape[0])));
    shape += std::to_string(parameter.as_long_as.value_or(i));
  }
  if (!parameter.takes_empty) shape += "+";
  if (parameter.is_distinct) shape += "<";
  if (is_fixed && parameter.is_at_least_0) shape += ">=0";
  return shape + " ";
}

TEST(Globals, HoldInFlatZincAsTheyAreDefined) {
  for (const modelling::Global* global : modelling::all_globals())
    for (const std::string_view declaration : global->minizinc) {
      const std::string name(declaration.substr(0, declaration.find('(')));
      const bool is_boolean = declaration.find("var bool") != std::string_view::npos;
      for (const bool fixed : {false, true}) {
        std::string shape;
        for (std::size_t i = 0; i < global->parameters.size(); ++i)
          shape += shape_of(*global, i, is_boolean, fixed);
        EXPECT_EQ(disagreement(name, shape), std::nullopt) << name << " " << shape;
      }
    }
}

/// The type of a parameter in MiniZinc; empty if it has none.
std::string type_of(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::variable: return "var int";
    case ParameterKind::variables: return "array[int] of var int";
    case ParameterKind::numbers: return "array[int] of int";
    case ParameterKind::set: return "set of int";
    default: return "";
  }
}

TEST(Globals, AreDeclaredWithTheTypesOfTheirParameters) {
  for (const modelling::Global* global : modelling::all_globals())
    for (const std::string_view declaration : global->minizinc) {
      std::string text(declaration.substr(declaration.find('(')));
      for (std::size_t at = text.find("var bool"); at != std::string::npos; at = text.find("var bool"))
        text.replace(at, 8, "var int");
      std::size_t from = 1;
      for (const ParameterKind kind : global->post.kinds()) {
        EXPECT_EQ(text.substr(from, text.find(':', from) - from), type_of(kind)) << declaration;
        from = text.find(", ", from) + 2;
      }
      EXPECT_EQ(std::ranges::count(text, ':'), std::ssize(global->parameters)) << declaration;
    }
}

}  // namespace
}  // namespace quadrille::test
