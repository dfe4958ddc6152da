#include "sudoku/puzzle/puzzle.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include "base/refuse.h"
#include "sudoku/puzzle/defined_rule.h"
#include "sudoku/puzzle/rule_text.h"
#include "sudoku/puzzle/sentences.h"

namespace quadrille::sudoku {

namespace {

/// The reason why a puzzle cannot have the layout; empty if it can.
std::string why_not(const Layout& layout) {
  const auto sound = check_layout(layout);
  return sound ? "" : say::kPuzzleRefuses(sound.error().message);
}

Layout checked(const Layout& layout) {
  if (layout == Layout(layout.columns) && (layout.columns < 1 || layout.columns > kMaxSize))
    refuse(say::kPuzzleSize(layout.columns, kMaxSize));
  if (std::string why = why_not(layout); !why.empty()) refuse(std::move(why));
  return layout;
}

/// The cell to report when regions have the wrong sizes: the first cell that exceeds the size of its region
/// or, if no region is too large, the first cell of the smallest.
int odd_cell(const std::vector<int>& regions, const std::vector<int>& cells_in, int most) {
  std::vector<int> seen(cells_in.size());
  for (std::size_t cell = 0; cell < regions.size(); ++cell) {
    if (regions[cell] != kNoRegion && ++seen[at(regions[cell])] > most) return static_cast<int>(cell);
  }
  const auto smallest = std::ranges::min_element(cells_in) - cells_in.begin();
  return static_cast<int>(std::ranges::find(regions, smallest) - regions.begin());
}

/// Whether each board consists of boxes of that shape, and shares whole boxes with others.
bool are_of_whole_boxes(const Boards& boards, int rows, int columns) {
  return boards.size % rows == 0 && boards.size % columns == 0 &&
         std::ranges::all_of(boards.corners, [&](const BoardCorner& corner) {
           return corner.row % rows == 0 && corner.column % columns == 0;
         });
}

/// `region "a" has 8 cells, region "x" has 1`, for the regions with a wrong number of cells.
template <class F>
std::string wrong_counts(const std::vector<std::string>& labels, const std::vector<int>& cells_in,
                         F is_wrong) {
  std::vector<std::string> counts;
  for (std::size_t region = 0; region < labels.size(); ++region) {
    if (is_wrong(cells_in[region])) {
      counts.push_back(say::kRegionHasCells(cells_in[region], labels[region]));
    }
  }
  constexpr std::size_t kShown = 4;
  if (counts.size() > kShown) {
    const std::size_t others = counts.size() - kShown;
    counts.resize(kShown);
    counts.push_back(say::kAndSoOn(others));
  }
  return listed(counts);
}

}  // namespace

BoxShape usual_boxes(int size) {
  for (int rows = size; rows > 1; --rows) {
    if (size % rows == 0 && rows * rows <= size) return {rows, size / rows};
  }
  return {0, 0};
}

BoxShape usual_boxes(const Layout& layout) {
  if (layout.boards != nullptr) return usual_boxes(layout.boards->size);
  return layout.is_usual() ? usual_boxes(layout.columns) : BoxShape{0, 0};
}

Puzzle::Puzzle(const Layout& layout)
    : layout_(checked(layout)),
      givens_(at(layout.cell_count())),
      candidates_(at(layout.cell_count()), layout.all_digits()),
      shape_(no_regions()) {}

void Puzzle::refuse_cell(int cell) const { refuse(say::kPuzzleCell(cell, cell_count() - 1)); }

void Puzzle::refuse_digit(int digit) const { refuse(say::kPuzzleGiven(digit, layout_.digits)); }

void Puzzle::refuse_hole(int cell) const { refuse(say::kPuzzleHole(cell_name(cell, layout_))); }

bool Puzzle::has_restrictions() const {
  const Digits all = all_digits();
  Digits differing = 0;  // without branches: it is asked about many grids
  for (const Digits digits : candidates_) differing |= digits ^ all;
  return differing != 0;
}

Digits Puzzle::allowed(int cell) const {
  if (layout_.is_hole(cell)) return digit_bit(1);
  return given(cell) == 0 ? candidates(cell) : candidates(cell) & digit_bit(given(cell));
}

Parsed<void> Puzzle::set_boxes(int rows, int columns) {
  const bool tiles = rows >= 1 && columns >= 1 && rows <= layout_.rows && columns <= layout_.columns &&
                     layout_.rows % rows == 0 && layout_.columns % columns == 0;
  if (layout_.is_usual() && (!tiles || rows * columns != layout_.digits)) {
    return bad_input(say::kBoxesDoNotFit(layout_.digits, rows, columns));
  }
  if (layout_.boards != nullptr && rows >= 1 && columns >= 1 &&
      !are_of_whole_boxes(*layout_.boards, rows, columns))
    return bad_input(say::kBoxesAcrossBoards(rows, columns));
  if (!tiles || rows * columns > layout_.digits) {
    return bad_input(say::kBoxesDoNotTile(rows, columns, grid_name(layout_), layout_.digits));
  }
  // Puzzles of one shape often come one after another.
  thread_local SharedShape last;
  thread_local Layout last_layout(0);
  if (last == nullptr || last->box_rows != rows || last->box_columns != columns || last_layout != layout_) {
    last = boxes(rows, columns, layout_);
    last_layout = layout_;
  }
  return reshape(last);
}

Puzzle::SharedShape Puzzle::boxes(int rows, int columns, const Layout& layout) {
  Shape shape{rows, columns, {}, {}, rows * columns == layout.digits};
  const int boxes_in_row = layout.columns / columns;
  // By number of the box in the grid; boxes that are holes have none among the regions.
  std::vector<int> numbers(at(layout.rows / rows * boxes_in_row), kNoRegion);
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell) {
    int& number = numbers[at(layout.row_of(cell) / rows * boxes_in_row + layout.column_of(cell) / columns)];
    if (number == kNoRegion && !layout.is_hole(cell)) {
      number = static_cast<int>(shape.labels.size());
      shape.labels.push_back(std::to_string(number + 1));
    }
    shape.regions.push_back(number);
  }
  return std::make_shared<const Shape>(std::move(shape));
}

