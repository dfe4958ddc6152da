// Evaluates the expressions of a definition for the arguments of one use.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/input_error.h"
#include "sudoku/own_rules/evaluated.h"
#include "sudoku/own_rules/expression.h"
#include "sudoku/own_rules/terms.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::sudoku {

/// Evaluates expressions whose types are known. The column of an error is a byte of the expression's text,
/// counted from 1, as in parse_expression().
class Evaluator {
 public:
  /// Both must outlive this.
  Evaluator(const Use& use, Terms& terms);

  [[nodiscard]] Parsed<Evaluated> evaluate(const Expression& expression);
  /// For a formula or a number.
  [[nodiscard]] Parsed<Term> term(const Expression& expression);
  /// For a cell or cells.
  [[nodiscard]] Parsed<CellList> cells(const Expression& expression);

 private:
  /// An error if the limit of work has been exceeded.
  [[nodiscard]] Parsed<void> spend(const Expression& expression, std::size_t steps);
  [[nodiscard]] Parsed<Evaluated> unbounded(const Expression& expression);
  [[nodiscard]] Parsed<Evaluated> named(const Expression& name) const;
  [[nodiscard]] Parsed<Evaluated> call(const Expression& call);
  [[nodiscard]] Parsed<Evaluated> list_call(const Expression& call, const std::vector<Evaluated>& arguments);
  [[nodiscard]] Parsed<Term> number_call(const Expression& call, const std::vector<Evaluated>& arguments);
  [[nodiscard]] Parsed<Term> matches(const Expression& call, const CellList& cells,
                                     const std::string& pattern);
  [[nodiscard]] Term in(Term number, const NumberSet& set);
  [[nodiscard]] Parsed<Term> comparison(const Expression& comparison);
  [[nodiscard]] Term compared(std::string_view sign, Term left, Term right);
  [[nodiscard]] Parsed<Evaluated> element(const Expression& expression);
  [[nodiscard]] Parsed<Evaluated> set(const Expression& set);
  [[nodiscard]] Parsed<Term> quantified(const Expression& quantifier);
  [[nodiscard]] Parsed<Term> combined(const Expression& quantifier, std::vector<Term> parts);
  [[nodiscard]] static std::vector<std::vector<Evaluated>> members(const Evaluated& source, Terms& terms);

  [[nodiscard]] Term term_of(const Evaluated& value);
  [[nodiscard]] std::int64_t number_of(const Evaluated& value) const;
  [[nodiscard]] std::vector<Term> terms_of(const CellList& cells);

  const Use& use_;
  Terms& terms_;
  Layout layout_;
  std::vector<std::pair<std::string_view, Evaluated>> variables_;
  std::map<std::string, std::shared_ptr<const DigitAutomaton>> patterns_;
  std::size_t steps_ = 0;
};

}  // namespace quadrille::sudoku
