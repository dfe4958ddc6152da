// The texts of Interactive Sudoku Solver, as they stand behind ?q= in its links: items .NAME~ARGUMENT~.. one
// behind the other. An item without a name tells the digits of cells.
//
//   .Shape~6x6.Thermo~R1C1~R2C1~R3C1.AntiKnight.~R1C5_4~R2C3_1_2
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/iss_codes.h"
#include "formats/iss_item.h"
#include "formats/iss_plain.h"
#include "formats/iss_puzzle.h"
#include "formats/iss_shape.h"
#include "formats/iss_text.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/conditions.h"

namespace quadrille::formats {

namespace {

using sudoku::Layout;

std::optional<Item> read_iss(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const IssText text(cursor);
  return read_iss_puzzle(text, options);
}

/// A line of cells may begin with a dot and letters too, but has no `~` in it.
int sniff_iss(std::string_view text) {
  constexpr int kSure = 92;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const auto line = trimmed(cursor.peek_line().text);
  if (is_iss_killer(line)) return kSure;
  if (!line.starts_with('.') && !line.starts_with("http")) return 0;
  const IssText iss(cursor);
  std::string_view rest = iss.text();
  while (rest.starts_with('.')) {
    rest.remove_prefix(1);
    const auto* const end = std::ranges::find_if_not(rest, is_letter);
    const auto name = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    rest.remove_prefix(name.size());
    const bool has_arguments = rest.size() > 1 && rest[0] == '~' && (!name.empty() || is_letter(rest[1]));
    if (has_arguments || (!name.empty() && is_iss_name(name))) return kSure;
    if (name.empty()) return 0;
  }
  return 0;
}

/// The first cell of a diagonal as items name it, whichever of its ends that is. Nothing where it has one
/// cell.
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

/// ~R1C1~R1C2.
std::string iss_cells(std::span<const int> cells, const Layout& layout) {
  std::string names;
  for (const int cell : cells) names += "~" + iss_cell_name(cell, layout);
  return names;
}

/// R3, of a place beside the grid.
std::string iss_line_name(sudoku::Outside place, const Layout& layout) {
  const bool is_row = place.column == 0 || place.column > layout.columns;
  return (is_row ? "R" : "C") + iss_number(is_row ? place.row : place.column);
}

bool is_before_line(sudoku::Outside place) { return place.row == 0 || place.column == 0; }

/// The upper left one of the four cells; nothing where they are no square.
std::optional<int> iss_quad(const sudoku::RuleUse& use, const Layout& layout) {
  const auto& cells = std::get<std::vector<int>>(use.values[0]);
  if (iss_square(cells.front(), layout) != cells) return std::nullopt;
  return cells.front();
}

std::string iss_item(const sudoku::RuleUse& use, const Layout& layout);

/// The items of uses within another; empty where one of them has none. What is about the whole grid has none.
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

/// Where uses within others hold uses; empty elsewhere, and where one of these has no item.
std::string iss_composite(const sudoku::RuleUse& use, const Layout& layout) {
  if (use.name != "any_of" && use.name != "all_of") return {};
  const std::string items = iss_items_within(std::get<sudoku::Uses>(use.values[0]).list, layout);
  if (items.empty()) return {};
  return fmt::format(".{}{}.End", use.name == "any_of" ? "Or" : "And", items);
}

/// Where a code says what digits the cells hold; empty elsewhere.
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

/// Whether all of them are extra cells for the numbers of regions.
bool number_regions(std::span<const int> cells, const Layout& layout) {
  const auto groups = layout.extra_cells();
  if (groups.empty() || groups.back().name != kIssRegionCells) return false;
  const int first = layout.cell_count() - groups.back().count;
  return std::ranges::all_of(cells, [first](int cell) { return cell >= first; });
}

/// Of unknown regions; empty elsewhere.
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

/// The item of a rule whose arguments stand in an order of their own; empty where the rule has none.
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
    std::string item = ".ConnectedValues~";
    char before = '~';
    for (const int digit : Bits(std::get<Word>(use.values[0]))) {
      item += fmt::format("{}{}", before, layout.value_of(digit + 1));
      before = '_';
    }
    return number(1) == sudoku::kNoNumber ? item : fmt::format("{}~{}", item, number(1));
  }
  return {};
}

