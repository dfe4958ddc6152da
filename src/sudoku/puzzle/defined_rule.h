// A rule that a puzzle defines, as the puzzle keeps it; see OwnRule in sudoku/own_rules/own_rule.h.
#pragma once

#include <utility>

#include "sudoku/puzzle/definition.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

class DefinedRule {
 public:
  DefinedRule(const DefinedRule&) = delete;
  DefinedRule& operator=(const DefinedRule&) = delete;
  DefinedRule(DefinedRule&&) = delete;
  DefinedRule& operator=(DefinedRule&&) = delete;

  [[nodiscard]] const Definition& definition() const { return definition_; }
  /// Valid as long as this object.
  [[nodiscard]] const Rule& rule() const { return rule_; }

 protected:
  explicit DefinedRule(Definition definition) : definition_(std::move(definition)) {}
  ~DefinedRule() = default;

  [[nodiscard]] Rule& rule() { return rule_; }

 private:
  Definition definition_;
  Rule rule_{};
};

}  // namespace quadrille::sudoku
