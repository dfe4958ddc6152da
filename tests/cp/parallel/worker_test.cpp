#include "cp/parallel/worker.h"

#include <gtest/gtest.h>

#include <array>
#include <thread>
#include <utility>

#include "base/threads.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;

constexpr int kQueens = 8;
constexpr std::uint64_t kSolutions = 92;

/// A board over eight queens, and workers for it.
struct Site {
  Store store;
  std::vector<Branching> branchings{{post_queens(store, kQueens, Consistency::value)}};
  ParallelSearch::MakeStore make_store = [] {
    Store made;
    static_cast<void>(post_queens(made, kQueens, Consistency::value));
    return made;
  };
  SearchOptions options{.mode = SearchMode::free, .restarts = {Restarts::Kind::luby, 2}};
  ParallelOptions parallel;
  ParallelSearch::Before before;
  Board board;
  std::array<Statistics, 2> statistics;

  Site(const Board::Question& question, const ParallelOptions& chosen, Board::Manner manner,
       std::size_t most_excluded = 256)
      : parallel(chosen), board(branchings, parallel, question, before) {
    options.most_excluded = most_excluded;
    EXPECT_TRUE(store.propagate());
    board.cut(store, manner, {});
  }
  Site(const Board::Question& question, const ParallelOptions& chosen, bool by_tree,
       std::size_t most_excluded = 256)
      : Site(question, chosen, by_tree ? Board::Manner::by_tree : Board::Manner::by_cubes, most_excluded) {}

  void work(std::size_t i) { Worker(board, make_store, branchings, options, statistics[i]).work(); }
};

TEST(Worker, CountsAllAlone) {
  for (const std::size_t most_excluded : {0U, 10U, 1000U}) {
    for (const auto& [by_tree, threads] : {std::pair{false, 1}, {false, 30}, {true, 1}, {true, 30}}) {
      Site site({.counts = true}, {.threads = threads, .turn = 3}, by_tree, most_excluded);
      site.work(0);
      EXPECT_TRUE(site.board.is_counted());
      EXPECT_EQ(site.board.solutions(), kSolutions);
      EXPECT_GT(site.statistics[0].nodes, kSolutions);
      EXPECT_GT(site.statistics[0].propagations, 0U);
    }
  }
}

/// From learning to the tree, on the way.
TEST(Worker, CountsManySolutionsByTree) {
  for (const std::size_t most_excluded : {0U, 1U, 5U, 1000U}) {
    Site site({.counts = true}, {.threads = 1, .most_to_sort = 1}, false, most_excluded);
    site.work(0);
    EXPECT_EQ(site.board.solutions(), kSolutions);
  }
}

TEST(Worker, CountsInTurnsOfLearningAndTheTree) {
  for (const std::size_t most_excluded : {0U, 5U, 1000U}) {
    Site site({.counts = true}, {.threads = 4, .turn = 3}, false, most_excluded);
    site.options.mode = SearchMode::automatic;
    site.options.favours_tree = true;
    site.work(0);
    EXPECT_TRUE(site.board.is_counted());
    EXPECT_EQ(site.board.solutions(), kSolutions);
  }
}

TEST(Worker, CountsWhatAllHaveInCommon) {
  if (!kHasThreads) GTEST_SKIP() << "there are no others in a build without threads";
  for (const std::size_t most_excluded : {0U, 5U, 1000U}) {
    for (const std::size_t most_to_sort : {3U, 1000U}) {
      Site site({.counts = true}, {.threads = 2, .turn = 1, .most_to_sort = most_to_sort},
                Board::Manner::in_common, most_excluded);
      std::thread other([&] { site.work(1); });
      site.work(0);
      other.join();
      EXPECT_TRUE(site.board.is_counted());
      EXPECT_EQ(site.board.solutions(), kSolutions);
    }
  }
}

TEST(Worker, ListsTheSolutionsOfEachShare) {
  for (const auto& [by_tree, most_excluded] :
       {std::pair{false, 0U}, {false, 3U}, {false, 1000U}, {true, 0U}}) {
    Site site({.counts = false}, {.cubes = 10, .turn = 3}, by_tree, most_excluded);
    site.work(0);
    std::uint64_t found = 0;
    for (const Board::Share& share : site.board.shares()) {
      EXPECT_EQ(share.open, 0U);
      found += share.found.size();
      for (const Solution& solution : share.found)
        for (const Literal fact : share.facts) EXPECT_TRUE(fact.holds_for(solution[fact.variable]));
    }
    EXPECT_EQ(found, kSolutions);
  }
}

TEST(Worker, GivesPartsToOneThatHasNone) {
  if (!kHasThreads) GTEST_SKIP() << "nobody waits in a build without threads";
  for (const auto& [by_tree, most_excluded] :
       {std::pair{false, 0U}, {false, 3U}, {false, 1000U}, {true, 0U}}) {
    Site site({.counts = true}, {.threads = 1, .turn = 1}, by_tree, most_excluded);
    std::optional<Board::Task> all = site.board.take();
    std::thread other([&] { site.work(1); });
    while (!site.board.wants_tasks()) std::this_thread::yield();
    site.board.put({*all});
    site.board.finish(*all);
    site.work(0);
    other.join();
    EXPECT_TRUE(site.board.is_counted());
    EXPECT_EQ(site.board.solutions(), kSolutions);
  }
}

TEST(Worker, EndsAtTheLimitAndWhenStopped) {
  Site limited({.counts = true, .limit = 5}, {.threads = 10}, false);
  limited.work(0);
  EXPECT_TRUE(limited.board.is_enough());
  EXPECT_EQ(limited.board.solutions(), 5U);
  Site stopped({.counts = true}, {.threads = 10}, false);
  stopped.board.stop();
  stopped.work(0);
  EXPECT_EQ(stopped.statistics[0].nodes, 0U);
}

}  // namespace
}  // namespace quadrille::test
