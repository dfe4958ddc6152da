#include "flatzinc/model_search.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "flatzinc/parser.h"
#include "flatzinc/solve.h"
#include "support/base/rounds.h"
#include "support/flatzinc/builtin_check.h"
#include "support/flatzinc/gecode.h"

namespace quadrille::test {
namespace {

using flatzinc::SolveOptions;

std::string solve(const std::string& text, const SolveOptions& options = {}) {
  std::string output;
  const auto result = flatzinc::solve(text, options, {.write = [&](std::string_view s) { output += s; }});
  return result ? output : "refused: " + result.error().message;
}

TEST(ModelSearch, FindsSmallNumbersFirst) {
  const std::string text =
      "var int: a :: output_var; var int: b :: output_var; var int: c :: output_var; constraint "
      "all_different_int([a,b,c]); ";
  EXPECT_EQ(solve(text + "solve satisfy;"), "a = 0;\nb = 1;\nc = 2;\n----------\n");
  EXPECT_EQ(solve(text + "constraint int_le(c,-5); constraint int_le(700,a); solve :: int_search([a,b,c], "
                         "input_order, indomain_min) satisfy;"),
            "a = 700;\nb = 0;\nc = -10;\n----------\n");
}

TEST(ModelSearch, GoesOnToWiderWindows) {
  EXPECT_EQ(
      solve(
          "var int: x :: output_var; var int: y :: output_var; constraint int_times(x,y,1000003); constraint "
          "int_lt(1,x); solve satisfy;"),
      "x = 1000003;\ny = 1;\n----------\n");
  EXPECT_EQ(solve("var int: x :: output_var; constraint int_mod(x,1000,-7); solve satisfy;"),
            "x = -7;\n----------\n");
}

TEST(ModelSearch, ProvesWhatItsWindowsDoNotBound) {
  // z is not bounded, and does not matter.
  const std::string text =
      "var 0..9: x :: output_var; var int: z; var bool: b; constraint int_lt_imp(x,z,b); ";
  EXPECT_EQ(solve(text + "constraint int_ne(x,9); solve maximize x;"), "x = 8;\n----------\n==========\n");
  EXPECT_EQ(
      solve("var int: x; var int: y; var 0..1: z; constraint int_ne(x,y); constraint int_lin_eq([2],[z],1); "
            "solve satisfy;"),
      "=====UNSATISFIABLE=====\n");
  // Once there is a solution, the objective bounds everything.
  EXPECT_EQ(
      solve(
          "var int: x :: output_var; var int: y :: output_var; var int: s; var int: t; constraint "
          "int_times(x,x,s); constraint int_times(y,y,t); var int: cost; constraint "
          "int_lin_eq([1,1,-1],[s,t,cost],0); constraint int_lin_le([-1,-1],[x,y],-25); solve minimize cost;")
          .substr(16),
      "----------\n==========\n");
}

TEST(ModelSearch, ProvesNothingByItsWindows) {
  EXPECT_EQ(
      solve(
          "var int: x :: output_var; var int: y; constraint int_lin_le([-1,-1],[x,y],-7); solve minimize x;")
          .substr(17),
      "----------\n=====UNBOUNDED=====\n");
  const std::string unknown =
      solve("var int: x; var int: y; constraint int_lt(x,y); constraint int_lt(y,x); solve satisfy;");
  EXPECT_TRUE(unknown.ends_with("=====UNKNOWN=====\n")) << unknown;
  const std::string far = solve(
      "var int: x; var int: y; constraint int_lin_eq([1,-3000000000],[x,y],1); constraint "
      "int_le(3,y); solve satisfy;");
  EXPECT_TRUE(far.find("=====UNSAT") == std::string::npos) << far;
}

TEST(ModelSearch, RefutesNothingByTheGreatestNumber) {
  const std::string far = solve(
      "var 4294967296..4294967299: x; var 4294967296..4294967299: y; var int: z; constraint "
      "int_times(x,y,z); solve satisfy;");
  EXPECT_TRUE(far.ends_with("=====UNKNOWN=====\n")) << far;
}

TEST(ModelSearch, ShowsEachSolutionOnce) {
  EXPECT_EQ(
      solve("var 1..2: x :: output_var; var int: y :: var_is_introduced; constraint int_ne(y,3); solve :: "
            "int_search([x],input_order,indomain_min) satisfy;",
            {.solutions = 3})
          .substr(0, 32),
      "x = 1;\n----------\nx = 2;\n-------");
  const std::string all =
      solve("var int: x :: output_var; constraint int_le(-12,x); solve satisfy;", {.solutions = 1500});
  std::set<std::string> found;
  for (std::size_t at = 0; (at = all.find("x = ", at)) != std::string::npos; ++at)
    EXPECT_TRUE(found.insert(all.substr(at, all.find(';', at) - at)).second);
  EXPECT_EQ(found.size(), 1500U);
}

TEST(ModelSearch, HeedsLimitsInAllStages) {
  // Ten pigeons in nine holes, far away.
  std::string text = "var bool: b;";
  std::string list;
  for (const char name : std::string("cdefghijkl")) {
    text +=
        fmt::format("var int: {0}; constraint int_le(9000,{0}); constraint int_le_imp({0},9008,b);", name);
    list += fmt::format("{}{}", list.empty() ? "" : ",", name);
  }
  text += fmt::format(
      "constraint all_different_int([{}]) :: value_propagation; constraint int_le_reif(9009,c,b); ", list);
  EXPECT_EQ(solve(text + "solve satisfy;", {.limits = {.nodes = 30}}), "=====UNKNOWN=====\n");
}

std::uint64_t looks = 0;

/// In one fixpoint the bounds move by one a thousand million times, or without end.
TEST(ModelSearch, HeedsLimitsWithinAFixpoint) {
  const std::string cycle = "constraint int_lt(x,y); constraint int_lt(y,x); ";
  const std::string wide = "var -1000000000..1000000000: x; var -1000000000..1000000000: y; " + cycle;
  const std::string texts[] = {wide, "var int: z; constraint int_ne(z,5); " + wide,
                               "var int: x; var int: y; constraint int_mod(x,y,y); "};
  for (const std::string& text : texts) {
    for (const std::string goal : {"solve satisfy;", "solve minimize x;"}) {
      looks = 0;
      const StopSource source(+[]() noexcept { return ++looks > 20; });
      EXPECT_EQ(solve(text + goal, {.limits = {.stop = StopToken(source)}}), "=====UNKNOWN=====\n") << text;
      EXPECT_LT(looks, 100U) << text;
    }
  }
  EXPECT_EQ(solve(wide + "solve satisfy;", {.limits = {.memory = 10'000'000}}), "=====UNKNOWN=====\n");
}

/// Constraints, and the shapes of their arguments; see builtin_check.h.
constexpr struct {
  const char* name;
  const char* shape;
} kConstraints[] = {
    {"int_eq", "x x"},
    {"int_ne", "x x"},
    {"int_le", "x x"},
    {"int_lt", "x x"},
    {"int_eq_reif", "x x b"},
    {"int_ne_reif", "x x b"},
    {"int_le_reif", "x x b"},
    {"int_lt_imp", "x x b"},
    {"int_lin_eq", "I X+ i"},
    {"int_lin_ne", "I X i"},
    {"int_lin_le", "I X+ i"},
    {"int_lin_eq_reif", "I X i b"},
    {"int_lin_le_reif", "I X i b"},
    {"int_lin_le_imp", "I X i b"},
    {"int_plus", "x x x"},
    {"int_times", "x x x"},
    {"int_div", "x x x"},
    {"int_mod", "x x x"},
    {"int_max", "x x x"},
    {"int_min", "x x x"},
    {"int_abs", "x x"},
    {"set_in_reif", "x s b"},
    {"all_different_int", "X+"},
    {"fzn_alldifferent_except", "X s"},
    {"array_int_element", "x I+ x"},
    {"array_var_int_element", "x X+ x"},
    {"array_int_maximum", "x X+"},
    {"array_int_minimum", "x X+"},
    {"fzn_regular", "X =2 =3 I=6 i>0 s"},
    {"fzn_cost_regular", "X =2 =3 I=6 i>0 s I=6 x"},
    {"fzn_lex_less_int", "X X1"},
    {"fzn_lex_lesseq_int", "X X1"},
    {"fzn_value_precede_int", "i i X"},
    {"fzn_sort", "X X"},
    {"quadrille_arg_max", "X+ i x"},
    {"quadrille_arg_min", "X+ i x"},
    {"quadrille_inverse", "X i X i"},
    {"quadrille_circuit", "X+ i"},
    {"quadrille_subcircuit", "X+ i"},
    {"fzn_cumulative", "X X X x"},
    {"fzn_disjunctive", "X X"},
    {"fzn_disjunctive_strict", "X X"},
    {"fzn_diffn", "X X X X"},
    {"fzn_diffn_nonstrict", "X X I>=0 I>=0"},
    {"quadrille_bin_packing_load", "X i X1 I1>=0"},
    {"fzn_count_eq", "X x x"},
    {"fzn_count_leq_reif", "X x x b"},
    {"fzn_count_geq_imp", "X x x b"},
    {"fzn_among", "x X s"},
    {"fzn_nvalue", "x X"},
    {"fzn_global_cardinality", "X1 I<=2 X=2"},
    {"fzn_global_cardinality_closed", "X1 I<=2 X=2"},
    {"fzn_table_int", "X=2 I=8"},
};

/// A model some of whose variables have no bounds, or wide ones.
struct WideModel {
  SmallModel small;                // the same with domains that can be tried out
  std::vector<std::string> types;  // by variable
  std::string goal = "satisfy";
  std::optional<std::size_t> objective;
  bool is_maximised = false;
};

std::string text_of(const WideModel& model, const std::vector<std::string>& types) {
  std::string text = text_of(model.small);
  std::string declarations;
  for (std::size_t i = 0; i < types.size(); ++i)
    declarations += fmt::format("var {}: x{} :: output_var;\n", types[i], i);
  const std::size_t constraints = std::min(text.find("constraint"), text.find("solve"));
  const std::size_t solve_item = text.find("solve satisfy");
  return declarations + text.substr(constraints, solve_item - constraints) + "solve " + model.goal + ";\n";
}

WideModel random_wide_model(Random& random) {
  WideModel model;
  for (std::uint64_t k = 1 + random.below(3); k > 0; --k) {
    const auto& [name, shape] = kConstraints[random.below(std::size(kConstraints))];
    add_random_constraint(random, model.small, name, shape);
  }
  std::size_t unbounded = 0;
  for (DeclaredVariable& v : model.small.variables) {
    std::string type = v.is_boolean ? "bool" : fmt::format("{{{}}}", fmt::join(v.domain, ","));
    if (!v.is_boolean && unbounded < 3 && random.below(3) != 0) {
      ++unbounded;
      v.domain.clear();
      for (Number n = -7; n <= 7; ++n) v.domain.push_back(n);
      const char* const kinds[] = {"int",
                                   "int",
                                   "int",
                                   "-1000000000..1000000000",
                                   "-7..5000000000",
                                   "-9223372036854775806..9223372036854775806",
                                   "-4611686018427387904..7"};
      type = kinds[random.below(std::size(kinds))];
    }
    model.types.push_back(type);
  }
  if (!model.small.variables.empty() && random.below(2) == 0) {
    model.objective = random.below(model.small.variables.size());
    if (model.small.variables[*model.objective].is_boolean) {
      model.objective.reset();
    } else {
      model.is_maximised = random.below(2) == 0;
      model.goal = fmt::format("{} x{}", model.is_maximised ? "maximize" : "minimize", *model.objective);
    }
  }
  return model;
}

/// A description of the mistake in the answer; nullopt if it is right.
std::optional<std::string> fault_of(const WideModel& model, const std::vector<Assignment>& known,
                                    const std::string& output, bool all) {
  const auto found = solutions_in(output, model.types.size());
  const bool is_complete = output.ends_with("==========\n");
  // Within wide domains a search begins with the least number, and may meet its limit first.
  const bool has_wide = std::ranges::any_of(
      model.types, [](const std::string& type) { return type.find("..") != std::string::npos; });
  for (const Assignment& solution : found)
    if (!satisfies(model.small, solution)) return "a solution breaks a constraint";
  if (found.empty()) {
    if (output.ends_with("=====UNSATISFIABLE=====\n")) {
      if (!known.empty()) return "there is a solution";
    } else if (!output.ends_with("=====UNKNOWN=====\n")) {
      return "an unknown ending";
    } else if (!known.empty() && !has_wide) {
      return "a solution with small numbers is not found";
    }
    return std::nullopt;
  }
  if (std::ranges::adjacent_find(found) != found.end()) return "a solution is found twice";
  if (!is_complete) return std::nullopt;
  if (all && !model.objective) {
    for (const Assignment& solution : known)
      if (!std::ranges::binary_search(found, solution))
        return "a solution is missing, though all are said to be found";
  }
  if (!model.objective) return std::nullopt;
  const auto value = [&](const Assignment& a) {
    return model.is_maximised ? -a[*model.objective] : a[*model.objective];
  };
  const Number best = value(*std::ranges::min_element(found, {}, value));
  for (const Assignment& solution : known)
    if (value(solution) < best) return "there is a better solution";
  return std::nullopt;
}

/// The output of a process of its own, which a crash ends without the test; nullopt if it takes more
/// processor time than any search that heeds its limits. It is stopped when it has looked at the limits so
/// many times: at each node and after every 1024 runs of constraints.
std::optional<std::string> solve_within(const std::string& text, SolveOptions options) {
  constexpr rlim_t seconds = 60;
  const StopSource source(+[]() noexcept { return ++looks > 5000; });
  options.limits.stop = StopToken(source);
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) throw std::runtime_error("there is no pipe");
  const pid_t child = fork();
  if (child == 0) {
    looks = 0;
    const rlimit limit{.rlim_cur = seconds, .rlim_max = seconds};
    setrlimit(RLIMIT_CPU, &limit);
    const std::string output = solve(text, options);
    for (std::string_view rest = output; !rest.empty();) {
      const ssize_t size = write(ends[1], rest.data(), rest.size());
      if (size <= 0) _exit(EXIT_FAILURE);
      rest.remove_prefix(static_cast<std::size_t>(size));
    }
    _exit(EXIT_SUCCESS);
  }
  close(ends[1]);
  std::string output;
  std::array<char, 4096> part{};
  for (ssize_t size = 0; (size = read(ends[0], part.data(), part.size())) > 0;)
    output.append(part.data(), static_cast<std::size_t>(size));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS) return output;
  const bool is_late = WIFSIGNALED(status) && (WTERMSIG(status) == SIGKILL || WTERMSIG(status) == SIGXCPU);
  return is_late ? std::nullopt : std::optional("the solver crashed: " + output);
}

