#include <gtest/gtest.h>

#include "flatzinc/builtins.h"
#include "support/flatzinc/builtin_check.h"

namespace quadrille::test {
namespace {

TEST(Sequences, Words) {
  EXPECT_EQ(disagreement("fzn_regular", "X =2 =3 I=6 i>0 s"), std::nullopt);
  EXPECT_EQ(disagreement("fzn_regular_nfa", "X =2 =3 S=6 i>0 s"), std::nullopt);
}

TEST(Sequences, Costs) {
  EXPECT_EQ(disagreement("fzn_cost_regular", "X =2 =3 I=6 i>0 s I=6 x"), std::nullopt);
}

TEST(Sequences, PlacesOfExtrema) {
  EXPECT_EQ(disagreement("quadrille_arg_max", "X+ i x"), std::nullopt);
  EXPECT_EQ(disagreement("quadrille_arg_min", "X+ i x"), std::nullopt);
}

TEST(Sequences, Precedence) { EXPECT_EQ(disagreement("fzn_value_precede_int", "i i X"), std::nullopt); }

TEST(Sequences, Diagrams) {
  SmallModel model{{{false, {0, 1, 2}}, {false, {0, 1, 2}}}, {}};
  const auto numbers = [](const std::vector<Number>& values) {
    Argument result{.kind = Argument::Kind::array};
    for (const Number v : values) result.operands.push_back({false, v});
    return result;
  };
  const Argument x{.kind = Argument::Kind::array, .operands = {{true, 0}, {true, 1}}};
  const Argument labels{.kind = Argument::Kind::array_of_sets, .sets = {{0, 1}, {2}, {1}, {0, 2}, {1}}};
  model.constraints.push_back({"fzn_mdd",
                               {x,
                                {.operands = {{false, 3}}},
                                numbers({1, 2, 2}),
                                {.operands = {{false, 5}}},
                                numbers({1, 1, 2, 3, 3}),
                                labels,
                                numbers({2, 3, 0, 0, 0})}});
  EXPECT_EQ(disagreement(model), std::nullopt);
}

TEST(Sequences, RefuseWhatDoesNotFit) {
  const auto error = [](const std::string& constraint) {
    return solve_all("var 1..2: x; constraint " + constraint + "; solve satisfy;");
  };
  EXPECT_NE(error("fzn_regular([x],2,2,[1,2,1],1,{1})").find("as many elements"), std::string::npos);
  EXPECT_NE(error("fzn_regular([x],-2,-2,[1,2,1,2],1,{1})").find("as many elements"), std::string::npos);
  EXPECT_NE(error("fzn_mdd([x],1,[1],1,[2],[{1}],[0])").find("does not exist"), std::string::npos);
  EXPECT_NE(error("fzn_mdd([x],1,[1],1,[1],[{1}],[1])").find("next level"), std::string::npos);
}

}  // namespace
}  // namespace quadrille::test
