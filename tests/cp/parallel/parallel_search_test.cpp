#include "cp/parallel/parallel_search.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/threads.h"
#include "cp/constraints/arithmetic.h"
#include "cp/constraints/distinct.h"
#include "support/base/rounds.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

constexpr std::uint64_t kNoLimit = Limits::kNone;

/// A square of n x n cells whose rows and columns each hold different values.
struct Square {
  int n;
  /// Row by row: the values from 0 to n - 1 that the cell may hold, as bits.
  std::vector<unsigned> candidates;
};

/// A square of 4 to 6 rows with a hidden solution, which a wrong given spoils in one of four squares.
Square random_square(Random& random) {
  const int n = 4 + static_cast<int>(random.below(3));
  std::vector<int> rows(static_cast<std::size_t>(n));
  std::iota(rows.begin(), rows.end(), 0);
  std::vector<int> columns = rows;
  random.shuffle(rows);
  random.shuffle(columns);
  const unsigned all = (1U << n) - 1;
  const int givens = 3 + static_cast<int>(random.below(4));  // of ten cells
  Square square{.n = n, .candidates = {}};
  for (const int row : rows) {
    for (const int column : columns) {
      const unsigned value = 1U << ((row + column) % n);
      const bool is_given = static_cast<int>(random.below(10)) < givens;
      square.candidates.push_back(is_given ? value
                                           : value | (all & ~(1U << random.below(static_cast<unsigned>(n)))));
    }
  }
  if (random.below(4) == 0)
    square.candidates[random.below(square.candidates.size())] = 1U << random.below(static_cast<unsigned>(n));
  return square;
}

/// All grids of a square in lexicographic order, or nullopt if there are `most` and more.
std::optional<std::vector<Solution>> grids_of(const Square& square, std::size_t most) {
  const auto n = static_cast<std::size_t>(square.n);
  std::vector<Solution> grids;
  Solution grid;  // as far as it is filled
  const auto fits = [&](Value value) {
    const std::size_t cell = grid.size();
    for (std::size_t other = 0; other < cell; ++other)
      if ((other / n == cell / n || other % n == cell % n) && grid[other] == value) return false;
    return (square.candidates[cell] >> value & 1) != 0;
  };
  const auto extend = [&](const auto& self) -> void {
    if (grids.size() == most) return;
    if (grid.size() == n * n) return grids.push_back(grid);
    for (Value value = 0; value < square.n; ++value) {
      if (!fits(value)) continue;
      grid.push_back(value);
      self(self);
      grid.pop_back();
    }
  };
  extend(extend);
  if (grids.size() == most) return std::nullopt;
  return grids;
}

std::string describe(const Square& square) {
  std::string text = std::to_string(square.n) + " rows, candidates";
  for (const unsigned values : square.candidates) text += ' ' + std::to_string(values);
  return text;
}

/// The variables of the cells, row by row.
std::vector<IntVar> post_square(const Square& square, Store& store) {
  const auto n = static_cast<std::size_t>(square.n);
  std::vector<IntVar> cells;
  for (std::size_t cell = 0; cell < n * n; ++cell) cells.push_back(store.new_variable(0, square.n - 1));
  for (std::size_t i = 0; i < n; ++i) {
    std::vector<IntVar> row;
    std::vector<IntVar> column;
    for (std::size_t j = 0; j < n; ++j) {
      row.push_back(cells[i * n + j]);
      column.push_back(cells[j * n + i]);
    }
    store.post(all_different(store, row, Consistency::automatic));
    store.post(all_different(store, column, Consistency::automatic));
  }
  return cells;
}

/// has_sum: there is also a sum that always holds, so that all_different is not the only constraint.
ParallelSearch::Setting setting_for(const Square& square, bool has_sum) {
  Store store;
  const std::vector<IntVar> cells = post_square(square, store);
  return {.make_store =
              [square, has_sum] {
                Store made;
                const auto variables = post_square(square, made);
                std::vector<Term> sum;
                for (const IntVar x : variables) sum.push_back({1, x});
                if (has_sum) made.post(linear(sum, Comparison::at_most, 1'000'000));
                for (std::size_t cell = 0; cell < variables.size(); ++cell)
                  if (!made.keep(static_cast<VariableId>(cell), square.candidates[cell], 0)) break;
                return made;
              },
          .branchings = {{cells, VariableOrder::crowded, ValueOrder::min}},
          .options = {.mode = SearchMode::automatic},
          .parallel = {},
          .before = {}};
}

