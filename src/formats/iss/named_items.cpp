#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/sentence.h"
#include "base/sort.h"
#include "formats/iss/items.h"
#include "formats/iss/names.h"
#include "formats/sentences.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Text, Text> kExpectedClues{
    "found {}, expected a row or a column of the grid and one clue or two: .{}~R3~2~4",
    "on lit {}, on attend une ligne ou une colonne de la grille et un ou deux indices : .{}~R3~2~4"};
constexpr Sentence<Text, Text> kExpectedNeighbours{
    "found {}, expected cells of which two share a side: .{}~R1C1~R1C2",
    "on lit {}, on attend des cases dont deux ont un côté commun : .{}~R1C1~R1C2"};
constexpr Sentence<Text, Text> kExpectedDigitsAndCells{
    "found {}, expected digits and cells: .{}~1_1_2~R1C1~R1C2~R1C3",
    "on lit {}, on attend des chiffres et des cases : .{}~1_1_2~R1C1~R1C2~R1C3"};

bool has_twice(std::vector<int> cells) {
  sort_range(cells);
  return std::ranges::adjacent_find(cells) != cells.end();
}

/// A cage that names a cell twice: its digit counts twice in the total, and differs from those of the others.
void add_iss_cage(const IssItem& item, const std::vector<int>& cells, std::string_view total, IssUses& uses) {
  std::vector<int> different;
  std::string factors = " factors=";
  for (const int cell : cells) {
    if (std::ranges::find(different, cell) != different.end()) continue;
    different.push_back(cell);
    factors += fmt::format(" {}", std::ranges::count(cells, cell));
  }
  if (different.size() > 1) uses.add(item, "killer_cage", uses.names_of(different));
  if (!total.empty())
    uses.add(item, "sum", uses.names_of(different) + fmt::format("total={}", total) + factors);
}

Parsed<void> read_iss_cells(const IssItem& item, const ForeignName& name, IssUses& uses) {
  std::span<const Token> words = item.arguments;
  const ForeignArgument* const given = name.arguments.size() > 1 ? &name.arguments.front() : nullptr;
  std::string_view number = given == nullptr ? std::string_view() : given->number;
  if (given != nullptr && !words.empty() && (words.front().text.empty() || decimal(words.front().text))) {
    if (!words.front().text.empty()) number = words.front().text;
    words = words.subspan(1);
  }
  const auto cells = uses.cells(words);
  if (!cells) return tl::unexpected(cells.error());
  if (given != nullptr && number == given->number && given->is_optional_number(*name.rule)) number = {};
  if (name.rule->name == "modular_line" && number == "1") return {};  // all digits are in the same class
  if (name.rule->name == "killer_cage" && has_twice(*cells)) {
    add_iss_cage(item, *cells, number, uses);
    return {};
  }
  std::string argument = uses.names_of(*cells);
  if (!number.empty()) argument += fmt::format("{}={}", given->parameter, number);
  uses.add(item, name.rule->name, std::move(argument));
  return {};
}

/// The value of a parameter that another item gives, as an argument; empty if there is no such item.
std::string iss_ties_argument(const ForeignName& name, const IssUses& uses) {
  std::string text;
  for (const ForeignArgument& argument : name.arguments) {
    const IssItem* const ties = argument.key.empty() ? nullptr : find_iss_item(uses.items(), argument.key);
    if (const auto known = ties == nullptr ? std::nullopt : iss_ties(ties->argument(0).text))
      text += fmt::format(" {}={}", argument.parameter, *known);
  }
  return text;
}

Parsed<void> read_iss_clues(const IssItem& item, const ForeignName& name, IssUses& uses) {
  const auto front = uses.line(item.argument(0).text);
  const auto is_clue = [](const Token& word) { return word.text.empty() || decimal(word.text); };
  const bool has_clue = !item.argument(1).text.empty() || !item.argument(2).text.empty();
  if (!front || !has_clue || item.arguments.size() > 3 || !is_clue(item.argument(1)) ||
      !is_clue(item.argument(2)))
    return item.refuse(kExpectedClues, name.name);
  const auto back = front->column == 0 ? sudoku::Outside{front->row, uses.shape().layout.columns + 1}
                                       : sudoku::Outside{uses.shape().layout.rows + 1, front->column};
  const std::string more = iss_ties_argument(name, uses);
  const auto add = [&](sudoku::Outside place, std::string_view number) {
    if (number.empty()) return;
    uses.add(
        item, name.rule->name,
        fmt::format("{} {}={}{}", sudoku::outside_name(place), name.arguments[1].parameter, number, more));
  };
  add(*front, item.argument(1).text);
  add(back, item.argument(2).text);
  return {};
}

Parsed<void> read_iss_pairs(const IssItem& item, const ForeignName& name, IssUses& uses) {
  const auto cells = uses.cells(item.arguments);
  if (!cells) return tl::unexpected(cells.error());
  bool is_any = false;
  for (std::size_t i = 0; i < cells->size(); ++i) {
    for (std::size_t j = i + 1; j < cells->size(); ++j) {
      if (!uses.shape().share_side((*cells)[i], (*cells)[j])) continue;
      uses.add(item, name.rule->name, uses.names_of({(*cells)[i], (*cells)[j]}).append(name.implied));
      is_any = true;
    }
  }
  if (!is_any) return item.refuse(kExpectedNeighbours, name.name);
  return {};
}

Parsed<void> read_iss_digits(const IssItem& item, const ForeignName& name, IssUses& uses) {
  if (item.arguments.size() < 2) return item.refuse(kExpectedDigitsAndCells, name.name);
  const auto cells = uses.cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = uses.names_of(*cells) + fmt::format("{}=", name.arguments.front().parameter);
  for (const Token& digit : uses.text().split(item.argument(0).text, '_'))
    argument += fmt::format("{} ", digit.text);
  uses.add(item, name.rule->name, std::move(argument));
  return {};
}

Parsed<void> read_iss_flag(const IssItem& item, const ForeignName& name, IssUses& uses) {
  if (!item.arguments.empty()) return item.refuse(say::kExpectedAlone, name.name);
  uses.add(item, name.rule->name, {});
  return {};
}

}  // namespace

Parsed<void> read_iss_named_item(const IssItem& item, const ForeignName& name, IssUses& uses) {
  switch (iss_form(name)) {
    case IssForm::flag: return read_iss_flag(item, name, uses);
    case IssForm::cells: return read_iss_cells(item, name, uses);
    case IssForm::pairs: return read_iss_pairs(item, name, uses);
    case IssForm::clues: return read_iss_clues(item, name, uses);
    case IssForm::digits: return read_iss_digits(item, name, uses);
  }
  return {};
}

}  // namespace quadrille::formats
