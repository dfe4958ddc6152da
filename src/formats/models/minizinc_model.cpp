// A model in MiniZinc.
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/catalogue.h"
#include "formats/foreign_text.h"
#include "formats/models/model_statements.h"

namespace quadrille::formats {

namespace {

class MiniZinc final : public InfixLanguage {
 public:
  MiniZinc() : InfixLanguage({"=", "!=", "<=", ">=", "/\\", "\\/"}) {}

  [[nodiscard]] std::string cell(int row, int column) const override {
    return fmt::format("x[{},{}]", row + 1, column + 1);
  }
  [[nodiscard]] std::string extra_cell(int place) const override { return fmt::format("e[{}]", place + 1); }
  [[nodiscard]] std::string new_variable(int max) override {
    const std::string name = fmt::format("h{}", ++helpers_);
    add(fmt::format("var 0..{}: {};", max, name));
    return name;
  }
  [[nodiscard]] std::string is_in(const std::string& variable,
                                  const std::vector<int>& values) const override {
    return fmt::format("{} in {{{}}}", variable, listed(values));
  }
  [[nodiscard]] std::string number_of(const Texts& formulas) override {
    return fmt::format("sum([bool2int({})])", fmt::join(formulas, "), bool2int("));
  }
  void require(const std::string& formula) override { constrain(formula); }
  void all_different(const Texts& variables) override {
    constrain(fmt::format("all_different([{}])", listed(variables)));
  }
  void table(const Texts& variables, const std::vector<std::vector<int>>& rows) override {
    std::string text;
    for (const std::vector<int>& row : rows) text += fmt::format("| {} ", listed(row));
    constrain(fmt::format("table([{}], [{}|])", listed(variables), text));
  }
  void regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
               const sudoku::Layout& layout) override;
  [[nodiscard]] std::string model(const sudoku::Conditions& conditions) const override;

 private:
  void constrain(std::string_view formula) { add(fmt::format("constraint {};", formula)); }
  [[nodiscard]] std::string comment_line(std::string_view remark) const override {
    return fmt::format("% {}\n", in_line_comment(remark));
  }

  int helpers_ = 0;
};

/// States and symbols count from 1; a transition to 0 is none.
void MiniZinc::regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
                       const sudoku::Layout& layout) {
  std::string steps;
  std::vector<int> accepting;
  for (int state = 0; state < automaton.state_count(); ++state) {
    if (automaton.accepts(state)) accepting.push_back(state + 1);
    steps += "| ";
    for (int digit = 1; digit <= automaton.size(); ++digit) {
      const auto next = automaton.next(state, digit);
      fmt::format_to(std::back_inserter(steps), "{}{}", next ? *next + 1 : 0,
                     digit < automaton.size() ? ", " : " ");
    }
  }
  Texts digits = path;
  if (const int offset = 1 - layout.first_value; offset != 0)
    for (std::string& digit : digits) digit += fmt::format(" + {}", offset);
  constrain(fmt::format("regular([{}], {}, {}, [{}|], 1, {{{}}})", listed(digits), automaton.state_count(),
                        automaton.size(), steps, listed(accepting)));
}

std::string MiniZinc::model(const sudoku::Conditions& conditions) const {
  const sudoku::Layout& layout = conditions.layout;
  std::string extra, shown;
  if (const int count = layout.extra_cell_count(); count > 0) {
    extra = fmt::format("array[1..{}] of var {}..{}: e;  % the extra cells {}\n", count, layout.first_value,
                        layout.last_value(), in_line_comment(listed(names_of_extra_cells(layout))));
    shown = R"( ++ ["extra cells ", show(e), "\n"])";
  }
  return fmt::format(
      "include \"globals.mzn\";\n\narray[1..{0}, 1..{1}] of var {2}..{3}: x;\n{4}\n{5}\nsolve satisfy;\n\n"
      "output [show(x[r,c]) ++ if c < {1} then \" \" else \"\\n\" endif | r in 1..{0}, c in 1..{1}]{6};\n",
      layout.rows, layout.columns, layout.first_value, layout.last_value(), extra, statements(), shown);
}

void write_minizinc_model(const Document& document, std::string& out) {
  MiniZinc language;
  out += model_of(document, language);
}

}  // namespace

Format minizinc_model_format() {
  return {.name = "minizinc_model",
          .summary{"A whole model in MiniZinc: the cells as variables, and a constraint for each condition",
                   "Un modèle complet en MiniZinc : les cases sont les variables, chaque condition est une "
                   "contrainte"},
          .extensions = ".mzn",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_minizinc_model,
          .writes_any_shape = true,
          .writes_extra_cells = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
