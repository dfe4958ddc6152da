#include "cp/parallel/piece_search.h"

#include <gtest/gtest.h>

#include <deque>
#include <list>
#include <memory>

#include "base/random.h"
#include "support/cp/small_models.h"

namespace quadrille::test {
namespace {

using namespace quadrille::cp;
using Wish = PieceSearch::Wish;

constexpr int kBoard = 8;
constexpr std::uint64_t kPlacements = 92;

/// Eight queens, and a search of them.
struct QueensProblem {
  std::list<Store> stores;
  std::vector<IntVar> queens;
  std::unique_ptr<PieceSearch> search;

  explicit QueensProblem(bool counts, std::size_t most_excluded = 256, OpenCounter* open = nullptr,
                         std::chrono::milliseconds turn = std::chrono::milliseconds{5}) {
    const auto make_store = [this]() -> Store& {
      Store& store = stores.emplace_back();
      queens = post_queens(store, kBoard, Consistency::value);
      EXPECT_TRUE(store.propagate());
      return store;
    };
    static_cast<void>(make_store());
    SearchOptions options{.mode = SearchMode::free, .restarts = {Restarts::Kind::luby, 2}};
    options.most_excluded = most_excluded;
    search = std::make_unique<PieceSearch>(PieceSearch::Setting{.make_store = make_store,
                                                                .branchings = {{queens}},
                                                                .options = options,
                                                                .counts = counts,
                                                                .open = open,
                                                                .turn = turn});
  }
};

/// Counts the parts of a tree one by one, or reports that solutions are rare.
class CounterByHand final : public OpenCounter {
 public:
  std::uint64_t cut(std::span<const Literal> facts) override {
    facts_.assign(facts.begin(), facts.end());
    return kBoard;
  }
  OpenTurn count(std::uint64_t first, std::uint64_t last, const AskPace& ask) override {
    OpenTurn turn{.next = first};
    while (turn.next < last) {
      Store store;
      const std::vector<IntVar> queens = post_queens(store, kBoard, Consistency::value);
      Cube facts = facts_;
      facts.push_back(queens[0].eq(static_cast<Value>(turn.next + 1)));
      const Pace pace = ask();
      if (pace == Pace::finish) break;
      ++turn.next;
      if (pace == Pace::stop) {
        turn.unfinished.push_back(facts);
        break;
      }
      if (turn.next % 2 == 1) {
        turn.rare.push_back(facts);
        continue;
      }
      SearchOptions options;
      options.assumptions = facts;
      const std::vector<Branching> branchings{{queens}};
      Search search(store, branchings, options);
      while (search.next() == SearchResult::solution) ++turn.solutions;
    }
    return turn;
  }

