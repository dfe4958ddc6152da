#include "formats/setters/fpuzzles_writer.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "formats/draft.h"
#include "formats/json_text.h"
#include "formats/setters/fpuzzles_names.h"
#include "formats/setters/fpuzzles_puzzle.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

using sudoku::RuleUse;
using sudoku::UseValues;

std::string list_of_cells(const std::vector<int>& cells, const sudoku::Layout& layout) {
  std::vector<std::string> names;
  for (const int cell : cells)
    names.push_back(fmt::format("\"R{}C{}\"", layout.row_of(cell) + 1, layout.column_of(cell) + 1));
  return fmt::format("[{}]", fmt::join(names, ","));
}

std::string name_of_place(sudoku::Outside place) {
  return fmt::format("\"R{}C{}\"", place.row, place.column);
}

bool has_extra_cells(const RuleUse& use, const sudoku::Layout& layout) {
  return std::ranges::any_of(use.values, [&](const sudoku::Value& value) {
    const auto* const cells = std::get_if<std::vector<int>>(&value);
    return cells != nullptr && std::ranges::any_of(*cells, [&](int cell) { return layout.is_extra(cell); });
  });
}

/// A use as the entry of a member; empty for a flag.
struct MemberEntry {
  std::string_view member;
  std::string entry;
};

/// ,"value":"5", or empty if the rule has no number, or it is the default.
std::string value_member(const ForeignName& member, const UseValues& use, const sudoku::Layout& layout) {
  const ForeignArgument* const number = fpuzzles_number(member);
  if (number == nullptr || use.is_usual(number->parameter, layout)) return {};
  return fmt::format(R"(,"value":"{}")", use.integer(number->parameter));
}

std::string entry_of_clue(const ForeignName& member, const UseValues& use) {
  return fmt::format(R"({{"cell":{},"value":"{}"}})",
                     name_of_place(use.outside(member.arguments.front().parameter)),
                     use.integer(fpuzzles_number(member)->parameter));
}

/// The entries of a use whose rule names the member; empty if the member would be ignored.
std::vector<MemberEntry> entries_of_rule(const ForeignName& member, const UseValues& use,
                                         const sudoku::Layout& layout) {
  const FpuzzlesForm form = fpuzzles_form(member);
  if (form == FpuzzlesForm::flag) return {{member.name, {}}};
  if (form == FpuzzlesForm::outside) return {{member.name, entry_of_clue(member, use)}};
  const auto& cells = use.cells(member.arguments.front().parameter);
  std::vector<MemberEntry> entries;
  if (form == FpuzzlesForm::marks) {
    for (const int cell : cells)
      entries.push_back({member.name, fmt::format(R"({{"cell":"R{}C{}"}})", layout.row_of(cell) + 1,
                                                  layout.column_of(cell) + 1)});
  } else if (cells.size() >= fewest_fpuzzles_cells(member)) {
    const std::string list = list_of_cells(cells, layout), value = value_member(member, use, layout);
    entries.push_back({member.name, form == FpuzzlesForm::lines
                                        ? fmt::format(R"({{"lines":[{}]{}}})", list, value)
                                        : fmt::format(R"({{"cells":{}{}}})", list, value)});
  }
  return entries;
}

std::string entry_of_arrow(const UseValues& use, const sudoku::Layout& layout) {
  const auto& cells = use.cells("cells");
  return fmt::format(R"({{"lines":[{}],"cells":{}}})", list_of_cells(cells, layout),
                     list_of_cells({cells.front()}, layout));
}

/// The arm begins at the last cell of the pill.
std::string entry_of_pill(const UseValues& use, const sudoku::Layout& layout) {
  std::vector<int> line = use.cells("arm");
  line.insert(line.begin(), use.cells("pill").back());
  return fmt::format(R"({{"lines":[{}],"cells":{}}})", list_of_cells(line, layout),
                     list_of_cells(use.cells("pill"), layout));
}

/// The rising diagonal, /, is diagonal+.
std::vector<MemberEntry> entries_of_diagonals(std::string_view which) {
  std::vector<MemberEntry> entries;
  if (which != "main") entries.push_back({"diagonal+", {}});
  if (which != "anti") entries.push_back({"diagonal-", {}});
  return entries;
}

std::string entry_of_little_killer(const UseValues& use, const sudoku::Layout& layout) {
  const auto& direction = use.choice("direction");
  const bool is_down = direction.starts_with("down"), is_right = direction.ends_with("right");
  const auto cells = sudoku::cells_from(use.outside("place"), is_down ? 1 : -1, is_right ? 1 : -1, layout);
  return fmt::format(R"({{"cell":{},"cells":{},"direction":"{}{}","value":"{}"}})",
                     name_of_place(use.outside("place")), list_of_cells(cells, layout), is_down ? 'D' : 'U',
                     is_right ? 'R' : 'L', use.integer("total"));
}

