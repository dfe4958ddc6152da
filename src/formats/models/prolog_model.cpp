// A model in Prolog with CLP(FD).
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/catalogue.h"
#include "formats/foreign_text.h"
#include "formats/models/model_statements.h"

namespace quadrille::formats {

namespace {

class Prolog final : public InfixLanguage {
 public:
  Prolog() : InfixLanguage({"#=", "#\\=", "#=<", "#>=", "#/\\", "#\\/"}) {}

  [[nodiscard]] std::string cell(int row, int column) const override {
    return fmt::format("X{}_{}", row + 1, column + 1);
  }
  [[nodiscard]] std::string extra_cell(int place) const override { return fmt::format("E{}", place + 1); }
  [[nodiscard]] std::string new_variable(int max) override {
    std::string name = fmt::format("H{}", ++helpers_);
    require(fmt::format("{} in 0..{}", name, max));
    return name;
  }
  [[nodiscard]] std::string is_in(const std::string& variable,
                                  const std::vector<int>& values) const override {
    return fmt::format("({} in {})", variable, listed(values, "\\/"));
  }
  /// Sums cannot contain formulas: each is replaced by a variable.
  [[nodiscard]] std::string number_of(const Texts& formulas) override {
    Texts truths;
    for (const std::string& formula : formulas) {
      truths.push_back(fmt::format("B{}", ++helpers_));
      require(fmt::format("{} #<==> ({})", truths.back(), formula));
    }
    return listed(truths, " + ");
  }
  void require(const std::string& formula) override { add(fmt::format("    {},", formula)); }
  void all_different(const Texts& variables) override {
    require(fmt::format("all_distinct([{}])", listed(variables)));
  }
  void table(const Texts& variables, const std::vector<std::vector<int>>& rows) override {
    Texts tuples;
    for (const std::vector<int>& row : rows) tuples.push_back(fmt::format("[{}]", listed(row, ",")));
    require(fmt::format("tuples_in([[{}]], [{}])", listed(variables), listed(tuples, ",")));
  }
  void regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
               const sudoku::Layout& layout) override;
  [[nodiscard]] std::string model(const sudoku::Conditions& conditions) const override;

 private:
  [[nodiscard]] std::string comment_line(std::string_view remark) const override {
    return fmt::format("    % {}\n", in_line_comment(remark));
  }

  int helpers_ = 0;
};

void Prolog::regular(const Texts& path, const sudoku::DigitAutomaton& automaton,
                     const sudoku::Layout& layout) {
  std::string nodes = "source(0)";
  Texts arcs;
  for (int state = 0; state < automaton.state_count(); ++state) {
    if (automaton.accepts(state)) fmt::format_to(std::back_inserter(nodes), ",sink({})", state);
    for (int digit = 1; digit <= automaton.size(); ++digit)
      if (const auto next = automaton.next(state, digit))
        arcs.push_back(fmt::format("arc({},{},{})", state, layout.value_of(digit), *next));
  }
  require(fmt::format("automaton([{}], [{}], [{}])", listed(path), nodes, listed(arcs, ",")));
}

std::string Prolog::model(const sudoku::Conditions& conditions) const {
  const sudoku::Layout& layout = conditions.layout;
  Texts rows;
  for (int row = 0; row < layout.rows; ++row) {
    Texts cells;
    for (int column = 0; column < layout.columns; ++column) cells.push_back(cell(row, column));
    rows.push_back(fmt::format("[{}]", listed(cells)));
  }
  // They form one more row.
  if (const int count = layout.extra_cell_count(); count > 0) {
    Texts cells;
    for (int i = 0; i < count; ++i) cells.push_back(extra_cell(i));
    rows.push_back(fmt::format("[{}]  % the extra cells {}\n           ", listed(cells),
                               in_line_comment(listed(names_of_extra_cells(layout)))));
  }
  return fmt::format(
      ":- use_module(library(clpfd)).\n\npuzzle(Rows) :-\n    Rows = [{}],\n    append(Rows, Cells),\n"
      "    Cells ins {}..{},\n{}    true.\n\n"
      "solution(Rows) :- puzzle(Rows), append(Rows, Cells), labeling([ff], Cells).\n\n"
      "main :-\n    (   solution(Rows) -> maplist(portray_clause, Rows)\n    ;   writeln('There is no "
      "solution.')\n    ).\n\n"
      ":- initialization(main, main).\n",
      listed(rows, ",\n            "), layout.first_value, layout.last_value(), statements());
}

void write_prolog_model(const Document& document, std::string& out) {
  Prolog language;
  out += model_of(document, language);
}

}  // namespace

Format prolog_model_format() {
  return {.name = "prolog_model",
          .summary{
              "a whole program in Prolog with CLP(FD): the cells as variables, and a goal for each condition",
              "un programme complet en Prolog avec CLP(FD) : les cases sont les variables, chaque condition "
              "est un but"},
          .extensions = ".pl",
          .sniff = nullptr,
          .open = nullptr,
          .write = write_prolog_model,
          .writes_any_shape = true,
          .writes_extra_cells = true,
          .holds = nullptr};
}

}  // namespace quadrille::formats