 private:
  Cube facts_;
};

/// Searches pieces by several searches in turn, which are asked at random to leave parts.
std::uint64_t count_together(std::deque<Piece> pieces, std::vector<QueensProblem*> problems,
                             std::uint64_t seed) {
  Random random(seed);
  std::uint64_t solutions = 0;
  int asked = 0;
  while (!pieces.empty()) {
    const Piece piece = pieces.front();
    pieces.pop_front();
    const auto result = problems[random.below(problems.size())]->search->search(
        piece, [&] { return ++asked < 200 && random.below(3) == 0 ? Wish::leave_parts : Wish::go_on; });
    solutions += result->solutions;
    pieces.insert(pieces.end(), result->left.begin(), result->left.end());
  }
  return solutions;
}

TEST(PieceSearch, CountsAllWhateverIsCut) {
  for (const std::size_t most_excluded : {0U, 5U, 1000U}) {
    for (std::uint64_t failures : {1U, 10U, 100'000U}) {
      QueensProblem first(true, most_excluded);
      QueensProblem second(true, most_excluded);
      const PieceResult begun = first.search->begin(failures, 20);
      std::uint64_t known = begun.solutions;
      for (const Piece& piece : begun.left) known += piece.found.size();
      EXPECT_LE(known, kPlacements);
      EXPECT_EQ(begun.left.empty(), failures == 100'000);
      if (failures == 1) {
        EXPECT_GE(begun.left.size(), 20U);
      }
      const std::uint64_t rest =
          count_together({begun.left.begin(), begun.left.end()}, {&first, &second}, failures);
      EXPECT_EQ(begun.solutions + rest, kPlacements) << most_excluded << ' ' << failures;
    }
  }
}

TEST(PieceSearch, BeginsInTheSameWay) {
  const PieceResult begun = QueensProblem(true).search->begin(5, 20);
  EXPECT_EQ(begun, QueensProblem(true).search->begin(5, 20));
  EXPECT_GT(begun.failures, 0U);
}

TEST(PieceSearch, CountsOpenPieces) {
  CounterByHand counter;
  for (OpenCounter* const open : {static_cast<OpenCounter*>(&counter), static_cast<OpenCounter*>(nullptr)}) {
    QueensProblem problem(true, 256, open);
    QueensProblem other(true, 256, open);
    const Piece all{.facts = {}, .found = {}, .is_open = true};
    EXPECT_EQ(count_together({all}, {&problem}, 1), kPlacements);
    EXPECT_EQ(count_together({all}, {&problem, &other}, 2), kPlacements);
    const Piece some{.facts = {problem.queens[1].ne(6)}, .found = {}, .is_open = true};
    const Piece others{.facts = {problem.queens[1].eq(6)}, .found = {}, .is_open = true};
    EXPECT_EQ(count_together({some, others}, {&problem, &other}, 3), kPlacements);
  }
}

TEST(PieceSearch, CountsPartsOfAnOpenPiece) {
  CounterByHand counter;
  QueensProblem problem(true, 256, &counter);
  const Piece head{.facts = {}, .found = {}, .is_open = true, .first = 0, .last = 3};
  const Piece tail{.facts = {}, .found = {}, .is_open = true, .first = 3};
  const std::uint64_t in_head = count_together({head}, {&problem}, 1);
  EXPECT_GT(in_head, 0U);
  EXPECT_EQ(in_head + count_together({tail}, {&problem}, 1), kPlacements);
}

/// Solutions that another search has found are not counted twice.
TEST(PieceSearch, CountsWhatWasFoundOnce) {
  QueensProblem first(true);
  Piece all{};
  for (const Solution& solution :
       all_solutions(first.stores.front(), first.queens, VariableOrder::input, ValueOrder::min))
    if (all.found.size() < 40) all.found.insert(solution);
  QueensProblem second(true);
  EXPECT_EQ(count_together({all}, {&second}, 1), kPlacements);
}

TEST(PieceSearch, EndsWithOneSolution) {
  QueensProblem problem(false);
  const auto result =
      problem.search->search({.facts = {problem.queens[0].eq(4)}, .found = {}}, [] { return Wish::go_on; });
  ASSERT_TRUE(result && result->solution);
  EXPECT_EQ(result->solutions, 1U);
  EXPECT_EQ(result->solution->front(), 4);
  const auto none = problem.search->search(
      {.facts = {problem.queens[0].eq(4), problem.queens[1].eq(4)}, .found = {}}, [] { return Wish::go_on; });
  EXPECT_EQ(none, PieceResult{});
}

TEST(PieceSearch, IsDropped) {
  CounterByHand counter;
  QueensProblem hasty(true, 256, &counter, std::chrono::milliseconds{0});
  const Piece open{.facts = {}, .found = {}, .is_open = true};
  EXPECT_FALSE(hasty.search->search(open, [] { return Wish::drop; }));
  QueensProblem problem(true, 256, &counter);
  EXPECT_EQ(count_together({open}, {&problem}, 1), kPlacements);
}

}  // namespace
}  // namespace quadrille::test
