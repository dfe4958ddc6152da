#include "sudoku/posting/locked_sets.h"

#include <algorithm>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/distinct.h"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t kFewestCells = 3;      // the constraint of a house handles pairs
constexpr std::size_t kMostDigitSets = 130;  // 4 of 9 digits have 126

/// The sets of a given number of digits 1, 2 .. that may be combined one by one, in increasing order.
/// may_add(set, digit, count): whether the digit, which is greater than those of the set, may be the first of
/// `count` more.
template <class F>
class SetsOfDigits {
 public:
  SetsOfDigits(int digits, F may_add) : digits_(digits), may_add_(may_add) {}

  /// Empty if there are too many, or they are too hard to find.
  [[nodiscard]] std::vector<Digits> of_size(std::size_t count) {
    return add(static_cast<int>(count), 1, 0) ? std::move(sets_) : std::vector<Digits>{};
  }

 private:
  static constexpr int kMostSteps = 20'000;

  /// False if it gives up.
  bool add(int count, int least, Digits set) {
    if (count == 0) {
      sets_.push_back(set);
      return sets_.size() <= kMostDigitSets;
    }
    for (int digit = least; digit <= digits_; ++digit) {
      if (++steps_ > kMostSteps) return false;
      if (may_add_(set, digit, count) && !add(count - 1, digit + 1, set | digit_bit(digit))) return false;
    }
    return true;
  }

  int digits_;
  F may_add_;
  int steps_ = 0;
  std::vector<Digits> sets_;
};

int sum_of(Digits set) {
  int sum = 0;
  for (const int i : Bits(set)) sum += i + 1;
  return sum;
}

/// The sum of `count` consecutive numbers.
int sum_from(int first, int count) { return count * first + count * (count - 1) / 2; }

std::vector<Digits> sets_of_sum(const Sum& sum, int digits) {
  const auto is_plain = [](const Sum::Term& term) { return term.factor == 1; };
  if (sum.comparison != Sum::Comparison::equal || !std::ranges::all_of(sum.terms, is_plain)) return {};
  // Every accepted addition can be completed to a set: all sums between the least and the greatest one are
  // possible.
  const auto may_add = [&](Digits set, int digit, int count) {
    const int rest = sum.total - sum_of(set);
    const int greatest = digits - digit < count - 1 ? -1 : digit + sum_from(digits - count + 2, count - 1);
    return sum_from(digit, count) <= rest && rest <= greatest;
  };
  return SetsOfDigits(digits, may_add).of_size(sum.terms.size());
}

/// The sets of a table in which each row has the same set for all cells, with as many digits as there are
/// cells.
std::vector<Digits> sets_of_table(const Table& table) {
  std::vector<Digits> sets;
  for (const Table::Row& row : table.rows) {
    const auto is_same = [&](Digits set) { return set == row.front(); };
    if (!std::ranges::all_of(row, is_same) || at(count_of(row.front())) != row.size()) return {};
    sets.push_back(row.front());
  }
  return sets;
}

/// The sets of cells of which every two hold one of the pairs.
std::vector<Digits> sets_of_pairs(const DigitPairs& pairs, std::size_t cells) {
  const auto may_add = [&](Digits set, int digit, int /*count*/) {
    return (set & ~(pairs.seconds_for(digit) | pairs.firsts_for(digit))) == 0;
  };
  return SetsOfDigits(pairs.size(), may_add).of_size(cells);
}

/// The relations from `first` on with the same part and the same pairs.
std::vector<std::size_t> alike(std::span<const Condition> stated, std::size_t first) {
  std::vector<std::size_t> all;
  for (std::size_t i = first; i < stated.size() && stated[i].origin == stated[first].origin; ++i) {
    const auto* const pair = std::get_if<Relation>(&stated[i].kind);
    if (pair == nullptr || pair->pairs != std::get<Relation>(stated[first].kind).pairs) break;
    all.push_back(i);
  }
  return all;
}

/// The sets of relations between all pairs of some cells.
DigitSets sets_of_relations(std::span<const Condition> stated, std::vector<std::size_t> alike) {
  DigitSets found;
  for (const std::size_t i : alike)
    for (const int cell : stated[i].cells()) found.cells.push_back(cell);
  sort_range(found.cells);
  const auto [first, last] = std::ranges::unique(found.cells);
  found.cells.erase(first, last);
  if (2 * alike.size() != found.cells.size() * (found.cells.size() - 1)) return {};
  found.sets = sets_of_pairs(*std::get<Relation>(stated[alike.front()].kind).pairs, found.cells.size());
  found.conditions = std::move(alike);
  return found;
}

}  // namespace

std::vector<DigitSets> digit_sets(const Conditions& conditions, const DifferentCells& different,
                                  const std::function<bool()>& is_over) {
  constexpr std::size_t kBetweenLooks = 64;
  std::vector<DigitSets> all;
  const auto digits = at(conditions.layout.digits);
  const std::span<const Condition> stated = conditions.stated();
  for (std::size_t i = 0; i < stated.size(); ++i) {
    if (i % kBetweenLooks == 0 && is_over()) break;
    const ConditionKind& kind = stated[i].kind;
    DigitSets found;
    if (std::holds_alternative<Relation>(kind)) {
      std::vector<std::size_t> pairs = alike(stated, i);
      i = pairs.back();
      found = sets_of_relations(stated, std::move(pairs));
    } else if (std::holds_alternative<Sum>(kind) || std::holds_alternative<Table>(kind)) {
      const auto* const sum = std::get_if<Sum>(&kind);
      found = {
          stated[i].cells(),
          sum != nullptr ? sets_of_sum(*sum, conditions.layout.digits) : sets_of_table(std::get<Table>(kind)),
          {i}};
    }
    if (found.sets.empty() || found.cells.size() < kFewestCells || found.cells.size() >= digits) continue;
    if (different.groups(found.cells).size() == 1) all.push_back(std::move(found));
  }
  return all;
}

std::unique_ptr<cp::Constraint> locked_sets(const DigitSets& sets, const DifferentCells& different,
                                            std::span<const cp::IntVar> cells) {
  std::vector<cp::IntVar> variables;
  for (const int cell : sets.cells) variables.push_back(cells[at(cell)]);
  std::vector<cp::VariableBeside> beside;
  for (int cell = 0; at(cell) < cells.size(); ++cell) {
    Word sees = 0;
    for (std::size_t i = 0; i < sets.cells.size(); ++i)
      if (different.differ(cell, sets.cells[i])) sees |= bit(static_cast<int>(i));
    const bool is_beside = std::ranges::find(sets.cells, cell) == sets.cells.end();
    if (is_beside && count_of(sees) > 1) beside.push_back({cells[at(cell)], sees});
  }
  return cp::locked_values(variables, sets.sets, beside);
}

}  // namespace quadrille::sudoku
