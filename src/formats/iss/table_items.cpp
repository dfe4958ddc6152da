#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/sentence.h"
#include "formats/iss/items.h"
#include "formats/iss/tables.h"
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
  std::ranges::sort(cells);
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

Parsed<void> read_iss_rule(const IssItem& item, const IssRule& rule, IssUses& uses) {
  std::span<const Token> words = item.arguments;
  std::string_view number = rule.usual;
  if (!rule.number.empty() && !words.empty() && (words.front().text.empty() || decimal(words.front().text))) {
    if (!words.front().text.empty()) number = words.front().text;
    words = words.subspan(1);
  }
  const auto cells = uses.cells(words);
  if (!cells) return tl::unexpected(cells.error());
  if (rule.rule == "modular_line" && number == "1") return {};  // all digits are in the same class
  if (rule.rule == "killer_cage" && has_twice(*cells)) {
    add_iss_cage(item, *cells, number != rule.none ? number : "", uses);
    return {};
  }
  std::string argument = uses.names_of(*cells);
  if (!number.empty() && number != rule.none) argument += fmt::format("{}={}", rule.number, number);
  uses.add(item, rule.rule, std::move(argument));
  return {};
}

Parsed<void> read_iss_clues(const IssItem& item, const IssClue& clue, IssUses& uses) {
  const auto front = uses.line(item.argument(0).text);
  const auto is_clue = [](const Token& word) { return word.text.empty() || decimal(word.text); };
  const bool has_clue = !item.argument(1).text.empty() || !item.argument(2).text.empty();
  if (!front || !has_clue || item.arguments.size() > 3 || !is_clue(item.argument(1)) ||
      !is_clue(item.argument(2)))
    return item.refuse(kExpectedClues, clue.name);
  const auto back = front->column == 0 ? sudoku::Outside{front->row, uses.shape().layout.columns + 1}
                                       : sudoku::Outside{uses.shape().layout.rows + 1, front->column};
  const IssItem* const ties =
      clue.rule == "full_rank" ? find_iss_item(uses.items(), "FullRankTies") : nullptr;
  const auto* const known = ties == nullptr ? nullptr : row_named(kIssTies, ties->argument(0).text);
  const std::string more = known == nullptr ? "" : fmt::format(" ties={}", known->ties);
  const auto add = [&](sudoku::Outside place, std::string_view number) {
    if (number.empty()) return;
    uses.add(item, clue.rule,
             fmt::format("{} {}={}{}", sudoku::outside_name(place), clue.number, number, more));
  };
  add(*front, item.argument(1).text);
  add(back, item.argument(2).text);
  return {};
}

Parsed<void> read_iss_pairs(const IssItem& item, const IssPair& pair, IssUses& uses) {
  const auto cells = uses.cells(item.arguments);
  if (!cells) return tl::unexpected(cells.error());
  bool is_any = false;
  for (std::size_t i = 0; i < cells->size(); ++i) {
    for (std::size_t j = i + 1; j < cells->size(); ++j) {
      if (!uses.shape().share_side((*cells)[i], (*cells)[j])) continue;
      std::string argument = uses.names_of({(*cells)[i], (*cells)[j]});
      if (pair.number != sudoku::kNoNumber)
        argument += fmt::format("{}={}", sudoku::find_rule(pair.rule)->parameters[1].name, pair.number);
      uses.add(item, pair.rule, std::move(argument));
      is_any = true;
    }
  }
  if (!is_any) return item.refuse(kExpectedNeighbours, pair.name);
  return {};
}

Parsed<void> read_iss_contained(const IssItem& item, const IssDigits& digits, IssUses& uses) {
  if (item.arguments.size() < 2) return item.refuse(kExpectedDigitsAndCells, digits.name);
  const auto cells = uses.cells(std::span(item.arguments).subspan(1));
  if (!cells) return tl::unexpected(cells.error());
  std::string argument = uses.names_of(*cells) + "digits=";
  for (const Token& digit : uses.text().split(item.argument(0).text, '_'))
    argument += fmt::format("{} ", digit.text);
  uses.add(item, digits.rule, std::move(argument));
  return {};
}

}  // namespace

Parsed<void> read_iss_table_item(const IssItem& item, IssUses& uses) {
  const auto name = item.name.text;
  if (const auto* const rule = row_named(kIssRules, name)) return read_iss_rule(item, *rule, uses);
  if (const auto* const alone = row_named(kIssAlone, name)) {
    if (!item.arguments.empty()) return item.refuse(say::kExpectedAlone, name);
    uses.add(item, alone->rule, {});
    return {};
  }
  if (const auto* const clue = row_named(kIssClues, name)) return read_iss_clues(item, *clue, uses);
  if (const auto* const pair = row_named(kIssPairs, name)) return read_iss_pairs(item, *pair, uses);
  return read_iss_contained(item, *row_named(kIssDigits, name), uses);
}

}  // namespace quadrille::formats
