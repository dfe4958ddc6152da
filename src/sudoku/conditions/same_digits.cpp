#include "sudoku/conditions/same_digits.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/sentence.h"
#include "cp/constraints/permutations.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kAsOftenRemark{"{}: each digit as often on both sides",
                                        "{} : chaque chiffre aussi souvent des deux côtés"};
constexpr Sentence<Text, Text> kSameDigits{"the same digits {} as {}", "les mêmes chiffres {} que {}"};

/// Clauses that say that as many of the variables `up` are true as of `down`. After each variable there is a
/// helper variable for each possible difference of the two counts so far.
class CountComparison {
 public:
  CountComparison(Cnf& cnf, std::span<const int> up, std::span<const int> down) : cnf_(cnf) {
    for (const int x : up) step(x, 1);
    for (const int x : down) step(x, -1);
    for (std::size_t i = 0; i < differences_.size() && cnf_.goes_on(); ++i)
      if (lowest_ + static_cast<int>(i) != 0) cnf_.add(std::array{-differences_[i]});
  }

 private:
  /// differences_[i] is implied if the difference so far is lowest_ + i; the start has no helper (0).
  void step(int x, int by) {
    if (!cnf_.goes_on()) return;
    const int next_lowest = lowest_ + std::min(by, 0);
    std::vector<int> next;
    for (std::size_t i = 0; i <= differences_.size(); ++i) next.push_back(cnf_.new_variable());
    for (std::size_t i = 0; i < differences_.size(); ++i) {
      const std::size_t stays = i + at(lowest_ - next_lowest);
      const std::size_t moves = by > 0 ? stays + 1 : stays - 1;
      add_implication(differences_[i], x, next[moves]);
      add_implication(differences_[i], -x, next[stays]);
    }
    differences_ = std::move(next);
    lowest_ = next_lowest;
  }
  /// If the helper `before` and the literal x hold, `after` holds.
  void add_implication(int before, int x, int after) {
    if (before == 0) {
      cnf_.add(std::array{-x, after});
    } else {
      cnf_.add(std::array{-before, -x, after});
    }
  }

  Cnf& cnf_;
  int lowest_ = 0;
  std::vector<int> differences_{0};
};

std::vector<cp::IntVar> variables_of(const std::vector<int>& members, std::span<const cp::IntVar> cells) {
  std::vector<cp::IntVar> variables;
  for (const int cell : members) variables.push_back(cells[at(cell)]);
  return variables;
}

}  // namespace

std::vector<int> SameDigits::cells() const {
  std::vector<int> both = first;
  both.insert(both.end(), second.begin(), second.end());
  return both;
}

int SameDigits::breaches(const Grid& grid) const {
  std::array<int, kMaxSize + 1> difference{};
  for (const int cell : first) ++difference[at(grid[at(cell)])];
  for (const int cell : second) --difference[at(grid[at(cell)])];
  int unequal = 0;
  for (const int count : difference) unequal += std::abs(count);
  return unequal / 2;
}

std::optional<std::pair<int, int>> SameDigits::clash(const Grid& givens) const {
  if (first.size() != 1) return std::nullopt;
  const int a = first.front(), b = second.front();
  if (givens[at(a)] == 0 || givens[at(b)] == 0 || givens[at(a)] == givens[at(b)]) return std::nullopt;
  return std::minmax({a, b});
}

void SameDigits::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  if (first.size() != 1) return;
  const int a = first.front(), b = second.front();
  if (givens[at(a)] != 0) candidates[at(b)] &= digit_bit(givens[at(a)]);
  if (givens[at(b)] != 0) candidates[at(a)] &= digit_bit(givens[at(b)]);
}

std::unique_ptr<cp::Constraint> SameDigits::constraint(const cp::Store& store,
                                                       std::span<const cp::IntVar> cells,
                                                       cp::Consistency /*consistency*/) const {
  return cp::same_multiset(store, variables_of(first, cells), variables_of(second, cells));
}

ClauseCount SameDigits::clause_count(int digit_count) const {
  const std::size_t steps = 2 * first.size();
  const std::size_t clauses = at(digit_count) * (steps * (steps + 1) + steps);
  return {clauses, 3 * clauses};
}

void SameDigits::add_clauses(Cnf& cnf) const {
  for (int digit = 1; digit <= cnf.digit_count(); ++digit)
    CountComparison(cnf, cnf.variables().of_digit(first, digit), cnf.variables().of_digit(second, digit));
}

void SameDigits::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kAsOftenRemark(label));
  for (int digit = 1; digit <= opb.digit_count(); ++digit) {
    const std::array sides{opb.variables().of_digit(first, digit), opb.variables().of_digit(second, digit)};
    for (const std::size_t side : {0U, 1U}) {
      // The digit occurs on this side at least as often as on the other: the number of cells here that hold
      // it, plus the number there that do not, is at least the number of cells there.
      std::vector<int> literals = sides[side];
      for (const int v : sides[1 - side]) literals.push_back(-v);
      opb.add_at_least(literals, static_cast<int>(sides[1 - side].size()));
    }
  }
}

std::string SameDigits::sentence(const Layout& layout) const {
  return kSameDigits(text_of(first, layout), text_of(second, layout));
}

}  // namespace quadrille::sudoku
