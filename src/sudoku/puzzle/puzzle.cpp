#include "sudoku/puzzle/puzzle.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/refuse.h"
#include "sudoku/own_rules/own_rule.h"
#include "sudoku/puzzle/rule_text.h"

namespace quadrille::sudoku {

namespace {

int checked_size(int size) {
  if (size < 1 || size > kMaxSize)
    refuse(fmt::format("Puzzle: the size is {}, expected 1 to {}", size, kMaxSize));
  return size;
}

/// The number at the start of `text`, 0 or more, which is taken off it; nothing when there is none.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc() && number >= 0 ? std::optional(number) : std::nullopt;
}

bool take_letter(std::string_view& text, char small, char capital) {
  if (text.empty() || (text.front() != small && text.front() != capital)) return false;
  text.remove_prefix(1);
  return true;
}

/// The cell that a person should look at when regions have the wrong sizes: the first that is too many of its
/// region or, when no region is too large, the first of the smallest.
int odd_cell(const std::vector<int>& regions, const std::vector<int>& cells_in, int size) {
  std::vector<int> seen(cells_in.size());
  for (std::size_t cell = 0; cell < regions.size(); ++cell) {
    if (++seen[static_cast<std::size_t>(regions[cell])] > size) return static_cast<int>(cell);
  }
  const auto smallest = std::ranges::min_element(cells_in) - cells_in.begin();
  return static_cast<int>(std::ranges::find(regions, smallest) - regions.begin());
}

/// `region "a" has 8 cells, region "x" has 1`, of the regions that do not have `size` cells.
std::string wrong_counts(const std::vector<std::string>& labels, const std::vector<int>& cells_in, int size) {
  std::vector<std::string> counts;
  for (std::size_t region = 0; region < labels.size(); ++region) {
    if (cells_in[region] != size) {
      counts.push_back(fmt::format("region \"{}\" has {} cell{}", labels[region], cells_in[region],
                                   cells_in[region] == 1 ? "" : "s"));
    }
  }
  constexpr std::size_t kShown = 4;
  if (counts.size() > kShown) {
    const std::size_t others = counts.size() - kShown;
    counts.resize(kShown);
    counts.push_back(fmt::format("and so on for {} more", others));
  }
  return fmt::format("{}", fmt::join(counts, ", "));
}

}  // namespace

std::string cell_name(int cell, int size) { return fmt::format("r{}c{}", cell / size + 1, cell % size + 1); }

std::optional<std::pair<int, int>> place_named(std::string_view name) {
  if (!take_letter(name, 'r', 'R')) return std::nullopt;
  const auto row = take_number(name);
  if (!row || !take_letter(name, 'c', 'C')) return std::nullopt;
  const auto column = take_number(name);
  if (!column || !name.empty()) return std::nullopt;
  return std::pair(*row, *column);
}

std::optional<int> cell_named(std::string_view name, int size) {
  const auto place = place_named(name);
  if (!place) return std::nullopt;
  const auto& [row, column] = *place;
  if (row < 1 || row > size || column < 1 || column > size) return std::nullopt;
  return (row - 1) * size + column - 1;
}

BoxShape usual_boxes(int size) {
  for (int rows = size; rows > 1; --rows) {
    if (size % rows == 0 && rows * rows <= size) return {rows, size / rows};
  }
  return {0, 0};
}

Puzzle::Puzzle(int size)
    : size_(checked_size(size)),
      givens_(static_cast<std::size_t>(size * size)),
      candidates_(static_cast<std::size_t>(size * size), low_bits(size)),
      shape_(no_regions()) {}

void Puzzle::refuse_cell(int cell) const {
  refuse(fmt::format("Puzzle: found {} as a cell, expected 0 to {}", cell, cell_count() - 1));
}

void Puzzle::refuse_digit(int digit) const {
  refuse(fmt::format("Puzzle: found {} as a given, expected 1 to {}, or 0 for none", digit, size_));
}

bool Puzzle::has_restrictions() const {
  return std::ranges::any_of(candidates_, [this](Digits digits) { return digits != all_digits(); });
}

Digits Puzzle::allowed(int cell) const {
  return given(cell) == 0 ? candidates(cell) : candidates(cell) & digit_bit(given(cell));
}

Parsed<void> Puzzle::set_boxes(int rows, int columns) {
  if (rows < 1 || columns < 1 || rows > size_ || columns > size_ || rows * columns != size_) {
    return bad_input(fmt::format(
        "boxes of {} x {} (rows x columns) do not fit a grid of size {}: a box must have {} cell{}", rows,
        columns, size_, size_, size_ == 1 ? "" : "s"));
  }
  // Puzzles of one shape often come one after another.
  thread_local SharedShape last;
  if (last == nullptr || last->box_rows != rows || last->box_columns != columns) last = boxes(rows, columns);
  return reshape(last);
}