ParallelSearch::Setting setting_for_queens(int n) {
  Store store;
  return {.make_store =
              [n] {
                Store made;
                static_cast<void>(post_queens(made, n, Consistency::value));
                return made;
              },
          .branchings = {{post_queens(store, n, Consistency::value)}},
          .options = {.mode = SearchMode::automatic},
          .parallel = {.threads = 2},
          .before = {}};
}

struct Listed {
  SearchResult result;
  std::vector<Solution> solutions;
};

Listed list(const ParallelSearch::Setting& setting, std::uint64_t limit = kNoLimit) {
  Listed listed{};
  ParallelSearch search(setting);
  listed.result = search.list([&](const Solution& solution) {
    listed.solutions.push_back(solution);
    return listed.solutions.size() < limit;
  });
  return listed;
}

struct Counted {
  SearchResult result;
  std::uint64_t solutions;
};

Counted count(const ParallelSearch::Setting& setting, std::uint64_t limit = kNoLimit) {
  Counted counted{};
  ParallelSearch search(setting);
  counted.result = search.count(limit, [&](std::uint64_t solutions) { counted.solutions = solutions; });
  return counted;
}

/// Turns so short that tasks are split all the time.
ParallelSearch::Setting random_setting(const Square& square, const std::vector<Solution>& solutions,
                                       Random& random) {
  ParallelSearch::Setting setting = setting_for(square, random.below(2) == 0);
  const auto one_of = [&]<class T>(std::initializer_list<T> choices) {
    return choices.begin()[random.below(choices.size())];
  };
  using Kind = Restarts::Kind;
  setting.options.mode = one_of(
      {SearchMode::fixed, SearchMode::guided, SearchMode::free, SearchMode::mixed, SearchMode::automatic});
  setting.options.favours_tree = random.below(2) == 0;
  setting.options.most_excluded = one_of({std::size_t{0}, std::size_t{3}, std::size_t{256}});
  setting.options.restarts = {one_of({Kind::none, Kind::luby, Kind::geometric, Kind::linear}),
                              1 + random.below(4)};
  setting.parallel = {.cubes = 1 + random.below(12),
                      .turn = 1 + random.below(3),
                      .most_to_sort = one_of({std::size_t{0}, std::size_t{2}, std::size_t{256}})};
  for (const Solution& solution : solutions)
    if (random.below(4) == 0) setting.before.found.insert(solution);
  return setting;
}

void expect_all(const std::vector<Solution>& all, ParallelSearch::Setting setting) {
  std::vector<Solution> expected;
  for (const Solution& solution : all)
    if (!setting.before.found.contains(solution)) expected.push_back(solution);
  std::vector<Solution> order;
  for (const int threads : {2, 1, 3}) {
    setting.parallel.threads = threads;
    Listed listed = list(setting);
    EXPECT_EQ(listed.result, SearchResult::exhausted);
    if (threads == 2) order = listed.solutions;
    EXPECT_TRUE(listed.solutions == order) << "another order with " << threads << " threads";
    std::ranges::sort(listed.solutions);
    EXPECT_TRUE(listed.solutions == expected) << listed.solutions.size() << " with " << threads << " threads";
    const Counted counted = count(setting);
    EXPECT_EQ(counted.result, SearchResult::exhausted);
    EXPECT_EQ(counted.solutions, all.size());
    if (expected.empty()) continue;
    const Listed first = list(setting, 1);
    EXPECT_EQ(first.result, SearchResult::solution);
    EXPECT_EQ(first.solutions, std::vector<Solution>{order[0]});
    const std::uint64_t limit = setting.before.found.size() + 1;
    const Counted limited = count(setting, limit);
    EXPECT_EQ(limited.result, SearchResult::solution);
    EXPECT_EQ(limited.solutions, limit);
  }
}

void expect_all_of_random_squares(int rounds, Random random) {
  constexpr std::size_t kMost = 200;
  std::array<int, 3> seen{};  // without, with one, with several solutions
  for (int round = 0; round < rounds; ++round) {
    const Square square = random_square(random);
    const auto grids = grids_of(square, kMost);
    if (!grids) continue;
    const std::vector<Solution>& solutions = *grids;
    ++seen[std::min<std::size_t>(solutions.size(), 2)];
    const ParallelSearch::Setting setting = random_setting(square, solutions, random);
    expect_all(solutions, setting);
    ASSERT_FALSE(testing::Test::HasFailure())
        << describe(square) << ", mode " << static_cast<int>(setting.options.mode) << ", restarts "
        << static_cast<int>(setting.options.restarts.kind) << ' ' << setting.options.restarts.scale
        << ", favours tree " << setting.options.favours_tree << ", most excluded "
        << setting.options.most_excluded << ", cubes " << setting.parallel.cubes << ", turn "
        << setting.parallel.turn << ", most to sort " << setting.parallel.most_to_sort << ", found before "
        << setting.before.found.size();
  }
  for (const int count : seen) EXPECT_GT(count, rounds / 30) << "too few squares of one kind";
}

