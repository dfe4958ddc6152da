// Every global constraint, posted through each door: it allows what its definition allows, and the doors
// leave the same domains.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>

#include "apps/prolog/door_runs.h"
#include "apps/prolog/posted_globals.h"
#include "support/base/refusal.h"
#include "support/base/rounds.h"
#include "support/modelling/global_doors.h"

namespace quadrille::test {
namespace {

/// Whether the variables of the list can only be greater than 0, and, if wanted, have one value each.
bool are_positive(const GlobalModel& m, std::size_t list, bool fixed) {
  return std::ranges::all_of(
      m.lists[list][0], [&](std::size_t x) { return m.domains[x].front() > 0 && (!fixed || m.is_fixed(x)); });
}

/// An element <tag> of XCSP3 with the text.
std::string in(const std::string& tag, const std::string& text) {
  return fmt::format("<{0}> {1} </{0}>", tag, text);
}
std::string list_from_one(const std::string& list) {
  return fmt::format("<list startIndex=\"1\"> {} </list>", list);
}
std::string equal_to(const std::string& variable) { return in("condition", "(eq," + variable + ")"); }
std::string lex(const GlobalText& x, const char* op) {
  return in("lex", in("list", x.list(0)) + in("list", x.list(1)) + in("operator", op));
}
std::string tuples(const GlobalModel& m) {
  std::string result;
  for (const auto& row : m.rows) result += fmt::format("({})", fmt::join(row, ","));
  return result;
}
std::string transitions(const GlobalModel& m) {
  std::string result;
  for (const cp::Transition& t : m.automaton().transitions)
    result += fmt::format("(q{},{},q{})", t.from, t.value, t.to);
  return result;
}
std::string occurrences(const GlobalText& x, bool are_closed) {
  return in("cardinality", in("list", x.list(0)) +
                               fmt::format("<values closed=\"{}\"> {} </values>", are_closed, x.numbers()) +
                               in("occurs", x.list(2)));
}

std::string extremum(const GlobalText& x, const std::string& tag) {
  return in(tag, in("list", x.list(1)) + equal_to(x.first(0)));
}
std::string place_of_extremum(const GlobalText& x, const std::string& tag) {
  return fmt::format("<{0} rank=\"first\"> {1} {2} </{0}>", tag, list_from_one(x.list(1)),
                     equal_to(x.first(0)));
}

using Text = GlobalText;

/// How a constraint is said in the languages in which its parameters do not say it; empty where a language
/// lacks it.
struct Doors {
  std::vector<std::size_t> from_one{};  // the parameters that count from 1 there
  std::string (*flatzinc)(const Text& z) = nullptr;
  std::string (*xcsp)(const Text& x) = nullptr;
  prolog::Outcome (*prolog)(PrologGlobal& p) = [](PrologGlobal& p) { return p.post(); };
  /// Whether the model asks for no more than Prolog's predicate gives.
  bool (*is_for_prolog)(const GlobalModel& m) = [](const GlobalModel& m) { return is_of_terms(*m.global); };
};

// clang-format off
const std::map<std::string_view, Doors> kDoors{
    {"all_different",
     {.xcsp = [](const Text& x) { return in("allDifferent", x.list(0)); }}},
    {"all_different_except",
     {.xcsp = [](const Text& x) { return in("allDifferent", in("list", x.list(0)) + in("except", x.numbers())); }}},
    {"circuit",
     {.from_one = {0},
      .flatzinc = [](const Text& z) { return fmt::format("quadrille_circuit({},1)", z.list(0)); },
      .xcsp = [](const Text& x) { return in("circuit", list_from_one(x.list(0)) + in("size", std::to_string(x.model().lists[0][0].size()))); }}},
    {"subcircuit",
     {.from_one = {0},
      .flatzinc = [](const Text& z) { return fmt::format("quadrille_subcircuit({},1)", z.list(0)); }}},
    {"inverse",
     {.from_one = {0, 1},
      .flatzinc = [](const Text& z) { return fmt::format("quadrille_inverse({},1,{},1)", z.list(0), z.list(1)); },
      .xcsp = [](const Text& x) { return in("channel", list_from_one(x.list(0)) + list_from_one(x.list(1))); }}},
    {"element",
     {.from_one = {2},
      .flatzinc = [](const Text& z) {
        const bool is_of_numbers = z.list(1).find('x') == std::string::npos;
        return fmt::format("array_{}int_element({},{},{})", is_of_numbers ? "" : "var_", z.first(2), z.list(1), z.first(0));
      },
      .xcsp = [](const Text& x) { return in("element", list_from_one(x.list(1)) + in("index", x.list(2)) + in("value", x.first(0))); }}},
    {"max", {.xcsp = [](const Text& x) { return extremum(x, "maximum"); }}},
    {"min", {.xcsp = [](const Text& x) { return extremum(x, "minimum"); }}},
    {"arg_max",
     {.from_one = {0},
      .flatzinc = [](const Text& z) { return fmt::format("quadrille_arg_max({},1,{})", z.list(1), z.first(0)); },
      .xcsp = [](const Text& x) { return place_of_extremum(x, "maximumArg"); }}},
    {"arg_min",
     {.from_one = {0},
      .flatzinc = [](const Text& z) { return fmt::format("quadrille_arg_min({},1,{})", z.list(1), z.first(0)); },
      .xcsp = [](const Text& x) { return place_of_extremum(x, "minimumArg"); }}},
    {"lex_less", {.xcsp = [](const Text& x) { return lex(x, "lt"); }}},
    {"lex_less_equal",
     {.xcsp = [](const Text& x) { return lex(x, "le"); }}},
    {"value_precede", {.xcsp = [](const Text& x) { return in("precedence", in("list", x.list(1)) + in("values", x.numbers())); }}},
    {"table",
     {.flatzinc = [](const Text& z) { return fmt::format("fzn_table_int({},{})", z.list(0), z.cells()); },
      .xcsp = [](const Text& x) { return in("extension", in("list", x.list(0)) + in("supports", tuples(x.model()))); }}},
    {"regular",
     {.flatzinc = [](const Text& z) {
        return fmt::format("fzn_regular({},{},{},{},1,{{{}}})", z.list(0), kStates, kSymbols, z.cells(), z.numbers());
      },
      .xcsp = [](const Text& x) {
        return in("regular", in("list", x.list(0)) + in("transitions", transitions(x.model())) + in("start", "q1") +
                                 in("final", fmt::format("q{}", fmt::join(x.model().numbers, " q"))));
      }}},
    {"cost_regular",
     {.flatzinc = [](const Text& z) {
        std::vector<Value> costs;
        for (Value from = 1; from <= kStates; ++from)
          for (Value v = 1; v <= kSymbols; ++v) costs.push_back(from * v % 3);
        return fmt::format("fzn_cost_regular({},{},{},{},1,{{{}}},[{}],{})", z.list(0), kStates, kSymbols, z.cells(), z.numbers(), fmt::join(costs, ","), z.first(2));
      }}},
    {"count",
     {.flatzinc = [](const Text& z) { return fmt::format("fzn_count_eq({},{},{})", z.list(1), z.first(2), z.first(0)); },
      .xcsp = [](const Text& x) { return in("count", in("list", x.list(1)) + in("values", x.list(2)) + equal_to(x.first(0))); }}},
    {"among", {.xcsp = [](const Text& x) { return in("count", in("list", x.list(1)) + in("values", x.numbers()) + equal_to(x.first(0))); }}},
    {"nvalue", {.xcsp = [](const Text& x) { return in("nValues", in("list", x.list(1)) + equal_to(x.first(0))); }}},
    {"global_cardinality", {.xcsp = [](const Text& x) { return occurrences(x, false); }}},
    {"global_cardinality_closed",
     {.xcsp = [](const Text& x) { return occurrences(x, true); }}},
    {"cumulative",
     {.xcsp = [](const Text& x) {
        return in("cumulative", in("origins", x.list(0)) + in("lengths", x.list(1)) + in("heights", x.list(2)) +
                                    in("condition", "(le," + x.first(3) + ")"));
      },
      .prolog = [](PrologGlobal& p) { return p.posting().cumulative(p.tasks(), p.least(3).front()); },
      .is_for_prolog = [](const GlobalModel& m) { return are_positive(m, 1, false) && are_positive(m, 3, true); }}},
    {"disjunctive",
     {.xcsp = [](const Text& x) { return in("noOverlap", in("origins", x.list(0)) + in("lengths", x.list(1))); },
      .prolog = [](PrologGlobal& p) { return p.posting().serialized(p.list(0), p.least(1)); },
      .is_for_prolog = [](const GlobalModel& m) { return are_positive(m, 1, true); }}},
    {"diffn",
     {.flatzinc = [](const Text& z) { return fmt::format("quadrille_diffn_k({},{},2)", z.list(0), z.list(1)); },
      .xcsp = [](const Text& x) {
        return "<noOverlap zeroIgnored=\"false\">" + in("origins", x.tuples(0)) + in("lengths", x.tuples(1)) + "</noOverlap>";
      }}},
    {"bin_packing",
     {.flatzinc = [](const Text& z) { return fmt::format("quadrille_bin_packing_load({},0,{},[{}])", z.list(0), z.list(1), z.numbers()); },
      .xcsp = [](const Text& x) { return in("binPacking", in("list", x.list(1)) + in("sizes", x.numbers()) + in("loads", x.list(0))); }}},
};
// clang-format on

const Doors& doors_of(const modelling::Global& global) {
  static const Doors none;
  const auto found = kDoors.find(global.name);
  return found == kDoors.end() ? none : found->second;
}

/// The constraint in FlatZinc; empty if there is none.
std::string flatzinc_text(const GlobalModel& m) {
  const Text text(m, Text::kFlatZinc);
  if (const auto write = doors_of(*m.global).flatzinc; write != nullptr) return write(text);
  if (m.global->minizinc.empty()) return "";
  const std::string_view name = m.global->minizinc[0].substr(0, m.global->minizinc[0].find('('));
  return fmt::format("{}({})", name, text.flatzinc_arguments());
}

/// The remaining domains in C++, which refuses numbers that can only be negative where no such number is a
/// solution.
Left left_in_cpp(const GlobalModel& m) {
  CppGlobal cpp(m);
  const std::string refused = refusal([&] { call_cpp(cpp, *m.global); });
  return refused.ends_with("expected 0 or more") ? nothing_left(m.steps) : cpp.left();
}

/// The remaining domains in each language that has the constraint.
std::map<std::string, Left> left_in_all(const GlobalModel& m) {
  std::map<std::string, Left> result;
  result["C++"] = left_in_cpp(m);
  if (const std::string text = flatzinc_text(m); !text.empty())
    result["FlatZinc"] = left_in_flatzinc(flatzinc_model(m, text), m.domains.size(), m.steps);
  const Doors& doors = doors_of(*m.global);
  if (doors.xcsp != nullptr)
    result["XCSP3"] = left_in_xcsp(xcsp_model(m, doors.xcsp(Text(m, Text::kXcsp))), m.steps);
  if (doors.is_for_prolog(m)) {
    const auto post = [&](prolog::Component& component, const std::vector<cp::IntVar>& x) {
      PrologGlobal prolog(component, x, m);
      return doors.prolog(prolog);
    };
    result["Prolog"] = left_in_prolog(m.domains, post, m.steps);
  }
  return result;
}

std::string description(const GlobalModel& m) {
  const std::string text = flatzinc_text(m);
  return flatzinc_model(m, text.empty() ? std::string(m.global->name) : text).substr(0, 2000);
}

std::optional<std::string> disagreement(const GlobalModel& m) {
  const std::map<std::string, Left> all = left_in_all(m);
  const Left& expected = all.begin()->second;
  for (std::size_t i = 0; i <= m.steps.size(); ++i) {
    if (std::ranges::all_of(all, [&](const auto& door) { return door.second[i] == expected[i]; })) continue;
    std::string text = description(m) + time_of(i, m.steps);
    for (const auto& [door, left] : all) text += fmt::format("\n  {}: {:.300}", door, text_of(left[i]));
    return text;
  }
  return std::nullopt;
}

/// Values to try: any of the domains; few different ones, so that lists are equal, or their elements; and a
/// solution if there is one, with one value changed, too.
std::set<std::vector<Value>> values_to_try(const GlobalModel& m, std::uint64_t seed) {
  Random random(seed);
  const auto any_of = [&](const std::vector<Value>& domain) { return domain[random.below(domain.size())]; };
  std::vector<Value> values;
  for (const auto& domain : m.domains) values.push_back(any_of(domain));
  std::set<std::vector<Value>> result{values};
  for (const Value wanted : {0, 1, 2}) {
    for (std::size_t x = 0; x < values.size(); ++x)
      if (std::ranges::binary_search(m.domains[x], wanted)) values[x] = wanted;
    result.insert(values);
  }
  CppGlobal cpp(m);
  call_cpp(cpp, *m.global);
  if (const auto solution = cpp.solution(seed)) {
    result.insert(*solution);
    for (int i = 0; i < 3; ++i) {
      const std::size_t x = random.below(m.domains.size());
      values = *solution;
      values[x] = any_of(m.domains[x]);
      result.insert(values);
    }
  }
  return result;
}

/// How often the values tried satisfy the definition, and the doors that disagree with it.
struct Trial {
  int solutions = 0;
  std::string disagreement;
};

Trial compared_with_definition(const GlobalModel& m, std::uint64_t seed) {
  Trial trial;
  for (const std::vector<Value>& values : values_to_try(m, seed)) {
    const bool holds = m.holds(values);
    trial.solutions += holds ? 1 : 0;
    for (const auto& [door, left] : left_in_all(m.fixed_to(values)))
      if (left[0].empty() == holds)
        trial.disagreement +=
            fmt::format("{}{} by definition, and not so in {}\n", description(m.fixed_to(values)),
                        holds ? "holds" : "does not hold", door);
  }
  return trial;
}

class GlobalDoors : public testing::TestWithParam<const modelling::Global*> {
 protected:
  /// f(model, seed) for random models; up to three faults.
  template <class F>
  void on_random_models(std::uint64_t models, F f) {
    std::uint64_t faults = 0;
    for (std::uint64_t seed = 0; seed < models; ++seed) {
      const auto fault = f(random_global_model(*GetParam(), doors_of(*GetParam()).from_one, seed), seed);
      if (fault && ++faults <= 3) ADD_FAILURE() << "seed " << seed << ": " << *fault;
    }
    EXPECT_EQ(faults, 0U) << "of " << models << " models";
  }
};

TEST_P(GlobalDoors, LeaveTheSameDomains) {
  on_random_models(random_rounds<std::uint64_t>(100),
                   [](const GlobalModel& m, std::uint64_t) { return disagreement(m); });
}

TEST_P(GlobalDoors, AllowWhatTheDefinitionAllows) {
  int solutions = 0;
  on_random_models(random_rounds<std::uint64_t>(25), [&](const GlobalModel& m, std::uint64_t seed) {
    const Trial trial = compared_with_definition(m, seed);
    solutions += trial.solutions;
    return trial.disagreement.empty() ? std::nullopt : std::optional(trial.disagreement);
  });
  EXPECT_GT(solutions, 0);
}

INSTANTIATE_TEST_SUITE_P(Each, GlobalDoors,
                         testing::ValuesIn(modelling::all_globals().begin(), modelling::all_globals().end()),
                         [](const auto& global) { return std::string(global.param->name); });

}  // namespace
}  // namespace quadrille::test
