#include "lanes/batch.h"

#include <gtest/gtest.h>

#include <string>

#include "base/random.h"
#include "sudoku/model.h"
#include "support/random_puzzle.h"
#include "support/reference_solver.h"

namespace quadrille::lanes {
namespace {

using sudoku::Puzzle;

Shape shape_of(const Puzzle& puzzle) {
  Shape shape{puzzle.size(), {}};
  for (const sudoku::House& house : sudoku::model_of(puzzle).houses) shape.houses.push_back(house.cells);
  return shape;
}

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
    clear_grid(puzzle.size(), candidates);
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
      Word digits = puzzle.candidates(cell);
      if (puzzle.given(cell) != 0) digits &= sudoku::digit_bit(puzzle.given(cell));
      restrict_cell(puzzle.size(), candidates, cell, digits);
    }
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
  std::size_t most_open = 1000;  // grids that are taken and not answered

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
class Batch : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override { ASSERT_TRUE(force_kernel(GetParam())); }
  void TearDown() override { ASSERT_TRUE(force_kernel("")); }
};

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
  for (const std::size_t most_open : {1, 7}) {
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
  for (int round = 0; round < 12; ++round) {
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

/// The classic kernel and the one for any houses, which takes over when the houses stand in another order.
TEST_P(Batch, ClassicKernelAgreesWithHouses) {
  Random random(7);
  Puzzle classic(9);
  ASSERT_TRUE(classic.set_boxes(3, 3));
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 600; ++i) {
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

INSTANTIATE_TEST_SUITE_P(Kernels, Batch, testing::ValuesIn(kernels()),
                         [](const auto& kernel) { return std::string(kernel.param); });

TEST(ForceKernel, RefusesWhatThereIsNot) { EXPECT_FALSE(force_kernel("abacus")); }

}  // namespace
}  // namespace quadrille::lanes
