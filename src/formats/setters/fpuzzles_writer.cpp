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
#include "formats/setters/fpuzzles_puzzle.h"
#include "formats/setters/fpuzzles_rules.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

using sudoku::RuleUse;

std::string list_of_cells(const std::vector<int>& cells, const sudoku::Layout& layout) {
  std::vector<std::string> names;
  for (const int cell : cells)
    names.push_back(fmt::format("\"R{}C{}\"", layout.row_of(cell) + 1, layout.column_of(cell) + 1));
  return fmt::format("[{}]", fmt::join(names, ","));
}

/// A use, with its values by parameter name.
class UseValues {
 public:
  UseValues(const Puzzle& puzzle, const RuleUse& use)
      : use_(use), layout_(puzzle.layout()), rule_(*sudoku::find_rule(puzzle, use.name)) {}

  template <class T>
  [[nodiscard]] const T& value(std::string_view parameter) const {
    const auto found = std::ranges::find(rule_.parameters, parameter, &sudoku::Parameter::name);
    return std::get<T>(use_.values[static_cast<std::size_t>(found - rule_.parameters.begin())]);
  }
  [[nodiscard]] std::string cells(std::string_view parameter = "cells") const {
    return list_of_cells(value<std::vector<int>>(parameter), layout_);
  }
  [[nodiscard]] std::string place() const {
    const auto place = value<sudoku::Outside>("place");
    return fmt::format("\"R{}C{}\"", place.row, place.column);
  }
  [[nodiscard]] bool has_extra_cells() const {
    return std::ranges::any_of(use_.values, [this](const sudoku::Value& value) {
      const auto* const cells = std::get_if<std::vector<int>>(&value);
      return cells != nullptr &&
             std::ranges::any_of(*cells, [this](int cell) { return layout_.is_extra(cell); });
    });
  }
  /// Whether a number is the rule's default.
  [[nodiscard]] bool is_usual(std::string_view parameter) const {
    const auto found = std::ranges::find(rule_.parameters, parameter, &sudoku::Parameter::name);
    const auto& fallback = std::get<sudoku::NumberParameter>(found->kind).fallback;
    return fallback && fallback->number(layout_) == value<int>(parameter);
  }

 private:
  const RuleUse& use_;
  const sudoku::Layout& layout_;
  const sudoku::Rule& rule_;
};

/// ,"value":"5", or empty if the rule has no number, or it is the default.
std::string value_member(const UseValues& values, std::string_view parameter) {
  if (parameter.empty() || values.is_usual(parameter)) return {};
  return fmt::format(R"(,"value":"{}")", values.value<int>(parameter));
}

/// A use as the entry of a member; empty for a flag.
struct MemberEntry {
  std::string_view member;
  std::string entry;
};

std::optional<MemberEntry> entry_of_rule(const UseValues& values, const FpuzzlesRule& rule) {
  switch (rule.kind) {
    case FpuzzlesKind::flag: return MemberEntry{rule.member, {}};
    case FpuzzlesKind::lines:
      if (values.value<std::vector<int>>("cells").size() < rule.least) return std::nullopt;
      return MemberEntry{rule.member, fmt::format(R"({{"lines":[{}]{}}})", values.cells(),
                                                  value_member(values, rule.number))};
    case FpuzzlesKind::cells:
      return MemberEntry{
          rule.member, fmt::format(R"({{"cells":{}{}}})", values.cells(), value_member(values, rule.number))};
    case FpuzzlesKind::outside:
      return MemberEntry{rule.member, fmt::format(R"({{"cell":{},"value":"{}"}})", values.place(),
                                                  values.value<int>(rule.number))};
    case FpuzzlesKind::marks: break;
  }
  return std::nullopt;
}

/// Each cell is an entry.
std::vector<MemberEntry> entries_of_marks(const UseValues& values, const FpuzzlesRule& rule,
                                          const sudoku::Layout& layout) {
  std::vector<MemberEntry> entries;
  for (const int cell : values.value<std::vector<int>>("cells"))
    entries.push_back({rule.member, fmt::format(R"({{"cell":"R{}C{}"}})", layout.row_of(cell) + 1,
                                                layout.column_of(cell) + 1)});
  return entries;
}

std::string entry_of_arrow(const UseValues& values, const sudoku::Layout& layout) {
  const auto& cells = values.value<std::vector<int>>("cells");
  return fmt::format(R"({{"lines":[{}],"cells":{}}})", list_of_cells(cells, layout),
                     list_of_cells({cells.front()}, layout));
}

/// The arm begins at the last cell of the pill.
std::string entry_of_pill(const UseValues& values, const sudoku::Layout& layout) {
  std::vector<int> line = values.value<std::vector<int>>("arm");
  line.insert(line.begin(), values.value<std::vector<int>>("pill").back());
  return fmt::format(R"({{"lines":[{}],"cells":{}}})", list_of_cells(line, layout), values.cells("pill"));
}