std::string entry_of_quadruple(const UseValues& use, const sudoku::Layout& layout) {
  std::vector<int> digits;
  for (const int digit : use.digit_list("digits")) digits.push_back(layout.value_of(digit));
  return fmt::format(R"({{"cells":{},"values":[{}]}})", list_of_cells(use.cells("cells"), layout),
                     fmt::join(digits, ","));
}

std::string entry_of_sum(const UseValues& use, const sudoku::Layout& layout) {
  constexpr int kX = 10, kV = 5;
  const int sum = use.integer("sum");
  return fmt::format(R"({{"cells":{},"value":"{}"}})", list_of_cells(use.cells("cells"), layout),
                     sum == kX   ? "X"
                     : sum == kV ? "V"
                                 : std::to_string(sum));
}

std::string entry_of_clone(const UseValues& use, const sudoku::Layout& layout) {
  return fmt::format(R"({{"cells":{},"cloneCells":{}}})", list_of_cells(use.cells("cells"), layout),
                     list_of_cells(use.cells("clone"), layout));
}

/// Neighbours without a dot do not differ by 1, or do not have a ratio of the dots, or both.
std::vector<MemberEntry> entries_of_negative_kropki(std::string_view dots) {
  std::vector<MemberEntry> entries;
  if (dots != "black") entries.push_back({"nonconsecutive", {}});
  if (dots != "white") entries.push_back({"negative", "\"ratio\""});
  return entries;
}

/// The members for one use; empty if there are none.
std::vector<MemberEntry> entries_of(const Puzzle& puzzle, const RuleUse& of_rule) {
  const sudoku::Layout& layout = puzzle.layout();
  const std::string_view name = of_rule.name;
  if (sudoku::find_rule(name) == nullptr || has_extra_cells(of_rule, layout)) return {};
  const UseValues use(of_rule);
  if (name == "diagonals") return entries_of_diagonals(use.choice("diagonal"));
  if (name == "non_consecutive" && use.is_usual("difference", layout)) return {{"nonconsecutive", {}}};
  if (name == "negative_kropki") return entries_of_negative_kropki(use.choice("dots"));
  if (name == "negative_xv") return {{"negative", "\"xv\""}};
  if (name == "arrow") return {{"arrow", entry_of_arrow(use, layout)}};
  if (name == "little_killer") return {{"littlekillersum", entry_of_little_killer(use, layout)}};
  if (name == "quadruple") return {{"quadruple", entry_of_quadruple(use, layout)}};
  if (name == "clone") return {{"clone", entry_of_clone(use, layout)}};
  if (name == "pill_arrow") return {{"arrow", entry_of_pill(use, layout)}};
  if (name == "sum_pair") return {{"xv", entry_of_sum(use, layout)}};
  const ForeignName* const member = foreign_name_of(fpuzzles_names(), use, layout);
  return member == nullptr ? std::vector<MemberEntry>() : entries_of_rule(*member, use, layout);
}

/// Dots are exceptions from f-puzzles' member nonconsecutive, but not from the rule non_consecutive. Without
/// dots both mean the same.
bool has_dots(const Puzzle& puzzle) {
  return std::ranges::any_of(
      puzzle.rules(), [](const RuleUse& use) { return use.name == "difference" || use.name == "ratio"; });
}

/// The member negative applies to the ratios of dots, and to 2 if there are no dots.
bool are_negative_ratios_those_of_dots(const Puzzle& puzzle) {
  std::set<int> negative, of_dots;
  for (const RuleUse& use : puzzle.rules()) {
    if (use.name == "ratio") of_dots.insert(UseValues(use).integer("ratio"));
    if (use.name == "negative_kropki" && UseValues(use).choice("dots") != "white")
      negative.insert(UseValues(use).integer("ratio"));
  }
  if (of_dots.empty()) of_dots.insert(2);
  return negative == of_dots;
}

bool is_said(const Puzzle& puzzle, const RuleUse& use) {
  if (use.name == "negative_kropki") {
    const bool is_of_white = UseValues(use).choice("dots") == "white";
    if (is_of_white ? !has_dots(puzzle) : !are_negative_ratios_those_of_dots(puzzle)) return false;
  }
  if (use.name == "non_consecutive" && has_dots(puzzle)) return false;
  return !entries_of(puzzle, use).empty();
}

/// The number of each cell's region if these are not the usual boxes.
std::vector<int> region_numbers(const Puzzle& puzzle) {
  std::vector<int> numbers = puzzle.regions();
  if (has_usual_shape(puzzle)) return {};
  if (!puzzle.has_regions())
    return std::vector(static_cast<std::size_t>(puzzle.layout().grid_cell_count()), sudoku::kNoRegion);
  const auto& labels = puzzle.region_labels();
  const auto is_number = [&](const std::string& label) {
    const auto number = decimal(label);
    return number && *number >= 1 && *number <= puzzle.layout().rows && std::to_string(*number) == label;
  };
  if (std::ranges::all_of(labels, is_number)) {
    for (int& number : numbers)
      if (number != sudoku::kNoRegion) number = *decimal(labels[sudoku::at(number)]) - 1;
  }
  return numbers;
}

