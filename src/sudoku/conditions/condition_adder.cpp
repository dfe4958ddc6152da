#include "sudoku/conditions/condition_adder.h"

#include <utility>

namespace quadrille::sudoku {

namespace {

/// Turns sums of values into sums of digits, also inside the lists of a disjunction.
ConditionKind in_digits(ConditionKind kind, const Layout& layout) {
  if (const auto* const sum = std::get_if<Sum>(&kind)) return sum->of_digits(layout);
  const auto* const any = std::get_if<Any>(&kind);
  if (any == nullptr) return kind;
  std::vector<std::vector<ConditionKind>> lists = any->lists->lists;
  for (auto& list : lists)
    for (ConditionKind& part : list) part = in_digits(std::move(part), layout);
  return any_of(std::move(lists));
}

}  // namespace

std::vector<Step> taxicab_ways(int steps) {
  std::vector<Step> ways;
  for (int down = 0; down <= steps; ++down) {
    const int right = steps - down;
    ways.push_back({down, right});
    if (down > 0 && right > 0) ways.push_back({down, -right});
  }
  return ways;
}

std::shared_ptr<const Origin> ConditionAdder::new_part(std::string label, Derivation follows_from) {
  return std::make_shared<const Origin>(
      Origin{std::string(rule_), use_, parts_++, std::move(label), std::move(follows_from)});
}

void ConditionAdder::distinct(std::string label, std::vector<int> cells) {
  conditions_.list.push_back({Distinct{std::move(cells)}, new_part(std::move(label))});
}

void ConditionAdder::relation(int first, int second, std::shared_ptr<const DigitPairs> pairs) {
  if (!of_relations_) of_relations_ = new_part(std::string(rule_));
  conditions_.list.push_back({Relation{first, second, std::move(pairs)}, of_relations_});
}

void ConditionAdder::neighbours(std::string label, std::span<const int> path,
                                std::shared_ptr<const DigitPairs> pairs) {
  const auto part = new_part(std::move(label));
  for (std::size_t i = 1; i < path.size(); ++i)
    conditions_.list.push_back({Relation{path[i - 1], path[i], pairs}, part});
}

void ConditionAdder::apart(Step step, const std::shared_ptr<const DigitPairs>& pairs) {
  const Layout& grid = layout();
  for (int cell = 0; cell < grid.grid_cell_count(); ++cell) {
    const int row = grid.row_of(cell) + step.down;
    const int column = grid.column_of(cell) + step.right;
    if (!grid.is_hole(cell) && grid.contains(row, column)) relation(cell, grid.cell_at(row, column), pairs);
  }
}

void ConditionAdder::unequal_apart(Step step, int offset) {
  apart(step, DigitPairs::unequal(layout().digits, offset));
}

void ConditionAdder::in_squares(const Sentence<Text>& label, const std::vector<Digits>& classes) {
  const Layout& grid = layout();
  for (int row = 0; row + 1 < grid.rows; ++row) {
    for (int column = 0; column + 1 < grid.columns; ++column) {
      const int cell = grid.cell_at(row, column);
      const std::vector<int> square{cell, cell + 1, cell + grid.columns, cell + grid.columns + 1};
      if (std::ranges::any_of(square, [&](int i) { return grid.is_hole(i); })) continue;
      std::vector<ConditionKind> counts;
      for (const Digits digits : classes)
        counts.emplace_back(DigitCount{square, digits, HowMany::at_least(1)});
      part(label(cell_name(cell, grid)), std::move(counts));
    }
  }
}

void ConditionAdder::part(std::string label, std::vector<ConditionKind> kinds) {
  for (ConditionKind& kind : kinds) kind = in_digits(std::move(kind), layout());
  part_of_digits(std::move(label), std::move(kinds));
}

void ConditionAdder::part_of_digits(std::string label, std::vector<ConditionKind> kinds) {
  implied(std::move(label), std::move(kinds), {});
}

std::optional<std::size_t> ConditionAdder::house_of(std::span<const int> cells) const {
  if (std::ssize(cells) != layout().digits) return std::nullopt;
  const auto holds_them = [&](const Condition& condition) {
    const auto* const house = std::get_if<Distinct>(&condition.kind);
    return house != nullptr && std::ranges::is_permutation(house->members, cells);
  };
  const auto found = std::ranges::find_if(conditions_.list, holds_them);
  if (found == conditions_.list.end()) return std::nullopt;
  return static_cast<std::size_t>(found - conditions_.list.begin());
}

void ConditionAdder::implied(std::string label, std::vector<ConditionKind> kinds, Derivation follows_from) {
  const auto part = new_part(std::move(label), std::move(follows_from));
  for (ConditionKind& kind : kinds) conditions_.list.push_back({std::move(kind), part});
}

}  // namespace quadrille::sudoku