Parsed<void> Puzzle::set_regions(const std::vector<std::string>& labels) {
  if (labels.size() != at(layout_.grid_cell_count())) {
    const int cells = layout_.grid_cell_count();
    return bad_input(layout_.is_usual() ? say::kLabelsForSize(labels.size(), cells, layout_.columns)
                                        : say::kLabelsForGrid(labels.size(), cells, grid_name(layout_)));
  }
  Shape shape;
  std::unordered_map<std::string_view, int> numbers;
  std::vector<int> cells_in;
  bool has_holes = false;  // cells without a region
  for (const std::string& label : labels) {
    const int cell = static_cast<int>(shape.regions.size());
    if (layout_.is_hole(cell) && label != kNoRegionLabel)
      return bad_input(say::kNotAtHole(label, cell_name(cell, layout_)), layout_.row_of(cell) + 1,
                       layout_.column_of(cell) + 1);
    if (label == kNoRegionLabel) {
      has_holes = has_holes || !layout_.is_hole(cell);
      shape.regions.push_back(kNoRegion);
      continue;
    }
    const auto [entry, is_new] = numbers.try_emplace(label, static_cast<int>(numbers.size()));
    if (is_new) {
      shape.labels.push_back(label);
      cells_in.push_back(0);
    }
    shape.regions.push_back(entry->second);
    ++cells_in[at(entry->second)];
  }
  if (shape.labels.empty()) return clear_regions();
  if (auto fits = check_counts(shape, cells_in); !fits) return fits;
  shape.are_full =
      !has_holes && std::ranges::all_of(cells_in, [this](int count) { return count == layout_.digits; });
  return reshape(std::make_shared<const Shape>(std::move(shape)));
}

Parsed<void> Puzzle::check_counts(const Shape& shape, const std::vector<int>& cells_in) const {
  const bool has_holes = std::ranges::find(shape.regions, kNoRegion) != shape.regions.end();
  // If a region is smaller than the others and no holes were declared, a label was mistyped.
  const bool is_jigsaw = layout_.is_usual() && !has_holes;
  const int most = layout_.digits;
  // The number of labels need not be checked: `size` cells for each imply it.
  const auto is_wrong = [&](int count) { return is_jigsaw ? count != most : count > most; };
  if (std::ranges::none_of(cells_in, is_wrong)) return {};
  const int cell = odd_cell(shape.regions, cells_in, most);
  const auto& sentence = is_jigsaw ? say::kRegionsOfJigsaw : say::kRegionsAreTooLarge;
  return bad_input(sentence(shape.labels.size(), wrong_counts(shape.labels, cells_in, is_wrong), most,
                            cell_name(cell, layout_)),
                   layout_.row_of(cell) + 1, layout_.column_of(cell) + 1);
}

