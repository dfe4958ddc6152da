// A rule that a puzzle defines: parsed, checked, and used like a built-in one.
#pragma once

#include <memory>
#include <vector>

#include "base/input_error.h"
#include "sudoku/own_rules/definition.h"
#include "sudoku/own_rules/expression.h"
#include "sudoku/puzzle/conditions.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

class OwnRule {
 public:
  /// The position of an error is that in Definition::texts.
  [[nodiscard]] static Parsed<std::shared_ptr<const OwnRule>> read(Definition definition);

  OwnRule(const OwnRule&) = delete;
  OwnRule& operator=(const OwnRule&) = delete;
  OwnRule(OwnRule&&) = delete;
  OwnRule& operator=(OwnRule&&) = delete;
  ~OwnRule() = default;

  [[nodiscard]] const Definition& definition() const { return definition_; }
  /// Valid as long as this object.
  [[nodiscard]] const Rule& rule() const { return rule_; }

  /// The conditions of one use. An error, if the arguments are not valid or a condition is too large, has a
  /// position in Definition::texts.
  [[nodiscard]] Parsed<std::vector<ConditionKind>> conditions(const Use& use) const;
  void draw(const Use& use, Picture& picture) const;

 private:
  struct Shown {
    const Drawing* drawing;
    Expression of, at;
  };

  explicit OwnRule(Definition definition) : definition_(std::move(definition)) {}
  [[nodiscard]] Parsed<void> read_names();
  [[nodiscard]] Parsed<void> read_parameters();
  [[nodiscard]] Parsed<void> read_conditions();
  [[nodiscard]] Parsed<void> read_drawings();
  [[nodiscard]] Parsed<void> draw(const Shown& shown, const Use& use, Picture& picture) const;
  [[nodiscard]] Parsed<void> check_drawings(const Use& use) const;
  [[nodiscard]] std::size_t first_condition() const { return 2 + 2 * definition_.parameters.size(); }

  Definition definition_;
  std::vector<Expression> conditions_;
  std::vector<Shown> shown_;
  Rule rule_{};
};

}  // namespace quadrille::sudoku
