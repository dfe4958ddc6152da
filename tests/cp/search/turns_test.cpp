#include "cp/search/turns.h"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::cp {
namespace {

/// Plays turns that fail at every node.
class Played {
 public:
  explicit Played(const SearchOptions& options) : turns(options) {}

  /// The failures until the turn is over.
  std::uint64_t play() {
    const std::uint64_t before = now.failures;
    while (!turns.is_over(now)) {
      ++now.nodes;
      ++now.failures;
    }
    return now.failures - before;
  }

  Turns turns;
  Statistics now{.nodes = 1};
};

TEST(Turns, GrowInAutomaticSearch) {
  Played played({.mode = SearchMode::automatic});
  std::vector<std::uint64_t> tree, learning;
  for (int round = 0; round < 3; ++round) {
    ASSERT_TRUE(played.turns.is_of_tree());
    tree.push_back(played.play());
    played.turns.pass(played.now, 0.5);
    ASSERT_FALSE(played.turns.is_of_tree());
    learning.push_back(played.play());
    played.turns.pass(played.now, 0.5);
  }
  EXPECT_EQ(tree, (std::vector<std::uint64_t>{101, 201, 401}));
  EXPECT_EQ(learning, (std::vector<std::uint64_t>{1600, 3200, 6400}));
}

TEST(Turns, AreLongForATreeThatIsFavoured) {
  Played played({.mode = SearchMode::automatic, .favours_tree = true});
  EXPECT_EQ(played.play(), 101U);
  played.turns.pass(played.now, std::nullopt);
  EXPECT_EQ(played.play(), 200U) << "of learning";
  played.turns.pass(played.now, 0.5);
  EXPECT_EQ(played.play(), 3201U);
  played.turns.pass(played.now, 0.5);
  EXPECT_EQ(played.play(), 400U);
}

TEST(Turns, AreLongForTheTreeWhereLearningTeachesLittle) {
  Played played({.mode = SearchMode::free, .first_turn = 640});
  EXPECT_EQ(played.play(), 11U) << "nothing was learnt yet";
  played.turns.pass(played.now, std::nullopt);
  EXPECT_EQ(played.play(), 640U);
  played.turns.pass(played.now, 0.5);
  EXPECT_EQ(played.play(), 161U) << "the clauses are short";
  played.turns.pass(played.now, 0.5);
  EXPECT_EQ(played.play(), 1280U);
  played.turns.pass(played.now, 0.95);
  EXPECT_EQ(played.play(), 20481U) << "the clauses speak of nearly all decisions";
}

TEST(Turns, AreSettledWhereAModeHasOneSearch) {
  struct Case {
    SearchMode mode;
    std::uint64_t first_turn;
    bool is_settled, is_of_tree;
  };
  for (const auto& [mode, first_turn, is_settled, is_of_tree] :
       {Case{SearchMode::fixed, 0, true, true}, Case{SearchMode::fixed, 9, true, true},
        Case{SearchMode::free, 0, true, false}, Case{SearchMode::free, 9, false, true},
        Case{SearchMode::guided, 0, true, false}, Case{SearchMode::mixed, 9, false, true},
        Case{SearchMode::automatic, 0, false, true}, Case{SearchMode::automatic, 9, false, true}}) {
    const Turns turns({.mode = mode, .first_turn = first_turn});
    EXPECT_EQ(turns.is_settled(), is_settled) << static_cast<int>(mode);
    EXPECT_EQ(turns.is_of_tree(), is_of_tree) << static_cast<int>(mode);
    if (!is_settled) continue;
    EXPECT_FALSE(turns.is_over({.nodes = 1'000'000, .failures = 1'000'000}));
    EXPECT_EQ(turns.within({.nodes = 5}).nodes, 5U);
    EXPECT_EQ(turns.within({}).failures, Limits::kNone);
  }
}

TEST(Turns, CountSolutionsAsFailuresOfLearningAlone) {
  Played played({.mode = SearchMode::automatic});
  played.turns.note_solution();
  EXPECT_EQ(played.play(), 102U);
  played.turns.pass(played.now, 0.5);
  for (int i = 0; i < 600; ++i) played.turns.note_solution();
  EXPECT_EQ(played.play(), 1000U);
}

TEST(Turns, EndInVeryDeepTrees) {
  const Turns turns({.mode = SearchMode::automatic});
  EXPECT_FALSE(turns.is_over({.nodes = 30'000}));
  EXPECT_TRUE(turns.is_over({.nodes = 30'301}));
  EXPECT_EQ(turns.within({}).nodes, 30'301U);
  EXPECT_EQ(turns.within({.nodes = 7}).nodes, 7U);
}

TEST(Turns, LetSmallTreesBeFinishedByAutomaticSearch) {
  const Turns automatic({.mode = SearchMode::automatic});
  EXPECT_TRUE(automatic.is_nearly_done(100, 0.06));
  EXPECT_FALSE(automatic.is_nearly_done(100, 0.04));
  EXPECT_FALSE(Turns({.mode = SearchMode::automatic, .first_turn = 1600}).is_nearly_done(100, 0.5));
  EXPECT_FALSE(Turns({.mode = SearchMode::free, .first_turn = 1600}).is_nearly_done(100, 0.5));
}

TEST(Turns, EndWhenOneSearchGoesOnAlone) {
  Played played({.mode = SearchMode::automatic});
  played.play();
  played.turns.settle(false);
  EXPECT_FALSE(played.turns.is_over(played.now));
  EXPECT_FALSE(played.turns.is_of_tree());
}

}  // namespace
}  // namespace quadrille::cp
