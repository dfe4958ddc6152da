#include "sudoku/rules/support/sketch.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

#include "sudoku/conditions/condition_adder.h"

namespace quadrille::sudoku {

namespace {

bool is_line(const Parameter& parameter) {
  const auto* const cells = std::get_if<CellsParameter>(&parameter.kind);
  return cells != nullptr && cells->is_path;
}

bool is_pair(const Parameter& parameter) {
  const auto* const cells = std::get_if<CellsParameter>(&parameter.kind);
  return cells != nullptr && cells->most == 2;
}

/// Whether a line has a step from one of the cells to the other, in either direction.
bool has_step(std::span<const int> line, int first, int second) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i - 1] == first && line[i] == second) return true;
    if (line[i - 1] == second && line[i] == first) return true;
  }
  return false;
}

/// The cells are the value of the first parameter; the others are numbers, and get their defaults.
std::vector<Value> with_fallbacks(const Rule& rule, const Layout& layout, std::vector<int> cells) {
  std::vector<Value> values{std::move(cells)};
  for (const Parameter& parameter : std::span(rule.parameters).subspan(1))
    values.emplace_back(std::get<NumberParameter>(parameter.kind).fallback->number(layout));
  return values;
}

}  // namespace

Sketch::Sketch(const Puzzle& puzzle, const Rule& rule, const Grid& solution, Random& random)
    : puzzle_(puzzle),
      rule_(rule),
      solution_(solution),
      random_(random),
      taken_(at(puzzle.layout().grid_cell_count())) {
  for (std::size_t cell = 0; cell < taken_.size(); ++cell)
    taken_[cell] = layout().is_hole(static_cast<int>(cell));
  for (const RuleUse& use : puzzle.rules()) take(*find_rule(puzzle, use.name), use.values);
}

void Sketch::take(const Rule& rule, const std::vector<Value>& values) {
  const bool is_same = rule.name == rule_.name;
  if (is_same) ++uses_;
  const bool is_for_line = std::ranges::any_of(rule_.parameters, is_line);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Parameter& parameter = rule.parameters[i];
    if (const auto* const place = std::get_if<Outside>(&values[i])) places_.push_back(*place);
    const auto* const cells = std::get_if<std::vector<int>>(&values[i]);
    if (cells == nullptr) continue;
    if (is_pair(parameter)) {
      joined_.emplace_back(cells->front(), cells->back());
      continue;
    }
    if (is_line(parameter)) lines_.push_back(*cells);
    if (!is_same && !(is_for_line && is_line(parameter))) continue;
    for (const int cell : *cells)
      if (!layout().is_extra(cell)) taken_[at(cell)] = true;
  }
}

std::vector<int> Sketch::values_of(std::span<const int> cells) const {
  std::vector<int> values;
  for (const int cell : cells) values.push_back(value(cell));
  return values;
}

bool Sketch::is_true(const std::vector<Value>& values) const {
  Conditions conditions;
  conditions.layout = layout();
  ConditionAdder add(rule_.name, 0, conditions);
  rule_.conditions(Use(puzzle_, rule_, values, 1), add);
  return std::ranges::all_of(conditions.list, [this](const Condition& condition) {
    return condition.visit([this](const auto& kind) { return kind.holds(solution_); });
  });
}

std::vector<int> Sketch::free_cells() {
  std::vector<int> cells;
  for (int cell = 0; cell < layout().grid_cell_count(); ++cell)
    if (is_free(cell)) cells.push_back(cell);
  random_.shuffle(cells);
  return cells;
}

std::vector<int> Sketch::neighbours(int cell, bool diagonally) {
  std::vector<int> cells;
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      if ((down == 0 && right == 0) || (!diagonally && down != 0 && right != 0)) continue;
      const int row = layout().row_of(cell) + down, column = layout().column_of(cell) + right;
      if (layout().contains(row, column)) cells.push_back(layout().cell_at(row, column));
    }
  }
  random_.shuffle(cells);
  return cells;
}

bool Sketch::crosses(int from, int to, std::span<const int> path) const {
  const int row = layout().row_of(from), other_row = layout().row_of(to);
  const int column = layout().column_of(from), other_column = layout().column_of(to);
  if (row == other_row || column == other_column) return false;
  const int first = layout().cell_at(row, other_column), second = layout().cell_at(other_row, column);
  return has_step(path, first, second) ||
         std::ranges::any_of(lines_, [=](const auto& line) { return has_step(line, first, second); });
}

