#include "sudoku/trace/traced_solve.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "sudoku/conditions/conditions.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::sudoku {
namespace {

/// Records the events that it receives, and writes a letter for each.
class Recorder final : public TraceWriter {
 public:
  struct Reasons {
    std::optional<cp::Literal> fact;
    std::vector<cp::Literal> list;
  };
  std::vector<TraceNode> nodes;
  std::vector<std::vector<Digits>> left;  // by removal: the domains after it, only at the root
  std::vector<Reasons> all_reasons;
  std::vector<std::vector<cp::Literal>> clauses;

  void puzzle(const Conditions& conditions, const Posting& /*posting*/, std::string& out) override {
    domains_ = conditions.candidates;
    out += 'p';
  }
  void node(const TraceNode& node, std::string& out) override {
    nodes.push_back(node);
    out += 'n';
  }
  void removal(std::string_view /*constraint*/, int cell, Digits removed, Digits left_over,
               std::string& out) override {
    if (nodes.size() <= 1) {
      auto& domain = domains_[static_cast<std::size_t>(cell)];
      EXPECT_EQ(removed & ~domain, 0U);
      domain &= ~removed;
      EXPECT_EQ(domain, left_over);
      left.push_back(domains_);
    }
    out += 'r';
  }
  void failure(std::string_view /*constraint*/, std::string& out) override { out += 'f'; }
  void reasons(std::string_view /*constraint*/, const std::optional<cp::Literal>& fact,
               std::span<const cp::Literal> reasons, std::string& out) override {
    all_reasons.push_back({fact, {reasons.begin(), reasons.end()}});
    out += 'w';
  }
  void learnt(std::span<const cp::Literal> facts, int /*depth*/, std::string& out) override {
    clauses.emplace_back(facts.begin(), facts.end());
    out += 'l';
  }
  void solution(const Grid& /*grid*/, std::string& out) override { out += 's'; }
  void end(const SolveResult& /*result*/, std::string& out) override { out += 'e'; }

 private:
  std::vector<Digits> domains_;
};

bool holds_in(const Grid& grid, const cp::Literal& fact) {
  return fact.holds_for(grid[static_cast<std::size_t>(fact.variable)]);
}

TEST(TracedSolve, KeepsWhatSolutionsHold) {
  Random random(1);
  for (int round = 0; round < 50; ++round) {
    const Puzzle puzzle = test::random_puzzle(4, 4, random);
    const auto solutions = test::reference_solutions(puzzle, 500);
    if (!solutions || solutions->size() == 500) continue;
    Recorder recorder;
    std::string out;
    const auto result = traced_solve(
        puzzle, {.mode = cp::SearchMode::fixed}, recorder, out, [] {}, [](const Grid&) { return true; });
    EXPECT_EQ(result.solutions, solutions->size());
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(out, 's')), solutions->size());
    EXPECT_EQ(recorder.nodes.size(), result.statistics.nodes);
    EXPECT_EQ(out.front(), 'p');
    for (const auto& domains : recorder.left)
      for (const Grid& grid : *solutions)
        for (std::size_t cell = 0; cell < grid.size(); ++cell)
          EXPECT_NE(domains[cell] & (Digits{1} << (grid[cell] - 1)), 0U);
    for (const TraceNode& node : recorder.nodes) EXPECT_LT(node.parent, node.number);
  }
}

TEST(TracedSolve, TellsWhatTheRulesAloneTakeAway) {
  Puzzle puzzle(6);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=10"));
  puzzle.set_given(1, 6);
  Recorder recorder;
  std::string out;
  static_cast<void>(traced_solve(
      puzzle, {.mode = cp::SearchMode::fixed, .consistency = cp::Consistency::bounds}, recorder, out, [] {},
      [](const Grid&) { return false; }));
  ASSERT_FALSE(recorder.left.empty());
  EXPECT_EQ(recorder.left.front()[0], 0b111000U);
  EXPECT_EQ(recorder.left.front()[1], 0b100000U) << "a given keeps its digit";
  EXPECT_EQ(recorder.left.back()[0], 0b001000U);
}

TEST(TracedSolve, SaysWhyTheLearnerLearns) {
  const std::string text =
      "..8...7.3....2.4.8...64....5.....68.98..1..42.73.....5....94...7.1.8....3.4...8..";
  Puzzle puzzle(9);
  for (int cell = 0; cell < 81; ++cell)
    if (const char c = text[static_cast<std::size_t>(cell)]; c != '.') puzzle.set_given(cell, c - '0');
  Recorder recorder;
  std::string out;
  std::vector<Grid> found;
  std::size_t events = 0;
  const auto result = traced_solve(
      puzzle, {.mode = cp::SearchMode::free, .consistency = cp::Consistency::value}, recorder, out,
      [&] { ++events; },
      [&](const Grid& grid) {
        found.push_back(grid);
        return false;
      });
  ASSERT_EQ(result.solutions, 1U);
  EXPECT_GT(events, recorder.all_reasons.size());
  ASSERT_FALSE(recorder.clauses.empty());
  ASSERT_FALSE(recorder.all_reasons.empty());
  for (const auto& clause : recorder.clauses)
    EXPECT_TRUE(std::ranges::any_of(clause, [&](const auto& fact) { return holds_in(found[0], fact); }));
  for (const auto& [fact, list] : recorder.all_reasons) {
    const bool all_hold =
        std::ranges::all_of(list, [&](const auto& each) { return holds_in(found[0], each); });
    EXPECT_TRUE(!all_hold || (fact && holds_in(found[0], *fact)));
  }
}

}  // namespace
}  // namespace quadrille::sudoku
