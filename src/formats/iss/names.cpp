#include "formats/iss/names.h"

#include <variant>

namespace quadrille::formats {

const std::vector<ForeignName>& iss_names() {
  static const std::vector<ForeignName> names = foreign_names(&sudoku::Rule::iss);
  return names;
}

IssForm iss_form(const ForeignName& name) {
  if (name.arguments.empty()) return IssForm::flag;
  const sudoku::ParameterKind& first = name.arguments.front().kind_in(*name.rule);
  if (std::holds_alternative<sudoku::OutsideParameter>(first)) return IssForm::clues;
  if (std::holds_alternative<sudoku::DigitListParameter>(first)) return IssForm::digits;
  const auto* const cells = std::get_if<sudoku::CellsParameter>(&first);
  return cells != nullptr && cells->least == 2 && cells->most == 2 ? IssForm::pairs : IssForm::cells;
}

std::optional<std::string_view> iss_ties(std::string_view word) {
  if (word == "only-unclued") return "unclued";
  return word == "any" || word == "none" ? std::optional(word) : std::nullopt;
}

}  // namespace quadrille::formats
