#include "formats/setters/fpuzzles_names.h"

#include <algorithm>
#include <variant>

#include "formats/text_cursor.h"

namespace quadrille::formats {

const std::vector<ForeignName>& fpuzzles_names() {
  static const std::vector<ForeignName> names = foreign_names(&sudoku::Rule::fpuzzles);
  return names;
}

FpuzzlesForm fpuzzles_form(const ForeignName& name) {
  if (name.arguments.empty()) return FpuzzlesForm::flag;
  const ForeignArgument& first = name.arguments.front();
  if (first.key == "lines") return FpuzzlesForm::lines;
  if (first.key == "cells") return FpuzzlesForm::cells;
  const bool is_place = std::holds_alternative<sudoku::OutsideParameter>(first.kind_in(*name.rule));
  return is_place ? FpuzzlesForm::outside : FpuzzlesForm::marks;
}

const ForeignArgument* fpuzzles_number(const ForeignName& name) {
  const auto found = std::ranges::find(name.arguments, "value", &ForeignArgument::key);
  return found == name.arguments.end() ? nullptr : &*found;
}

std::size_t fewest_fpuzzles_cells(const ForeignName& name) {
  const int usual = fpuzzles_form(name) == FpuzzlesForm::lines ? 2 : 1;
  return static_cast<std::size_t>(decimal(name.arguments.front().number).value_or(usual));
}

}  // namespace quadrille::formats