TEST(ModelSearchSlow, ClaimsNothingFalseOfUnboundedAndWideVariables) {
  const int models = random_rounds(2'000);
  Random random(2026);
  int compared = 0;
  for (int i = 0; i < rounds(models); ++i) {
    const WideModel model = random_wide_model(random);
    const std::string text = text_of(model, model.types);
    const std::vector<Assignment> known = solutions_by_trial(model.small);
    const SolveOptions options{.solutions = i % 3 == 0 ? 40U : 1U,
                               .intermediate = true,
                               .free_search = i % 2 == 0,
                               .limits = {.nodes = 3000, .memory = 300'000'000}};
    const std::optional<std::string> ended = solve_within(text, options);
    ASSERT_TRUE(ended) << "limits are not heeded by model " << i << "\n" << text;
    if (ended->starts_with("refused")) continue;
    const std::string& output = *ended;
    const auto fault = fault_of(model, known, output, options.solutions != 1);
    ASSERT_EQ(fault, std::nullopt) << "model " << i << "\n" << text << output;
    // Gecode looks further than this test can try.
    if (i % 20 != 0 || !model.objective || !output.ends_with("==========\n") || !has_gecode()) continue;
    std::vector<std::string> types = model.types;
    for (std::string& type : types) {
      if (type == "int" || type.starts_with("-1000") || type.starts_with("-9223")) type = "-30..30";
      if (type.starts_with("-7..")) type = "-7..30";
      if (type.ends_with("..7")) type = "-30..7";
    }
    const std::string theirs = solve_all_by_gecode(text_of(model, types));
    if (theirs.find("==========") == std::string::npos) continue;
    ASSERT_EQ(fault_of(model, solutions_in(theirs, types.size()), output, false), std::nullopt)
        << text << theirs << output;
    ++compared;
  }
  EXPECT_TRUE(compared > 0 || models < 400 || !has_gecode());
}

}  // namespace
}  // namespace quadrille::test