/// The rising diagonal, /, is diagonal+.
std::vector<MemberEntry> entries_of_diagonals(std::string_view which) {
  std::vector<MemberEntry> entries;
  if (which != "main") entries.push_back({"diagonal+", {}});
  if (which != "anti") entries.push_back({"diagonal-", {}});
  return entries;
}

std::string entry_of_little_killer(const UseValues& values, const sudoku::Layout& layout) {
  const auto& direction = values.value<std::string>("direction");
  const bool is_down = direction.starts_with("down"), is_right = direction.ends_with("right");
  const auto cells =
      sudoku::cells_from(values.value<sudoku::Outside>("place"), is_down ? 1 : -1, is_right ? 1 : -1, layout);
  return fmt::format(R"({{"cell":{},"cells":{},"direction":"{}{}","value":"{}"}})", values.place(),
                     list_of_cells(cells, layout), is_down ? 'D' : 'U', is_right ? 'R' : 'L',
                     values.value<int>("total"));
}

std::string entry_of_quadruple(const UseValues& values, const sudoku::Layout& layout) {
  std::vector<int> digits;
  for (const int digit : values.value<sudoku::DigitList>("digits").digits)
    digits.push_back(layout.value_of(digit));
  return fmt::format(R"({{"cells":{},"values":[{}]}})", values.cells(), fmt::join(digits, ","));
}

std::string entry_of_sum(const UseValues& values) {
  constexpr int kX = 10, kV = 5;
  const int sum = values.value<int>("sum");
  return fmt::format(R"({{"cells":{},"value":"{}"}})", values.cells(),
                     sum == kX   ? "X"
                     : sum == kV ? "V"
                                 : std::to_string(sum));
}

/// Neighbours without a dot do not differ by 1, or do not have a ratio of the dots, or both.
std::vector<MemberEntry> entries_of_negative_kropki(std::string_view dots) {
  std::vector<MemberEntry> entries;
  if (dots != "black") entries.push_back({"nonconsecutive", {}});
  if (dots != "white") entries.push_back({"negative", "\"ratio\""});
  return entries;
}

/// The members for one use; empty if there are none.
std::vector<MemberEntry> entries_of(const Puzzle& puzzle, const RuleUse& use) {
  const sudoku::Layout& layout = puzzle.layout();
  const UseValues values(puzzle, use);
  if (values.has_extra_cells()) return {};
  if (use.name == "diagonals") return entries_of_diagonals(values.value<std::string>("diagonal"));
  if (use.name == "non_consecutive") {
    return values.is_usual("difference") ? std::vector<MemberEntry>{{"nonconsecutive", {}}}
                                         : std::vector<MemberEntry>();
  }
  if (use.name == "negative_kropki") return entries_of_negative_kropki(values.value<std::string>("dots"));
  if (use.name == "negative_xv") return {{"negative", "\"xv\""}};
  if (use.name == "modular_line" && !values.is_usual("modulus")) return {};
  if (use.name == "lockout" && !values.is_usual("difference")) return {};
  if (use.name == "arrow") return {{"arrow", entry_of_arrow(values, layout)}};
  if (use.name == "little_killer") return {{"littlekillersum", entry_of_little_killer(values, layout)}};
  if (use.name == "quadruple") return {{"quadruple", entry_of_quadruple(values, layout)}};
  if (use.name == "clone") {
    return {
        {"clone", fmt::format(R"({{"cells":{},"cloneCells":{}}})", values.cells(), values.cells("clone"))}};
  }
  if (use.name == "pill_arrow") return {{"arrow", entry_of_pill(values, layout)}};
  if (use.name == "sum_pair") return {{"xv", entry_of_sum(values)}};
  if (use.name == "indexer") {
    const auto& names = values.value<std::string>("names");
    return {{names == "rows"      ? "rowindexer"
             : names == "columns" ? "columnindexer"
                                  : "boxindexer",
             fmt::format(R"({{"cells":{}}})", values.cells())}};
  }
  const auto rule = std::ranges::find(kFpuzzlesRules, use.name, &FpuzzlesRule::rule);
  if (rule == kFpuzzlesRules.end()) return {};
  if (rule->kind == FpuzzlesKind::marks) return entries_of_marks(values, *rule, layout);
  auto entry = entry_of_rule(values, *rule);
  return entry ? std::vector{*std::move(entry)} : std::vector<MemberEntry>();
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
    const UseValues values(puzzle, use);
    if (use.name == "ratio") of_dots.insert(values.value<int>("ratio"));
    if (use.name == "negative_kropki" && values.value<std::string>("dots") != "white")
      negative.insert(values.value<int>("ratio"));
  }
  if (of_dots.empty()) of_dots.insert(2);
  return negative == of_dots;
}

bool is_said(const Puzzle& puzzle, const RuleUse& use) {
  if (use.name == "negative_kropki") {
    const bool is_of_white = UseValues(puzzle, use).value<std::string>("dots") == "white";
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
