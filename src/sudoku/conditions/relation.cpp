#include "sudoku/conditions/relation.h"

#include <algorithm>
#include <cassert>

#include <fmt/format.h>

#include "base/sentence.h"
#include "cp/constraints/arithmetic.h"
#include "cp/constraints/tables.h"
#include "cp/store.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text, Text, Text> kOnePairOf{"{} and {} one of {}", "{} et {} l’un de {}"};

/// Calls f(first digit, second digit) for each pair that is not allowed, ordered by second digit.
template <class F>
void for_each_forbidden(const DigitPairs& pairs, F f) {
  for (int second = 1; second <= pairs.size(); ++second)
    for (const int i : Bits(low_bits(pairs.size()) & ~pairs.firsts_for(second))) f(i + 1, second);
}

}  // namespace

std::optional<std::pair<int, int>> Relation::clash(const Grid& givens) const {
  if (givens[at(first)] == 0 || givens[at(second)] == 0 || holds(givens)) return std::nullopt;
  return std::minmax({first, second});
}

void Relation::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  if (givens[at(second)] != 0) candidates[at(first)] &= pairs->firsts_for(givens[at(second)]);
  if (givens[at(first)] != 0) candidates[at(second)] &= pairs->seconds_for(givens[at(first)]);
}

std::unique_ptr<cp::Constraint> Relation::constraint(const cp::Store& store,
                                                     std::span<const cp::IntVar> cells,
                                                     cp::Consistency /*consistency*/) const {
  const cp::IntVar x = cells[at(first)];
  const cp::IntVar y = cells[at(second)];
  if (pairs->are_equal()) return cp::equal(x, y);
  if (const auto offset = pairs->forbidden_offset()) return cp::not_equal(x, y + *offset);
  assert(store.origin(x.id()) == 1 && store.origin(y.id()) == 1);
  std::vector<Word> seconds;
  for (int digit = 1; digit <= pairs->size(); ++digit) seconds.push_back(pairs->seconds_for(digit));
  return cp::table_of_pairs(store, x, y, std::move(seconds));
}

ClauseCount Relation::clause_count(int digit_count) const {
  if (pairs->are_equal()) return {2 * at(digit_count), 4 * at(digit_count)};
  std::size_t forbidden = 0;
  for_each_forbidden(*pairs, [&](int, int) { ++forbidden; });
  return {forbidden, 2 * forbidden};
}

void Relation::add_clauses(Cnf& cnf) const {
  if (!pairs->are_equal()) return;
  for (int digit = 1; digit <= cnf.digit_count(); ++digit) {
    const int v = cnf.variable(first, digit), w = cnf.variable(second, digit);
    if (v != 0) cnf.add(w != 0 ? std::vector{-v, w} : std::vector{-v});
    if (w != 0) cnf.add(v != 0 ? std::vector{v, -w} : std::vector{-w});
  }
}

void Relation::add_exclusions(Cnf& cnf) const {
  if (pairs->are_equal()) return;  // the clauses express it
  if (pairs->forbidden_offset() == 0) return cnf.add_unequal(first, second);
  for_each_forbidden(*pairs, [&](int v, int w) { cnf.add_exclusion({first, v}, {second, w}); });
}

void Relation::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(std::string(label));
  if (!pairs->forbidden_offset()) {
    for (int digit = 1; digit <= pairs->size(); ++digit) {
      opb.add_support(first, digit, second, pairs->seconds_for(digit));
      opb.add_support(second, digit, first, pairs->firsts_for(digit));
    }
    return;
  }
  for_each_forbidden(*pairs, [&](int v, int w) {
    const int of_first = opb.variables().variable(first, v);
    const int of_second = opb.variables().variable(second, w);
    if (of_first != 0 && of_second != 0) opb.add_at_most_one({of_first, of_second});
  });
}

std::optional<std::vector<std::vector<int>>> Relation::kernel_houses() const {
  if (pairs->forbidden_offset() != 0) return std::nullopt;
  return {{{first, second}}};
}

std::string Relation::sentence(const Layout& layout) const {
  const std::string a = cell_name(first, layout), b = cell_name(second, layout);
  if (pairs->are_equal()) return fmt::format("{} = {}", a, b);
  if (const auto offset = pairs->forbidden_offset())
    return *offset == 0 ? fmt::format("{} != {}", a, b) : fmt::format("{} != {} {:+}", a, b, *offset);
  std::string all;
  for (int digit = 1; digit <= pairs->size(); ++digit)
    for (const int i : Bits(pairs->seconds_for(digit)))
      all += fmt::format("{}{}-{}", all.empty() ? "" : " ", layout.value_of(digit), layout.value_of(i + 1));
  return kOnePairOf(a, b, all);
}

}  // namespace quadrille::sudoku
