// The same global constraint, posted through each door, leaves the same domains.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "apps/prolog/door_runs.h"
#include "model/model.h"
#include "prolog/posting.h"
#include "support/global_doors.h"
#include "support/rounds.h"

namespace quadrille::test {
namespace {

using cp::IntVar;

class CppGlobal {
 public:
  explicit CppGlobal(const GlobalModel& global) : global_(global) {}

  /// Nothing if the C++ model has no such constraint.
  std::optional<Left> left() {
    std::vector<IntVar> variables;
    for (const auto& domain : global_.domains) {
      x_.push_back(model_.integer(domain));
      variables.push_back(x_.back().variable());
    }
    if (!post()) return std::nullopt;
    return left_in(model_.store(), variables, global_.steps);
  }

 private:
  std::vector<Sum> list(std::size_t i, Value less = 0) const {
    std::vector<Sum> result;
    for (const std::size_t place : global_.lists[i]) result.emplace_back(x_[place] - less);
    return result;
  }
  Sum last() const { return list(global_.lists.size() - 1).front(); }
  cp::Automaton automaton() const;
  /// `lists` by box: one variable of each.
  std::vector<Array> boxes(std::size_t first, std::size_t second) const;
  bool post();
  bool post_resource();

  const GlobalModel& global_;
  Model model_;
  std::vector<Int> x_;
};

cp::Automaton CppGlobal::automaton() const {
  cp::Automaton result{.start = 1, .accepting = {}, .transitions = {}};
  for (const Value state : global_.numbers) result.accepting.push_back(static_cast<std::size_t>(state));
  for (std::size_t from = 0; from < global_.rows.size(); ++from)
    for (std::size_t v = 0; v < global_.rows[from].size(); ++v)
      if (const Value to = global_.rows[from][v]; to > 0)
        result.transitions.push_back({from + 1, static_cast<Value>(v) + 1, static_cast<std::size_t>(to)});
  return result;
}

std::vector<Array> CppGlobal::boxes(std::size_t first, std::size_t second) const {
  const std::vector<Sum> x = list(first);
  const std::vector<Sum> y = list(second);
  std::vector<Array> result;
  for (std::size_t i = 0; i < x.size(); ++i) result.push_back({x[i], y[i]});
  return result;
}

bool CppGlobal::post_resource() {
  switch (global_.global) {
    case Global::cumulative: return model_.cumulative(list(0), list(1), list(2), last()), true;
    case Global::disjunctive: return model_.disjunctive(list(0), list(1)), true;
    case Global::diffn: return model_.diffn(boxes(0, 1), boxes(2, 3)), true;
    default: return model_.bin_packing(list(0), list(1), global_.numbers), true;
  }
}

bool CppGlobal::post() {
  const auto& numbers = global_.numbers;
  switch (global_.global) {
    case Global::all_different: return model_.all_different(list(0)), true;
    case Global::all_different_except: return model_.all_different_except(list(0), numbers), true;
    case Global::circuit: return model_.circuit(list(0, 1)), true;
    case Global::subcircuit: return model_.subcircuit(list(0, 1)), true;
    case Global::inverse: return model_.inverse(list(0, 1), list(1, 1)), true;
    case Global::element: return model_.add(model_.element(list(1), list(0, 1)[0]) == last()), true;
    case Global::element_of_numbers:
      return model_.add(model_.element(numbers, list(0, 1)[0]) == last()), true;
    case Global::maximum: return model_.add(model_.max(list(0)) == last()), true;
    case Global::lex_less: return model_.lex_less(list(0), list(1)), true;
    case Global::lex_less_equal: return model_.lex_less_equal(list(0), list(1)), true;
    case Global::sort: return model_.sort(list(0), list(1)), true;
    case Global::value_precede: return model_.value_precede(numbers, list(0)), true;
    case Global::table: return model_.table(list(0), global_.rows), true;
    case Global::regular: return model_.regular(list(0), automaton()), true;
    case Global::count: return model_.add(model_.count(list(0), list(1)[0]) == last()), true;
    case Global::count_of_number: return model_.add(model_.count(list(0), numbers[0]) == last()), true;
    case Global::among:
    case Global::closed_cardinality: return false;
    case Global::cardinality: return model_.global_cardinality(list(0), numbers, list(1)), true;
    case Global::nvalue: return model_.add(model_.nvalue(list(0)) == last()), true;
    default: return post_resource();
  }
}

/// Whether the variables of the list can only be greater than 0, and, if wanted, have one value each.
bool are_positive(const GlobalModel& m, std::size_t list, bool fixed) {
  return std::ranges::all_of(m.lists[list], [&](std::size_t x) {
    return m.domains[x].front() > 0 && (!fixed || m.domains[x].size() == 1);
  });
}

/// Whether Prolog's library has the constraint, and asks for no more than the model gives.
bool is_in_prolog(const GlobalModel& m) {
  switch (m.global) {
    case Global::all_different:
    case Global::circuit:
    case Global::element:
    case Global::element_of_numbers:
    case Global::lex_less_equal:
    case Global::table:
    case Global::closed_cardinality: return true;
    case Global::cumulative: return are_positive(m, 1, false) && are_positive(m, 3, true);
    case Global::disjunctive: return are_positive(m, 1, true);
    default: return false;
  }
}

using Terms = std::vector<prolog::Posting::Term>;

prolog::Outcome post_in_prolog(prolog::Component& component, const std::vector<IntVar>& x,
                               const GlobalModel& m) {
  modelling::Expressions expressions;
  std::vector<Terms> lists;
  std::vector<Value> first;  // of each list: the least value of its first variable
  for (const auto& list : m.lists) {
    first.push_back(m.domains[list.front()].front());
    Terms& terms = lists.emplace_back();
    for (const std::size_t i : list) terms.push_back(expressions.variable(x[i]));
  }
  Terms numbers;
  for (const Value v : m.numbers) numbers.push_back(expressions.number(v));
  Terms tasks;
  std::vector<Value> durations;
  for (std::size_t i = 0; m.global >= Global::cumulative && i < m.lists[0].size(); ++i) {
    durations.push_back(m.domains[m.lists[1][i]].front());
    if (m.global != Global::cumulative) continue;
    EXPECT_TRUE(component.add_variable({{-10'000, 10'000}}));
    const IntVar end = component.variable(component.variable_count() - 1);
    tasks.insert(tasks.end(), {lists[0][i], lists[1][i], expressions.variable(end), lists[2][i]});
  }
  prolog::Posting posting(component, expressions);
  switch (m.global) {
    case Global::all_different: return posting.all_different(lists[0], cp::Consistency::automatic);
    case Global::circuit: return posting.circuit(lists[0]);
    case Global::element: return posting.element(lists[0][0], lists[1], lists[2][0]);
    case Global::element_of_numbers: return posting.element(lists[0][0], numbers, lists[1][0]);
    case Global::lex_less_equal: return posting.lex_less_equal(lists[0], lists[1]);
    case Global::table: return posting.tuple_in(lists[0], m.rows);
    case Global::closed_cardinality: return posting.global_cardinality(lists[0], m.numbers, lists[1]);
    case Global::cumulative: return posting.cumulative(tasks, first[3]);
    default: return posting.serialized(lists[0], durations);
  }
}

/// What each door leaves that has the constraint.
std::map<std::string, Left> left_in_all(const GlobalModel& m) {
  std::map<std::string, Left> result;
  result["FlatZinc"] = left_in_flatzinc(flatzinc_text(m), m.domains.size(), m.steps);
  if (auto left = CppGlobal(m).left()) result["C++"] = *std::move(left);
  if (const std::string text = xcsp_text(m); !text.empty()) result["XCSP3"] = left_in_xcsp(text, m.steps);
  if (is_in_prolog(m)) {
    const auto post = [&](auto& component, const auto& x) { return post_in_prolog(component, x, m); };
    result["Prolog"] = left_in_prolog(m.domains, post, m.steps);
  }
  return result;
}

std::optional<std::string> disagreement(const GlobalModel& m) {
  const std::map<std::string, Left> all = left_in_all(m);
  const Left& expected = all.begin()->second;
  for (std::size_t i = 0; i <= m.steps.size(); ++i) {
    if (std::ranges::all_of(all, [&](const auto& door) { return door.second[i] == expected[i]; })) continue;
    std::string text = flatzinc_text(m).substr(0, 2000) + time_of(i, m.steps);
    for (const auto& [door, left] : all) text += fmt::format("\n  {}: {:.300}", door, text_of(left[i]));
    return text;
  }
  return std::nullopt;
}

class GlobalDoors : public testing::TestWithParam<int> {};

TEST_P(GlobalDoors, Agree) {
  const std::uint64_t models = wanted("QUADRILLE_RANDOM_DOORS", rounds<std::uint64_t>(100));
  std::uint64_t different = 0;
  for (std::uint64_t seed = 0; seed < models; ++seed) {
    const auto found = disagreement(random_global(static_cast<Global>(GetParam()), seed));
    if (found && ++different <= 3) ADD_FAILURE() << "seed " << seed << ": " << *found;
  }
  EXPECT_EQ(different, 0U) << "of " << models << " models";
}

INSTANTIATE_TEST_SUITE_P(Each, GlobalDoors, testing::Range(0, kGlobals));

}  // namespace
}  // namespace quadrille::test
