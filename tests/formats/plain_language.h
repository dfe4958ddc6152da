// A language for models that tests can read.
#pragma once

#include <string>
#include <vector>

#include "formats/models/model_language.h"

namespace quadrille::formats {

/// Writes its input as text, one statement per line.
class PlainLanguage final : public InfixLanguage {
 public:
  PlainLanguage() : InfixLanguage({"=", "!=", "<=", ">=", "and", "or"}) {}

  [[nodiscard]] std::string cell(int row, int column) const override {
    return std::string(1, static_cast<char>('a' + 2 * row + column));
  }
  [[nodiscard]] std::string new_variable(int max) override {
    add("new h" + std::to_string(++helpers_) + " to " + std::to_string(max));
    return "h" + std::to_string(helpers_);
  }
  [[nodiscard]] std::string extra_cell(int place) const override { return "e" + std::to_string(place); }
  [[nodiscard]] std::string number_of(const Texts& formulas) override {
    return "number(" + listed(formulas) + ")";
  }
  void require(const std::string& formula) override { add(formula); }
  void all_different(const Texts& variables) override { add("different " + listed(variables)); }
  void table(const Texts& variables, const std::vector<std::vector<int>>& rows) override {
    std::string text = "table " + listed(variables) + ":";
    for (const std::vector<int>& row : rows) text += " " + listed(row, "");
    add(text);
  }
  void regular(const Texts& path, const sudoku::DigitAutomaton& /*automaton*/,
               const sudoku::Layout& /*layout*/) override {
    add("regular " + listed(path));
  }
  [[nodiscard]] std::string model(const sudoku::Conditions& /*conditions*/) const override {
    return statements();
  }
  [[nodiscard]] std::string comment_line(std::string_view remark) const override {
    return "# " + std::string(remark) + "\n";
  }

 private:
  int helpers_ = 0;
};

}  // namespace quadrille::formats
