#include "flatzinc/solve.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace quadrille::test {
namespace {

using flatzinc::SolveOptions;

std::string run(const std::string& text, const SolveOptions& options = {}, std::string* kept = nullptr) {
  std::string written;
  const auto result = flatzinc::solve(text, options,
                                      {.write = [&](std::string_view s) { written += s; },
                                       .keep =
                                           [&](std::string_view s) {
                                             if (kept != nullptr && !s.empty()) *kept = s;
                                           }});
  return result ? written : result.error().message;
}

const std::string kPair = "var 1..2: x :: output_var; var 1..2: y :: output_var; constraint int_ne(x,y);";
const std::string kBest =
    "var 0..3: x :: output_var; var 0..3: y :: output_var; var 0..6: s; constraint "
    "int_lin_eq([1,1,-1],[x,y,s],0);"
    "constraint int_lin_le([1,1],[x,y],3);";

TEST(Solve, FindsOneSolutionOrSeveralOrAll) {
  EXPECT_EQ(run(kPair + "solve satisfy;"), "x = 1;\ny = 2;\n----------\n");
  EXPECT_EQ(run(kPair + "solve satisfy;", {.solutions = 2}),
            "x = 1;\ny = 2;\n----------\nx = 2;\ny = 1;\n----------\n");
  EXPECT_EQ(run(kPair + "solve satisfy;", {.solutions = 0}),
            "x = 1;\ny = 2;\n----------\nx = 2;\ny = 1;\n----------\n==========\n");
  EXPECT_EQ(run(kPair + "constraint int_eq(x,y); solve satisfy;"), "=====UNSATISFIABLE=====\n");
  EXPECT_EQ(run("var 1..2: x = 3; solve satisfy;"), "=====UNSATISFIABLE=====\n");
}

TEST(Solve, Optimises) {
  EXPECT_EQ(run(kBest + "solve :: int_search([x,y],input_order,indomain_min) maximize s;"),
            "x = 0;\ny = 3;\n----------\n==========\n");
  EXPECT_EQ(run(kBest + "solve :: int_search([x,y],input_order,indomain_min) minimize s;"),
            "x = 0;\ny = 0;\n----------\n==========\n");
}

TEST(Solve, ShowsIntermediateSolutions) {
  const std::string text = kBest + "solve :: int_search([y,x],input_order,indomain_min) maximize y;";
  EXPECT_EQ(run(text, {.intermediate = true}),
            "x = 0;\ny = 0;\n----------\nx = 0;\ny = 1;\n----------\nx = 0;\ny = 2;\n----------\n"
            "x = 0;\ny = 3;\n----------\n==========\n");
  EXPECT_EQ(run(text, {.intermediate = true, .intermediate_solutions = 2}),
            "x = 0;\ny = 0;\n----------\nx = 0;\ny = 1;\n----------\n");
}

TEST(Solve, ShowsAllOptima) {
  const std::string text = kBest + "solve maximize s;";
  EXPECT_EQ(run(text, {.optimal_solutions = 0}),
            "x = 0;\ny = 3;\n----------\nx = 1;\ny = 2;\n----------\nx = 2;\ny = 1;\n----------\n"
            "x = 3;\ny = 0;\n----------\n==========\n");
}

TEST(Solve, GivesTheBestSolutionWhenALimitEndsIt) {
  std::string kept;
  const std::string text = kBest + "solve :: int_search([y,x],input_order,indomain_min) maximize y;";
  EXPECT_EQ(run(text, {.limits = {.nodes = 5}}, &kept), kept);
  EXPECT_TRUE(kept.ends_with("----------\n"));
  EXPECT_EQ(run(kPair + "solve satisfy;", {.limits = {.nodes = 0}}), "=====UNKNOWN=====\n");
}

TEST(Solve, WritesStatistics) {
  const std::string output = run(kBest + "solve maximize s;", {.statistics = true});
  EXPECT_NE(output.find("%%%mzn-stat: objective=3\n"), std::string::npos);
  EXPECT_NE(output.find("%%%mzn-stat: objectiveBound=3\n"), std::string::npos);
  EXPECT_NE(output.find("%%%mzn-stat: intVariables=3\n"), std::string::npos);
  EXPECT_TRUE(output.ends_with("%%%mzn-stat-end\n"));
}

TEST(Solve, GivesBoundsToWhatHasNone) {
  EXPECT_EQ(run("var int: x :: output_var; constraint int_le(7,x); solve minimize x;"),
            "x = 7;\n----------\n==========\n");
  EXPECT_EQ(run("var int: x :: output_var; solve minimize x;"),
            "x = -2147483646;\n----------\n=====UNBOUNDED=====\n");
}

TEST(Solve, ShowsASolutionOnceWhateverIntroducedVariablesAre) {
  EXPECT_EQ(
      run("var 1..2: x :: output_var; var 1..9: y :: var_is_introduced; solve satisfy;", {.solutions = 0}),
      "x = 1;\n----------\nx = 2;\n----------\n==========\n");
}

}  // namespace
}  // namespace quadrille::test
