// A model in XCSP3.
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/catalogue.h"
#include "formats/foreign_text.h"
#include "formats/models/model_statements.h"

namespace quadrille::formats {

namespace {

class Xcsp final : public ModelLanguage {
 public:
  [[nodiscard]] std::string cell(int row, int column) const override {
    return fmt::format("x[{}][{}]", row, column);
  }
  [[nodiscard]] std::string extra_cell(int place) const override { return fmt::format("e[{}]", place); }
  [[nodiscard]] std::string new_variable(int max) override {
    std::string name = fmt::format("h{}", ++helpers_);
    fmt::format_to(std::back_inserter(variables_), "    <var id=\"{}\"> 0..{} </var>\n", name, max);
    return name;
  }
  [[nodiscard]] std::string sum(const std::vector<Factor>& terms) const override {
    Texts texts;
    for (const auto& [factor, variable] : terms)
      texts.push_back(factor == 1 ? variable : fmt::format("mul({},{})", factor, variable));
    return applied("add", texts);
  }
  [[nodiscard]] std::string compare(const std::string& a, Comparison comparison,
                                    const std::string& b) const override {
    const std::string_view function = comparison == Comparison::equal       ? "eq"
                                      : comparison == Comparison::not_equal ? "ne"
                                      : comparison == Comparison::at_most   ? "le"
                                                                            : "ge";
    return fmt::format("{}({},{})", function, a, b);
  }
  [[nodiscard]] std::string is_in(const std::string& variable,
                                  const std::vector<int>& values) const override {
    return fmt::format("in({},set({}))", variable, listed(values, ","));
  }
  [[nodiscard]] std::string all(const Texts& formulas) const override { return applied("and", formulas); }
  [[nodiscard]] std::string any(const Texts& formulas) const override { return applied("or", formulas); }
  [[nodiscard]] std::string number_of(const Texts& formulas) override { return applied("add", formulas); }
  void require(const std::string& formula) override {
    constrain(fmt::format("<intension> {} </intension>", formula));
  }
  void all_different(const Texts& variables) override {
    constrain(fmt::format("<allDifferent> {} </allDifferent>", listed(variables, " ")));
  }
  void table(const Texts& variables, const std::vector<std::vector<int>>& rows) override {
    Texts tuples;
    for (const std::vector<int>& row : rows) tuples.push_back(fmt::format("({})", listed(row, ",")));
    constrain(fmt::format("<extension> <list> {} </list> <supports> {} </supports> </extension>",
                          listed(variables, " "), listed(tuples, "")));
  }
  void regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
               const sudoku::Layout& layout) override;
  [[nodiscard]] std::string model(const sudoku::Conditions& conditions) const override;

 private:
  [[nodiscard]] static std::string applied(std::string_view function, const Texts& texts) {
    return texts.size() == 1 ? texts.front() : fmt::format("{}({})", function, listed(texts, ","));
  }
  void constrain(std::string_view element) { add(fmt::format("    {}", element)); }
  [[nodiscard]] std::string comment_line(std::string_view remark) const override {
    return fmt::format("    <!-- {} -->\n", in_xml_comment(remark));
  }

  int helpers_ = 0;
  std::string variables_;
};

void Xcsp::regular(const Texts& path, const sudoku::DigitAutomaton& automaton, const sudoku::Layout& layout) {
  std::string steps;
  Texts accepting;
  for (int state = 0; state < automaton.state_count(); ++state) {
    if (automaton.accepts(state)) accepting.push_back(fmt::format("q{}", state));
    for (int digit = 1; digit <= automaton.size(); ++digit)
      if (const auto next = automaton.next(state, digit))
        fmt::format_to(std::back_inserter(steps), "(q{},{},q{})", state, layout.value_of(digit), *next);
  }
  constrain(fmt::format(
      "<regular> <list> {} </list> <transitions> {} </transitions> <start> q0 </start> <final> {} </final> "
      "</regular>",
      listed(path, " "), steps, listed(accepting, " ")));
}

std::string Xcsp::model(const sudoku::Conditions& conditions) const {
  const sudoku::Layout& layout = conditions.layout;
  std::string extra;
  if (const int count = layout.extra_cell_count(); count > 0)
    extra = fmt::format(
        "    <!-- the extra cells {} -->\n    <array id=\"e\" size=\"[{}]\"> {}..{} </array>\n",
        in_xml_comment(listed(names_of_extra_cells(layout))), count, layout.first_value, layout.last_value());
  return fmt::format(
      "<instance format=\"XCSP3\" type=\"CSP\">\n  <variables>\n    <array id=\"x\" size=\"[{}][{}]\"> "
      "{}..{} </array>\n{}"
      "  </variables>\n  <constraints>\n{}  </constraints>\n</instance>\n",
      layout.rows, layout.columns, layout.first_value, layout.last_value(), extra + variables_, statements());
}

void write_xcsp_model(const Document& document, std::string& out) {
  Xcsp language;
  out += model_of(document, language);
}

}  // namespace

Format xcsp_model_format() {
  return {.name = "xcsp_model",
          .summary{"A whole instance in XCSP3: the cells as variables, and a constraint for each condition",
                   "Une instance complète en XCSP3 : les cases sont les variables, chaque condition est une "
                   "contrainte"},
          .extensions = ".xml",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_xcsp_model,
          .writes_any_shape = true,
          .writes_extra_cells = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