std::string cell_text(const Document& document, int cell, const std::vector<int>& regions) {
  const Puzzle& puzzle = document.puzzle;
  std::vector<std::string> members;
  if (const int digit = puzzle.given(cell); digit != 0) {
    members.push_back(fmt::format(R"("value":{},"given":true)", digit));
  } else if (const int placed = placed_digit(document, cell); placed != 0) {
    members.push_back(fmt::format(R"("value":{})", placed));
  }
  if (!regions.empty()) {
    const int region = regions[sudoku::at(cell)];
    members.push_back(region == sudoku::kNoRegion ? R"("region":null)"
                                                  : fmt::format(R"("region":{})", region));
  }
  if (puzzle.candidates(cell) != puzzle.all_digits()) {
    std::vector<int> digits;
    for (const int i : Bits(puzzle.candidates(cell))) digits.push_back(i + 1);
    members.push_back(fmt::format(R"("givenPencilMarks":[{}])", fmt::join(digits, ",")));
  }
  const bool is_kept = document.extras != nullptr && document.extras->format == "fpuzzles" &&
                       !document.extras->of_cells.empty();
  if (is_kept && !document.extras->of_cells[sudoku::at(cell)].empty())
    members.push_back(document.extras->of_cells[sudoku::at(cell)]);
  return fmt::format("{{{}}}", fmt::join(members, ","));
}

std::string grid_text(const Document& document) {
  const std::vector<int> regions = region_numbers(document.puzzle);
  const sudoku::Layout& layout = document.puzzle.layout();
  std::vector<std::string> rows;
  for (int row = 0; row < layout.rows; ++row) {
    std::vector<std::string> cells;
    for (const int cell : layout.row_cells(row)) cells.push_back(cell_text(document, cell, regions));
    rows.push_back(fmt::format("[{}]", fmt::join(cells, ",")));
  }
  return fmt::format("[{}]", fmt::join(rows, ","));
}

void write_solution(const Grid& solution, std::size_t cells, std::string& out) {
  const auto digits = solution | std::views::take(cells);
  out += fmt::format(R"(,"solution":[{}])", fmt::join(digits, ","));
}

/// Writes the members of rules, in the order of their first uses.
void write_members(const Puzzle& puzzle, std::string& out) {
  std::vector<std::pair<std::string_view, std::vector<std::string>>> members;
  for (const RuleUse& use : puzzle.rules()) {
    if (!is_said(puzzle, use)) continue;
    for (MemberEntry& entry : entries_of(puzzle, use)) {
      auto found = std::ranges::find(members, entry.member, [](const auto& member) { return member.first; });
      if (found == members.end()) found = members.insert(members.end(), {entry.member, {}});
      if (!entry.entry.empty()) found->second.push_back(std::move(entry.entry));
    }
  }
  for (const auto& [member, entries] : members) {
    out += fmt::format(R"(,"{}":)", member);
    out += entries.empty() ? "true" : fmt::format("[{}]", fmt::join(entries, ","));
  }
}

}  // namespace

std::string fpuzzles_text(const Document& document) {
  const Puzzle& puzzle = document.puzzle;
  std::string out = fmt::format(R"({{"size":{})", puzzle.layout().rows);
  const auto write_text = [&out](std::string_view member, const std::string& text) {
    if (!text.empty()) out += fmt::format(R"(,"{}":{})", member, to_json(text));
  };
  write_text("title", puzzle.about.title);
  write_text("author", puzzle.about.author);
  write_text("ruleset", puzzle.about.description);
  out += R"(,"grid":)" + grid_text(document);
  write_members(puzzle, out);
  const auto cells = static_cast<std::size_t>(puzzle.layout().grid_cell_count());
  if (document.solution != nullptr) write_solution(*document.solution, cells, out);
  if (document.extras != nullptr && document.extras->format == "fpuzzles" &&
      !document.extras->members.empty())
    out += "," + document.extras->members;
  return out + "}";
}

bool is_said_by_fpuzzles(const Puzzle& puzzle) {
  const auto cells = std::views::iota(0, puzzle.cell_count());
  return puzzle.layout().is_usual() && puzzle.layout().extra_cell_count() == 0 &&
         puzzle.layout().rows <= kMostFpuzzlesSize && puzzle.own_rules().empty() &&
         std::ranges::all_of(cells, [&](int cell) { return puzzle.candidates(cell) != 0; }) &&
         std::ranges::all_of(puzzle.rules(), [&](const RuleUse& use) { return is_said(puzzle, use); });
}

bool fits_fpuzzles(const Puzzle& puzzle) {
  if (!is_said_by_fpuzzles(puzzle)) return false;
  const std::string text = fpuzzles_text({.puzzle = puzzle});
  TextCursor cursor(text);
  auto json = JsonText::take_object(cursor);
  const Item item = json ? read_fpuzzles_puzzle(*json, {}) : failed(std::move(json.error()));
  Puzzle plain = puzzle;
  if (item.puzzle) plain.about = item.puzzle->about;
  return item.puzzle && *item.puzzle == plain;
}

}  // namespace quadrille::formats
