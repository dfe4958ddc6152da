// Small random models of one global constraint, made from its parameters, and the parts of their texts in
// each language.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "base/random.h"
#include "modelling/globals.h"
#include "support/modelling/doors.h"

namespace quadrille::test {

using cp::Value;

/// The next states of automata, by state and value, both from 1 on.
inline constexpr Value kStates = 3;
inline constexpr Value kSymbols = 4;

struct GlobalModel {
  using Places = std::vector<std::size_t>;  // of variables, by index

  const modelling::Global* global;
  std::vector<std::size_t> from_one{};        // the parameters whose values count from 1, not 0
  std::vector<std::vector<Value>> domains{};  // increasing
  std::vector<std::vector<Places>> lists{};   // for each parameter: one list, or several
  std::vector<Value> numbers{};               // or a set, or accepting states
  std::vector<std::vector<Value>> rows{};     // of a table, or the next states (0: none)
  modelling::Layers layers{};
  std::vector<Step> steps{};
  bool writes_numbers = false;  // texts have numbers in place of fixed variables

  [[nodiscard]] modelling::ParameterKind kind(std::size_t i) const { return global->post.kinds()[i]; }
  [[nodiscard]] bool is_fixed(std::size_t variable) const { return domains[variable].size() == 1; }
  /// How much greater the variables of the parameter are than the constraint's arguments.
  [[nodiscard]] Value offset(std::size_t parameter) const;
  /// The automaton of the rows. The cost of a transition is the remainder of from * value by 3.
  [[nodiscard]] cp::Automaton automaton() const;
  /// Whether the constraint holds if the variables have these values.
  [[nodiscard]] bool holds(const std::vector<Value>& values) const;
  /// The model in which the variables have only these values, without steps.
  [[nodiscard]] GlobalModel fixed_to(const std::vector<Value>& values) const;
};

[[nodiscard]] GlobalModel random_global_model(const modelling::Global& global,
                                              std::vector<std::size_t> from_one, std::uint64_t seed);

/// The parts of the text of a constraint.
class GlobalText {
 public:
  /// A list of variables is written as all of them, each put into `variable` ("x{}"), with `between` between
  /// two and put into `list`.
  struct Language {
    fmt::string_view variable;
    fmt::string_view list;
    std::string_view between;
  };
  static constexpr Language kFlatZinc{"x{}", "[{}]", ","};
  static constexpr Language kXcsp{"x[{}]", "{}", " "};

  GlobalText(const GlobalModel& model, const Language& language) : model_(&model), language_(language) {}

  /// The variables of the parameter: "[x0,x1]" in FlatZinc, "x[0] x[1]" in XCSP3.
  [[nodiscard]] std::string list(std::size_t parameter) const;
  /// The first of them.
  [[nodiscard]] std::string first(std::size_t parameter) const;
  /// The lists of the parameter as tuples: "(x[0],x[1])(x[2],x[3])".
  [[nodiscard]] std::string tuples(std::size_t parameter) const;
  [[nodiscard]] std::string numbers() const;
  /// All rows, one after another: "[1,2,3,4]".
  [[nodiscard]] std::string cells() const;
  /// All arguments, by the types of the parameters: "x0,[x1,x2],{3,4}".
  [[nodiscard]] std::string flatzinc_arguments() const;
  [[nodiscard]] const GlobalModel& model() const { return *model_; }

 private:
  [[nodiscard]] std::string variable(std::size_t x) const;

  const GlobalModel* model_;
  Language language_;
};

/// A whole model in FlatZinc with variables x0, x1, ..
[[nodiscard]] std::string flatzinc_model(const GlobalModel& model, const std::string& constraint);
/// A whole model in XCSP3 with variables x[0], x[1], ..
[[nodiscard]] std::string xcsp_model(const GlobalModel& model, const std::string& constraint);

}  // namespace quadrille::test
