// Constraint languages in which models of puzzles are written.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/format.h"
#include "sudoku/conditions/conditions.h"

namespace quadrille::formats {

/// The syntax of a language for the elements of models. Formulas and sums are texts, in parentheses where
/// needed, so that they can be nested. Statements are appended to a growing text.
class ModelLanguage {
 public:
  using Texts = std::vector<std::string>;
  enum class Comparison : std::uint8_t { equal, not_equal, at_most, at_least };
  struct Factor {
    int factor;  // not 0
    std::string variable;
  };

  ModelLanguage() = default;
  ModelLanguage(const ModelLanguage&) = delete;
  ModelLanguage& operator=(const ModelLanguage&) = delete;
  virtual ~ModelLanguage() = default;

  /// The whole model; called after all statements.
  [[nodiscard]] virtual std::string model(const sudoku::Conditions& conditions) const = 0;

  // Variables: cells of the grid and extra cells, counted from 0, and helpers.

  [[nodiscard]] virtual std::string cell(int row, int column) const = 0;
  [[nodiscard]] virtual std::string extra_cell(int place) const = 0;
  /// A new variable from 0 to max.
  [[nodiscard]] virtual std::string new_variable(int max) = 0;

  // Formulas.

  [[nodiscard]] virtual std::string sum(const std::vector<Factor>& terms) const = 0;
  [[nodiscard]] virtual std::string compare(const std::string& a, Comparison comparison,
                                            const std::string& b) const = 0;
  /// values: at least one.
  [[nodiscard]] virtual std::string is_in(const std::string& variable, const std::vector<int>& values) const;
  /// All of the formulas hold; or at least one of them. There is at least one.
  [[nodiscard]] virtual std::string all(const Texts& formulas) const = 0;
  [[nodiscard]] virtual std::string any(const Texts& formulas) const = 0;
  /// The number of formulas that hold, as a sum.
  [[nodiscard]] virtual std::string number_of(const Texts& formulas) = 0;

  // Statements.

  /// Sets a comment for the statements that follow: "row 3".
  void remark(std::string_view label) { label_ = label; }
  virtual void require(const std::string& formula) = 0;
  virtual void all_different(const Texts& variables) = 0;
  /// The variables, in this order, take one of the rows, which have the same length.
  virtual void table(const Texts& variables, const std::vector<std::vector<int>>& rows) = 0;
  /// The automaton reads digits; variables hold their values.
  virtual void regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
                       const sudoku::Layout& layout) = 0;

 protected:
  /// Adds a statement; the pending comment is written before it.
  void add(std::string_view statement);
  /// A remark as a comment on a separate line.
  [[nodiscard]] virtual std::string comment_line(std::string_view remark) const = 0;
  [[nodiscard]] const std::string& statements() const { return statements_; }

 private:
  std::string label_;
  std::string statements_;
};

/// A language with infix operators.
class InfixLanguage : public ModelLanguage {
 public:
  struct Operators {
    std::string_view equal, not_equal, at_most, at_least, conjunction, disjunction;
  };
  explicit InfixLanguage(const Operators& operators) : operators_(operators) {}

  [[nodiscard]] std::string sum(const std::vector<Factor>& terms) const override;
  [[nodiscard]] std::string compare(const std::string& a, Comparison comparison,
                                    const std::string& b) const override;
  [[nodiscard]] std::string all(const Texts& formulas) const override;
  [[nodiscard]] std::string any(const Texts& formulas) const override;

 private:
  Operators operators_;
};

/// a, b, c
[[nodiscard]] std::string listed(std::span<const std::string> texts, std::string_view between = ", ");
[[nodiscard]] std::string listed(std::span<const int> numbers, std::string_view between = ", ");

/// x1, x2 ..
[[nodiscard]] ModelLanguage::Texts names_of_extra_cells(const sudoku::Layout& layout);

}  // namespace quadrille::formats
