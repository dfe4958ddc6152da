#include "flatzinc/search_model.h"

#include <gtest/gtest.h>

#include "cp/search/search.h"
#include "flatzinc/parser.h"

namespace quadrille::test {
namespace {

using flatzinc::SearchModel;

TEST(SearchModel, IsReadyToBeSearched) {
  const std::string text =
      "var 1..3: x :: output_var; var 1..3: y; var 1..3: t :: var_is_introduced; constraint int_lt(x, y); "
      "constraint int_eq(t, 2); solve :: int_search([y], input_order, indomain_max) satisfy;";
  const auto program = flatzinc::parse(text);
  SearchModel model(*program);
  ASSERT_TRUE(model.post(text).value());
  ASSERT_TRUE(model.store().propagate() && model.bound());
  EXPECT_FALSE(model.is_cut());
  cp::SearchOptions options;
  model.plan(false, options);
  EXPECT_EQ(options.mode, cp::SearchMode::guided);
  ASSERT_EQ(model.branchings().size(), 3U);
  EXPECT_EQ(model.branchings()[1].variables.size(), 2U);
  EXPECT_TRUE(model.branchings()[2].is_auxiliary);
  cp::Search search(model.store(), model.branchings(), options);
  ASSERT_EQ(search.next(), cp::SearchResult::solution);
  EXPECT_EQ(model.store().value(model.variable(1)), 3);
  EXPECT_EQ(model.solution_text().substr(0, 4), "x = ");
  model.plan(true, options);
  EXPECT_EQ(options.mode, cp::SearchMode::mixed);
}

/// How the model is searched if the search is not free.
cp::SearchMode mode_of(const std::string& solve) {
  const std::string text = "var 1..3: x; var 1..3: y; solve :: " + solve + ";";
  const auto program = flatzinc::parse(text);
  SearchModel model(*program);
  EXPECT_TRUE(model.post(text).value() && model.bound());
  cp::SearchOptions options;
  model.plan(false, options);
  return options.mode;
}

TEST(SearchModel, FollowsAnnotationsThatSayWhichSolutionIsTheFirst) {
  const std::string x = "int_search([x], input_order, indomain_min)";
  EXPECT_EQ(mode_of(x + " satisfy"), cp::SearchMode::guided);
  EXPECT_EQ(mode_of("int_search([x], occurrence, indomain_max) satisfy"), cp::SearchMode::guided);
  EXPECT_EQ(mode_of("int_search([x], first_fail, indomain_min) satisfy"), cp::SearchMode::mixed);
  EXPECT_EQ(mode_of("seq_search([" + x + ", int_search([y], dom_w_deg, indomain_min)]) satisfy"),
            cp::SearchMode::mixed);
  EXPECT_EQ(mode_of(x + " minimize y"), cp::SearchMode::mixed);
}

TEST(SearchModel, BoundsWhatHasNoBounds) {
  const std::string text = "var int: x; constraint int_le(5, x); solve satisfy;";
  const auto program = flatzinc::parse(text);
  SearchModel model(*program);
  ASSERT_TRUE(model.post(text).value());
  ASSERT_TRUE(model.store().propagate() && model.bound());
  EXPECT_TRUE(model.is_cut());
  EXPECT_EQ(model.store().min(model.variable(0)), 5);
  EXPECT_EQ(model.store().max(model.variable(0)), flatzinc::kSearchedWithin);
}

TEST(SearchModel, SaysThatThereIsNoSolution) {
  const std::string text = "var 1..2: x; constraint int_lt(x, 1); solve satisfy;";
  const auto program = flatzinc::parse(text);
  SearchModel model(*program);
  EXPECT_FALSE(model.post(text).value() && model.store().propagate());
}

}  // namespace
}  // namespace quadrille::test