/// The item of a rule that a table names; empty where none does.
std::string iss_item_of_tables(const sudoku::RuleUse& use, const Layout& layout) {
  const auto number = [&](std::size_t i) { return std::get<int>(use.values[i]); };
  for (const IssPair& pair : kIssPairs)
    if (is_iss_pair(pair, use, layout))
      return fmt::format(".{}{}", pair.name, iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
  if (const auto* const clue = std::ranges::find(kIssClues, use.name, &IssClue::rule);
      clue != kIssClues.end()) {
    const auto place = std::get<sudoku::Outside>(use.values[0]);
    return fmt::format(".{}~{}~{}{}{}", clue->name, iss_line_name(place, layout),
                       is_before_line(place) ? "" : "~", number(1), is_before_line(place) ? "~" : "");
  }
  const auto* const rule = std::ranges::find(kIssRules, use.name, &IssRule::rule);
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

/// The item that says the use; empty where there is none.
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
  if (const auto* const alone = std::ranges::find(kIssAlone, use.name, &IssAlone::rule);
      alone != kIssAlone.end())
    return is_usual_use(use, layout) ? fmt::format(".{}", alone->name) : "";
  if (use.name == "sum_line") return iss_sum_line(use, layout);
  if (use.name == "pill_arrow") return iss_pill_arrow(use, layout);
  if (use.name == "same_values") return iss_same_values(use, layout);
  if (use.name == "equal_sum") return iss_equal_sum(use, layout);
  if (use.name == "sum") return iss_sum(use, layout);
  if (use.name == "look_and_say") return iss_look_and_say(use, layout);
  if (const auto* const digits = std::ranges::find(kIssDigits, use.name, &IssDigits::rule);
      digits != kIssDigits.end()) {
    std::string item;
    for (const int digit : std::get<sudoku::DigitList>(use.values[1]).digits)
      item += fmt::format("{}{}", item.empty() ? "" : "_", layout.value_of(digit));
    return fmt::format(".{}~{}{}", digits->name, item,
                       iss_cells(std::get<std::vector<int>>(use.values[0]), layout));
  }
  return iss_item_of_tables(use, layout);
}

/// Whether the use is said by an item, or by the digits of its cells.
bool has_iss_item(const sudoku::RuleUse& use, const Layout& layout) {
  return use.name == "odd" || use.name == "even" || !iss_item(use, layout).empty();
}

/// The same use comes back when it is read: not the digits of its cells, nor the clue from the other side.
bool is_kept_by_iss(const sudoku::RuleUse& use, const Layout& layout, bool is_within = false) {
  if (use.name == "clone" || iss_item(use, layout).empty()) return false;
  if (use.name == "one_of") return is_within && std::get<std::vector<int>>(use.values[0]).size() == 1;
  if (use.name == "any_of" || use.name == "all_of") {  // all_of alone is read as the uses in it
    const auto& uses = std::get<sudoku::Uses>(use.values[0]).list;
    const bool is_any = use.name == "any_of";
    const auto is_kept = [&](const sudoku::RuleUse& nested) {
      return (is_any || nested.name != "all_of") && is_kept_by_iss(nested, layout, true);
    };
    return (is_any || (is_within && uses.size() > 1)) && std::ranges::all_of(uses, is_kept);
  }
  if (use.name == "chaos_arrow") {  // arms are read as the first ones
    const auto is_there = [](const sudoku::Value& arm) { return !std::get<std::vector<int>>(arm).empty(); };
    return std::is_partitioned(use.values.begin() + 1, use.values.end() - 1, is_there);
  }
  const auto place = [&] { return std::get<sudoku::Outside>(use.values[0]); };
  if (use.name == "little_killer") return iss_diagonal_place(*iss_diagonal(use, layout), layout) == place();
  return use.name != "sandwich" || is_before_line(place());
}

/// The digits that marks for odd and even leave to each cell.
std::vector<sudoku::Digits> marked_digits(const Puzzle& puzzle) {
  std::vector<sudoku::Digits> digits(sudoku::at(puzzle.cell_count()), puzzle.all_digits());
  if (puzzle.rules().empty()) return digits;
  const sudoku::Conditions conditions = sudoku::conditions_of(puzzle);
  for (const sudoku::Condition& condition : conditions.stated()) {
    const bool is_mark = condition.origin->rule == "odd" || condition.origin->rule == "even";
    if (!is_mark) continue;
    const auto& mark = std::get<sudoku::OneOf>(condition.kind);
    digits[sudoku::at(mark.cell)] &= mark.digits;
  }
  return digits;
}

/// How items say the regions of a puzzle.
enum class Regions { kNone, kBoxes, kJigsaw, kExtraRegions };

/// Boxes of another shape than items can say are a jigsaw; regions of several sizes are extra regions.
Regions regions_by_iss(const Puzzle& puzzle) {
  if (!puzzle.has_regions()) return Regions::kNone;
  const Layout& layout = puzzle.layout();
  const auto regions = puzzle.region_cells();
  const std::size_t size = regions.front().size();
  const auto boxes = iss_boxes(layout.rows, layout.columns, static_cast<int>(size));
  if (!layout.lines) return Regions::kExtraRegions;
  if (puzzle.has_boxes() && boxes.rows == puzzle.box_rows() && boxes.columns == puzzle.box_columns())
    return Regions::kBoxes;
  const auto free = static_cast<std::size_t>(std::ranges::count(puzzle.regions(), sudoku::kNoRegion));
  constexpr std::size_t kMostLabels = 61;  // letters and digits, but for one that cells in no region have
  const bool is_jigsaw = regions.size() <= kMostLabels &&
                         std::ranges::all_of(regions, [&](const auto& r) { return r.size() == size; }) &&
                         free != size && regions.size() + (free > 0 ? 1 : 0) > 1;
  return is_jigsaw ? Regions::kJigsaw : Regions::kExtraRegions;
}

bool has_iss_labels(const Puzzle& puzzle) { return has_symbol_labels(puzzle) && has_word_labels(puzzle); }

void write_iss_jigsaw(const Puzzle& puzzle, std::string& out) {
  std::string labels;
  for (int cell = 0; cell < puzzle.layout().grid_cell_count(); ++cell)
    labels += region_symbol(puzzle, cell, has_iss_labels(puzzle));
  constexpr std::string_view kLabels = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  // Cells in no region share a label that no region has.
  const auto of_none = kLabels.find_first_not_of(labels);
  if (of_none != std::string_view::npos)
    std::ranges::replace(labels, sudoku::kNoRegionLabel.front(), kLabels[of_none]);
  out += ".Jigsaw~" + labels;
}

/// "" where the digits are the usual ones.
std::string iss_digits(const Layout& layout) {
  if (layout.first_value == 0) return fmt::format("0-{}", layout.last_value());
  return layout.digits == std::max(layout.rows, layout.columns) ? "" : std::to_string(layout.digits);
}

void write_iss_shape(const Puzzle& puzzle, std::string& out) {
  const Layout& layout = puzzle.layout();
  const std::string digits = iss_digits(layout);
  out += fmt::format(".Shape~{}x{}", layout.rows, layout.columns);
  if (!digits.empty() || !layout.lines) out += "~" + digits;
  if (!layout.lines) out += "~Raw";
  for (const sudoku::ExtraCells& group : layout.extra_cells())
    if (group.name != kIssRegionCells)
      out += fmt::format(".Var~{}~~{}", iss_group_name(group.name).substr(1), group.count);
  const Regions regions = regions_by_iss(puzzle);
  const int longest = std::max(layout.rows, layout.columns);
  const bool has_size = regions == Regions::kBoxes || regions == Regions::kJigsaw;
  const int size = has_size ? static_cast<int>(puzzle.region_cells().front().size()) : longest;
  if (size != longest) out += fmt::format(".RegionSize~{}", size);
  const bool has_boxes = layout.lines && iss_boxes(layout.rows, layout.columns, size).rows > 0;
  if (has_boxes && regions != Regions::kBoxes) out += ".NoBoxes";
  if (regions == Regions::kJigsaw) write_iss_jigsaw(puzzle, out);
  if (regions != Regions::kExtraRegions) return;
  for (const auto& region : puzzle.region_cells()) {
    if (region.size() == 1) continue;
    out += ".AllDifferent" + iss_cells(region, layout);
  }
}

/// Adds the ties that clues of full_rank allow, in uses and in the uses that these hold.
void add_ties(std::span<const sudoku::RuleUse> uses, std::set<std::string>& ties) {
  for (const auto& use : uses) {
    if (use.name == "full_rank") ties.insert(std::get<std::string>(use.values[2]));
    for (const auto& value : use.values)
      if (const auto* const nested = std::get_if<sudoku::Uses>(&value)) add_ties(nested->list, ties);
  }
}

std::set<std::string> ties_of(const Puzzle& puzzle) {
  std::set<std::string> ties;
  add_ties(puzzle.rules(), ties);
  return ties;
}

void write_iss(const Document& document, std::string& out) {
  const Puzzle& puzzle = document.puzzle;
  const Layout& layout = puzzle.layout();
  write_iss_shape(puzzle, out);
  for (const std::string& ties : ties_of(puzzle))
    if (ties != "unclued") out += fmt::format(".FullRankTies~{}", ties);
  for (const auto& use : puzzle.rules()) out += iss_item(use, layout);
  const auto marked = marked_digits(puzzle);
  std::string known;
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const std::string name = iss_cell_name(cell, layout);
    const int digit = shown_digits(document)[sudoku::at(cell)];
    if (digit != 0) known += fmt::format("~{}_{}", name, layout.value_of(digit));
    const sudoku::Digits digits = puzzle.candidates(cell) & marked[sudoku::at(cell)];
    if (document.solution != nullptr || digits == puzzle.all_digits() || digits == 0) continue;
    known += "~" + name;
    for (const int i : Bits(digits)) known += fmt::format("_{}", layout.value_of(i + 1));
  }
  if (!known.empty()) out += "." + known;
  out += '\n';
}

