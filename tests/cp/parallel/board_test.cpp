#include "cp/parallel/board.h"

#include <gtest/gtest.h>

#include <thread>

#include "base/threads.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

/// A board over six queens (4 solutions), with the objects that it refers to.
struct QueensBoard {
  Store store;
  std::vector<Branching> branchings{{post_queens(store, 6, Consistency::value)}};
  ParallelOptions parallel;
  ParallelSearch::Before before;
  Board board;

  explicit QueensBoard(const Board::Question& question,
                       const ParallelOptions& options = {.threads = 6, .cubes = 6},
                       std::set<Solution> found = {}, Board::Manner manner = Board::Manner::by_cubes)
      : parallel(options), before{.found = std::move(found)}, board(branchings, parallel, question, before) {
    EXPECT_TRUE(store.propagate());
    board.cut(store, manner, {});
  }

  [[nodiscard]] std::vector<Solution> solutions() {
    return all_solutions(store, board.variables(), VariableOrder::input, ValueOrder::min);
  }
};

constexpr Board::Question kCount{.counts = true};
constexpr Board::Question kList{.counts = false};

TEST(Board, GivesOutEachTaskOnceAndInOrder) {
  QueensBoard queens(kCount);
  Board& board = queens.board;
  ASSERT_GE(board.shares().size(), 6U);
  for (std::size_t share = 0; share < board.shares().size(); ++share) {
    EXPECT_FALSE(board.is_counted());
    std::optional<Board::Task> task = board.take();
    ASSERT_TRUE(task);
    EXPECT_EQ(task->share, share);
    EXPECT_EQ(task->facts, board.shares()[share].facts);
    board.finish(*task);
    EXPECT_EQ(board.shares()[share].open, 0U);
  }
  EXPECT_TRUE(board.is_counted());
  EXPECT_FALSE(board.take());
}

TEST(Board, GivesOutThePartsOfATaskFirst) {
  QueensBoard queens(kList);
  Board& board = queens.board;
  std::optional<Board::Task> task = board.take();
  board.put({{0, task->facts, {}, true}, {0, task->facts, {}, false}});
  EXPECT_EQ(board.shares()[0].open, 3U);
  board.finish(*task);
  EXPECT_EQ(board.shares()[0].open, 2U);
  for (const bool by_tree : {true, false}) {
    std::optional<Board::Task> part = board.take();
    ASSERT_TRUE(part);
    EXPECT_EQ(part->share, 0U);
    EXPECT_EQ(part->by_tree, by_tree);
    board.finish(*part);
  }
  EXPECT_EQ(board.shares()[0].open, 0U);
  EXPECT_EQ(board.take()->share, 1U);
}

TEST(Board, CountsASolutionOnceAndNoFurtherThanTheLimit) {
  QueensBoard queens({.counts = true, .limit = 2});
  Board& board = queens.board;
  std::optional<Board::Task> task = board.take();
  EXPECT_TRUE(board.note(*task, {1}));
  EXPECT_TRUE(board.note(*task, {1}));
  EXPECT_EQ(board.solutions(), 1U);
  board.forget_found(*task);
  EXPECT_EQ(board.solutions(), 0U);
  EXPECT_TRUE(board.note(*task, {1}));
  EXPECT_FALSE(board.note(*task, {2}));
  EXPECT_TRUE(board.is_enough());
  EXPECT_FALSE(board.count_one());
  EXPECT_EQ(board.solutions(), 2U);
}

TEST(Board, GivesUpAShareWithManySolutions) {
  QueensBoard queens(kList, {.cubes = 6, .most_to_sort = 1});
  Board& board = queens.board;
  std::optional<Board::Task> task = board.take();
  board.put({{0, task->facts, {}, true}});
  EXPECT_TRUE(board.note(*task, {1}));
  EXPECT_TRUE(board.is_wanted(*task));
  EXPECT_FALSE(board.note(*task, {2}));
  EXPECT_FALSE(board.is_wanted(*task));
  EXPECT_TRUE(board.shares()[0].has_many);
  board.finish(*task);
  EXPECT_EQ(board.take()->share, 1U) << "the part of the share that was given up";
}

/// With one solution found before.
class CommonTask : public ::testing::Test {
 protected:
  [[nodiscard]] Board::Task task() { return *board().take(); }
  [[nodiscard]] Board& board() { return queens_.board; }

