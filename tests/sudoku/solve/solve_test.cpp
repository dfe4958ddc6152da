#include "sudoku/solve/solve.h"

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include <string>

#include "cp/search/search.h"
#include "sudoku/posting/posting.h"
#include "sudoku/prove/uniqueness.h"
#include "support/base/refusal.h"
#include "support/base/rounds.h"
#include "support/base/shared_data.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

constexpr std::array kConsistencies{cp::Consistency::value, cp::Consistency::bounds, cp::Consistency::domain,
                                    cp::Consistency::automatic};

struct Found {
  SolveResult result;
  std::vector<Grid> grids;  // increasing
};

Found solutions_of(Solver& solver, const Puzzle& puzzle, std::size_t limit) {
  Found found;
  found.result = solver.solve(puzzle, [&](const Grid& grid) {
    found.grids.push_back(grid);
    return found.grids.size() < limit;
  });
  std::ranges::sort(found.grids);
  return found;
}

/// Expects the result of the reference solver or, if it stops at the limit, solutions that it accepts.
void expect_as_reference(Solver& solver, const Puzzle& puzzle, const std::vector<Grid>& expected,
                         std::size_t limit) {
  const Found found = solutions_of(solver, puzzle, limit);
  EXPECT_EQ(found.result.solutions, expected.size());
  EXPECT_EQ(found.result.ending, expected.size() < limit ? Ending::complete : Ending::enough);
  if (expected.size() < limit) {
    EXPECT_EQ(found.grids, expected);
  } else {
    EXPECT_EQ(std::ranges::adjacent_find(found.grids), found.grids.end()) << "a solution was found twice";
    EXPECT_TRUE(std::ranges::all_of(found.grids,
                                    [&](const Grid& grid) { return test::reference_accepts(puzzle, grid); }));
  }
  EXPECT_EQ(solver.count(puzzle, limit).solutions, expected.size());
}

