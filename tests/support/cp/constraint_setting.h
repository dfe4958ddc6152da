// Small domains, and views on them, over which a constraint is tested.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "cp/store.h"

namespace quadrille::test {

struct Setting {
  /// How the store represents the domain.
  enum class Kind : std::uint8_t { word, dense, sparse, unbounded };
  struct Variable {
    std::vector<cp::Value> values;  // increasing
    Kind kind = Kind::word;
  };
  /// An argument of the constraint: a view of variables[variable].
  struct Argument {
    std::size_t variable;
    bool is_negated = false;
    cp::Value offset = 0;
  };

  std::vector<Variable> variables;
  std::vector<Argument> arguments;

  [[nodiscard]] bool has_repeated_variables() const;
  /// Creates the variables, with numbers 0, 1, .., in an empty store, and returns the arguments. All word
  /// domains have one origin.
  [[nodiscard]] std::vector<cp::IntVar> make(cp::Store& store) const;
};

/// The setting as text, for failure messages.
[[nodiscard]] std::string describe(const Setting& setting);
/// The literal as text, such as "x3 >= 5".
[[nodiscard]] std::string describe(cp::Literal literal);

/// Calls f with each setting of `arity` plain variables whose word domains are subsets of first .. first +
/// width - 1, until f returns false.
void for_each_setting(std::size_t arity, cp::Value first, int width,
                      const std::function<bool(const Setting&)>& f);

struct SettingShape {
  std::size_t arity;
  int width = 5;              // the size of the range that contains all values
  cp::Value lowest = -3;      // about where this range begins
  bool plain = false;         // plain word variables only
  bool with_repeats = false;  // a variable may be given twice, by different views
};
[[nodiscard]] Setting random_setting(const SettingShape& shape, Random& random);
/// The setting with additional arguments that are fixed variables.
[[nodiscard]] Setting with_constants(Setting setting, const std::vector<cp::Value>& constants);

}  // namespace quadrille::test
