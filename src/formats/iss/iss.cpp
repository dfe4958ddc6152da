// The texts of Interactive Sudoku Solver, which follow ?q= in its links: a sequence of items
// .NAME~ARGUMENT~.. An item without a name gives the digits of cells.
//
//   .Shape~6x6.Thermo~R1C1~R2C1~R3C1.AntiKnight.~R1C5_4~R2C3_1_2
#include <algorithm>
#include <bit>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "formats/catalogue.h"
#include "formats/cursor_reader.h"
#include "formats/digit_symbols.h"
#include "formats/draft.h"
#include "formats/iss/item.h"
#include "formats/iss/puzzle.h"
#include "formats/iss/shape.h"
#include "formats/iss/writer.h"
#include "formats/shapes.h"
#include "sudoku/puzzle/rules.h"

namespace quadrille::formats {

namespace {

using sudoku::Layout;

std::optional<Item> read_iss(TextCursor& cursor, const ReadOptions& options) {
  if (!cursor.find_line()) return std::nullopt;
  const IssText text(cursor);
  return read_iss_puzzle(text, options);
}

/// Whether the text is n*n letters, n of each, in which equal ones are connected: regions as a layout. In a
/// full grid in letters no two neighbours are equal.
bool is_layout(std::string_view text) {
  const int size = root_of(text.size());
  if (size < 2 || !std::ranges::all_of(text, is_letter)) return false;
  std::vector<bool> is_seen(text.size());
  std::set<char> kinds;
  for (std::size_t start = 0; start < text.size(); ++start) {
    if (is_seen[start]) continue;
    if (!kinds.insert(text[start]).second) return false;
    std::vector<int> area{static_cast<int>(start)};
    is_seen[start] = true;
    for (std::size_t i = 0; i < area.size(); ++i) {
      const int row = area[i] / size, column = area[i] % size;
      for (const auto& [down, right] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        const int r = row + down, c = column + right;
        if (r < 0 || r >= size || c < 0 || c >= size) continue;
        const auto next = sudoku::at(r * size + c);
        if (is_seen[next] || text[next] != text[start]) continue;
        is_seen[next] = true;
        area.push_back(r * size + c);
      }
    }
    if (area.size() != sudoku::at(size)) return false;
  }
  return true;
}

/// A line of cells may begin with a dot and letters too, but contains no `~`.
int sniff_iss(std::string_view text) {
  constexpr int kSure = 92, kLayout = 60;
  TextCursor cursor(text);
  if (!cursor.find_line()) return 0;
  const auto line = trimmed(cursor.peek_line().text);
  if (!line.empty() && is_letter(line.front()) && std::ranges::all_of(line, is_letter))
    return is_layout(IssText(cursor).text()) ? kLayout : 0;
  if (!line.starts_with('.') && !line.starts_with("http")) return 0;
  const IssText iss(cursor);
  std::string_view rest = iss.text();
  while (rest.starts_with('.')) {
    rest.remove_prefix(1);
    const auto end = std::ranges::find_if_not(rest, is_letter);
    const auto name = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    rest.remove_prefix(name.size());
    const bool has_arguments = rest.size() > 1 && rest[0] == '~' && (!name.empty() || is_letter(rest[1]));
    if (has_arguments || (!name.empty() && is_iss_name(name))) return kSure;
    if (name.empty() && !rest.starts_with('.')) return 0;
  }
  return 0;
}

/// Whether there is an item for the use, or for the digits of its cells.
bool has_iss_item(const sudoku::RuleUse& use, const Layout& layout) {
  return use.name == "odd" || use.name == "even" || !iss_item(use, layout).empty();
}

/// The digits whose values are odd, or even.
sudoku::Digits digits_of_parity(const Layout& layout, bool are_odd) {
  sudoku::Digits digits = 0;
  for (int digit = 1; digit <= layout.digits; ++digit)
    if ((layout.value_of(digit) % 2 == 1) == are_odd) digits |= sudoku::digit_bit(digit);
  return digits;
}

/// The digits that marks for odd and even allow in each cell.
std::vector<sudoku::Digits> marked_digits(const Puzzle& puzzle) {
  std::vector<sudoku::Digits> digits(sudoku::at(puzzle.cell_count()), puzzle.all_digits());
  for (const sudoku::RuleUse& use : puzzle.rules()) {
    if (use.name != "odd" && use.name != "even") continue;
    const sudoku::Digits marked = digits_of_parity(puzzle.layout(), use.name == "odd");
    for (const int cell : sudoku::UseValues(use).cells("cells")) digits[sudoku::at(cell)] &= marked;
  }
  return digits;
}

bool has_chaos_construction(const Puzzle& puzzle) {
  return std::ranges::find(puzzle.rules(), "chaos_construction", &sudoku::RuleUse::name) !=
         puzzle.rules().end();
}

/// How items express the regions of a puzzle.
enum class Regions { kNone, kBoxes, kJigsaw, kExtraRegions };

/// Boxes of a shape that items cannot express are a jigsaw. Regions of several sizes are extra regions; so
/// are those of another size than the grid's, if it has one, and than that of unknown regions.
Regions regions_by_iss(const Puzzle& puzzle) {
  if (!puzzle.has_regions()) return Regions::kNone;
  const Layout& layout = puzzle.layout();
  const auto regions = puzzle.region_cells();
  const std::size_t size = regions.front().size();
  const auto boxes = iss_boxes(layout.rows, layout.columns, static_cast<int>(size));
  const bool is_of_other_size = (layout.is_usual() || has_chaos_construction(puzzle)) &&
                                size != static_cast<std::size_t>(std::max(layout.rows, layout.columns));
  if (!layout.lines || is_of_other_size) return Regions::kExtraRegions;
  if (puzzle.has_boxes() && boxes.rows == puzzle.box_rows() && boxes.columns == puzzle.box_columns())
    return Regions::kBoxes;
  const auto free = static_cast<std::size_t>(std::ranges::count(puzzle.regions(), sudoku::kNoRegion));
  constexpr std::size_t kMostLabels = 61;  // letters and digits, except the one for cells in no region
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
  // Cells without a region share a label that no region has.
  const auto of_none = kLabels.find_first_not_of(labels);
  if (of_none != std::string_view::npos)
    std::ranges::replace(labels, sudoku::kNoRegionLabel.front(), kLabels[of_none]);
  out += ".Jigsaw~" + labels;
}

/// "" if the digits are the usual ones.
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
  for (const sudoku::ExtraCells& group : layout.extra_cells()) {
    if (group.name == kIssRegionCells) continue;
    out += fmt::format(".Var~{}~~", iss_group_name(group.name).substr(1));
    out += group.count == layout.grid_cell_count() ? fmt::format("{}x{}", layout.rows, layout.columns)
                                                   : std::to_string(group.count);
  }
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

/// Adds the ties that clues of full_rank allow, including nested uses.
void add_ties(std::span<const sudoku::RuleUse> uses, std::set<std::string>& ties) {
  for (const auto& use : uses) {
    if (use.name == "full_rank") ties.insert(sudoku::UseValues(use).choice("ties"));
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

/// Whether items can express the extra cells: those for region numbers are the last group, and belong to a
/// rule.
bool have_iss_names(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto groups = layout.extra_cells();
  const auto regions = std::ranges::find(groups, kIssRegionCells, &sudoku::ExtraCells::name);
  if (regions != groups.end() && (!has_chaos_construction(puzzle) || regions + 1 != groups.end()))
    return false;
  std::set<std::string> names;
  for (const auto& group : layout.extra_cells()) names.insert(iss_group_name(group.name));
  return names.size() == layout.extra_cells().size();
}

/// Whether items can express the whole puzzle, perhaps with other rules.
bool is_said_by_iss(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto has_rule = [&](const sudoku::RuleUse& use) { return has_iss_item(use, layout); };
  const auto marked = marked_digits(puzzle);
  // A cell with one digit would be read back as a given, and one without digits cannot be expressed.
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
  // Separate uses for the two diagonals would be read back as one use for both.
  const auto diagonals = std::ranges::count(puzzle.rules(), "diagonals", &sudoku::RuleUse::name);
  return diagonals <= 1 && is_said_by_iss(puzzle) && has_regions &&
         std::ranges::all_of(puzzle.rules(), is_kept) && std::ranges::all_of(layout.extra_cells(), has_name);
}

}  // namespace

Format iss_format() {
  return {.name = "iss",
          .summary{"Items of Interactive Sudoku Solver, or a link to it: .Shape~6x6.Thermo~R1C1~R2C1.~R3C5_4",
                   "Les éléments d’Interactive Sudoku Solver, ou un lien vers ce site : "
                   ".Shape~6x6.Thermo~R1C1~R2C1.~R3C5_4"},
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