void expect_as_reference_on_random_puzzles(int rounds, int min_size, int max_size, Random random) {
  constexpr std::size_t kLimit = 50;
  std::vector<Solver> solvers;  // that solve one puzzle after another
  for (const auto consistency : kConsistencies)
    for (const auto mode : {cp::SearchMode::fixed, cp::SearchMode::free, cp::SearchMode::automatic})
      solvers.emplace_back(SolveOptions{.mode = mode, .consistency = consistency});
  std::array<int, 3> seen{};  // without, with one, with several solutions
  for (int round = 0; round < rounds; ++round) {
    const Puzzle puzzle = test::random_puzzle(min_size, max_size, random);
    const auto expected = test::reference_solutions(puzzle, kLimit, 2'000);
    if (!expected) continue;
    ++seen[std::min<std::size_t>(expected->size(), 2)];
    for (Solver& solver : solvers) expect_as_reference(solver, puzzle, *expected, kLimit);
    ASSERT_FALSE(testing::Test::HasFailure()) << test::describe(puzzle);
  }
  for (const int count : seen) EXPECT_GT(count, rounds / 20) << "too few puzzles of one kind";
}

TEST(Solve, AgreesWithTheReferenceOnSmallPuzzles) {
  expect_as_reference_on_random_puzzles(test::rounds(600), 1, 5, Random(11));
}

TEST(Solve, AgreesWithTheReferenceOnLargerPuzzles) {
  expect_as_reference_on_random_puzzles(test::rounds(150), 6, 9, Random(12));
}

/// The same solver gets a puzzle that has fewer digits than its grid could, one that has all,
/// and the first one again.
TEST(Solve, AgreesWithTheReferenceWhereDigitsAreLeftOut) {
  Random random(31);
  for (int round = 0; round < test::random_rounds(200); ++round) {
    const int size = 2 + static_cast<int>(random.below(3));
    Puzzle open(Layout(size, size, size + 2));
    test::add_random_rules(2, open, random);
    Puzzle narrow = open;
    const Digits digits = low_bits(size) << random.below(3);
    for (int cell = 0; cell < open.cell_count(); ++cell) narrow.restrict_candidates(cell, digits);
    Solver solver;
    for (const Puzzle* puzzle : {&narrow, &open, &narrow}) {
      constexpr std::size_t kMost = 500;
      const auto expected = test::reference_solutions(*puzzle, kMost, 20'000);
      if (!expected) continue;
      ASSERT_EQ(solver.count(*puzzle, kMost).solutions, expected->size()) << test::describe(*puzzle);
    }
  }
}

TEST(SolveSlow, AgreesWithTheReferenceOnManySmallPuzzles) {
  expect_as_reference_on_random_puzzles(test::random_rounds(1'000), 4, 6, Random(3));
}

TEST(Solve, FindsTheFirstSolution) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  Solver solver;
  const Found expected = solutions_of(solver, puzzle, 1);
  const FirstSolution first = solver.first_solution(puzzle);
  EXPECT_EQ(first.grid, expected.grids.front());
  EXPECT_EQ(first.ending, Ending::enough);
  EXPECT_GT(first.statistics.nodes, 0U);

  const FirstSolution stopped = Solver({.limits = {.nodes = 1}}).first_solution(puzzle);
  EXPECT_FALSE(stopped.grid);
  EXPECT_EQ(stopped.ending, Ending::stopped);

  puzzle.set_given(0, 1);
  puzzle.set_given(1, 1);
  const FirstSolution none = solver.first_solution(puzzle);
  EXPECT_FALSE(none.grid);
  EXPECT_EQ(none.ending, Ending::complete);
}

/// The number of solutions that a search finds; at most `limit`.
std::uint64_t count_by_search(const Puzzle& puzzle, const cp::SearchOptions& options, std::uint64_t limit) {
  cp::Store store;
  const Conditions conditions = conditions_of(puzzle);
  const Posting posting = post(conditions, store, cp::Consistency::value);
  if (!keep_candidates(store, conditions.candidates)) return 0;
  cp::Search search(store, {{posting.cells, cp::VariableOrder::dom_wdeg, cp::ValueOrder::min}}, options);
  std::uint64_t found = 0;
  while (found < limit && search.next() == cp::SearchResult::solution) ++found;
  return found;
}

TEST(SolveSlow, AgreesWithTheReferenceHoweverItRestartsSharesAndProves) {
  using Kind = cp::Restarts::Kind;
  using Proved = UniquenessProof::Verdict;
  constexpr std::size_t kLimit = 50;
  const int puzzles = test::random_rounds(1'000);
  Random random(31);
  int compared = 0;
  for (int round = 0; round < puzzles; ++round) {
    const Puzzle puzzle = test::random_puzzle(4, 6, random);
    const auto expected = test::reference_solutions(puzzle, kLimit, 20'000);
    if (!expected) continue;
    ++compared;
    for (const auto mode : {cp::SearchMode::free, cp::SearchMode::mixed, cp::SearchMode::guided})
      for (const Kind kind : {Kind::none, Kind::luby, Kind::geometric, Kind::linear})
        EXPECT_EQ(count_by_search(puzzle,
                                  {.mode = mode,
                                   .restarts = {.kind = kind, .scale = 2},
                                   .shortening = {.shrinks = round % 2 == 0}},
                                  kLimit),
                  expected->size());
    EXPECT_EQ(count_by_search(puzzle, {}, kLimit), expected->size());
    SolveOptions options;
    options.parallel = {.threads = 2, .alone = 2, .cubes = 4, .turn = 1};
    EXPECT_EQ(Solver(options).count(puzzle, kLimit).solutions, expected->size());
    const auto proof = prove_uniqueness(conditions_of(puzzle), {}, [](std::string_view) {});
    const std::array verdicts{Proved::none, Proved::unique, Proved::several};
    EXPECT_EQ(proof.verdict, verdicts[std::min<std::size_t>(expected->size(), 2)]);
    ASSERT_FALSE(testing::Test::HasFailure()) << test::describe(puzzle);
  }
  RecordProperty("compared", compared);
  EXPECT_GT(compared, puzzles / 2);
}

/// Collects the clauses that a search learns.
class LearntClauses : public cp::Observer {
 public:
  void on_learnt(const cp::Store&, std::span<const cp::Literal> facts, std::uint32_t) override {
    clauses.emplace_back(facts.begin(), facts.end());
  }
  std::vector<std::vector<cp::Literal>> clauses;
};

/// Whether a plain search finds no solution in which all the facts are false; `limit` if it would take
/// too long.
cp::Search::Result refute(cp::Store& store, const std::vector<cp::IntVar>& cells,
                          const std::vector<cp::Literal>& clause) {
  constexpr std::uint64_t kNodes = 5'000;
  store.push();
  auto result = cp::Search::Result::exhausted;
  if (std::ranges::all_of(clause, [&](cp::Literal fact) { return store.impose(~fact); })) {
    cp::Search search(store, {{cells, cp::VariableOrder::first_fail}}, {.limits = {.nodes = kNodes}});
    result = search.next();
  }
  store.pop();
  return result;
}

/// Learns until the first solution, and checks each clause against the puzzle in a store of its own. Returns
/// the number of those that follow.
std::size_t check_learnt_clauses(const Puzzle& puzzle, cp::Consistency consistency) {
  LearntClauses learnt;
  Solver solver({.mode = cp::SearchMode::free, .consistency = consistency, .observer = &learnt});
  EXPECT_NE(solver.solve(puzzle, [](const Grid&) { return false; }).ending, Ending::stopped);
  const Conditions conditions = conditions_of(puzzle);
  cp::Store store;
  const Posting posting = post(conditions, store, cp::Consistency::domain);
  // Everything follows from a puzzle that is refuted so soon.
  if (!store.propagate() || !keep_candidates(store, conditions.candidates) || !store.propagate()) return 0;
  std::size_t told = 0;
  for (const auto& clause : learnt.clauses) {
    const auto result = refute(store, posting.cells, clause);
    EXPECT_NE(result, cp::Search::Result::solution) << test::describe(puzzle);
    told += result == cp::Search::Result::exhausted ? 1 : 0;
  }
  return told;
}

void check_learnt_clauses_of_random_puzzles(int rounds) {
  Random random(17);
  std::size_t learnt = 0;
  for (int round = 0; round < rounds; ++round) {
    Puzzle puzzle = test::random_shape(5 + round % 3, random);
    test::add_random_rules(2, puzzle, random);
    // Few givens, anywhere: hard to refute, or with solutions that are hard to find.
    for (int i = 0; i < 5; ++i) {
      const auto at = static_cast<int>(random.below(static_cast<std::size_t>(puzzle.cell_count())));
      const auto digit = 1 + static_cast<int>(random.below(static_cast<std::size_t>(puzzle.size())));
      if (puzzle.given(at) == 0) puzzle.set_given(at, digit);
    }
    for (const auto consistency : {cp::Consistency::value, cp::Consistency::automatic})
      learnt += check_learnt_clauses(puzzle, consistency);
    ASSERT_FALSE(testing::Test::HasFailure());
  }
  EXPECT_GT(learnt, 2U * static_cast<std::size_t>(rounds));
}

TEST(Solve, LearnsOnlyWhatFollowsFromThePuzzle) { check_learnt_clauses_of_random_puzzles(100); }

TEST(SolveSlow, LearnsOnlyWhatFollowsFromManyPuzzles) { check_learnt_clauses_of_random_puzzles(1000); }

TEST(Solve, FindsAllSolutionsWithoutGivens) {
  Random random(19);
  std::array<int, 2> seen{};  // without, with solutions
  for (int round = 0; round < test::rounds(150); ++round) {
    Puzzle puzzle = test::random_shape(3 + round % 4, random);
    test::add_random_rules(2, puzzle, random);
    const auto expected = test::reference_solutions(puzzle, 700, 20'000);
    if (!expected) continue;
    ++seen[expected->empty() ? 0 : 1];
    for (const auto mode : {cp::SearchMode::guided, cp::SearchMode::free, cp::SearchMode::automatic}) {
      Solver solver({.mode = mode});
      expect_as_reference(solver, puzzle, *expected, 700);
      ASSERT_FALSE(HasFailure()) << test::describe(puzzle);
    }
  }
  for (const int count : seen) EXPECT_GT(count, test::rounds(20));
}

/// With threads from the first failures on, which search cubes of a few nodes.
SolveOptions with_threads(int threads, Random& random) {
  SolveOptions options;
  options.mode = random.below(3) == 0 ? cp::SearchMode::fixed : cp::SearchMode::automatic;
  options.parallel = {.threads = threads,
                      .alone = random.below(4),
                      .cubes = 2 + random.below(6),
                      .turn = 1 + random.below(2),
                      .most_to_sort = random.below(2) == 0 ? 1U : 256U};
  return options;
}

void expect_as_reference_with_threads(int rounds, Random random) {
  constexpr std::size_t kLimit = 300;
  for (int round = 0; round < rounds; ++round) {
    const Puzzle puzzle = test::random_puzzle(4, 6, random);
    const auto expected = test::reference_solutions(puzzle, kLimit, 20'000);
    if (!expected) continue;
    const Random options = random;
    std::vector<Grid> order;
    for (const int threads : {2, 3, 1}) {
      Random same = options;
      Solver solver(with_threads(threads, same));
      expect_as_reference(solver, puzzle, *expected, kLimit);
      std::vector<Grid> grids;
      static_cast<void>(solver.solve(puzzle, [&](const Grid& grid) {
        grids.push_back(grid);
        return grids.size() < 3;
      }));
      if (threads == 2) order = grids;
      if (threads == 1) continue;
      EXPECT_EQ(grids, order) << "with " << threads << " threads";
    }
    ASSERT_FALSE(testing::Test::HasFailure()) << test::describe(puzzle);
  }
}

TEST(SolveThreads, AgreesWithTheReference) {
  expect_as_reference_with_threads(test::rounds(200), Random(21));
}

TEST(SolveSlow, AgreesWithTheReferenceByParallelSearch) {
  expect_as_reference_with_threads(test::random_rounds(1'000), Random(22));
}

TEST(SolveThreads, FindsAllSolutionsWithoutGivens) {
  Random random(23);
  for (int round = 0; round < test::rounds(60); ++round) {
    Puzzle puzzle = test::random_shape(3 + round % 3, random);
    test::add_random_rules(2, puzzle, random);
    const auto expected = test::reference_solutions(puzzle, 700, 20'000);
    if (!expected) continue;
    Solver solver(with_threads(2, random));
    expect_as_reference(solver, puzzle, *expected, 700);
    ASSERT_FALSE(HasFailure()) << test::describe(puzzle);
  }
}

/// Lists Latin squares of order 6, and stops the search at the n-th.
SolveResult stopped_at(std::uint64_t n, SolveOptions options) {
  StopSource source;
  options.limits.stop = StopToken(source);
  std::uint64_t found = 0;
  const SolveResult result = Solver(options).solve(Puzzle(6), [&](const Grid&) {
    if (++found == n) source.request_stop();
    return true;
  });
  EXPECT_EQ(result.ending, Ending::stopped);
  EXPECT_EQ(result.solutions, found);
  return result;
}

TEST(SolveThreads, EndsWhenItIsAskedTo) {
  EXPECT_GE(stopped_at(3, {.parallel = {.threads = 2, .alone = 1}}).solutions, 3u);
}

TEST(SolveThreads, CountsAllLatinSquaresOfOrderFive) {
  SolveOptions options;
  options.parallel = {.threads = 2, .alone = 100};
  const SolveResult result = Solver(options).count(Puzzle(5), 161'280 / test::kEvery);
  EXPECT_EQ(result.solutions, 161'280 / test::kEvery);
}

TEST(Solve, FindsTheSameInEveryOrder) {
  Random random(13);
  for (int round = 0; round < test::rounds(60); ++round) {
    const Puzzle puzzle = test::random_puzzle(3, 5, random);
    const auto expected = test::reference_solutions(puzzle, 1000);
    if (!expected) continue;
    for (const auto variables :
         {cp::VariableOrder::input, cp::VariableOrder::smallest, cp::VariableOrder::largest,
          cp::VariableOrder::dom_wdeg, cp::VariableOrder::random}) {
      for (const auto values : {cp::ValueOrder::max, cp::ValueOrder::middle, cp::ValueOrder::split,
                                cp::ValueOrder::random, cp::ValueOrder::phase}) {
        Solver solver({.variable_order = variables, .value_order = values, .seed = 5});
        expect_as_reference(solver, puzzle, *expected, 1000);
        ASSERT_FALSE(HasFailure()) << test::describe(puzzle);
      }
    }
  }
}

TEST(Count, OfKnownGrids) {
  for (const auto consistency : kConsistencies) {
    Solver solver({.consistency = consistency});
    EXPECT_EQ(solver.count(Puzzle(1)).solutions, 1u);
    EXPECT_EQ(solver.count(Puzzle(2)).solutions, 2u);
    EXPECT_EQ(solver.count(Puzzle(3)).solutions, 12u);
    EXPECT_EQ(solver.count(Puzzle(4)).solutions, 576u);
    EXPECT_EQ(solver.count(test::four_with_boxes()).solutions, 288u);
    EXPECT_EQ(solver.count(test::five_with_row({1, 2, 3, 4, 5})).solutions, 161'280u / 120u);
  }
}

TEST(CountSlow, OfLatinSquaresOfOrderFive) {
  const SolveResult result = Solver().count(Puzzle(5));
  EXPECT_EQ(result.solutions, 161'280u);
  EXPECT_EQ(result.ending, Ending::complete);
}

TEST(Count, StopsAtItsLimit) {
  Solver solver;
  for (const std::uint64_t limit : {1u, 2u, 287u, 288u}) {
    const SolveResult result = solver.count(test::four_with_boxes(), limit);
    EXPECT_EQ(result.solutions, limit);
    EXPECT_EQ(result.ending, Ending::enough);
  }
  EXPECT_EQ(solver.count(test::four_with_boxes(), 289).ending, Ending::complete);
  EXPECT_EQ(solver.count(test::four_with_boxes(), 0).solutions, 0u);
}

TEST(Count, ReportsProgressThatGrows) {
  std::vector<std::uint64_t> reports;
  const SolveResult result =
      Solver().count(Puzzle(5), 10'000, [&](std::uint64_t count) { reports.push_back(count); });
  ASSERT_FALSE(reports.empty());
  EXPECT_TRUE(std::ranges::is_sorted(reports));
  EXPECT_LE(reports.back(), result.solutions);
}

TEST(Count, OfContradictoryGivensIsZero) {
  Puzzle puzzle = test::four_with_boxes();
  puzzle.set_given(0, 1);
  puzzle.set_given(3, 1);
  Solver solver;
  EXPECT_EQ(solver.count(puzzle).solutions, 0u);
  EXPECT_EQ(solver.count(puzzle).ending, Ending::complete);
  EXPECT_EQ(solver.count(test::four_with_boxes()).solutions, 288u) << "the next puzzle is not affected";
}

TEST(Count, OfRulesThatAdmitNoGridIsZero) {
  Puzzle puzzle(3);
  ASSERT_TRUE(puzzle.add_rule("diagonals").has_value());
  EXPECT_EQ(Solver().count(puzzle).solutions, 0u);
}

TEST(Solve, EndsAtALimit) {
  SolveOptions options;
  options.limits.nodes = 10;
  const SolveResult result = Solver(options).count(Puzzle(5));
  EXPECT_EQ(result.ending, Ending::stopped);
  EXPECT_LE(result.statistics.nodes, 11u);
  options.limits = {};
  options.limits.time = std::chrono::seconds(0);
  EXPECT_EQ(Solver(options).count(Puzzle(9)).ending, Ending::stopped);
}

/// Calls ask(options) twice, which must end by the time limit and not before.
template <class F>
void expect_time_twice(F ask) {
  constexpr auto kTime = std::chrono::milliseconds(20);
  for (int call = 0; call < 2; ++call) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(ask(), Ending::stopped);
    EXPECT_GE(std::chrono::steady_clock::now(), begin + kTime);
  }
}

TEST(Solve, GivesEachCallTheTime) {
  const SolveOptions options{.limits = {.time = std::chrono::milliseconds(20)}};
  const auto go_on = [](const Grid&) { return true; };
  const Puzzle puzzle(9);
  Solver solver(options);
  expect_time_twice([&] { return solver.count(puzzle).ending; });
  expect_time_twice([&] { return solver.solve(puzzle, go_on).ending; });
  SolveOptions two = options;
  two.parallel.threads = 2;
  Solver crew(two);
  expect_time_twice([&] { return crew.count(puzzle).ending; });
}

TEST(Solve, SharesTheTimeOfACallThatHasBegun) {
  SolveOptions options{.limits = {.time = std::chrono::milliseconds(20)}};
  options = options.started();
  EXPECT_EQ(Solver(options).count(Puzzle(9)).ending, Ending::stopped);
  const SolveResult late = Solver(options).count(Puzzle(9));
  EXPECT_EQ(late.ending, Ending::stopped);
  EXPECT_EQ(late.statistics.nodes, 0U);
}

TEST(Solve, EndsWhenItIsAskedTo) { EXPECT_EQ(stopped_at(5, {}).solutions, 5u); }

TEST(Solve, TakesTheLargestGrid) {
  Puzzle puzzle(kMaxSize);
  ASSERT_TRUE(puzzle.set_boxes(8, 8).has_value());
  for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
    const int row = cell / kMaxSize;
    const int digit = (row * 8 + row / 8 + cell) % kMaxSize + 1;
    if (row % 3 != 0 || cell % 2 == 0) puzzle.set_given(cell, digit);
  }
  Solver solver;
  const Found found = solutions_of(solver, puzzle, 1);
  ASSERT_EQ(found.grids.size(), 1u);
  EXPECT_TRUE(test::reference_accepts(puzzle, found.grids.front()));
}

using SolveData = test::SharedData;

TEST_F(SolveData, NumbersOfSolutions) {
  constexpr std::size_t kStep = 20;
  const auto puzzles = lines("classic9/one_changed_5k.txt", kStep);
  const auto counts = lines("classic9/one_changed_5k.counts", kStep);
  ASSERT_EQ(puzzles.size(), counts.size());
  Solver solver;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    Puzzle puzzle(9);
    ASSERT_TRUE(puzzle.set_boxes(3, 3).has_value());
    for (int cell = 0; cell < 81; ++cell) {
      const char symbol = puzzles[i].at(static_cast<std::size_t>(cell));
      if (symbol != '.') puzzle.set_given(cell, symbol - '0');
    }
    EXPECT_EQ(std::to_string(solver.count(puzzle, 2).solutions), counts[i]) << puzzles[i];
  }
}

/// With the bulk kernel, which leaves some parts, or all, to the engine.
TEST(CountThreads, AgreesWithTheReferenceOnOpenGrids) {
  constexpr std::uint64_t kLimit = 300;
  Random random(17);
  int open = 0;
  for (int round = 0; round < test::rounds(100); ++round) {
    const Puzzle puzzle = test::random_puzzle(3, 6, random);
    const auto expected = test::reference_solutions(puzzle, kLimit);
    if (!expected) continue;
    open += expected->size() > 5 ? 1 : 0;
    for (const std::uint64_t branches : {0U, 3U, 1000U}) {
      SolveOptions options;
      options.open = {.solutions = 2, .parts = 5, .branches = branches};
      options.parallel.threads = 1 + round % 2;
      const SolveResult result = Solver(options).count(puzzle, kLimit);
      ASSERT_EQ(result.solutions, expected->size()) << test::describe(puzzle);
      ASSERT_EQ(result.ending, expected->size() < kLimit ? Ending::complete : Ending::enough);
    }
  }
  EXPECT_GE(open, test::rounds(10));
}

TEST(Count, OfOpenGridsEndsWhenItIsStopped) {
  StopSource stop;
  SolveOptions options;
  options.limits.stop = StopToken(stop);
  const SolveResult result = Solver(options).count(Puzzle(16), UINT64_MAX, [&](std::uint64_t count) {
    if (count > 50'000) stop.request_stop();
  });
  EXPECT_EQ(result.ending, Ending::stopped);
  EXPECT_GT(result.solutions, 50'000U);
}

TEST(Solver, RefusesToReportToNobody) {
  Solver solver;
  EXPECT_EQ(test::refusal([&] { static_cast<void>(solver.solve(Puzzle(4), nullptr)); }),
            "Solver: found an empty function, expected a callback for solutions");
}

}  // namespace
}  // namespace quadrille::sudoku
