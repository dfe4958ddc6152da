#include "lanes/batch.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>

#include "base/random.h"
#include "lanes/grid_text.h"
#include "sudoku/solve/lanes_shape.h"
#include "sudoku/solve/solve.h"
#include "support/base/rounds.h"
#include "support/base/shared_data.h"
#include "support/lanes/each_kernel.h"
#include "support/sudoku/random_puzzle.h"
#include "support/sudoku/reference_solver.h"

namespace quadrille::lanes {
namespace {

using sudoku::Puzzle;

Shape shape_of(const Puzzle& puzzle) { return sudoku::lanes_shape(puzzle).value(); }

/// Hands out puzzles of one shape and keeps the answers.
class Ledger final : public Exchange {
 public:
  struct Entry {
    std::uint64_t solutions;
    bool complete;
    sudoku::Grid first;
  };

  explicit Ledger(const std::vector<Puzzle>& puzzles) : puzzles_(puzzles) {}

  [[nodiscard]] Taken take(Candidates candidates) override {
    if (taken_ == puzzles_.size()) return Taken::end;
    if (taken_ - entries.size() >= most_open) return Taken::later;
    const Puzzle& puzzle = puzzles_[taken_++];
    sudoku::fill_candidates(puzzle, candidates);
    return Taken::grid;
  }
  void give(const Answer& answer) override {
    Entry entry{answer.solutions, answer.complete, {}};
    if (!answer.first.empty()) {
      const Puzzle& puzzle = puzzles_[entries.size()];
      entry.first.resize(static_cast<std::size_t>(puzzle.cell_count()));
      read_digits(puzzle.size(), answer.first, entry.first);
    }
    entries.push_back(entry);
  }

  std::vector<Entry> entries;
  std::size_t most_open = 1000;  // grids that are taken and not yet answered

 private:
  const std::vector<Puzzle>& puzzles_;
  std::size_t taken_ = 0;
};

Ledger::Entry solve_one(const Puzzle& puzzle, BatchOptions options = {}) {
  const std::vector<Puzzle> puzzles{puzzle};
  Ledger ledger(puzzles);
  solve_batch(shape_of(puzzle), ledger, options);
  return ledger.entries.at(0);
}

/// Every test runs on each kernel that this processor has.
using Batch = test::EachKernel;

TEST_P(Batch, CountsWhatIsKnown) {
  EXPECT_EQ(active_kernel(), GetParam());
  EXPECT_EQ(solve_one(Puzzle(1)).solutions, 1U);
  EXPECT_EQ(solve_one(Puzzle(4)).solutions, 576U);
  Puzzle boxes(4);
  ASSERT_TRUE(boxes.set_boxes(2, 2));
  EXPECT_EQ(solve_one(boxes).solutions, 288U);
}

TEST_P(Batch, StopsAtTheLimit) {
  const Ledger::Entry entry = solve_one(Puzzle(9), {.limit = 1000, .stop = {}});
  EXPECT_EQ(entry.solutions, 1000U);
  EXPECT_FALSE(entry.complete);
  EXPECT_TRUE(test::reference_accepts(Puzzle(9), entry.first));
}

TEST_P(Batch, WaitsForGridsThatComeLater) {
  Puzzle boxes(4);
  ASSERT_TRUE(boxes.set_boxes(2, 2));
  const std::vector<Puzzle> puzzles(100, boxes);
  for (const std::size_t most_open : {std::size_t{1}, std::size_t{7}}) {
    Ledger ledger(puzzles);
    ledger.most_open = most_open;
    solve_batch(shape_of(boxes), ledger);
    ASSERT_EQ(ledger.entries.size(), puzzles.size());
    for (const auto& entry : ledger.entries) EXPECT_EQ(entry.solutions, 288U);
  }
}

TEST_P(Batch, StopsWhenAsked) {
  StopSource source;
  source.request_stop();
  const Ledger::Entry entry = solve_one(Puzzle(9), {.stop = StopToken(source)});
  EXPECT_FALSE(entry.complete);
}

TEST_P(Batch, AgreesWithTheReferenceOnRandomPuzzles) {
  constexpr std::size_t kMost = 50;
  Random random(20);
  for (int round = 0; round < test::rounds(12); ++round) {
    const int size = static_cast<int>(random.below(6)) + 1;
    Puzzle shape = test::random_shape(size, random);
    for (const char* rule : {"diagonals", "disjoint_groups", "windoku"})
      if (random.below(3) == 0) static_cast<void>(shape.add_rule(rule));
    std::vector<Puzzle> puzzles;
    for (int i = 0; i < 20; ++i) {
      Puzzle puzzle = shape;
      test::add_random_givens(puzzle, random);
      if (i % 3 == 0) test::add_random_restrictions(puzzle, random);
      puzzles.push_back(puzzle);
    }
    Ledger ledger(puzzles);
    solve_batch(shape_of(shape), ledger, {.limit = kMost, .stop = {}});
    ASSERT_EQ(ledger.entries.size(), puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const auto expected = test::reference_solutions(puzzles[i], kMost);
      if (!expected) continue;
      EXPECT_EQ(ledger.entries[i].solutions, expected->size()) << test::describe(puzzles[i]);
      if (!expected->empty()) {
        EXPECT_TRUE(test::reference_accepts(puzzles[i], ledger.entries[i].first))
            << test::describe(puzzles[i]);
      }
    }
  }
}

/// The classic kernel, and the one for any houses, which is used when the houses are in another order.
TEST_P(Batch, ClassicKernelAgreesWithHouses) {
  Random random(7);
  Puzzle classic(9);
  ASSERT_TRUE(classic.set_boxes(3, 3));
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < test::rounds(600); ++i) {
    puzzles.push_back(classic);
    test::add_random_givens(puzzles.back(), random);
  }
  const BatchOptions options{.limit = 3, .stop = {}};
  Ledger by_triads(puzzles);
  solve_batch(classic9(), by_triads, options);
  Shape shuffled = classic9();
  std::swap(shuffled.houses.front(), shuffled.houses.back());
  Ledger by_houses(puzzles);
  solve_batch(shuffled, by_houses, options);
  ASSERT_EQ(by_triads.entries.size(), puzzles.size());
  ASSERT_EQ(by_houses.entries.size(), puzzles.size());
  int unique = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto& entry = by_triads.entries[i];
    ASSERT_EQ(entry.solutions, by_houses.entries[i].solutions) << test::describe(puzzles[i]);
    unique += entry.solutions == 1 ? 1 : 0;
    if (entry.solutions > 0) {
      ASSERT_TRUE(test::reference_accepts(puzzles[i], entry.first));
    }
  }
  EXPECT_GT(unique, 0);
}