 private:
  QueensBoard queens_{kCount, {.threads = 2}, {{0}}, Board::Manner::in_common};
};

TEST_F(CommonTask, CountsWhatAnyHasFoundOnce) {
  Board::Task one = task(), two = task();
  EXPECT_EQ(board().solutions(), 1U);
  EXPECT_TRUE(board().note(one, {0}));
  EXPECT_TRUE(board().note(one, {1}));
  EXPECT_TRUE(board().note(two, {1}));
  EXPECT_TRUE(board().note(two, {2}));
  EXPECT_EQ(board().solutions(), 3U);
}

TEST_F(CommonTask, EndsForAllWhenOneEndsIt) {
  Board::Task one = task(), two = task();
  board().finish(one);
  EXPECT_TRUE(board().is_counted());
  EXPECT_FALSE(board().is_wanted(two));
  EXPECT_FALSE(board().note(two, {1}));
  EXPECT_FALSE(board().take_from_others(two));
  board().finish(two);
  EXPECT_EQ(board().solutions(), 1U);
  EXPECT_FALSE(board().take());
}

TEST_F(CommonTask, GoesToOneWithAllThatWasFound) {
  Board::Task one = task();
  EXPECT_TRUE(board().note(one, {1}));
  EXPECT_TRUE(board().take_from_others(one));
  EXPECT_EQ(one.found, (Board::Solutions{{0}, {1}}));
  board().put({{0, {}, {}, true}});
  EXPECT_TRUE(board().take()->by_tree) << "the other worker's copy, which is lost, is passed over";
  board().finish(one);
  EXPECT_FALSE(board().is_counted()) << "there is a part left";
}

TEST(Board, KeepsWhatTasksFound) {
  QueensBoard queens(kList);
  Board& board = queens.board;
  std::optional<Board::Task> task = board.take();
  EXPECT_TRUE(board.note(*task, {2}));
  board.keep(*task);
  EXPECT_TRUE(board.note(*task, {1}));
  board.finish(*task);
  EXPECT_EQ(board.shares()[0].found, (Board::Solutions{{1}, {2}}));
}

TEST(Board, DealsOutWhatWasFoundBefore) {
  const std::vector<Solution> solutions = QueensBoard(kCount).solutions();
  ASSERT_EQ(solutions.size(), 4U);
  const std::set<Solution> found(solutions.begin(), solutions.begin() + 3);
  QueensBoard queens(kCount, {.cubes = 6}, found);
  EXPECT_EQ(queens.board.solutions(), 3U);
  std::set<Solution> dealt;
  for (std::size_t i = 0; i < queens.board.shares().size(); ++i) {
    const std::optional<Board::Task> task = queens.board.take();
    for (const Solution& solution : task->found) {
      EXPECT_TRUE(dealt.insert(solution).second);
      for (const Literal fact : task->facts) EXPECT_TRUE(fact.holds_for(solution[fact.variable]));
    }
  }
  EXPECT_EQ(dealt, found);
}

TEST(Board, WaitsUntilALimitOfAllTogether) {
  const auto never = [] { return false; };
  QueensBoard queens(kCount);
  queens.board.note_work(10, 3);
  EXPECT_TRUE(queens.board.wait({.nodes = 11, .failures = 4}, [] { return true; }));
  EXPECT_FALSE(queens.board.wait({.nodes = 10}, never));
  EXPECT_FALSE(queens.board.wait({.failures = 3}, never));
  EXPECT_FALSE(queens.board.wait(Limits{.time = std::chrono::seconds(0)}.started(), never));
  queens.board.note_limit_reached();
  EXPECT_FALSE(queens.board.wait({}, never));
  EXPECT_TRUE(queens.board.is_stopped());
}

TEST(Board, StopsThoseWhoWaitForATask) {
  if (!kHasThreads) GTEST_SKIP() << "nobody waits in a build without threads";
  QueensBoard queens(kCount);
  Board& board = queens.board;
  for (std::size_t i = 0; i < board.shares().size(); ++i) ASSERT_TRUE(board.take());
  EXPECT_FALSE(board.wants_tasks());
  std::optional<Board::Task> taken = Board::Task{};
  std::thread idle([&] { taken = board.take(); });
  while (!board.wants_tasks()) std::this_thread::yield();
  board.stop();
  idle.join();
  EXPECT_FALSE(taken);
}

}  // namespace
}  // namespace quadrille::test
