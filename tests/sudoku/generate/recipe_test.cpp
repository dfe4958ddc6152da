#include "sudoku/generate/recipe.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/sudoku/reference_solver.h"
#include "support/sudoku/rule_meaning.h"

namespace quadrille::sudoku {
namespace {

std::vector<std::string_view> names(const std::vector<const Rule*>& rules) {
  std::vector<std::string_view> names;
  for (const Rule* rule : rules) names.push_back(rule->name);
  return names;
}

TEST(Recipe, DrawsTheRulesThatAreNamedAndThoseThatOthersComplete) {
  Puzzle kind = test::four_with_boxes();
  ASSERT_TRUE(kind.add_rule("negative_kropki"));
  ASSERT_TRUE(kind.add_rule("diagonals"));
  const GenerateOptions options{.clues = {}, .drawn_rules = {"ratio", "odd", "odd"}};
  const Recipe recipe = recipe_of(kind, options);
  EXPECT_EQ(names(recipe.drawn.rules), (std::vector<std::string_view>{"ratio", "odd", "difference"}));
  EXPECT_EQ(names(recipe.drawn.completed), (std::vector<std::string_view>{"difference", "ratio"}));
  EXPECT_TRUE(recipe.drawn.is_completed("ratio"));
  EXPECT_FALSE(recipe.drawn.is_completed("odd"));
  ASSERT_EQ(recipe.drawn.for_grids.rules().size(), 1U)
      << "negative_kropki would refuse all grids without dots";
  EXPECT_EQ(recipe.drawn.for_grids.rules().front().name, "diagonals");
}

TEST(Recipe, IsForTheKernelWhereThereAreOnlyGivensOfOneShape) {
  const Puzzle kind = test::four_with_boxes();
  const GenerateOptions usual{.clues = {}};
  EXPECT_EQ(recipe_of(kind, usual).kernel_size(), 4);
  const GenerateOptions with_clues{.clues = {}, .drawn_rules = {"odd"}};
  EXPECT_EQ(recipe_of(kind, with_clues).kernel_size(), 0);
  const GenerateOptions with_regions{.clues = {}, .random_regions = true};
  EXPECT_EQ(recipe_of(Puzzle(4), with_regions).kernel_size(), 0);
}

TEST(Recipe, BeginsWithAGridThatObeysTheRules) {
  Puzzle kind = test::four_with_boxes();
  ASSERT_TRUE(kind.add_rule("diagonals"));
  const GenerateOptions options{.clues = {}};
  Recipe recipe = recipe_of(kind, options);
  Random random(5);
  const auto begun = recipe.begin(random);
  ASSERT_TRUE(begun);
  EXPECT_EQ(begun->first, kind);
  const auto solutions = test::reference_solutions(kind, 1000);
  EXPECT_EQ(std::ranges::count(*solutions, begun->second), 1);
}

TEST(Recipe, BeginsWithNothingWhereNoGridObeysTheRules) {
  Puzzle kind = test::four_with_boxes();
  ASSERT_TRUE(kind.add_rule("anti_king"));
  const GenerateOptions options{.clues = {}};
  Recipe recipe = recipe_of(kind, options);
  Random random(5);
  EXPECT_FALSE(recipe.begin(random));
}

}  // namespace
}  // namespace quadrille::sudoku
