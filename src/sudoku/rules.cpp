#include "sudoku/rules.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace quadrille::sudoku {

std::span<const Rule> rules() {
  static const std::array table{
#define RULE(name) name##_rule(),
#include "sudoku/rules.def"
#undef RULE
  };
  return table;
}

const Rule* find_rule(std::string_view name) {
  const auto found = std::ranges::find(rules(), name, &Rule::name);
  return found == rules().end() ? nullptr : &*found;
}

Parsed<std::string> no_argument(const Puzzle&, std::string_view argument) {
  if (!argument.empty()) return bad_input(fmt::format("found \"{}\", but it takes no argument", argument));
  return std::string();
}

}  // namespace quadrille::sudoku
