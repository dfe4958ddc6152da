// A rule that a puzzle defines: parsed, checked, and used like a built-in one.
#pragma once

#include <memory>
#include <vector>

#include "base/input_error.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/own_rules/expression.h"
#include "sudoku/puzzle/defined_rule.h"

namespace quadrille::sudoku {

class OwnRule : public DefinedRule {
 public:
  /// The position of an error is that in Definition::texts.
  [[nodiscard]] static Parsed<std::shared_ptr<const OwnRule>> read(Definition definition);

  /// The conditions of one use. An error, if the arguments are not valid or a condition is too large, has a
  /// position in Definition::texts.
  [[nodiscard]] Parsed<std::vector<ConditionKind>> conditions(const Use& use) const;
  void draw(const Use& use, Picture& picture) const;

 private:
  struct Shown {
    const Drawing* drawing;
    Expression of, at;
  };

  explicit OwnRule(Definition definition) : DefinedRule(std::move(definition)) {}
  [[nodiscard]] Parsed<void> read_names();
  [[nodiscard]] Parsed<void> read_parameters();
  [[nodiscard]] Parsed<void> read_conditions();
  [[nodiscard]] Parsed<void> read_drawings();
  [[nodiscard]] Parsed<void> draw(const Shown& shown, const Use& use, Picture& picture) const;
  [[nodiscard]] Parsed<void> check_drawings(const Use& use) const;
  [[nodiscard]] std::size_t first_condition() const { return 2 + 2 * definition().parameters.size(); }

  std::vector<Expression> conditions_;
  std::vector<Shown> shown_;
};

/// Defines a rule of the puzzle, which can then be added like others. An error if another rule has the same
/// name, or the definition is not valid; its line and column give the position (Definition::texts).
[[nodiscard]] Parsed<void> define(Puzzle& puzzle, Definition definition);

}  // namespace quadrille::sudoku