/// Whether items can say the extra cells: those of regions are the last group, and belong to a rule.
bool have_iss_names(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto groups = layout.extra_cells();
  const auto regions = std::ranges::find(groups, kIssRegionCells, &sudoku::ExtraCells::name);
  const bool has_rule =
      std::ranges::find(puzzle.rules(), "chaos_construction", &sudoku::RuleUse::name) != puzzle.rules().end();
  if (regions != groups.end() && (!has_rule || regions + 1 != groups.end())) return false;
  std::set<std::string> names;
  for (const auto& group : layout.extra_cells()) names.insert(iss_group_name(group.name));
  return names.size() == layout.extra_cells().size();
}

/// Whether all of it can be said; rules perhaps in another way.
bool is_said_by_iss(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto has_rule = [&](const sudoku::RuleUse& use) { return has_iss_item(use, layout); };
  const auto marked = marked_digits(puzzle);
  // A cell with one digit would come back as a given, and one with none cannot be said.
  const auto has_cell = [&](int cell) {
    const int count = std::popcount(puzzle.candidates(cell) & marked[sudoku::at(cell)]);
    return count > 1 || count == layout.digits;
  };
  return std::max({layout.rows, layout.columns, layout.digits}) <= kMostIssSize && have_iss_names(puzzle) &&
         ties_of(puzzle).size() <= 1 && std::ranges::all_of(puzzle.rules(), has_rule) &&
         std::ranges::all_of(std::views::iota(0, puzzle.cell_count()), has_cell);
}

