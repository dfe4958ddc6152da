#include "flatzinc/solve.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "support/base/rounds.h"
#include "support/flatzinc/builtin_check.h"
#include "support/flatzinc/gecode.h"

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
const std::string kInOrder = "solve :: int_search([x,y],input_order,indomain_min) ";
const std::string kBest =
    "var 0..3: x :: output_var; var 0..3: y :: output_var; var 0..6: s; constraint "
    "int_lin_eq([1,1,-1],[x,y,s],0);"
    "constraint int_lin_le([1,1],[x,y],3);";

TEST(Solve, FindsOneSolutionOrSeveralOrAll) {
  EXPECT_EQ(run(kPair + kInOrder + "satisfy;"), "x = 1;\ny = 2;\n----------\n");
  EXPECT_EQ(run(kPair + kInOrder + "satisfy;", {.solutions = 2}),
            "x = 1;\ny = 2;\n----------\nx = 2;\ny = 1;\n----------\n");
  EXPECT_EQ(run(kPair + kInOrder + "satisfy;", {.solutions = 0}),
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

TEST(Solve, TracesInPlaceOfAllElse) {
  const std::string text = kBest + "solve :: int_search([x,y],input_order,indomain_min) maximize s;";
  const std::string lines = run(text, {.statistics = true, .verbose = true, .trace = true});
  EXPECT_TRUE(lines.starts_with("{\"event\":\"model\",")) << lines;
  EXPECT_NE(lines.find(R"("objective":3,"values":{"x":0,"y":3,"s":3}})"), std::string::npos) << lines;
  EXPECT_NE(lines.find(R"({"event":"end","ending":"complete","solutions":)"), std::string::npos) << lines;
  EXPECT_EQ(lines.find("\n%"), std::string::npos);
  EXPECT_EQ(lines.find("\n-"), std::string::npos);
  EXPECT_EQ(run("var 1..2: x = 3; solve satisfy;", {.trace = true})
                .find("{\"event\":\"end\",\"ending\":\"complete\""),
            0U);
}

TEST(Solve, EndsATraceAtALimit) {
  std::string text, items;
  for (int i = 0; i < 20; ++i) {
    const std::string x = "x" + std::to_string(i);
    text += "var 1..19: " + x + ";";
    for (int j = 0; j < i; ++j) items += "constraint int_ne(" + x + ",x" + std::to_string(j) + ");";
  }
  const std::string lines = run(text + items + "solve satisfy;", {.trace = true, .limits = {.nodes = 500}});
  EXPECT_EQ(lines.substr(lines.rfind("{\"event\"")).find(R"({"event":"end","ending":"stopped")"), 0U);
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
  const std::string text = kBest + kInOrder + "maximize s;";
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
  EXPECT_EQ(run(kPair + "solve satisfy;", {.limits = {.memory = 1}}), "=====UNKNOWN=====\n");
}

TEST(Solve, WritesStatistics) {
  const std::string output = run(kBest + "solve maximize s;", {.statistics = true});
  EXPECT_NE(output.find("%%%mzn-stat: objective=3\n"), std::string::npos);
  EXPECT_NE(output.find("%%%mzn-stat: objectiveBound=3\n"), std::string::npos);
  EXPECT_NE(output.find("%%%mzn-stat: intVariables=3\n"), std::string::npos);
  EXPECT_TRUE(output.ends_with("%%%mzn-stat-end\n"));
}

TEST(Solve, LooksAtWhereTheHousesOfASudokuCross) {
  // Two rows of four cells, and two boxes.
  std::string text;
  for (const char name : std::string("abcdefgh"))
    text += std::string("var 1..4: ") + name + " :: output_var;";
  for (const char* const house : {"a,b,c,d", "e,f,g,h", "a,b,e,f", "c,d,g,h"})
    text += std::string("constraint all_different_int([") + house + "]);";
  const std::string output = run(text + "solve satisfy;", {.solutions = 0, .statistics = true});
  // The all_different, and one constraint for all that cross.
  EXPECT_NE(output.find("%%%mzn-stat: propagators=5\n"), std::string::npos) << output;
  EXPECT_NE(output.find("%%%mzn-stat: nSolutions=96\n"), std::string::npos) << output;
}

TEST(Solve, FollowsRestartAnnotations) {
  // Six pigeons in five holes.
  std::string text = "array [1..6] of var int: x = [a,b,c,d,e,f];";
  for (const char name : std::string("fedcba")) text.insert(0, std::string("var 1..5: ") + name + ";");
  text += "constraint all_different_int(x) :: value_propagation; solve :: restart_constant(1) satisfy;";
  const std::string output = run(text, {.statistics = true});
  EXPECT_TRUE(output.starts_with("=====UNSATISFIABLE=====\n")) << output;
  EXPECT_EQ(output.find("restarts=0\n"), std::string::npos) << output;
}

TEST(Solve, GivesBoundsToWhatHasNone) {
  EXPECT_EQ(run("var int: x :: output_var; constraint int_le(7,x); solve minimize x;"),
            "x = 7;\n----------\n==========\n");
  EXPECT_EQ(run("var int: x :: output_var; solve minimize x;"),
            "x = -2147483646;\n----------\n=====UNBOUNDED=====\n");
}

TEST(Solve, ShowsASolutionOnceWhateverIntroducedVariablesAre) {
  EXPECT_EQ(run("var 1..2: x :: output_var; var 1..9: y :: var_is_introduced;"
                "solve :: int_search([x],input_order,indomain_min) satisfy;",
                {.solutions = 0}),
            "x = 1;\n----------\nx = 2;\n----------\n==========\n");
}

/// The constraints that Gecode has under the same names.
constexpr struct {
  const char* name;
  const char* shape;
} kCommonConstraints[] = {
    {"int_eq", "x x"},
    {"int_ne", "x x"},
    {"int_le", "x x"},
    {"int_lt", "x x"},
    {"int_eq_reif", "x x b"},
    {"int_ne_reif", "x x b"},
    {"int_le_reif", "x x b"},
    {"int_lt_reif", "x x b"},
    {"int_eq_imp", "x x b"},
    {"int_le_imp", "x x b"},
    {"int_lin_eq", "I X i"},
    {"int_lin_ne", "I X i"},
    {"int_lin_le", "I X i"},
    {"int_lin_eq_reif", "I X i b"},
    {"int_lin_ne_reif", "I X i b"},
    {"int_lin_le_reif", "I X i b"},
    {"int_lin_le_imp", "I X i b"},
    {"int_plus", "x x x"},
    {"int_times", "x x x"},
    {"int_div", "x x x"},
    {"int_mod", "x x x"},
    {"int_max", "x x x"},
    {"int_min", "x x x"},
    {"int_abs", "x x"},
    {"set_in", "x s"},
    {"set_in_reif", "x s b"},
    {"all_different_int", "X"},
    {"array_int_element", "x I+ x"},
    {"array_var_int_element", "x X+ x"},
    {"array_int_maximum", "x X+"},
    {"array_int_minimum", "x X+"},
    {"bool_eq", "b b"},
    {"bool_not", "b b"},
    {"bool_le", "b b"},
    {"bool_lt", "b b"},
    {"bool_eq_reif", "b b b"},
    {"bool_le_reif", "b b b"},
    {"bool_and", "b b b"},
    {"bool_or", "b b b"},
    {"bool_xor", "b b b"},
    {"array_bool_and", "B+ b"},
    {"array_bool_or", "B+ b"},
    {"array_bool_xor", "B+"},
    {"bool_clause", "B+ B1"},
    {"bool_clause_reif", "B+ B1 b"},
    {"bool2int", "b x"},
    {"bool_lin_eq", "I+ B+ x"},
    {"bool_lin_le", "I+ B+ i"},
    {"array_bool_element", "x C+ b"},
    {"array_var_bool_element", "x B+ b"},
};

TEST(SolveSlow, AgreesWithGecodeOnRandomModels) {
  if (!has_gecode()) GTEST_SKIP() << "fzn-gecode is not installed";
  const int models = random_rounds(100);
  Random random(static_cast<std::uint64_t>(models));
  std::set<int> mistakes_of_gecode;
  for (int i = 0; i < models; ++i) {
    SmallModel program;
    for (std::uint64_t k = 1 + random.below(4); k > 0; --k) {
      const auto& [name, shape] = kCommonConstraints[random.below(std::size(kCommonConstraints))];
      add_random_constraint(random, program, name, shape);
    }
    const std::string text = text_of(program);
    const std::string theirs = solve_all_by_gecode(text);
    const auto expected = solutions_in(theirs, program.variables.size());
    ASSERT_TRUE(theirs.ends_with("==========\n") || theirs.ends_with("=====UNSATISFIABLE=====\n"))
        << text << theirs;
    for (const bool free_search : {false, true}) {
      const std::string ours = solve_all(text, free_search);
      const auto found = solutions_in(ours, program.variables.size());
      ASSERT_TRUE(ours.ends_with(found.empty() ? "=====UNSATISFIABLE=====\n" : "==========\n")) << text;
      if (found == expected) continue;
      // Gecode 6.2 is wrong about 4 * x != 1 tied to a Boolean: the meaning of the constraints decides.
      ASSERT_EQ(found, solutions_by_trial(program)) << text << ours;
      mistakes_of_gecode.insert(i);
    }
  }
  EXPECT_LE(mistakes_of_gecode.size(), static_cast<std::size_t>(models / 50));
}

TEST(Solve, EndsOnEveryTextOfTheCorpus) {
  int texts = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(QUADRILLE_SOURCE_DIR "/tests/fuzz/corpus/flatzinc")) {
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_FALSE(run(text, {.solutions = 3}).empty()) << entry.path();
    for (std::size_t length = 0; length < text.size(); length += 7) (void)run(text.substr(0, length));
    ++texts;
  }
  EXPECT_GE(texts, 3);
}

}  // namespace
}  // namespace quadrille::test
