#include "flatzinc/search_plan.h"

#include <gtest/gtest.h>

#include "flatzinc/parser.h"

namespace quadrille::test {
namespace {

using namespace flatzinc;
using cp::ValueOrder;
using cp::VariableOrder;

SearchPlan plan_of(const std::string& annotations) {
  const std::string text =
      "var 1..3: x; var 1..3: y; var bool: b; array [1..2] of var int: xy = [x,y]; solve :: " + annotations +
      " satisfy;";
  const Parsed<Program> program = parse(text);
  EXPECT_TRUE(program) << program.error().message;
  const Equalities equalities(*program);
  cp::Store store;
  Variables variables(*program, equalities, store);
  return plan_search(*program, variables);
}

TEST(SearchPlan, ReadsSequences) {
  const SearchPlan plan = plan_of(
      "seq_search([int_search(xy, max_regret, indomain_split, complete),"
      "bool_search([b, true], input_order, indomain_max)])");
  ASSERT_EQ(plan.branchings.size(), 2U);
  EXPECT_EQ(plan.branchings[0].variables.size(), 2U);
  EXPECT_EQ(plan.branchings[0].variable_order, VariableOrder::max_regret);
  EXPECT_EQ(plan.branchings[0].value_order, ValueOrder::split);
  EXPECT_EQ(plan.branchings[1].variables.size(), 1U);
  EXPECT_EQ(plan.branchings[1].value_order, ValueOrder::max);
  EXPECT_TRUE(plan.notes.empty());
}

TEST(SearchPlan, ReadsRestarts) {
  EXPECT_EQ(plan_of("restart_luby(50)").restarts.kind, cp::Restarts::Kind::luby);
  EXPECT_EQ(plan_of("restart_luby(50)").restarts.scale, 50U);
  EXPECT_EQ(plan_of("restart_geometric(1.2, 30)").restarts.factor, 1.2);
  EXPECT_EQ(plan_of("restart_linear(7)").restarts.kind, cp::Restarts::Kind::linear);
  EXPECT_EQ(plan_of("restart_constant(7)").restarts.factor, 1.0);
  EXPECT_EQ(plan_of("restart_none").restarts.kind, cp::Restarts::Kind::none);
}

TEST(SearchPlan, PutsWarmStartsFirst) {
  const SearchPlan plan =
      plan_of("int_search(xy, first_fail, indomain_min) :: warm_start_int([x, y], [3, 2])");
  ASSERT_EQ(plan.branchings.size(), 2U);
  EXPECT_EQ(plan.branchings[0].hints, (std::vector<Value>{3, 2}));
}

TEST(SearchPlan, IsTolerant) {
  const SearchPlan plan = plan_of(
      "seq_search([int_search([x, int_eq(x, 4), 7, q], strange, stranger, \"s\"), set_search(1, 2), "
      "int_search(5)])"
      ":: warm_start(1) :: odd");
  ASSERT_EQ(plan.branchings.size(), 1U);
  EXPECT_EQ(plan.branchings[0].variables.size(), 1U);
  EXPECT_EQ(plan.branchings[0].variable_order, VariableOrder::input);
  EXPECT_EQ(plan.notes.size(), 5U);
}

}  // namespace
}  // namespace quadrille::test
