#include "sudoku/encode/digit_graph.h"

#include <gtest/gtest.h>

#include "sudoku/conditions/encoding.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {
namespace {

/// Cells of a row whose digits add up to a total.
DigitGraph sum_graph(const std::vector<int>& cells, const std::vector<Digits>& candidates, int total) {
  return {cells, candidates, 0, [](std::size_t, int sum, int digit) { return std::optional(sum + digit); },
          [=](int sum) { return sum == total; }};
}

std::vector<Digits> narrowed(const DigitGraph& graph, std::vector<Digits> candidates) {
  graph.narrow(candidates);
  return candidates;
}

TEST(DigitGraph, HasOnlyWhatLiesOnAPath) {
  const DigitGraph graph = sum_graph({0, 1, 2}, std::vector<Digits>(3, 0b111), 4);
  ASSERT_EQ(graph.layers().size(), 3U);
  EXPECT_EQ(graph.layers()[0].nodes, 1);
  EXPECT_EQ(graph.layers()[0].arcs.size(), 2U);  // 1, 2
  EXPECT_EQ(graph.layers()[1].nodes, 2);
  EXPECT_EQ(graph.layers()[1].arcs.size(), 3U);  // 1 1, 1 2, 2 1
  EXPECT_EQ(graph.layers()[2].arcs.size(), 2U);
  EXPECT_EQ(narrowed(graph, std::vector<Digits>(3, 0b111)), (std::vector<Digits>{0b011, 0b011, 0b011}));
}

TEST(DigitGraph, IsEmptyWhereNothingFits) {
  const DigitGraph graph = sum_graph({0, 1}, {0b100, 0b110}, 4);
  EXPECT_EQ(narrowed(graph, {0b100, 0b110}), (std::vector<Digits>{0, 0}));
}

/// The values, true (1), false (-1) or open (0), that unit propagation derives once some variables are false.
std::vector<int> propagated(const Cnf& cnf, const std::vector<int>& false_variables) {
  std::vector<int> value(at(cnf.variable_count()) + 1);
  for (const int v : false_variables) value[at(v)] = -1;
  const auto of = [&](int literal) { return literal > 0 ? value[at(literal)] : -value[at(-literal)]; };
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < cnf.clause_count(); ++i) {
      int open = 0, last = 0;
      bool is_true = false;
      for (const int literal : cnf.clause(i)) {
        is_true |= of(literal) == 1;
        if (of(literal) == 0) ++open, last = literal;
      }
      if (is_true || open != 1) continue;
      value[at(std::abs(last))] = last > 0 ? 1 : -1;
      changed = true;
    }
  }
  return value;
}

TEST(DigitGraph, InClausesLeavesWhatLiesOnAPathByUnitPropagation) {
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    Conditions conditions{4, std::vector<Digits>(16, 0b1111), {}};
    const std::vector<int> cells{0, 5, 9};
    const int total = 4 + static_cast<int>(random.below(7));
    Cnf cnf = cnf_of(conditions);
    sum_graph(cells, std::vector<Digits>(3, 0b1111), total).add_clauses(cnf);
    std::vector<Digits> left(3, 0b1111);
    std::vector<int> gone;
    for (std::size_t i = 0; i < 3; ++i) {
      for (int digit = 1; digit <= 4; ++digit) {
        if (random.below(3) > 0) continue;
        left[i] &= ~digit_bit(digit);
        gone.push_back(cnf.variable(cells[i], digit));
      }
    }
    std::vector<Digits> expected(16, 0b1111);
    sum_graph(cells, left, total).narrow(expected);
    if (expected[0] == 0) continue;
    const auto value = propagated(cnf, gone);
    for (std::size_t i = 0; i < 3; ++i)
      for (int digit = 1; digit <= 4; ++digit)
        EXPECT_EQ(value[at(cnf.variable(cells[i], digit))] == -1,
                  (expected[at(cells[i])] & digit_bit(digit)) == 0);
  }
}

TEST(DigitGraph, HasHelpersThatTheDigitsFix) {
  const Conditions conditions{3, std::vector<Digits>(9, 0b111), {}};
  Cnf cnf = cnf_of(conditions);
  sum_graph({0, 1, 2}, std::vector<Digits>(3, 0b111), 6).add_clauses(cnf);
  ASSERT_GT(cnf.variable_count(), cnf.candidate_count());
  std::vector<int> others;
  for (int v = 1; v <= cnf.candidate_count(); ++v)
    if (cnf.candidate(v).digit != cnf.candidate(v).cell % 3 + 1) others.push_back(v);
  const auto value = propagated(cnf, others);
  EXPECT_EQ(std::count(value.begin() + 1, value.end(), 0), 0);
}

TEST(DigitGraph, KnowsGivensAndCandidates) {
  EXPECT_EQ(known_digits(std::vector{2, 0}, {3, 0, 0}, {0b001, 0b111, 0b010}),
            (std::vector<Digits>{0b010, 0b100}));
  const Conditions conditions{1, {0b1}, {}};
  EXPECT_EQ(
      candidates_of(std::vector{0}, CandidateVariables(conditions.layout.digits, conditions.candidates)),
      (std::vector<Digits>{0b1}));
}

}  // namespace
}  // namespace quadrille::sudoku
