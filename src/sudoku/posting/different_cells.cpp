#include "sudoku/posting/different_cells.h"

#include <algorithm>
#include <iterator>

namespace quadrille::sudoku {

namespace {

bool never_equal(const DigitPairs& pairs) {
  for (int digit = 1; digit <= pairs.size(); ++digit)
    if (pairs.allow(digit, digit)) return false;
  return true;
}

}  // namespace

DifferentCells::DifferentCells(const Conditions& conditions) : houses_of_(conditions.candidates.size()) {
  for (const Condition& condition : conditions.stated()) {
    if (const auto* const house = std::get_if<Distinct>(&condition.kind)) {
      for (const int cell : house->members) houses_of_[at(cell)].push_back(house_count_);
      ++house_count_;
    }
    const auto* const pair = std::get_if<Relation>(&condition.kind);
    if (pair != nullptr && never_equal(*pair->pairs)) unequal_.insert(std::minmax(pair->first, pair->second));
  }
}

bool DifferentCells::differ(int a, int b) const {
  if (a == b) return false;
  const auto& houses = houses_of_[at(a)];
  const auto has = [&](std::size_t house) { return std::ranges::find(houses, house) != houses.end(); };
  return std::ranges::any_of(houses_of_[at(b)], has) || unequal_.contains(std::minmax(a, b));
}

std::vector<std::vector<int>> DifferentCells::groups(std::vector<int> cells, std::size_t most) const {
  std::vector<std::vector<int>> groups;
  std::vector<std::size_t> counts(house_count_);  // of the remaining cells
  for (const int cell : cells)
    for (const std::size_t house : houses_of_[at(cell)]) ++counts[house];
  while (!cells.empty()) {
    std::vector<int>& group = groups.emplace_back();
    const auto greatest = std::ranges::max_element(counts);
    const auto house = static_cast<std::size_t>(greatest - counts.begin());
    const auto lies_in_house = [&](int cell) {
      return std::ranges::find(houses_of_[at(cell)], house) != houses_of_[at(cell)].end();
    };
    if (greatest != counts.end() && *greatest > 1)
      std::ranges::copy_if(cells, std::back_inserter(group), lies_in_house);
    for (const int cell : cells)
      if (std::ranges::all_of(group, [&](int member) { return differ(member, cell); })) group.push_back(cell);
    group.resize(std::min(group.size(), most));
    for (const int cell : group) {
      std::erase(cells, cell);
      for (const std::size_t of_cell : houses_of_[at(cell)]) --counts[of_cell];
    }
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