std::vector<int> Sketch::random_path(int start, LineShape shape, const Obeys& obeys) {
  const std::size_t wanted = at(shape.least) + random_.below(at(shape.most - shape.least + 1));
  std::vector<int> path{start};
  const auto may_follow = [&](int cell) {
    if (!is_free(cell) || std::ranges::find(path, cell) != path.end()) return false;
    if (crosses(path.back(), cell, path)) return false;
    if (!shape.is_growing) return true;
    path.push_back(cell);
    const bool is_good = obeys(path);
    path.pop_back();
    return is_good;
  };
  while (path.size() < wanted) {
    std::vector<int> next = neighbours(path.back(), true);
    // Prefers to continue a line straight.
    if (path.size() > 1 && random_.below(2) == 0) {
      const int ahead = 2 * path.back() - path[path.size() - 2];
      if (const auto found = std::ranges::find(next, ahead); found != next.end())
        std::rotate(next.begin(), found, found + 1);
    }
    const auto found = std::ranges::find_if(next, may_follow);
    if (found == next.end()) break;
    path.push_back(*found);
  }
  while (path.size() >= at(shape.least) && !obeys(path)) path.pop_back();
  return path.size() < at(shape.least) ? std::vector<int>() : path;
}

Sketch::Clue Sketch::line(LineShape shape) {
  assert(is_line(rule_.parameters.front()));
  constexpr int kMostTries = 300;
  constexpr int kEnough = 3;
  const auto taken = std::ranges::count(taken_, true);
  if (2 * taken >= static_cast<std::ptrdiff_t>(taken_.size())) return std::nullopt;
  const Obeys obeys = [this](const std::vector<int>& path) {
    return is_true(with_fallbacks(rule_, layout(), path));
  };
  const std::vector<int> starts = free_cells();
  std::vector<int> longest;
  for (int tries = 0, found = 0; tries < kMostTries && found < kEnough; ++tries) {
    auto path = random_path(starts[at(tries) % starts.size()], shape, obeys);
    if (path.empty()) continue;
    ++found;
    if (path.size() > longest.size()) longest = std::move(path);
  }
  if (longest.empty()) return std::nullopt;
  return with_fallbacks(rule_, layout(), std::move(longest));
}

Sketch::Clue Sketch::pair(const std::function<std::optional<int>(int, int)>& number) {
  std::vector<std::pair<int, int>> pairs;
  for (int cell = 0; cell < layout().grid_cell_count(); ++cell)
    for (const int other : neighbours(cell, false))
      if (cell < other && !layout().is_hole(cell) &&
          std::ranges::find(joined_, std::pair(cell, other)) == joined_.end())
        pairs.emplace_back(cell, other);
  random_.shuffle(pairs);
  for (const auto& [first, second] : pairs)
    if (const auto found = number(value(first), value(second)))
      return std::vector<Value>{std::vector{first, second}, *found};
  return std::nullopt;
}

Sketch::Clue Sketch::cell(const std::function<bool(int)>& fits) {
  if (4 * uses_ >= layout().grid_cell_count()) return std::nullopt;
  for (const int cell : free_cells())
    if (fits(value(cell))) return std::vector<Value>{std::vector{cell}};
  return std::nullopt;
}

std::vector<Outside> Sketch::free_places(Sides sides) {
  const int last_row = layout().rows + 1, last_column = layout().columns + 1;
  std::vector<Outside> places;
  for (int row = 0; row <= last_row; ++row) {
    for (int column = 0; column <= last_column; ++column) {
      const bool is_first = row == 0 || column == 0, is_last = row == last_row || column == last_column;
      const Outside place{row, column};
      const bool is_wanted =
          sides == Sides::with_corners || (!place.is_corner(layout()) && (is_first || sides == Sides::all));
      if ((is_first || is_last) && is_wanted && std::ranges::find(places_, place) == places_.end())
        places.push_back(place);
    }
  }
  random_.shuffle(places);
  return places;
}

Sketch::Clue Sketch::beside(Sides sides,
                            const std::function<std::optional<int>(const std::vector<int>&)>& number) {
  for (const Outside place : free_places(sides)) {
    const auto found = number(values_of(line_from(place, layout())));
    if (!found) continue;
    std::vector<Value> clue{place, *found};
    if (is_true(clue)) return clue;
  }
  return std::nullopt;
}

}  // namespace quadrille::sudoku