INSTANTIATE_TEST_SUITE_P(Kernels, Batch, test::all_kernels(), test::kernel_name);

/// The lines of a file, with the expected numbers of solutions.
class Census final : public Exchange {
 public:
  explicit Census(const std::vector<std::string>& lines) : lines_(lines) {}

  [[nodiscard]] Taken take(Candidates candidates) override {
    if (taken_ == lines_.size()) return Taken::end;
    const std::string& line = lines_[taken_++];
    EXPECT_TRUE(read_grid(9, line.data(), candidates)) << line;
    return Taken::grid;
  }
  void give(const Answer& answer) override { counts.push_back(answer.solutions); }

  std::vector<std::uint64_t> counts;

 private:
  const std::vector<std::string>& lines_;
  std::size_t taken_ = 0;
};

class BatchCensusSlow : public test::SharedData, public testing::WithParamInterface<std::string_view> {
 protected:
  void TearDown() override { ASSERT_TRUE(force_kernel("")); }

  static void expect(const std::vector<std::string>& lines, const std::vector<std::uint64_t>& expected) {
    ASSERT_EQ(lines.size(), expected.size());
    Census census(lines);
    solve_batch(classic9(), census, {.limit = 2, .stop = {}});
    ASSERT_EQ(census.counts.size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(census.counts[i], expected[i]) << lines[i];
  }
};

TEST_P(BatchCensusSlow, OfAllSets) {
  // Kernels that are not the default here get a part of each set.
  const std::size_t step = GetParam() == kernels().front() ? 1 : 40;
  ASSERT_TRUE(force_kernel(GetParam()));
  for (const auto* set :
       {"17_clue", "easy_20k", "random_minimal_20k", "top1465", "se11plus_10k", "hardest_1106"}) {
    const auto grids = lines(fmt::format("classic9/{}.txt", set), step);
    expect(grids, std::vector<std::uint64_t>(grids.size(), 1));
  }
  const auto several = lines("classic9/several_solutions_10k.txt", step);
  expect(several, std::vector<std::uint64_t>(several.size(), 2));
  std::vector<std::uint64_t> counts;
  for (const std::string& count : lines("classic9/one_changed_5k.counts", step))
    counts.push_back(std::stoull(count));
  expect(lines("classic9/one_changed_5k.txt", step), counts);
}

INSTANTIATE_TEST_SUITE_P(Kernels, BatchCensusSlow, test::all_kernels(), test::kernel_name);

/// An empty grid of size 4..16 with boxes or regions, perhaps with diagonals, and one of its solutions.
std::optional<sudoku::Grid> random_solution(Puzzle& kind, Random& random) {
  if (random.below(3) == 0) {
    EXPECT_TRUE(kind.set_regions(test::random_regions(kind.size(), true, random)));
  } else if (const auto boxes = sudoku::usual_boxes(kind.size()); boxes.rows > 0) {
    EXPECT_TRUE(kind.set_boxes(boxes.rows, boxes.columns));
  }
  if (random.below(4) == 0) {
    EXPECT_TRUE(kind.add_rule("diagonals"));
  }
  sudoku::SolveOptions options{.value_order = cp::ValueOrder::random, .seed = random.next(), .limits = {}};
  options.limits.nodes = 2000;
  return sudoku::Solver(options).first_solution(kind).grid;
}

/// Some of the solution's digits, sometimes with one of them changed.
Puzzle some_of(const sudoku::Grid& solution, Puzzle puzzle, Random& random) {
  const auto size = static_cast<std::uint64_t>(puzzle.size());
  const std::uint64_t percent = size < 10 ? 20 + random.below(50) : 45 + random.below(40);
  for (int cell = 0; cell < puzzle.cell_count(); ++cell)
    if (random.below(100) < percent) puzzle.set_given(cell, solution[static_cast<std::size_t>(cell)]);
  if (random.below(4) == 0)
    puzzle.set_given(static_cast<int>(random.below(size * size)), static_cast<int>(random.below(size)) + 1);
  return puzzle;
}

/// QUADRILLE_ROUNDS multiplies their number, QUADRILLE_RANDOM_SEED sets the seed.
TEST(BatchSlow, AgreesWithTheEngineOnRandomGrids) {
  constexpr std::size_t kOfAKind = 1000;
  const std::uint64_t grids = test::random_rounds(std::uint64_t{100'000});
  const std::uint64_t seed = test::random_seed(1);
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  Random random(seed);
  std::vector<std::uint64_t> with(3);
  for (std::uint64_t done = 0; done < grids;) {
    Puzzle kind(static_cast<int>(random.below(13)) + 4);
    const auto solution = random_solution(kind, random);
    if (!solution) continue;
    std::vector<Puzzle> puzzles;
    while (puzzles.size() < kOfAKind) puzzles.push_back(some_of(*solution, kind, random));
    Ledger ledger(puzzles);
    solve_batch(shape_of(kind), ledger, {.limit = 2, .most_branches = 20'000, .stop = {}});
    sudoku::SolveOptions options;
    options.limits.nodes = 20'000;
    sudoku::Solver engine(options);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const Ledger::Entry& entry = ledger.entries.at(i);
      const auto found = engine.count(puzzles[i], 2);
      const bool is_too_hard =
          found.ending == sudoku::Ending::stopped || (!entry.complete && entry.solutions < 2);
      if (is_too_hard) continue;
      const std::uint64_t expected = found.solutions;
      ASSERT_EQ(entry.solutions, expected) << test::describe(puzzles[i]);
      if (expected > 0) {
        ASSERT_TRUE(test::reference_accepts(puzzles[i], entry.first)) << test::describe(puzzles[i]);
      }
      ++with[static_cast<std::size_t>(expected)];
      ++done;
    }
  }
  std::printf("without solution %llu, with one %llu, with several %llu\n",
              static_cast<unsigned long long>(with[0]), static_cast<unsigned long long>(with[1]),
              static_cast<unsigned long long>(with[2]));
  for (const std::uint64_t count : with) EXPECT_GT(count, grids / 20);
}

TEST(BatchStatistics, AreTheSameOnEachKernel) {
  Random random(12);
  Puzzle kind(4);
  ASSERT_TRUE(kind.set_boxes(2, 2));
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < test::rounds(200); ++i) {
    puzzles.push_back(kind);
    test::add_random_givens(puzzles.back(), random);
  }
  std::set<std::uint64_t> branches;
  for (const std::string_view kernel : kernels()) {
    ASSERT_TRUE(force_kernel(kernel));
    Ledger ledger(puzzles);
    branches.insert(solve_batch(shape_of(kind), ledger).branches);
  }
  ASSERT_TRUE(force_kernel(""));
  EXPECT_EQ(branches.size(), 1U);
  EXPECT_GT(*branches.begin(), 0U);
}

}  // namespace
}  // namespace quadrille::lanes
