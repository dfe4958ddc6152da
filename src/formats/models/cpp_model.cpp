// A model in C++ with this library.
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/catalogue.h"
#include "formats/foreign_text.h"
#include "formats/models/model_statements.h"

namespace quadrille::formats {

namespace {

class Cpp final : public InfixLanguage {
 public:
  Cpp() : InfixLanguage({"==", "!=", "<=", ">=", "&&", "||"}) {}

  [[nodiscard]] std::string cell(int row, int column) const override {
    return fmt::format("x[{}][{}]", row, column);
  }
  [[nodiscard]] std::string extra_cell(int place) const override { return fmt::format("e[{}]", place); }
  [[nodiscard]] std::string new_variable(int max) override {
    std::string name = fmt::format("h{}", ++helpers_);
    say(fmt::format("const Int {} = m.integer(0, {});", name, max));
    return name;
  }
  [[nodiscard]] std::string number_of(const Texts& formulas) override {
    return fmt::format("m.truth({})", fmt::join(formulas, ") + m.truth("));
  }
  void require(const std::string& formula) override { say(fmt::format("m.add({});", formula)); }
  void all_different(const Texts& variables) override {
    say(fmt::format("m.all_different({{{}}});", listed(variables)));
  }
  void table(const Texts& variables, const std::vector<std::vector<int>>& rows) override {
    Texts tuples;
    for (const std::vector<int>& row : rows) tuples.push_back(fmt::format("{{{}}}", listed(row)));
    say(fmt::format("m.table({{{}}}, std::vector<Values>{{{}}});", listed(variables), listed(tuples)));
  }
  void regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
               const sudoku::Layout& layout) override;
  [[nodiscard]] std::string model(const sudoku::Conditions& conditions) const override;

 private:
  void say(std::string_view statement) { add(fmt::format("  {}", statement)); }
  [[nodiscard]] std::string comment_line(std::string_view remark) const override {
    return fmt::format("  // {}\n", in_line_comment(remark));
  }

  int helpers_ = 0;
};

void Cpp::regular(const Texts& path, const sudoku::DigitAutomaton& automaton, const sudoku::Layout& layout) {
  Texts steps;
  std::vector<int> accepting;
  for (int state = 0; state < automaton.state_count(); ++state) {
    if (automaton.accepts(state)) accepting.push_back(state);
    for (int digit = 1; digit <= automaton.size(); ++digit)
      if (const auto next = automaton.next(state, digit))
        steps.push_back(fmt::format("{{{}, {}, {}}}", state, layout.value_of(digit), *next));
  }
  say(fmt::format("m.regular({{{}}}, {{.start = 0, .accepting = {{{}}}, .transitions = {{{}}}}});",
                  listed(path), listed(accepting), listed(steps)));
}

std::string Cpp::model(const sudoku::Conditions& conditions) const {
  const sudoku::Layout& layout = conditions.layout;
  std::string extra, shown;
  if (const int count = layout.extra_cell_count(); count > 0) {
    extra = fmt::format("  const std::vector<Int> e = m.ints({}, {}, {});  // the extra cells {}\n", count,
                        layout.first_value, layout.last_value(),
                        in_line_comment(listed(names_of_extra_cells(layout))));
    shown = R"(  for (const Int& cell : e) std::cout << (*solution)[cell] << ' ';
  std::cout << '\n';
)";
  }
  return fmt::format(R"(#include <iostream>
#include <vector>

#include <quadrille/quadrille.hpp>

int main() {{
  using namespace quadrille;
  Model m;
  std::vector<std::vector<Int>> x;
  for (int row = 0; row < {}; ++row) x.push_back(m.ints({}, {}, {}));
{}{}
  const auto solution = m.solve();
  if (!solution) {{
    std::cout << "There is no solution.\n";
    return 1;
  }}
  for (const std::vector<Int>& row : x) {{
    for (const Int& cell : row) std::cout << (*solution)[cell] << ' ';
    std::cout << '\n';
  }}
{}}}
)",
                     layout.rows, layout.columns, layout.first_value, layout.last_value(), extra,
                     statements(), shown);
}

void write_cpp_model(const Document& document, std::string& out) {
  Cpp language;
  out += model_of(document, language);
}

}  // namespace

Format cpp_model_format() {
  return {
      .name = "cpp_model",
      .summary{"a whole program in C++ with this library: the cells as variables, and a constraint for each "
               "condition",
               "un programme complet en C++ avec cette bibliothèque : les cases sont les variables, chaque "
               "condition est une contrainte"},
      .extensions = ".cpp",
      .sniff = nullptr,
      .open = nullptr,
      .write = write_cpp_model,
      .writes_any_shape = true,
      .writes_extra_cells = true,
      .holds = nullptr};
}

}  // namespace quadrille::formats