bool fits_iss(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const Regions regions = regions_by_iss(puzzle);
  const bool has_regions = regions == Regions::kNone || regions == Regions::kBoxes ||
                           (regions == Regions::kJigsaw && !puzzle.has_boxes() && has_iss_labels(puzzle));
  const auto is_kept = [&](const sudoku::RuleUse& use) { return is_kept_by_iss(use, layout); };
  const auto has_name = [](const sudoku::ExtraCells& group) {
    return iss_group_name(group.name) == group.name;
  };
  // One diagonal and the other come back as both.
  const auto diagonals = std::ranges::count(puzzle.rules(), "diagonals", &sudoku::RuleUse::name);
  return diagonals <= 1 && is_said_by_iss(puzzle) && has_regions &&
         std::ranges::all_of(puzzle.rules(), is_kept) && std::ranges::all_of(layout.extra_cells(), has_name);
}

}  // namespace

Format iss_format() {
  return {
      .name = "iss",
      .summary = "Items of Interactive Sudoku Solver, or a link to it: .Shape~6x6.Thermo~R1C1~R2C1.~R3C5_4",
      .extensions = ".iss",
      .sniff = sniff_iss,
      .open = open_with<read_iss>,
      .write = write_iss,
      .most_size = kMostIssSize,
      .writes_any_shape = true,
      .writes_extra_cells = true,
      .holds = fits_iss,
      .says = is_said_by_iss};
}

}  // namespace quadrille::formats
