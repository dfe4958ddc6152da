#include "formats/iss/puzzle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "formats/draft.h"
#include "formats/iss/items.h"
#include "formats/iss/names.h"
#include "formats/iss/plain.h"
#include "formats/iss/shape.h"

namespace quadrille::formats {

namespace {

constexpr Sentence<Number> kPuzzleALine{
    "the cages of this line and of line {} both cover more than half of the grid, so they seem to be two "
    "puzzles: put a blank line between them. If they are one puzzle, write its cages on one line",
    "les cages de cette ligne et celles de la ligne {} couvrent toutes deux plus de la moitié de la grille, "
    "ce sont donc sans doute deux grilles : laissez entre elles une ligne vide. Si c’en est une seule, "
    "écrivez ses cages sur une même ligne"};

struct IssItemReader {
  std::string_view name;
  Parsed<void> (*read)(const IssItem& item, IssUses& uses);  // null: the item is about the shape
};

/// For items that no rule names.
constexpr auto kIssReaders = std::to_array<IssItemReader>({
    {"Shape", nullptr},
    {"RegionSize", nullptr},
    {"NoBoxes", nullptr},
    {"Jigsaw", nullptr},
    {"Var", nullptr},
    {"Diagonal", read_iss_diagonal},
    {"LittleKiller", read_iss_little_killer},
    {"Sandwich", read_iss_sandwich},
    {"Quad", read_iss_quad},
    {"Indexing", read_iss_indexing},
    {"ConnectedValues", read_iss_connected_values},
    {"Regex", read_iss_regex},
    {"NFA", read_iss_nfa},
    {"Pair", read_iss_matrix},
    {"PairX", read_iss_matrix},
    {"Binary", read_iss_matrix},
    {"BinaryX", read_iss_matrix},
    {"ChaosConstruction", read_iss_chaos_construction},
    {"ChaosArrow", read_iss_chaos_arrow},
    {"ChaosCount", read_iss_chaos_count},
    {"Or", read_iss_or},
    {"And", read_iss_and},
    {"Replicate", read_iss_replicate},
    {"SumLine", read_iss_sum_line},
    {"PillArrow", read_iss_pill_arrow},
    {"SameValues", read_iss_same_values},
    {"EqualSum", read_iss_equal_sum},
    {"Sum", read_iss_sum},
    {"LookAndSay", read_iss_look_and_say},
    {"FullRankTies", read_iss_ties},
    {"", read_iss_givens},
});

/// Null if none has the name.
const IssItemReader* reader_named(std::string_view name) {
  const auto found = std::ranges::find(kIssReaders, name, &IssItemReader::name);
  return found == kIssReaders.end() ? nullptr : &*found;
}

/// A cell with one digit is a given. If there are several such words for a cell, they must all hold.
void set_iss_given(Puzzle& puzzle, int cell, sudoku::Digits digits) {
  const int only = std::has_single_bit(digits) ? std::countr_zero(digits) + 1 : 0;
  if (only != 0 && puzzle.given(cell) == 0) {
    puzzle.set_given(cell, only);
  } else if (only == 0 || only != puzzle.given(cell)) {
    puzzle.restrict_candidates(cell, puzzle.candidates(cell) & digits);
  }
}

Draft iss_draft(const IssText& text, const IssShape& shape) {
  Draft draft{.start = text.start(), .in_numbers = true, .has_holes = true};
  const sudoku::Layout grid = shape.layout.with_extra_cells({});
  if (grid.is_usual()) {
    draft.size = grid.columns;
  } else {
    draft.layout = grid;
  }
  const Token empty{".", draft.start.line, draft.start.column};
  draft.givens.assign(sudoku::at(grid.grid_cell_count()), empty);
  draft.boxes = shape.boxes;
  draft.regions = shape.regions;
  const auto groups = shape.layout.extra_cells();
  for (std::size_t i = 0; i < groups.size(); ++i) {
    Token name = shape.extra_names[i];
    name.text = groups[i].name;
    draft.extra_cells.push_back({name, std::vector(sudoku::at(groups[i].count), empty), {}});
  }
  return draft;
}

/// The item at whose position extra regions are reported, since they are not the puzzle's regions.
IssItem iss_start(const IssText& text) {
  const Token& start = text.start();
  return {.name = {{}, start.line, start.column}, .arguments = {}, .whole = start};
}

/// Killers on consecutive lines, without blank lines between, would be read as one puzzle without a solution.
/// An error if the cages of a line and those of an earlier one have more than half of the grid in common.
Parsed<void> check_cages_of_lines(const std::vector<IssItem>& items, int grid_cells) {
  std::set<std::string_view> earlier;  // cells in the cages of the first line with cages
  int earlier_line = 0;
  int line = 0;  // of the cages being counted
  int shared = 0;
  for (const IssItem& item : items) {
    if (item.name.text != "Cage") continue;
    if (earlier_line == 0) earlier_line = item.name.line;
    if (item.name.line != line) shared = 0;
    line = item.name.line;
    for (std::size_t i = 1; i < item.arguments.size(); ++i) {
      if (line == earlier_line) {
        earlier.insert(item.arguments[i].text);
      } else if (earlier.contains(item.arguments[i].text)) {
        ++shared;
      }
    }
    if (2 * shared > grid_cells) return error_at(item.name, kPuzzleALine(earlier_line));
  }
  return {};
}

Item read_iss_items(const IssText& text, const ReadOptions& options) {
  const auto items = iss_items(text);
  if (!items) return failed(items.error());
  auto shape = iss_shape(*items, text, options);
  if (!shape) return failed(std::move(shape.error()));
  if (auto checked = check_cages_of_lines(*items, shape->layout.grid_cell_count()); !checked)
    return failed(std::move(checked.error()));
  const Draft draft = iss_draft(text, *shape);
  IssUses uses(text, *items, *std::move(shape));
  for (const auto& region : uses.shape().extra_regions)
    uses.add(iss_start(text), "extra_regions", uses.names_of(region));
  for (const IssItem& item : *items)
    if (auto read = read_iss_item(item, uses); !read) return failed(std::move(read.error()));
  Item item = with_rules(finish(draft, options), uses.rules());
  if (!item.puzzle) return item;
  for (const auto& [cell, digits] : uses.givens()) set_iss_given(*item.puzzle, cell, digits);
  return item;
}

}  // namespace

bool is_iss_name(std::string_view name) {
  return find_foreign_name(iss_names(), name) != nullptr || reader_named(name) != nullptr;
}

bool says_iss_shape(std::string_view name) {
  const auto* const reader = reader_named(name);
  return reader != nullptr && reader->read == nullptr;
}

Parsed<void> read_iss_item(const IssItem& item, IssUses& uses) {
  const auto name = item.name.text;
  if (const auto* const named = find_foreign_name(iss_names(), name))
    return read_iss_named_item(item, *named, uses);
  const auto* const reader = reader_named(name);
  return reader->read == nullptr ? Parsed<void>() : reader->read(item, uses);
}

Item read_iss_puzzle(const IssText& text, const ReadOptions& options) {
  if (auto plain = read_iss_plain(text, options)) return std::move(*plain);
  return read_iss_items(text, options);
}

}  // namespace quadrille::formats
