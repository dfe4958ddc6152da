// Small domains, and views of them, on which a constraint is tried.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "cp/store.h"

namespace quadrille::test {

struct Setting {
  /// How the store keeps a domain.
  enum class Kind : std::uint8_t { word, dense, sparse, unbounded };
  struct Variable {
    std::vector<cp::Value> values;  // increasing
    Kind kind = Kind::word;
  };
  /// What the constraint is given: a view of variables[variable].
  struct Argument {
    std::size_t variable;
    bool is_negated = false;
    cp::Value offset = 0;
  };

  std::vector<Variable> variables;
  std::vector<Argument> arguments;

  [[nodiscard]] bool has_repeated_variables() const;
  /// Makes the variables, 0 .. in this order, in an empty store; gives the arguments. Words have one origin.
  [[nodiscard]] std::vector<cp::IntVar> make(cp::Store& store) const;
};

/// For failure messages.
[[nodiscard]] std::string describe(const Setting& setting);
/// "x3 >= 5".
[[nodiscard]] std::string describe(cp::Literal literal);

/// Calls f with every setting of `arity` plain word variables whose domains are sets out of
/// first .. first + width - 1, until f returns false.
void for_each_setting(std::size_t arity, cp::Value first, int width,
                      const std::function<bool(const Setting&)>& f);

struct SettingShape {
  std::size_t arity;
  int width = 5;              // values lie in a window of so many numbers
  cp::Value lowest = -3;      // about where it starts
  bool plain = false;         // plain word variables only
  bool with_repeats = false;  // a variable may be given twice, in different views
};
[[nodiscard]] Setting random_setting(const SettingShape& shape, Random& random);
/// The same setting with fixed variables as further arguments.
[[nodiscard]] Setting with_constants(Setting setting, const std::vector<cp::Value>& constants);

}  // namespace quadrille::test
