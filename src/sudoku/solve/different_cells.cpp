#include "sudoku/solve/different_cells.h"

#include <algorithm>

namespace quadrille::sudoku {

namespace {

bool never_equal(const DigitPairs& pairs) {
  for (int digit = 1; digit <= pairs.size(); ++digit)
    if (pairs.allow(digit, digit)) return false;
  return true;
}

}  // namespace

DifferentCells::DifferentCells(const Conditions& conditions) : houses_of_(conditions.candidates.size()) {
  const std::span<const Condition> stated = conditions.stated();
  for (std::size_t i = 0; i < stated.size(); ++i) {
    if (const auto* const house = std::get_if<Distinct>(&stated[i].kind))
      for (const int cell : house->members) houses_of_[at(cell)].push_back(i);
    const auto* const pair = std::get_if<Relation>(&stated[i].kind);
    if (pair != nullptr && never_equal(*pair->pairs)) unequal_.insert(std::minmax(pair->first, pair->second));
  }
}

bool DifferentCells::differ(int a, int b) const {
  if (a == b) return false;
  const auto& houses = houses_of_[at(a)];
  const auto has = [&](std::size_t house) { return std::ranges::find(houses, house) != houses.end(); };
  return std::ranges::any_of(houses_of_[at(b)], has) || unequal_.contains(std::minmax(a, b));
}

std::vector<std::vector<int>> DifferentCells::groups(const std::vector<int>& cells) const {
  std::vector<std::vector<int>> groups;
  for (const int cell : cells) {
    const auto takes = [&](const std::vector<int>& group) {
      return std::ranges::all_of(group, [&](int member) { return differ(member, cell); });
    };
    const auto group = std::ranges::find_if(groups, takes);
    if (group == groups.end())
      groups.push_back({cell});
    else
      group->push_back(cell);
  }
  return groups;
}

std::vector<int> DifferentCells::beside(const std::vector<int>& group) const {
  std::vector<int> beside;
  for (int cell = 0; at(cell) < houses_of_.size(); ++cell)
    if (std::ranges::all_of(group, [&](int member) { return differ(member, cell); })) beside.push_back(cell);
  return beside;
}

}  // namespace quadrille::sudoku