Parsed<void> Puzzle::clear_regions() { return reshape(no_regions()); }

Puzzle::SharedShape Puzzle::no_regions() {
  static const auto kNone = std::make_shared<const Shape>();
  return kNone;
}

Parsed<void> Puzzle::reshape(SharedShape shape) {
  std::swap(shape_, shape);
  for (const RuleUse& use : rules_) {
    if (const auto checked = check(use); !checked) {
      std::swap(shape_, shape);
      return bad_input(say::kInRuleOfPuzzle(use.name, checked.error().message));
    }
  }
  return {};
}

Parsed<void> Puzzle::check(const RuleUse& use) const {
  const Rule& rule = *find_rule(*this, use.name);
  return check_fit(Use(*this, rule, use.values, 1));
}

void Puzzle::define(std::shared_ptr<const DefinedRule> rule) {
  std::vector<std::shared_ptr<const DefinedRule>> all(own_rules().begin(), own_rules().end());
  all.push_back(std::move(rule));
  own_rules_ = std::make_shared<const std::vector<std::shared_ptr<const DefinedRule>>>(std::move(all));
}

std::span<const std::shared_ptr<const DefinedRule>> Puzzle::own_rules() const {
  if (own_rules_ == nullptr) return {};
  return *own_rules_;
}

bool Puzzle::has_same_definitions(const Puzzle& other) const {
  return std::ranges::equal(own_rules(), other.own_rules(), [](const auto& mine, const auto& theirs) {
    return mine->definition() == theirs->definition();
  });
}

std::vector<std::vector<int>> Puzzle::region_cells() const {
  std::vector<std::vector<int>> cells(shape_->labels.size());
  for (int cell = 0; has_regions() && cell < layout_.grid_cell_count(); ++cell) {
    const int region = shape_->regions[at(cell)];
    if (region != kNoRegion) cells[at(region)].push_back(cell);
  }
  return cells;
}

Parsed<void> Puzzle::add_rule(std::string_view name, std::string_view argument) {
  const Rule* rule = find_rule(*this, name);
  if (rule == nullptr) {
    std::vector<std::string> own_names;
    for (const auto& own : own_rules()) own_names.emplace_back(own->rule().name);
    return unknown_rule(name, std::move(own_names));
  }
  if (rule->is_shape()) {
    return bad_input(say::kRuleOfShape(name));
  }
  auto uses = parse_uses(*rule, layout_, argument);
  if (!uses) return bad_input(say::kInRule(name, uses.error().message));
  for (const RuleUse& use : *uses) {
    if (const auto checked = check(use); !checked)
      return bad_input(say::kInRule(name, checked.error().message), checked.error().line,
                       checked.error().column);
  }
  for (RuleUse& use : *uses) add_use(std::move(use));
  return {};
}

void Puzzle::add_use(RuleUse use) {
  const std::uint64_t hash = hash_of(use);
  for (auto at = rule_hashes_.begin(); (at = std::find(at, rule_hashes_.end(), hash)) != rule_hashes_.end();
       ++at)
    if (rules_[static_cast<std::size_t>(at - rule_hashes_.begin())] == use) return;
  rules_.push_back(std::move(use));
  rule_hashes_.push_back(hash);
}

void Puzzle::keep_rules(const std::vector<bool>& keeps) {
  if (keeps.size() != rules_.size()) refuse(say::kPuzzleFlags(keeps.size(), rules_.size()));
  std::size_t use = 0, hash = 0;
  std::erase_if(rules_, [&](const RuleUse&) { return !keeps[use++]; });
  std::erase_if(rule_hashes_, [&](std::uint64_t) { return !keeps[hash++]; });
}

}  // namespace quadrille::sudoku
