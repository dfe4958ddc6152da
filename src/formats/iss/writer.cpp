#include "formats/iss/writer.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "formats/iss/codes.h"
#include "formats/iss/places.h"
#include "formats/iss/shape.h"
#include "formats/iss/tables.h"

namespace quadrille::formats {

namespace {

using sudoku::Layout;

/// Whether all parameters of the use have their defaults.
bool is_usual_use(const sudoku::RuleUse& use, const sudoku::Layout& layout) {
  const auto& parameters = sudoku::find_rule(use.name)->parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i)
    if (sudoku::usual_value(parameters[i], layout) != use.values[i]) return false;
  return true;
}

/// Whether the use is a mark of that kind.
bool is_iss_pair(const IssPair& pair, const sudoku::RuleUse& use, const sudoku::Layout& layout) {
  if (use.name != pair.rule) return false;
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  const int down = layout.row_of(cells[1]) - layout.row_of(cells[0]);
  const int right = layout.column_of(cells[1]) - layout.column_of(cells[0]);
  const bool share_side = std::abs(down) + std::abs(right) == 1;
  return share_side && !layout.is_extra(std::max(cells[0], cells[1])) &&
         (pair.number == sudoku::kNoNumber || std::get<int>(use.values[1]) == pair.number);
}

/// The first cell of a diagonal as items name it, from whichever end the clue is. Nullopt if it has one cell.
std::optional<int> iss_diagonal(const sudoku::RuleUse& use, const Layout& layout) {
  const auto& direction = std::get<std::string>(use.values[1]);
  const int down = direction.starts_with("down") ? 1 : -1;
  const int right = direction.ends_with("right") ? 1 : -1;
  const auto cells = sudoku::cells_from(std::get<sudoku::Outside>(use.values[0]), down, right, layout);
  if (cells.size() < 2) return std::nullopt;
  const auto outside = [&](int cell, int by) {
    return sudoku::Outside{layout.row_of(cell) + 1 - by * down, layout.column_of(cell) + 1 - by * right};
  };
  if (iss_diagonal_place(cells.front(), layout) == outside(cells.front(), 1)) return cells.front();
  return cells.back();
}

/// R3, for a place beside the grid.
std::string iss_line_name(sudoku::Outside place, const Layout& layout) {
  const bool is_row = place.column == 0 || place.column > layout.columns;
  return (is_row ? "R" : "C") + iss_number(is_row ? place.row : place.column);
}

bool is_before_line(sudoku::Outside place) { return place.row == 0 || place.column == 0; }

/// The upper left one of the four cells; nullopt if they are not a square.
std::optional<int> iss_quad(const sudoku::RuleUse& use, const Layout& layout) {
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  if (iss_square(cells.front(), layout) != cells) return std::nullopt;
  return cells.front();
}

/// The items of nested uses; empty if one of them has no item. Rules of the whole grid have none.
std::string iss_items_within(const std::vector<sudoku::RuleUse>& uses, const Layout& layout) {
  std::string items;
  for (const sudoku::RuleUse& use : uses) {
    const bool is_several = use.name == "diagonals" || use.name == "clone";
    const std::string item = use.values.empty() || is_several ? "" : iss_item(use, layout);
    if (item.empty()) return {};
    items += item;
  }
  return items;
}

/// The item of a use with nested uses; empty for others, and if one of these has no item.
std::string iss_composite(const sudoku::RuleUse& use, const Layout& layout) {
  if (use.name != "any_of" && use.name != "all_of") return {};
  const std::string items = iss_items_within(std::get<sudoku::Uses>(use.values[0]).list, layout);
  if (items.empty()) return {};
  return fmt::format(".{}{}.End", use.name == "any_of" ? "Or" : "And", items);
}

/// The item of a use that needs a code; empty for others.
std::string iss_coded_item(const sudoku::RuleUse& use, const Layout& layout) {
  if (use.values.size() != 2) return {};
  const auto* const cells = std::get_if<std::vector<int>>(&use.values[0]);
  if (cells == nullptr) return {};
  const auto item = [&](std::string_view name, const std::string& code) {
    return fmt::format(".{}~{}{}", name, code, iss_cells(*cells, layout));
  };
  if (const auto* const pattern = std::get_if<sudoku::Pattern>(&use.values[1]))
    return item("Regex", code_of_text(pattern->text));
  if (const auto* const automaton = std::get_if<sudoku::Automaton>(&use.values[1]))
    return item("NFA", code_of_automaton(*automaton->states));
  if (const auto* const pairs = std::get_if<sudoku::Pairs>(&use.values[1]))
    return item(use.name == "pairwise" ? "Pair" : "PairX", code_of_pairs(*pairs->matrix));
  return {};
}

/// The digits of cells, as an item without a name.
std::string iss_given_item(const sudoku::RuleUse& use, const Layout& layout) {
  std::string item = ".";
  for (const int cell : std::get<std::vector<int>>(use.values[0])) {
    item += "~" + iss_cell_name(cell, layout);
    for (const int i : Bits(std::get<Word>(use.values[1])))
      item += fmt::format("_{}", layout.value_of(i + 1));
  }
  return item;
}

/// Whether all of them are extra cells for region numbers.
bool number_regions(std::span<const int> cells, const Layout& layout) {
  const auto groups = layout.extra_cells();
  if (groups.empty() || groups.back().name != kIssRegionCells) return false;
  const int first = layout.cell_count() - groups.back().count;
  return std::ranges::all_of(cells, [first](int cell) { return cell >= first; });
}

/// The item of a use about unknown regions; empty for others.
std::string iss_chaos_item(const sudoku::RuleUse& use, const Layout& layout) {
  if (use.name == "chaos_construction")
    return std::get<int>(use.values[0]) == sudoku::kNoNumber ? ".ChaosConstruction" : "";
  if (use.name != "chaos_arrow" && use.name != "chaos_count") return {};
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  if (!number_regions(std::span(cells).subspan(1), layout)) return {};
  const std::string head =
      fmt::format("{}~{}", iss_cells(std::span(cells).first(1), layout), std::get<int>(use.values.back()));
  const std::string start = iss_cells(std::span(cells).subspan(1), layout);
  if (use.name == "chaos_count") return ".ChaosCount" + head + start;
  std::string arms;
  for (std::size_t i = 1; i + 1 < use.values.size(); ++i) {
    const auto& arm = std::get<std::vector<int>>(use.values[i]);
    if (!number_regions(arm, layout)) return {};
    if (!arm.empty()) arms += (arms.empty() ? "" : "~-") + start + iss_cells(arm, layout);
  }
  return ".ChaosArrow" + head + (arms.empty() ? start : arms);
}

std::string iss_pill_arrow(const sudoku::RuleUse& use, const Layout& layout) {
  const auto& pill = std::get<std::vector<int>>(use.values[0]);
  if (!is_iss_pill(pill, layout)) return {};
  return fmt::format(".PillArrow~{}{}{}", pill.size(), iss_cells(pill, layout),
                     iss_cells(std::get<std::vector<int>>(use.values[1]), layout));
}

std::string iss_sum(const sudoku::RuleUse& use, const Layout& layout) {
  constexpr int kMostFactor = 100;
  const auto& factors = std::get<sudoku::NumberList>(use.values[2]).numbers;
  if (std::ranges::any_of(factors, [](int factor) { return std::abs(factor) > kMostFactor; })) return {};
  const std::string more = factors.empty() ? "" : fmt::format("_=_{}", fmt::join(factors, "_"));
  return fmt::format(".Sum~{}{}{}", std::get<int>(use.values[1]), more,
                     iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
}

std::string iss_look_and_say(const sudoku::RuleUse& use, const Layout& layout) {
  const auto& says = std::get<sudoku::NumberList>(use.values[1]).numbers;
  if (std::ranges::max(says) > 9) return {};
  return fmt::format(".LookAndSay~{}{}", fmt::join(says, ""),
                     iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
}

std::string iss_same_values(const sudoku::RuleUse& use, const Layout& layout) {
  const auto& lists = std::get<sudoku::CellLists>(use.values[0]).lists;
  std::string item = fmt::format(".SameValues~{}", lists.size());
  for (const auto& list : lists) item += iss_cells(list, layout);
  return item;
}

std::string iss_equal_sum(const sudoku::RuleUse& use, const Layout& layout) {
  std::string item;
  for (const auto& list : std::get<sudoku::CellLists>(use.values[0]).lists)
    item += (item.empty() ? ".EqualSum" : "~-") + iss_cells(list, layout);
  return item;
}

std::string iss_sum_line(const sudoku::RuleUse& use, const Layout& layout) {
  return fmt::format(".SumLine~{}{}{}", std::get<int>(use.values[1]),
                     iss_cells(std::get<std::vector<int>>(use.values[0]), layout),
                     std::get<std::string>(use.values[2]) == "joined" ? "~LOOP" : "");
}

/// The item of a rule with special arguments; empty for others.
std::string iss_item_of_its_own(const sudoku::RuleUse& use, const Layout& layout) {
  const auto number = [&](std::size_t i) { return std::get<int>(use.values[i]); };
  if (use.name == "little_killer") {
    const auto cell = iss_diagonal(use, layout);
    return cell ? fmt::format(".LittleKiller~{}~{}", number(2), iss_cell_name(*cell, layout)) : "";
  }
  if (use.name == "sandwich") {
    const auto place = std::get<sudoku::Outside>(use.values[0]);
    return fmt::format(".Sandwich~{}~{}", number(1), iss_line_name(place, layout));
  }
  if (use.name == "quadruple") {
    const auto cell = iss_quad(use, layout);
    if (!cell) return {};
    std::string item = ".Quad~" + iss_cell_name(*cell, layout);
    for (const int digit : std::get<sudoku::DigitList>(use.values[1]).digits)
      item += fmt::format("~{}", layout.value_of(digit));
    return item;
  }
  if (use.name == "indexer") {
    const auto& names = std::get<std::string>(use.values[1]);
    if (names == "boxes") return {};
    return fmt::format(".Indexing~{}{}", names == "rows" ? "R" : "C",
                       iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
  }
  if (use.name == "connected_digits") {
    const auto layer = number(2);
    std::string item = ".ConnectedValues~";
    if (layer > 0) item += iss_group_name(layout.extra_cells()[layout.layers()[sudoku::at(layer - 1)]].name);
    char before = '~';
    for (const int digit : Bits(std::get<Word>(use.values[0]))) {
      item += fmt::format("{}{}", before, layout.value_of(digit + 1));
      before = '_';
    }
    return number(1) == sudoku::kNoNumber ? item : fmt::format("{}~{}", item, number(1));
  }
  return {};
}

/// The item of a rule in one of the tables; empty for others.
std::string iss_item_of_tables(const sudoku::RuleUse& use, const Layout& layout) {
  const auto number = [&](std::size_t i) { return std::get<int>(use.values[i]); };
  for (const IssPair& pair : kIssPairs)
    if (is_iss_pair(pair, use, layout))
      return fmt::format(".{}{}", pair.name, iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
  if (const auto clue = std::ranges::find(kIssClues, use.name, &IssClue::rule); clue != kIssClues.end()) {
    const auto place = std::get<sudoku::Outside>(use.values[0]);
    return fmt::format(".{}~{}~{}{}{}", clue->name, iss_line_name(place, layout),
                       is_before_line(place) ? "" : "~", number(1), is_before_line(place) ? "~" : "");
  }
  const auto rule = std::ranges::find(kIssRules, use.name, &IssRule::rule);
  if (rule == kIssRules.end()) return {};
  std::string item = fmt::format(".{}", rule->name);
  for (const auto& value : use.values) {
    if (const int* const of_use = std::get_if<int>(&value))
      item += *of_use == sudoku::kNoNumber ? fmt::format("~{}", rule->none) : fmt::format("~{}", *of_use);
  }
  for (const auto& value : use.values)
    if (const auto* const cells = std::get_if<std::vector<int>>(&value)) item += iss_cells(*cells, layout);
  return item;
}

}  // namespace

std::string iss_cells(std::span<const int> cells, const Layout& layout) {
  std::string names;
  for (const int cell : cells) names += "~" + iss_cell_name(cell, layout);
  return names;
}

std::string iss_item(const sudoku::RuleUse& use, const Layout& layout) {
  const auto names_of = [&](const std::vector<int>& cells) { return iss_cells(cells, layout); };
  if (use.name == "diagonals") {
    const auto& which = std::get<std::string>(use.values[0]);
    return which == "both" ? ".Diagonal~1.Diagonal~-1" : which == "anti" ? ".Diagonal~1" : ".Diagonal~-1";
  }
  if (use.name == "clone") {
    const auto& cells = std::get<std::vector<int>>(use.values[0]);
    const auto& clones = std::get<std::vector<int>>(use.values[1]);
    std::string items;
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (cells[i] != clones[i]) items += ".SameValues~2" + names_of({cells[i], clones[i]});
    return items;
  }
  if (use.name == "one_of") return iss_given_item(use, layout);
  if (std::string item = iss_composite(use, layout); !item.empty()) return item;
  if (std::string item = iss_chaos_item(use, layout); !item.empty()) return item;
  if (std::string item = iss_coded_item(use, layout); !item.empty()) return item;
  if (std::string item = iss_item_of_its_own(use, layout); !item.empty()) return item;
  if (const auto alone = std::ranges::find(kIssAlone, use.name, &IssAlone::rule); alone != kIssAlone.end())
    return is_usual_use(use, layout) ? fmt::format(".{}", alone->name) : "";
  if (use.name == "sum_line") return iss_sum_line(use, layout);
  if (use.name == "pill_arrow") return iss_pill_arrow(use, layout);
  if (use.name == "same_values") return iss_same_values(use, layout);
  if (use.name == "equal_sum") return iss_equal_sum(use, layout);
  if (use.name == "sum") return iss_sum(use, layout);
  if (use.name == "look_and_say") return iss_look_and_say(use, layout);
  if (const auto digits = std::ranges::find(kIssDigits, use.name, &IssDigits::rule);
      digits != kIssDigits.end()) {
    std::string item;
    for (const int digit : std::get<sudoku::DigitList>(use.values[1]).digits)
      item += fmt::format("{}{}", item.empty() ? "" : "_", layout.value_of(digit));
    return fmt::format(".{}~{}{}", digits->name, item,
                       iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
  }
  return iss_item_of_tables(use, layout);
}

bool is_kept_by_iss(const sudoku::RuleUse& use, const Layout& layout, bool is_within) {
  if (use.name == "clone" || iss_item(use, layout).empty()) return false;
  if (use.name == "one_of") return is_within && std::get<std::vector<int>>(use.values[0]).size() == 1;
  if (use.name == "any_of" || use.name == "all_of") {  // all_of by itself is read back as the uses in it
    const auto& uses = std::get<sudoku::Uses>(use.values[0]).list;
    const bool is_any = use.name == "any_of";
    const auto is_kept = [&](const sudoku::RuleUse& nested) {
      return (is_any || nested.name != "all_of") && is_kept_by_iss(nested, layout, true);
    };
    return (is_any || (is_within && uses.size() > 1)) && std::ranges::all_of(uses, is_kept);
  }
  if (use.name == "chaos_arrow") {  // after reading, the arms that are present come first
    const auto is_there = [](const sudoku::Value& arm) { return !std::get<std::vector<int>>(arm).empty(); };
    return std::is_partitioned(use.values.begin() + 1, use.values.end() - 1, is_there);
  }
  const auto place = [&] { return std::get<sudoku::Outside>(use.values[0]); };
  if (use.name == "little_killer") return iss_diagonal_place(*iss_diagonal(use, layout), layout) == place();
  return use.name != "sandwich" || is_before_line(place());
}

}  // namespace quadrille::formats
