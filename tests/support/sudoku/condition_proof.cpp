#include "support/sudoku/condition_proof.h"

#include <algorithm>
#include <map>
#include <vector>

#include "support/sudoku/pair_meaning.h"
#include "support/sudoku/use_meaning.h"

namespace quadrille::test {

namespace {

using sudoku::at;

bool pairs_may_stand(const sudoku::RuleUse& use, const sudoku::Puzzle& puzzle, const std::vector<int>& cells,
                     const sudoku::Grid& digits) {
  const MayStand may_stand = pair_meaning_of(use, puzzle);
  for (const int a : cells)
    for (const int b : cells) {
      const int x = digits[at(a)], y = digits[at(b)];
      if (a != b && x != 0 && y != 0 && !may_stand({a, b}, {x, y})) return false;
    }
  return true;
}

/// Of implied conditions, which are sums and sets of cells with the same digits.
bool may_hold_by_itself(const sudoku::Condition& condition, const sudoku::Grid& digits) {
  for (const int cell : condition.cells())
    if (digits[at(cell)] == 0) return true;
  if (const auto* const sum = std::get_if<sudoku::Sum>(&condition.kind)) {
    int total = 0;
    for (const auto& [factor, cell] : sum->terms) total += factor * digits[at(cell)];
    return total == sum->total;
  }
  const auto& same = std::get<sudoku::SameDigits>(condition.kind);
  std::map<int, int> balance;
  for (const int cell : same.first) ++balance[digits[at(cell)]];
  for (const int cell : same.second) --balance[digits[at(cell)]];
  return std::ranges::all_of(balance, [](const auto& entry) { return entry.second == 0; });
}

/// A sum of cells, each times a factor.
struct Equation {
  std::map<int, int> factors;
  int total = 0;

  void add(int factor, int cell) {
    if ((factors[cell] += factor) == 0) factors.erase(cell);
  }
  friend bool operator==(const Equation&, const Equation&) = default;
};

/// The opposite has the same solutions.
bool are_same(const Equation& a, Equation b) {
  if (a == b) return true;
  for (auto& [cell, factor] : b.factors) factor = -factor;
  b.total = -b.total;
  return a == b;
}

}  // namespace

bool may_hold(const sudoku::Condition& condition, const sudoku::Puzzle& puzzle, const sudoku::Grid& digits) {
  if (condition.is_implied()) return may_hold_by_itself(condition, digits);
  const std::vector<int> cells = condition.cells();
  const bool is_filled = std::ranges::none_of(cells, [&](int cell) { return digits[at(cell)] == 0; });
  if (is_filled && !condition.visit([&](const auto& kind) { return kind.holds(digits); })) return false;
  const sudoku::RuleUse& use = puzzle.rules()[at(condition.origin->use)];
  if (use_is_about_pairs(use.name)) return pairs_may_stand(use, puzzle, cells, digits);
  sudoku::Grid named(digits.size(), 0);
  for (const int cell : cells) named[at(cell)] = digits[at(cell)];
  return obeys(use, puzzle, named);
}

bool is_derived(const sudoku::Condition& condition, const sudoku::Conditions& all) {
  const int digits = all.layout.digits;
  Equation found;
  const auto add = [&](std::size_t index, int sign) {
    const sudoku::Condition& source = all.list[index];
    if (source.is_implied()) return false;
    if (const auto* const sum = std::get_if<sudoku::Sum>(&source.kind)) {
      for (const auto& [factor, cell] : sum->terms) found.add(sign * factor, cell);
      found.total += sign * sum->total;
      return sum->comparison == sudoku::Sum::Comparison::equal;
    }
    const auto* const house = std::get_if<sudoku::Distinct>(&source.kind);
    if (house == nullptr || static_cast<int>(house->members.size()) != digits) return false;
    for (const int cell : house->members) found.add(sign, cell);
    found.total += sign * digits * (digits + 1) / 2;
    return true;
  };
  for (const std::size_t source : condition.origin->follows_from.added)
    if (!add(source, 1)) return false;
  for (const std::size_t source : condition.origin->follows_from.subtracted)
    if (!add(source, -1)) return false;
  Equation said;
  if (const auto* const sum = std::get_if<sudoku::Sum>(&condition.kind)) {
    for (const auto& [factor, cell] : sum->terms) said.add(factor, cell);
    said.total = sum->total;
  } else {
    const auto& same = std::get<sudoku::SameDigits>(condition.kind);
    for (const int cell : same.first) said.add(1, cell);
    for (const int cell : same.second) said.add(-1, cell);
  }
  return are_same(said, found);
}

}  // namespace quadrille::test
