#include "sudoku/posting/sum_groups.h"

#include <gtest/gtest.h>

#include "sudoku/posting/posting.h"

namespace quadrille::sudoku {
namespace {

/// An empty classic 9x9, with its cells as variables.
struct Cells {
  explicit Cells(std::string_view rule = {}) {
    Puzzle puzzle(9);
    EXPECT_TRUE(puzzle.set_boxes(3, 3));
    EXPECT_TRUE(rule.empty() || puzzle.add_rule(rule));
    different.emplace(conditions_of(puzzle));
    for (int i = 0; i < 81; ++i) cells.push_back(store.new_variable(1, 9));
  }
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const Sum& sum) const {
    return sum_in_groups(sum, *different, store, cells);
  }

  cp::Store store;
  std::optional<DifferentCells> different;
  std::vector<cp::IntVar> cells;
};

TEST(SumGroups, AreOfCellsThatDiffer) {
  const Cells classic;
  EXPECT_EQ(classic.constraint(Sum::of({0, 1, 10}, 7))->name(), "distinct_sum");
  EXPECT_EQ(classic.constraint(Sum::of({0, 30}, 7)), nullptr) << "they may be equal";
  EXPECT_EQ(Cells("anti_knight").constraint(Sum::of({0, 19}, 7))->name(), "distinct_sum");
}

TEST(SumGroups, AreOfTermsWithTheSameFactor) {
  const Cells classic;
  EXPECT_NE(classic.constraint({.terms = {{1, 0}, {1, 1}, {-1, 2}}, .total = 3}), nullptr);
  EXPECT_EQ(classic.constraint({.terms = {{1, 0}, {-1, 1}}, .total = 3}), nullptr) << "no two are added";
  EXPECT_NE(classic.constraint({.terms = {{1, 0}, {2, 1}, {1, 2}}, .total = 9}), nullptr);
  EXPECT_NE(classic.constraint({.terms = {{1, 0}, {1, 1}, {-10, 2}, {-1, 3}}, .total = 0}), nullptr);
  EXPECT_EQ(classic.constraint({.terms = {{1, 0}, {1, 1}, {100, 2}}, .total = 600}), nullptr) << "too much";
  Sum at_most = Sum::of({0, 1}, 9);
  at_most.comparison = Sum::Comparison::at_most;
  EXPECT_EQ(classic.constraint(at_most), nullptr);
}

TEST(SumGroups, AreLeftToBoundsWhereTheyAreMany) {
  std::vector<int> every_second;
  for (int i = 0; i < 81; i += 2) every_second.push_back(i);
  EXPECT_EQ(Cells().constraint(Sum::of(every_second, 205)), nullptr);
}

TEST(SumGroups, AreInDisjunctionsToo) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.set_boxes(3, 3));
  ASSERT_TRUE(puzzle.add_rule("any_of", "[sum=r1c1 r1c2 total=4] [sum=r1c1 r1c2 total=16]"));
  cp::Store store;
  const Posting posting = post(conditions_of(puzzle), store, cp::Consistency::automatic);
  ASSERT_TRUE(store.propagate());
  EXPECT_EQ(store.count(posting.cells[0]), 4U) << "1, 3, 7 or 9";
}

TEST(SumGroups, AreNotForProofs) {
  Puzzle puzzle(9);
  ASSERT_TRUE(puzzle.add_rule("killer_cage", "r1c1 r1c2 total=4"));
  const Conditions conditions = conditions_of(puzzle);
  const auto posts_sets = [&](Inference inference) {
    cp::Store store;
    static_cast<void>(post(conditions, store, cp::Consistency::automatic, inference));
    bool found = false;
    for (std::size_t i = 0; i < store.constraint_count(); ++i)
      found = found || store.constraint(i).name() == "distinct_sum";
    return found;
  };
  EXPECT_TRUE(posts_sets(Inference::all));
  EXPECT_FALSE(posts_sets(Inference::provable));
}

}  // namespace
}  // namespace quadrille::sudoku