TEST(ParallelSearchThreads, FindsAllSolutionsInOneOrder) {
  expect_all_of_random_squares(rounds(400), Random(1));
}

TEST(ParallelSearchSlow, FindsAllSolutionsOfManySquaresInOneOrder) {
  expect_all_of_random_squares(random_rounds(1'000), Random(2));
}

TEST(ParallelSearchThreads, CountsQueens) {
  for (const auto& [mode, favours_tree] :
       {std::pair{SearchMode::fixed, false}, {SearchMode::automatic, false}, {SearchMode::automatic, true}}) {
    ParallelSearch::Setting setting = setting_for_queens(9);
    setting.options.mode = mode;
    setting.options.favours_tree = favours_tree;
    setting.parallel.turn = 5;
    setting.parallel.most_to_sort = 3;
    EXPECT_EQ(count(setting).solutions, 352U);
    EXPECT_EQ(list(setting).solutions.size(), 352U);
  }
}

TEST(ParallelSearchThreads, EndsAfterItIsAskedTo) {
  for (const bool counts : {true, false}) {
    StopSource source;
    ParallelSearch::Setting setting = setting_for_queens(40);
    setting.options.limits.stop = StopToken(source);
    std::thread asking([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      source.request_stop();
    });
    // By itself it would end in years.
    EXPECT_EQ(counts ? count(setting).result : list(setting).result, SearchResult::limit);
    asking.join();
  }
}

TEST(ParallelSearchThreads, EndsAtALimit) {
  for (const Limits& limits :
       {Limits{.nodes = 1000}, Limits{.failures = 300}, Limits{.memory = 1},
        Limits{.time = std::chrono::milliseconds(100)}, Limits{.time = std::chrono::seconds(0)}}) {
    ParallelSearch::Setting setting = setting_for_queens(40);
    setting.options.limits = limits;
    EXPECT_EQ(count(setting).result, SearchResult::limit);
  }
}

TEST(ParallelSearchThreads, CountsWhatIsNotAsItMayBeWithoutLoss) {
  ParallelSearch::Setting setting = setting_for_queens(8);
  setting.options.without_loss = {setting.branchings[0].variables[0].le(4)};
  EXPECT_EQ(count(setting).solutions, 92U);
  EXPECT_EQ(list(setting).solutions.size(), 92U);
}

TEST(ParallelSearchThreads, NeedsToLookOnlyWhereItMayBeWithoutLoss) {
  if (!kHasThreads) GTEST_SKIP() << "a search without other threads looks everywhere";
  ParallelSearch::Setting setting = setting_for_queens(8);
  // It is not so, and to believe it is the test.
  const IntVar x = setting.branchings[0].variables[0];
  setting.options.without_loss = {x.le(2), x.ge(3)};
  EXPECT_EQ(count(setting).result, SearchResult::exhausted);
  EXPECT_EQ(count(setting).solutions, 0U);
}

TEST(ParallelSearchThreads, HoldsItsAssumptions) {
  ParallelSearch::Setting setting = setting_for_queens(8);
  const IntVar x = setting.branchings[0].variables[0];
  std::uint64_t all = 0;
  for (Value v = 1; v <= 8; ++v) {
    setting.options.assumptions = {x.eq(v)};
    const Listed listed = list(setting);
    for (const Solution& solution : listed.solutions) EXPECT_EQ(solution[0], v);
    all += listed.solutions.size();
  }
  EXPECT_EQ(all, 92U);
}

TEST(ParallelSearchThreads, AddsUpTheWorkOfAll) {
  ParallelSearch::Setting setting = setting_for_queens(8);
  setting.before.statistics.failures = 1000;
  ParallelSearch search(setting);
  static_cast<void>(search.count(kNoLimit, [](std::uint64_t) {}));
  EXPECT_GT(search.statistics().failures, 1000U);
  EXPECT_GT(search.statistics().propagations, 0U);
  EXPECT_GT(search.statistics().time.count(), 0);
}

}  // namespace
}  // namespace quadrille::test
