// The signatures of functions in the text by which pybind11 refuses arguments that no overload accepts:
//
//   count(): incompatible function arguments. The following argument types are supported:
//       1. (self: quadrille.Puzzle, *, limit: Optional[int] = None) -> int
//
//   Invoked with: ..
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::python {

struct Parameter {
  std::string name, type;
  bool is_optional = false, is_by_name = false;
};

struct Signature {
  std::vector<Parameter> parameters;

  /// The number of parameters that may be given by position.
  [[nodiscard]] std::size_t positional() const {
    return static_cast<std::size_t>(std::ranges::count(parameters, false, &Parameter::is_by_name));
  }
  /// Null if there is no parameter of that name.
  [[nodiscard]] const Parameter* find(std::string_view name) const {
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
  }
};

/// Whether the text is such a refusal.
[[nodiscard]] bool lists_signatures(std::string_view text);
/// All signatures in a refusal. Those of constructors, "quadrille.Puzzle(source: object)", lack self.
[[nodiscard]] std::vector<Signature> signatures_in(std::string_view refusal);
/// The type in the refusal of a constructor: "quadrille.Puzzle".
[[nodiscard]] std::string_view type_constructed(std::string_view refusal);

}  // namespace quadrille::python
