#include "flatzinc/posting.h"

#include <gtest/gtest.h>

#include "flatzinc/parser.h"
#include "support/cp/domain_values.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Posting, NamesUnknownConstraints) {
  EXPECT_EQ(solve_all("var 1..2: x;\nconstraint int_sin(x);\nsolve satisfy;"),
            "2:12: Quadrille does not know the constraint 'int_sin'; compile the model with 'minizinc "
            "--solver quadrille', which uses only known constraints");
}

TEST(Posting, PostsAllConstraints) {
  EXPECT_EQ(solve_all("var 1..2: x0 :: output_var; var 1..2: x1 :: output_var; constraint int_ne(x0,x1);"
                      "constraint int_lt(x0,x1); solve satisfy;"),
            "x0 = 1;\nx1 = 2;\n----------\n==========\n");
}

/// The remaining values of y, the model's second variable, when x, its first, becomes 4.
std::vector<cp::Value> left_beside_4(const std::string& constraints) {
  const std::string text =
      "var 0..9: x; var 0..9: y; var -99..99: t; var -99..99: s; " + constraints + " solve satisfy;";
  const auto program = flatzinc::parse(text);
  const flatzinc::Equalities equalities(*program);
  cp::Store store;
  flatzinc::Variables variables(*program, equalities, store);
  if (!flatzinc::post_model(text, *program, equalities, variables, store).value_or(false)) return {};
  const auto variable = [&](cp::Value i) {
    return variables.variable({flatzinc::Expression::Kind::variable, 0, i});
  };
  return values_after(store, variable(0), 4, variable(1));
}

TEST(Posting, TakesValuesOnceTwoVariablesAreLeft) {
  using Values = std::vector<cp::Value>;
  const std::string distance = "constraint int_lin_eq([1,-1,-1],[x,y,t],0); constraint int_abs(t,s); ";
  EXPECT_EQ(left_beside_4(distance + "constraint int_ne(s,3);"), (Values{0, 2, 3, 4, 5, 6, 8, 9}));
  EXPECT_EQ(left_beside_4(distance + "constraint int_eq(s,3);"), (Values{1, 7}));
  EXPECT_EQ(left_beside_4("constraint int_times(x,y,t); constraint int_ne(t,12);"),
            (Values{0, 1, 2, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(left_beside_4("constraint int_lin_eq([1,1,-1],[x,y,t],0); constraint int_mod(t,3,0);"),
            (Values{2, 5, 8}));
  EXPECT_EQ(left_beside_4("constraint set_in(t,{5,7,9}); constraint int_lin_eq([1,1],[y,t],10);"),
            (Values{1, 3, 5}));
}

}  // namespace
}  // namespace quadrille::test
