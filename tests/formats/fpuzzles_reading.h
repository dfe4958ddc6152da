// Short ways to read puzzles of f-puzzles in tests.
#pragma once

#include <string>
#include <string_view>

#include "formats/reading.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::formats {

/// A 4x4 puzzle with these members after its grid, which is empty.
inline std::string with_members(std::string_view members) {
  const std::string row = "[{},{},{},{}]";
  return R"({"size":4,"grid":[)" + row + "," + row + "," + row + "," + row + "]" +
         (members.empty() ? "" : ",") + std::string(members) + "}";
}

inline Item item_with(std::string_view members) { return read_item("fpuzzles", with_members(members)); }

/// "rule argument; argument, rule .." of a puzzle with these members.
inline std::string fpuzzles_rules(std::string_view members) {
  const Item item = item_with(members);
  if (!item.puzzle) return item.puzzle.error().message;
  std::string text;
  for (const auto& [name, argument] : sudoku::rule_texts(*item.puzzle))
    text += (text.empty() ? "" : ", ") + name + (argument.empty() ? "" : " ") + argument;
  return text;
}

}  // namespace quadrille::formats
