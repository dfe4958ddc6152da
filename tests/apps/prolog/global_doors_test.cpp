// The same global constraint, posted through each door, leaves the same domains.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "apps/prolog/door_runs.h"
#include "model/model.h"
#include "prolog/posting.h"
#include "support/base/rounds.h"
#include "support/modelling/global_doors.h"

namespace quadrille::test {
namespace {

using cp::IntVar;

/// A constraint in a C++ model.
class CppGlobal {
 public:
  explicit CppGlobal(const GlobalModel& global) : global_(global) {
    for (const auto& domain : global.domains) x_.push_back(model.integer(domain));
  }

  std::vector<Sum> list(std::size_t i, Value less = 0) const {
    std::vector<Sum> result;
    for (const std::size_t place : global_.lists[i]) result.emplace_back(x_[place] - less);
    return result;
  }
  /// The first variable of a list, less the number.
  Sum first(std::size_t i, Value less = 0) const { return list(i, less).front(); }
  void add_that_last_is(const Sum& sum) { model.add(sum == first(global_.lists.size() - 1)); }
  /// `lists` by box: one variable of each.
  std::vector<Array> boxes(std::size_t a, std::size_t b) const;
  /// The rows as transitions, and the numbers as accepting states.
  cp::Automaton automaton() const;
  const std::vector<Value>& numbers() const { return global_.numbers; }
  const std::vector<std::vector<Value>>& rows() const { return global_.rows; }

  Left left() {
    std::vector<IntVar> variables;
    for (const Int& x : x_) variables.push_back(x.variable());
    return left_in(model.store(), variables, global_.steps);
  }

  Model model{};

 private:
  const GlobalModel& global_;
  std::vector<Int> x_;
};

std::vector<Array> CppGlobal::boxes(std::size_t a, std::size_t b) const {
  const std::vector<Sum> x = list(a);
  const std::vector<Sum> y = list(b);
  std::vector<Array> result;
  for (std::size_t i = 0; i < x.size(); ++i) result.push_back({x[i], y[i]});
  return result;
}

cp::Automaton CppGlobal::automaton() const {
  cp::Automaton result{.start = 1, .accepting = {}, .transitions = {}};
  for (const Value state : global_.numbers) result.accepting.push_back(static_cast<std::size_t>(state));
  for (std::size_t from = 0; from < global_.rows.size(); ++from)
    for (std::size_t v = 0; v < global_.rows[from].size(); ++v)
      if (const Value to = global_.rows[from][v]; to > 0)
        result.transitions.push_back({from + 1, static_cast<Value>(v) + 1, static_cast<std::size_t>(to)});
  return result;
}

/// A constraint in Prolog.
class PrologGlobal {
 public:
  using Terms = std::vector<prolog::Posting::Term>;

  PrologGlobal(prolog::Component& component, const std::vector<IntVar>& x, const GlobalModel& global)
      : global_(global), component_(component), posting_(component, expressions_) {
    for (const auto& list : global.lists) {
      Terms& terms = lists_.emplace_back();
      for (const std::size_t i : list) terms.push_back(expressions_.variable(x[i]));
    }
    for (const Value v : global.numbers) numbers_.push_back(expressions_.number(v));
  }

  prolog::Posting& posting() { return posting_; }
  const Terms& list(std::size_t i) const { return lists_[i]; }
  prolog::Posting::Term first(std::size_t i) const { return lists_[i].front(); }
  const Terms& number_terms() const { return numbers_; }
  const GlobalModel& global() const { return global_; }
  /// The least value of each variable of a list.
  std::vector<Value> least(std::size_t i) const {
    std::vector<Value> result;
    for (const std::size_t x : global_.lists[i]) result.push_back(global_.domains[x].front());
    return result;
  }
  /// Starts, durations, ends and demands of tasks, whose ends are new variables.
  Terms tasks();

