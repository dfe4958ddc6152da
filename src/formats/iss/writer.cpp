#include "formats/iss/writer.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "formats/iss/codes.h"
#include "formats/iss/names.h"
#include "formats/iss/places.h"
#include "formats/iss/shape.h"

namespace quadrille::formats {

namespace {

using sudoku::Layout;
using sudoku::UseValues;

/// Whether the two cells of a mark share a side.
bool share_side(const std::vector<int>& cells, const Layout& layout) {
  const int down = layout.row_of(cells[1]) - layout.row_of(cells[0]);
  const int right = layout.column_of(cells[1]) - layout.column_of(cells[0]);
  return std::abs(down) + std::abs(right) == 1 && !layout.is_extra(std::max(cells[0], cells[1]));
}

/// The first cell of a diagonal as items name it, from whichever end the clue is. Nullopt if it has one cell.
std::optional<int> iss_diagonal(const UseValues& use, const Layout& layout) {
  const std::string& direction = use.choice("direction");
  const int down = direction.starts_with("down") ? 1 : -1;
  const int right = direction.ends_with("right") ? 1 : -1;
  const auto cells = sudoku::cells_from(use.outside("place"), down, right, layout);
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

/// 1_1_2, for digits.
std::string iss_digits(const std::vector<int>& digits, const Layout& layout) {
  std::string text;
  for (const int digit : digits) text += fmt::format("{}{}", text.empty() ? "" : "_", layout.value_of(digit));
  return text;
}

// The items that are not a list of values. Each function returns the item of a use of one rule; empty if
// there is none.

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

std::string iss_composite(std::string_view name, const UseValues& use, const Layout& layout) {
  const std::string items = iss_items_within(use.uses("uses"), layout);
  return items.empty() ? "" : fmt::format(".{}{}.End", name, items);
}
std::string iss_any_of(const UseValues& use, const Layout& layout) {
  return iss_composite("Or", use, layout);
}
std::string iss_all_of(const UseValues& use, const Layout& layout) {
  return iss_composite("And", use, layout);
}

std::string iss_coded(std::string_view name, const std::string& code, const UseValues& use,
                      const Layout& layout) {
  return fmt::format(".{}~{}{}", name, code, iss_cells(use.cells("cells"), layout));
}
std::string iss_regex(const UseValues& use, const Layout& layout) {
  return iss_coded("Regex", code_of_text(use.pattern("pattern").text), use, layout);
}
std::string iss_nfa(const UseValues& use, const Layout& layout) {
  return iss_coded("NFA", code_of_automaton(*use.automaton("machine")), use, layout);
}
std::string iss_pairwise(const UseValues& use, const Layout& layout) {
  return iss_coded("Pair", code_of_pairs(*use.pairs("pairs")), use, layout);
}
std::string iss_pairwise_all(const UseValues& use, const Layout& layout) {
  return iss_coded("PairX", code_of_pairs(*use.pairs("pairs")), use, layout);
}

/// The digits of cells, as an item without a name.
std::string iss_one_of(const UseValues& use, const Layout& layout) {
  std::string item = ".";
  for (const int cell : use.cells("cells")) {
    item += "~" + iss_cell_name(cell, layout);
    for (const int i : Bits(use.digits("digits"))) item += fmt::format("_{}", layout.value_of(i + 1));
  }
  return item;
}

std::string iss_diagonals(const UseValues& use, const Layout& /*layout*/) {
  const std::string& which = use.choice("diagonal");
  return which == "both" ? ".Diagonal~1.Diagonal~-1" : which == "anti" ? ".Diagonal~1" : ".Diagonal~-1";
}

std::string iss_clone(const UseValues& use, const Layout& layout) {
  const auto& cells = use.cells("cells");
  const auto& clones = use.cells("clone");
  std::string items;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (cells[i] != clones[i]) items += ".SameValues~2" + iss_cells(std::array{cells[i], clones[i]}, layout);
  return items;
}

/// Whether all of them are extra cells for region numbers.
bool number_regions(std::span<const int> cells, const Layout& layout) {
  const auto groups = layout.extra_cells();
  if (groups.empty() || groups.back().name != kIssRegionCells) return false;
  const int first = layout.cell_count() - groups.back().count;
  return std::ranges::all_of(cells, [first](int cell) { return cell >= first; });
}

std::string iss_chaos_construction(const UseValues& use, const Layout& layout) {
  return use.is_usual("size", layout) ? ".ChaosConstruction" : "";
}

/// The first cell, and the number of regions left out.
std::string iss_chaos_head(const UseValues& use, const Layout& layout) {
  return fmt::format("{}~{}", iss_cells(std::span(use.cells("cells")).first(1), layout),
                     use.integer("left_out"));
}

std::string iss_chaos_count(const UseValues& use, const Layout& layout) {
  const auto counted = std::span(use.cells("cells")).subspan(1);
  if (!number_regions(counted, layout)) return {};
  return ".ChaosCount" + iss_chaos_head(use, layout) + iss_cells(counted, layout);
}

/// The arms of a use of chaos_arrow, in the order of the rule's parameters.
std::vector<std::vector<int>> iss_arms(const UseValues& use) {
  std::vector<std::vector<int>> arms;
  for (const sudoku::Parameter& parameter : use.rule().parameters)
    if (parameter.name.ends_with("arm")) arms.push_back(use.cells(parameter.name));
  return arms;
}

std::string iss_chaos_arrow(const UseValues& use, const Layout& layout) {
  const auto of_start = std::span(use.cells("cells")).subspan(1);
  if (!number_regions(of_start, layout)) return {};
  const std::string start = iss_cells(of_start, layout);
  std::string text;
  for (const auto& arm : iss_arms(use)) {
    if (!number_regions(arm, layout)) return {};
    if (!arm.empty()) text += (text.empty() ? "" : "~-") + start + iss_cells(arm, layout);
  }
  return ".ChaosArrow" + iss_chaos_head(use, layout) + (text.empty() ? start : text);
}

std::string iss_pill_arrow(const UseValues& use, const Layout& layout) {
  const auto& pill = use.cells("pill");
  if (!is_iss_pill(pill, layout)) return {};
  return fmt::format(".PillArrow~{}{}{}", pill.size(), iss_cells(pill, layout),
                     iss_cells(use.cells("arm"), layout));
}

std::string iss_sum(const UseValues& use, const Layout& layout) {
  constexpr int kMostFactor = 100;
  const auto& factors = use.number_list("factors");
  if (std::ranges::any_of(factors, [](int factor) { return std::abs(factor) > kMostFactor; })) return {};
  const std::string more = factors.empty() ? "" : fmt::format("_=_{}", fmt::join(factors, "_"));
  return fmt::format(".Sum~{}{}{}", use.integer("total"), more, iss_cells(use.cells("cells"), layout));
}

std::string iss_look_and_say(const UseValues& use, const Layout& layout) {
  const auto& says = use.number_list("says");
  if (std::ranges::max(says) > 9) return {};
  return fmt::format(".LookAndSay~{}{}", fmt::join(says, ""), iss_cells(use.cells("cells"), layout));
}

std::string iss_same_values(const UseValues& use, const Layout& layout) {
  const auto& lists = use.cell_lists("cells");
  std::string item = fmt::format(".SameValues~{}", lists.size());
  for (const auto& list : lists) item += iss_cells(list, layout);
  return item;
}

std::string iss_equal_sum(const UseValues& use, const Layout& layout) {
  std::string item;
  for (const auto& list : use.cell_lists("cells"))
    item += (item.empty() ? ".EqualSum" : "~-") + iss_cells(list, layout);
  return item;
}

std::string iss_sum_line(const UseValues& use, const Layout& layout) {
  return fmt::format(".SumLine~{}{}{}", use.integer("total"), iss_cells(use.cells("cells"), layout),
                     use.choice("ends") == "joined" ? "~LOOP" : "");
}

std::string iss_little_killer(const UseValues& use, const Layout& layout) {
  const auto cell = iss_diagonal(use, layout);
  return cell ? fmt::format(".LittleKiller~{}~{}", use.integer("total"), iss_cell_name(*cell, layout)) : "";
}

std::string iss_sandwich(const UseValues& use, const Layout& layout) {
  return fmt::format(".Sandwich~{}~{}", use.integer("total"), iss_line_name(use.outside("place"), layout));
}

/// Only for the four cells of a square, of which the item names the upper left one.
std::string iss_quadruple(const UseValues& use, const Layout& layout) {
  const auto& cells = use.cells("cells");
  if (iss_square(cells.front(), layout) != cells) return {};
  std::string item = ".Quad~" + iss_cell_name(cells.front(), layout);
  for (const int digit : use.digit_list("digits")) item += fmt::format("~{}", layout.value_of(digit));
  return item;
}

std::string iss_indexer(const UseValues& use, const Layout& layout) {
  const std::string& names = use.choice("names");
  if (names == "boxes") return {};
  return fmt::format(".Indexing~{}{}", names == "rows" ? "R" : "C", iss_cells(use.cells("cells"), layout));
}

std::string iss_connected_digits(const UseValues& use, const Layout& layout) {
  const int layer = use.integer("layer");
  std::string item = ".ConnectedValues~";
  if (layer > 0) item += iss_group_name(layout.extra_cells()[layout.layers()[sudoku::at(layer - 1)]].name);
  char before = '~';
  for (const int digit : Bits(use.digits("digits"))) {
    item += fmt::format("{}{}", before, layout.value_of(digit + 1));
    before = '_';
  }
  const auto count = use.number("count");
  return count ? fmt::format("{}~{}", item, *count) : item;
}

struct IssWriter {
  std::string_view rule;
  std::string (*item)(const UseValues& use, const Layout& layout);
};

/// For rules without a name in ISS that says all of a use (Rule::iss).
constexpr auto kIssWriters = std::to_array<IssWriter>({
    {"all_of", iss_all_of},
    {"any_of", iss_any_of},
    {"chaos_arrow", iss_chaos_arrow},
    {"chaos_construction", iss_chaos_construction},
    {"chaos_count", iss_chaos_count},
    {"clone", iss_clone},
    {"connected_digits", iss_connected_digits},
    {"diagonals", iss_diagonals},
    {"equal_sum", iss_equal_sum},
    {"indexer", iss_indexer},
    {"little_killer", iss_little_killer},
    {"look_and_say", iss_look_and_say},
    {"nfa", iss_nfa},
    {"one_of", iss_one_of},
    {"pairwise", iss_pairwise},
    {"pairwise_all", iss_pairwise_all},
    {"pill_arrow", iss_pill_arrow},
    {"quadruple", iss_quadruple},
    {"regex", iss_regex},
    {"same_values", iss_same_values},
    {"sandwich", iss_sandwich},
    {"sum", iss_sum},
    {"sum_line", iss_sum_line},
});

/// ~R3~8~ or ~R3~~8, for a clue before or after a line.
std::string iss_clue(const ForeignName& name, const UseValues& use, const Layout& layout) {
  const auto place = use.outside(name.arguments[0].parameter);
  const bool is_before = is_before_line(place);
  return fmt::format("~{}~{}{}{}", iss_line_name(place, layout), is_before ? "" : "~",
                     use.integer(name.arguments[1].parameter), is_before ? "~" : "");
}

/// The values of the parameters of a name, in order.
std::string iss_values(const ForeignName& name, const UseValues& use, const Layout& layout) {
  std::string text;
  for (const ForeignArgument& argument : name.arguments) {
    const sudoku::Value& value = use.value(argument.parameter);
    if (const auto* const cells = std::get_if<std::vector<int>>(&value)) text += iss_cells(*cells, layout);
    if (const auto* const list = std::get_if<sudoku::DigitList>(&value))
      text += "~" + iss_digits(list->digits, layout);
    if (const auto* const number = std::get_if<int>(&value))
      text += fmt::format("~{}", *number == sudoku::kNoNumber ? argument.number : std::to_string(*number));
  }
  return text;
}

/// The item for the rule's name; empty if no name says all of the use.
std::string iss_named_item(const UseValues& use, const Layout& layout) {
  const ForeignName* const name = foreign_name_of(iss_names(), use, layout);
  if (name == nullptr) return {};
  const IssForm form = iss_form(*name);
  if (form == IssForm::pairs && !share_side(use.cells(name->arguments[0].parameter), layout)) return {};
  return fmt::format(".{}{}", name->name,
                     form == IssForm::clues ? iss_clue(*name, use, layout) : iss_values(*name, use, layout));
}

}  // namespace

std::string iss_cells(std::span<const int> cells, const Layout& layout) {
  std::string names;
  for (const int cell : cells) names += "~" + iss_cell_name(cell, layout);
  return names;
}

std::string iss_item(const sudoku::RuleUse& use, const Layout& layout) {
  const sudoku::Rule* const rule = sudoku::find_rule(use.name);
  if (rule == nullptr) return {};  // one that the puzzle defines
  const UseValues values(*rule, use.values);
  const auto writer = std::ranges::find(kIssWriters, rule->name, &IssWriter::rule);
  return writer == kIssWriters.end() ? iss_named_item(values, layout) : writer->item(values, layout);
}

bool is_kept_by_iss(const sudoku::RuleUse& use, const Layout& layout, bool is_within) {
  if (use.name == "clone" || iss_item(use, layout).empty()) return false;
  const UseValues values(use);
  if (use.name == "one_of") return is_within && values.cells("cells").size() == 1;
  if (use.name == "any_of" || use.name == "all_of") {  // all_of by itself is read back as the uses in it
    const auto& uses = values.uses("uses");
    const bool is_any = use.name == "any_of";
    const auto is_kept = [&](const sudoku::RuleUse& nested) {
      return (is_any || nested.name != "all_of") && is_kept_by_iss(nested, layout, true);
    };
    return (is_any || (is_within && uses.size() > 1)) && std::ranges::all_of(uses, is_kept);
  }
  if (use.name == "chaos_arrow")  // after reading, the arms that are present come first
    return std::ranges::is_partitioned(iss_arms(values), [](const auto& arm) { return !arm.empty(); });
  if (use.name == "little_killer")
    return iss_diagonal_place(*iss_diagonal(values, layout), layout) == values.outside("place");
  return use.name != "sandwich" || is_before_line(values.outside("place"));
}

}  // namespace quadrille::formats