Puzzle::SharedShape Puzzle::boxes(int rows, int columns) {
  const int size = rows * columns;
  Shape shape{rows, columns, {}, {}};
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      shape.regions.push_back(row / rows * rows + column / columns);
    }
  }
  for (int box = 1; box <= size; ++box) shape.labels.push_back(std::to_string(box));
  return std::make_shared<const Shape>(std::move(shape));
}

Parsed<void> Puzzle::set_regions(const std::vector<std::string>& labels) {
  if (labels.size() != givens_.size()) {
    return bad_input(
        fmt::format("found {} region labels, expected {}: one for each cell of a grid of size {}",
                    labels.size(), givens_.size(), size_));
  }
  Shape shape;
  std::unordered_map<std::string_view, int> numbers;
  std::vector<int> cells_in;
  for (const std::string& label : labels) {
    const auto [entry, is_new] = numbers.try_emplace(label, static_cast<int>(numbers.size()));
    if (is_new) {
      shape.labels.push_back(label);
      cells_in.push_back(0);
    }
    shape.regions.push_back(entry->second);
    ++cells_in[static_cast<std::size_t>(entry->second)];
  }
  // As many labels as the size need not be checked: `size` cells on each imply it.
  if (std::ranges::any_of(cells_in, [this](int count) { return count != size_; })) {
    const int cell = odd_cell(shape.regions, cells_in, size_);
    return bad_input(
        fmt::format("found {} region{} ({}), expected {} of {} cells each; look at {}", shape.labels.size(),
                    shape.labels.size() == 1 ? "" : "s", wrong_counts(shape.labels, cells_in, size_), size_,
                    size_, cell_name(cell, size_)),
        cell / size_ + 1, cell % size_ + 1);
  }
  return reshape(std::make_shared<const Shape>(std::move(shape)));
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
      return bad_input(fmt::format("rule {}, which the puzzle has: {}", use.name, checked.error().message));
    }
  }
  return {};
}

Parsed<void> Puzzle::check(const RuleUse& use) const {
  const Rule& rule = *find_rule(*this, use.name);
  return rule.fits == nullptr ? Parsed<void>() : rule.fits(Use(*this, rule, use.values, 1));
}

Parsed<void> Puzzle::define(Definition definition) {
  if (const Rule* const known = find_rule(*this, definition.name); known != nullptr && known->own != nullptr)
    return bad_input(fmt::format("the rule \"{}\" is defined twice, expected it once", definition.name), 1,
                     1);
  auto own = OwnRule::read(std::move(definition));
  if (!own) return tl::unexpected(std::move(own.error()));
  std::vector<std::shared_ptr<const OwnRule>> all(own_rules().begin(), own_rules().end());
  all.push_back(std::move(*own));
  own_rules_ = std::make_shared<const std::vector<std::shared_ptr<const OwnRule>>>(std::move(all));
  return {};
}

std::span<const std::shared_ptr<const OwnRule>> Puzzle::own_rules() const {
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
  for (int cell = 0; has_regions() && cell < cell_count(); ++cell) {
    cells[static_cast<std::size_t>(shape_->regions[at(cell)])].push_back(cell);
  }
  return cells;
}

Parsed<void> Puzzle::add_rule(std::string_view name, std::string_view argument) {
  const Rule* rule = find_rule(*this, name);
  if (rule == nullptr) {
    std::vector<std::string_view> names;
    for (const auto& own : own_rules()) names.push_back(own->rule().name);
    for (const Rule& known : sudoku::rules()) {
      if (!known.is_shape()) names.push_back(known.name);
    }
    return bad_input(
        fmt::format("there is no rule \"{}\"; the rules to add are {}", name, fmt::join(names, ", ")));
  }
  if (rule->is_shape()) {
    return bad_input(
        fmt::format("{} are not a rule to add: they belong to the shape of the grid, like its size", name));
  }
  auto uses = parse_uses(*rule, size_, argument);
  if (!uses) return bad_input(fmt::format("rule {}: {}", name, uses.error().message));
  for (const RuleUse& use : *uses) {
    if (const auto checked = check(use); !checked)
      return bad_input(fmt::format("rule {}: {}", name, checked.error().message), checked.error().line,
                       checked.error().column);
  }
  for (RuleUse& use : *uses)
    if (std::ranges::find(rules_, use) == rules_.end()) rules_.push_back(std::move(use));
  return {};
}

}  // namespace quadrille::sudoku