 private:
  const GlobalModel& global_;
  prolog::Component& component_;
  modelling::Expressions expressions_{};
  prolog::Posting posting_;
  std::vector<Terms> lists_{};
  Terms numbers_{};
};

PrologGlobal::Terms PrologGlobal::tasks() {
  Terms result;
  for (std::size_t i = 0; i < list(0).size(); ++i) {
    EXPECT_TRUE(component_.add_variable({{-10'000, 10'000}}));
    const IntVar end = component_.variable(component_.variable_count() - 1);
    result.insert(result.end(), {list(0)[i], list(1)[i], expressions_.variable(end), list(2)[i]});
  }
  return result;
}

/// Whether the variables of the list can only be greater than 0, and, if wanted, have one value each.
bool are_positive(const GlobalModel& m, std::size_t list, bool fixed) {
  return std::ranges::all_of(m.lists[list], [&](std::size_t x) {
    return m.domains[x].front() > 0 && (!fixed || m.domains[x].size() == 1);
  });
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
std::string points(const GlobalModel& m, std::size_t a, std::size_t b) {
  std::string result;
  for (std::size_t i = 0; i < m.lists[a].size(); ++i)
    result += fmt::format("(x[{}],x[{}])", m.lists[a][i], m.lists[b][i]);
  return result;
}
std::string tuples(const GlobalModel& m) {
  std::string result;
  for (const auto& row : m.rows) result += fmt::format("({})", fmt::join(row, ","));
  return result;
}
std::string transitions(const GlobalModel& m) {
  std::string result;
  for (std::size_t from = 0; from < m.rows.size(); ++from)
    for (std::size_t v = 0; v < m.rows[from].size(); ++v)
      if (m.rows[from][v] > 0) result += fmt::format("(q{},{},q{})", from + 1, v + 1, m.rows[from][v]);
  return result;
}
std::string occurrences(const GlobalText& x, bool are_closed) {
  return in("cardinality", in("list", x.list(0)) +
                               fmt::format("<values closed=\"{}\"> {} </values>", are_closed, x.numbers()) +
                               in("occurs", x.list(1)));
}

/// The rows one after another, as FlatZinc has them.
std::string cells(const GlobalModel& m) {
  std::vector<Value> all;
  for (const auto& row : m.rows) all.insert(all.end(), row.begin(), row.end());
  return fmt::format("[{}]", fmt::join(all, ","));
}

using Maker = GlobalMaker;
using Text = GlobalText;

/// A global constraint: what a random model of it has, and how it is said in each language; empty where a
/// language lacks it. Indices count from 1, those of bins from 0.
struct Global {
  const char* name;
  void (*fill)(Maker& make);
  std::string (*flatzinc)(const Text& z);
  std::string (*xcsp)(const Text& x) = nullptr;
  void (*cpp)(CppGlobal& c) = nullptr;
  prolog::Outcome (*prolog)(PrologGlobal& p) = nullptr;
  /// Whether the model asks for no more than Prolog's predicate gives.
  bool (*is_for_prolog)(const GlobalModel& m) = [](const GlobalModel&) { return true; };
};

constexpr Value kStates = 3;
constexpr Value kSymbols = 4;

void one_list(Maker& make) { make.list(make.size(), 1, 5); }
void two_lists(Maker& make) {
  one_list(make);
  one_list(make);
}
void list_and_variable(Maker& make) {
  one_list(make);
  make.list(1, 1, 5);
}
void list_and_different_numbers(Maker& make) {
  one_list(make);
  make.different_numbers(1, 4);
}
void occurring_numbers(Maker& make) {
  one_list(make);
  const Value values = make.different_numbers(1, 5);
  make.list(values, 0, make.size());
}

// clang-format off
const std::vector<Global> kGlobals{
    {.name = "all_different",
     .fill = one_list,
     .flatzinc = [](const Text& z) { return z.of_lists("all_different_int"); },
     .xcsp = [](const Text& x) { return in("allDifferent", x.list(0)); },
     .cpp = [](CppGlobal& c) { c.model.all_different(c.list(0)); },
     .prolog = [](PrologGlobal& p) { return p.posting().all_different(p.list(0), cp::Consistency::automatic); }},
    {.name = "all_different_except",
     .fill = list_and_different_numbers,
     .flatzinc = [](const Text& z) { return fmt::format("fzn_alldifferent_except({},{{{}}})", z.list(0), z.numbers()); },
     .xcsp = [](const Text& x) { return in("allDifferent", in("list", x.list(0)) + in("except", x.numbers())); },
     .cpp = [](CppGlobal& c) { c.model.all_different_except(c.list(0), c.numbers()); }},
    {.name = "circuit",
     .fill = one_list,
     .flatzinc = [](const Text& z) { return fmt::format("quadrille_circuit({},1)", z.list(0)); },
     .xcsp = [](const Text& x) { return in("circuit", list_from_one(x.list(0)) + in("size", std::to_string(x.model().lists[0].size()))); },
     .cpp = [](CppGlobal& c) { c.model.circuit(c.list(0, 1)); },
     .prolog = [](PrologGlobal& p) { return p.posting().circuit(p.list(0)); }},
    {.name = "subcircuit",
     .fill = one_list,
     .flatzinc = [](const Text& z) { return fmt::format("quadrille_subcircuit({},1)", z.list(0)); },
     .cpp = [](CppGlobal& c) { c.model.subcircuit(c.list(0, 1)); }},
    {.name = "inverse",
     .fill = two_lists,
     .flatzinc = [](const Text& z) { return fmt::format("quadrille_inverse({},1,{},1)", z.list(0), z.list(1)); },
     .xcsp = [](const Text& x) { return in("channel", list_from_one(x.list(0)) + list_from_one(x.list(1))); },
     .cpp = [](CppGlobal& c) { c.model.inverse(c.list(0, 1), c.list(1, 1)); }},
    {.name = "element",  // of variables; the index, the array, the result
     .fill = [](Maker& make) { make.list(1, 1, 5); make.list(make.size(), 1, 5); make.list(1, 1, 5); },
     .flatzinc = [](const Text& z) { return fmt::format("array_var_int_element({},{},{})", z.first(0), z.list(1), z.last()); },
     .xcsp = [](const Text& x) { return in("element", list_from_one(x.list(1)) + in("index", x.list(0)) + in("value", x.last())); },
     .cpp = [](CppGlobal& c) { c.add_that_last_is(c.model.element(c.list(1), c.first(0, 1))); },
     .prolog = [](PrologGlobal& p) { return p.posting().element(p.first(0), p.list(1), p.first(2)); }},
    {.name = "element_of_numbers",
     .fill = [](Maker& make) { make.list(1, 1, 5); make.list(1, 1, 5); make.numbers(make.size(), 1, 6); },
     .flatzinc = [](const Text& z) { return fmt::format("array_int_element({},[{}],{})", z.first(0), z.numbers(), z.last()); },
     .xcsp = [](const Text& x) { return in("element", list_from_one(x.numbers()) + in("index", x.list(0)) + in("value", x.last())); },
     .cpp = [](CppGlobal& c) { c.add_that_last_is(c.model.element(c.numbers(), c.first(0, 1))); },
     .prolog = [](PrologGlobal& p) { return p.posting().element(p.first(0), p.number_terms(), p.first(1)); }},
    {.name = "maximum",
     .fill = list_and_variable,
     .flatzinc = [](const Text& z) { return fmt::format("array_int_maximum({},{})", z.last(), z.list(0)); },
     .xcsp = [](const Text& x) { return in("maximum", in("list", x.list(0)) + equal_to(x.last())); },
     .cpp = [](CppGlobal& c) { c.add_that_last_is(c.model.max(c.list(0))); }},
    {.name = "lex_less",
     .fill = two_lists,
     .flatzinc = [](const Text& z) { return z.of_lists("fzn_lex_less_int"); },
     .xcsp = [](const Text& x) { return lex(x, "lt"); },
     .cpp = [](CppGlobal& c) { c.model.lex_less(c.list(0), c.list(1)); }},
    {.name = "lex_less_equal",
     .fill = two_lists,
     .flatzinc = [](const Text& z) { return z.of_lists("fzn_lex_lesseq_int"); },
     .xcsp = [](const Text& x) { return lex(x, "le"); },
     .cpp = [](CppGlobal& c) { c.model.lex_less_equal(c.list(0), c.list(1)); },
     .prolog = [](PrologGlobal& p) { return p.posting().lex_less_equal(p.list(0), p.list(1)); }},
    {.name = "sort",
     .fill = two_lists,
     .flatzinc = [](const Text& z) { return z.of_lists("fzn_sort"); },
     .cpp = [](CppGlobal& c) { c.model.sort(c.list(0), c.list(1)); }},
    {.name = "value_precede",
     .fill = list_and_different_numbers,
     .flatzinc = [](const Text& z) { return fmt::format("fzn_value_precede_chain_int([{}],{})", z.numbers(), z.list(0)); },
     .xcsp = [](const Text& x) { return in("precedence", in("list", x.list(0)) + in("values", x.numbers())); },
     .cpp = [](CppGlobal& c) { c.model.value_precede(c.numbers(), c.list(0)); }},
    {.name = "table",
     .fill = [](Maker& make) { one_list(make); make.rows(make.between(1, 6), make.size(), 0, 5); },
     .flatzinc = [](const Text& z) { return fmt::format("fzn_table_int({},{})", z.list(0), cells(z.model())); },
     .xcsp = [](const Text& x) { return in("extension", in("list", x.list(0)) + in("supports", tuples(x.model()))); },
     .cpp = [](CppGlobal& c) { c.model.table(c.list(0), c.rows()); },
     .prolog = [](PrologGlobal& p) { return p.posting().tuple_in(p.list(0), p.global().rows); }},
    {.name = "regular",  // rows: the next state, by state and value; numbers: the accepting states
     .fill = [](Maker& make) { one_list(make); make.different_numbers(1, kStates, true); make.rows(kStates, kSymbols, 0, kStates); },
     .flatzinc = [](const Text& z) {
       return fmt::format("fzn_regular({},{},{},{},1,{{{}}})", z.list(0), kStates, kSymbols, cells(z.model()), z.numbers());
     },
     .xcsp = [](const Text& x) {
       return in("regular", in("list", x.list(0)) + in("transitions", transitions(x.model())) + in("start", "q1") +
                                in("final", fmt::format("q{}", fmt::join(x.model().numbers, " q"))));
     },
     .cpp = [](CppGlobal& c) { c.model.regular(c.list(0), c.automaton()); }},
    {.name = "count",  // the variables, the value, the number
     .fill = [](Maker& make) { list_and_variable(make); make.list(1, 0, make.size()); },
     .flatzinc = [](const Text& z) { return fmt::format("fzn_count_eq({},{},{})", z.list(0), z.first(1), z.last()); },
     .xcsp = [](const Text& x) { return in("count", in("list", x.list(0)) + in("values", x.list(1)) + equal_to(x.last())); },
     .cpp = [](CppGlobal& c) { c.add_that_last_is(c.model.count(c.list(0), c.first(1))); }},
    {.name = "count_of_number",
     .fill = [](Maker& make) { one_list(make); make.list(1, 0, make.size()); make.numbers(1, 1, 5); },
     .flatzinc = [](const Text& z) { return fmt::format("fzn_count_eq({},{},{})", z.list(0), z.numbers(), z.last()); },
     .xcsp = [](const Text& x) { return in("count", in("list", x.list(0)) + in("values", x.numbers()) + equal_to(x.last())); },
     .cpp = [](CppGlobal& c) { c.add_that_last_is(c.model.count(c.list(0), c.numbers()[0])); }},
    {.name = "among",
     .fill = [](Maker& make) { one_list(make); make.list(1, 0, make.size()); make.different_numbers(1, 5); },
     .flatzinc = [](const Text& z) { return fmt::format("fzn_among({},{},{{{}}})", z.last(), z.list(0), z.numbers()); },
     .xcsp = [](const Text& x) { return in("count", in("list", x.list(0)) + in("values", x.numbers()) + equal_to(x.last())); }},
    {.name = "cardinality",
     .fill = occurring_numbers,
     .flatzinc = [](const Text& z) { return fmt::format("fzn_global_cardinality({},[{}],{})", z.list(0), z.numbers(), z.list(1)); },
     .xcsp = [](const Text& x) { return occurrences(x, false); },
     .cpp = [](CppGlobal& c) { c.model.global_cardinality(c.list(0), c.numbers(), c.list(1)); }},
    {.name = "closed_cardinality",  // without other values
     .fill = occurring_numbers,
     .flatzinc = [](const Text& z) { return fmt::format("fzn_global_cardinality_closed({},[{}],{})", z.list(0), z.numbers(), z.list(1)); },
     .xcsp = [](const Text& x) { return occurrences(x, true); },
     .prolog = [](PrologGlobal& p) { return p.posting().global_cardinality(p.list(0), p.global().numbers, p.list(1)); }},
    {.name = "nvalue",
     .fill = list_and_variable,
     .flatzinc = [](const Text& z) { return fmt::format("fzn_nvalue({},{})", z.last(), z.list(0)); },
     .xcsp = [](const Text& x) { return in("nValues", in("list", x.list(0)) + equal_to(x.last())); },
     .cpp = [](CppGlobal& c) { c.add_that_last_is(c.model.nvalue(c.list(0))); }},
    {.name = "cumulative",  // starts, durations, demands, the capacity
     .fill = [](Maker& make) {
       const Value tasks = make.between(2, 4);
       make.list(tasks, 0, 4);
       make.amounts(tasks, 3);
       make.amounts(tasks, 2);
       make.amounts(1, 3);
     },
     .flatzinc = [](const Text& z) { return fmt::format("fzn_cumulative({},{},{},{})", z.list(0), z.list(1), z.list(2), z.last()); },
     .xcsp = [](const Text& x) {
       return in("cumulative", in("origins", x.list(0)) + in("lengths", x.list(1)) + in("heights", x.list(2)) +
                                   in("condition", "(le," + x.last() + ")"));
     },
     .cpp = [](CppGlobal& c) { c.model.cumulative(c.list(0), c.list(1), c.list(2), c.first(3)); },
     .prolog = [](PrologGlobal& p) { return p.posting().cumulative(p.tasks(), p.least(3).front()); },
     .is_for_prolog = [](const GlobalModel& m) { return are_positive(m, 1, false) && are_positive(m, 3, true); }},
    {.name = "disjunctive",  // starts, durations
     .fill = [](Maker& make) {
       const Value tasks = make.between(2, 4);
       make.list(tasks, 0, 4);
       make.amounts(tasks, 2);
     },
     .flatzinc = [](const Text& z) { return z.of_lists("fzn_disjunctive"); },
     .xcsp = [](const Text& x) { return in("noOverlap", in("origins", x.list(0)) + in("lengths", x.list(1))); },
     .cpp = [](CppGlobal& c) { c.model.disjunctive(c.list(0), c.list(1)); },
     .prolog = [](PrologGlobal& p) { return p.posting().serialized(p.list(0), p.least(1)); },
     .is_for_prolog = [](const GlobalModel& m) { return are_positive(m, 1, true); }},
    {.name = "diffn",  // x, y, and the sizes in these dimensions
     .fill = [](Maker& make) {
       const Value boxes = make.between(2, 4);
       make.list(boxes, 0, 4);
       make.list(boxes, 0, 2);
       make.amounts(boxes, 2);
       make.amounts(boxes, 2);
     },
     .flatzinc = [](const Text& z) { return z.of_lists("fzn_diffn"); },
     .xcsp = [](const Text& x) {
       return "<noOverlap zeroIgnored=\"false\">" + in("origins", points(x.model(), 0, 1)) +
              in("lengths", points(x.model(), 2, 3)) + "</noOverlap>";
     },
     .cpp = [](CppGlobal& c) { c.model.diffn(c.boxes(0, 1), c.boxes(2, 3)); }},
    {.name = "bin_packing",  // loads, the bin of each item; numbers: the weights
     .fill = [](Maker& make) {
       const Value items = make.between(2, 4);
       make.list(items, 0, 4);
       make.list(items, 0, items - 1);
       make.numbers(items, 0, 4);
     },
     .flatzinc = [](const Text& z) { return fmt::format("quadrille_bin_packing_load({},0,{},[{}])", z.list(0), z.list(1), z.numbers()); },
     .xcsp = [](const Text& x) { return in("binPacking", in("list", x.list(1)) + in("sizes", x.numbers()) + in("loads", x.list(0))); },
     .cpp = [](CppGlobal& c) { c.model.bin_packing(c.list(0), c.list(1), c.numbers()); }},
};
// clang-format on

std::string flatzinc_text(const Global& global, const GlobalModel& m) {
  return flatzinc_model(m, global.flatzinc(Text(m, Text::kFlatZinc)));
}

/// The remaining domains in each language that has the constraint.
std::map<std::string, Left> left_in_all(const Global& global, const GlobalModel& m) {
  std::map<std::string, Left> result;
  result["FlatZinc"] = left_in_flatzinc(flatzinc_text(global, m), m.domains.size(), m.steps);
  if (global.cpp != nullptr) {
    CppGlobal cpp(m);
    global.cpp(cpp);
    result["C++"] = cpp.left();
  }
  if (global.xcsp != nullptr)
    result["XCSP3"] = left_in_xcsp(xcsp_model(m, global.xcsp(Text(m, Text::kXcsp))), m.steps);
  if (global.prolog != nullptr && global.is_for_prolog(m)) {
    const auto post = [&](prolog::Component& component, const std::vector<IntVar>& x) {
      PrologGlobal prolog(component, x, m);
      return global.prolog(prolog);
    };
    result["Prolog"] = left_in_prolog(m.domains, post, m.steps);
  }
  return result;
}

std::optional<std::string> disagreement(const Global& global, const GlobalModel& m) {
  const std::map<std::string, Left> all = left_in_all(global, m);
  const Left& expected = all.begin()->second;
  for (std::size_t i = 0; i <= m.steps.size(); ++i) {
    if (std::ranges::all_of(all, [&](const auto& door) { return door.second[i] == expected[i]; })) continue;
    std::string text = flatzinc_text(global, m).substr(0, 2000) + time_of(i, m.steps);
    for (const auto& [door, left] : all) text += fmt::format("\n  {}: {:.300}", door, text_of(left[i]));
    return text;
  }
  return std::nullopt;
}

class GlobalDoors : public testing::TestWithParam<Global> {};

TEST_P(GlobalDoors, Agree) {
  const std::uint64_t models = random_rounds<std::uint64_t>(100);
  std::uint64_t different = 0;
  for (std::uint64_t seed = 0; seed < models; ++seed) {
    GlobalMaker maker(seed);
    GetParam().fill(maker);
    const auto found = disagreement(GetParam(), maker.model());
    if (found && ++different <= 3) ADD_FAILURE() << "seed " << seed << ": " << *found;
  }
  EXPECT_EQ(different, 0U) << "of " << models << " models";
}

INSTANTIATE_TEST_SUITE_P(Each, GlobalDoors, testing::ValuesIn(kGlobals),
                         [](const auto& global) { return global.param.name; });

}  // namespace
}  // namespace quadrille::test
