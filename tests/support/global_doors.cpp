#include "support/global_doors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

#include "base/random.h"

namespace quadrille::test {

namespace {

constexpr cp::Value kStates = 3;
constexpr cp::Value kSymbols = 4;
constexpr cp::Value kFar = 4900;

class GlobalGenerator {
 public:
  GlobalGenerator(Global global, std::uint64_t seed) : random_(seed), model_{.global = global} {}

  GlobalModel model();

 private:
  cp::Value between(cp::Value least, cp::Value greatest) {
    return least + static_cast<cp::Value>(random_.below(greatest - least + 1));
  }
  bool one_in(int n) { return random_.below(n) == 0; }
  /// Adds a list of new variables with values between these numbers, or, rarely, far beyond them.
  void list(cp::Value size, cp::Value least, cp::Value greatest);
  void numbers(cp::Value size, cp::Value least, cp::Value greatest);
  void different_numbers(cp::Value least, cp::Value greatest);
  /// Adds a list of new variables that can be positive, and of which some can be negative.
  void amounts(cp::Value size, cp::Value greatest);
  /// In some models, now and then a value that is far from all others.
  cp::Value or_far(cp::Value v) { return is_wide_ && one_in(3) ? kFar : v; }
  void rows(cp::Value size, cp::Value width, cp::Value least, cp::Value greatest);
  void fill();
  void fill_resources();

  Random random_;
  GlobalModel model_;
  bool is_wide_ = one_in(6);
};

void GlobalGenerator::list(cp::Value size, cp::Value least, cp::Value greatest) {
  auto& places = model_.lists.emplace_back();
  for (cp::Value i = 0; i < size; ++i) {
    places.push_back(model_.domains.size());
    std::vector<cp::Value>& values = model_.domains.emplace_back();
    const cp::Value from = one_in(4) ? least - 1 : least;
    const cp::Value to = one_in(5) ? from : is_wide_ && one_in(2) ? kFar + 100 : greatest;
    for (cp::Value v = from; v <= to; ++v)
      if (v == from || !one_in(4)) values.push_back(v);
  }
}

void GlobalGenerator::numbers(cp::Value size, cp::Value least, cp::Value greatest) {
  for (cp::Value i = 0; i < size; ++i) model_.numbers.push_back(between(least, greatest));
}

void GlobalGenerator::different_numbers(cp::Value least, cp::Value greatest) {
  for (cp::Value v = least; v <= greatest; ++v)
    if (v == least || one_in(2)) model_.numbers.push_back(v);
  if (model_.global != Global::regular) model_.numbers.back() = or_far(model_.numbers.back());
  random_.shuffle(model_.numbers);
}

void GlobalGenerator::amounts(cp::Value size, cp::Value greatest) {
  list(size, 1, greatest);
  for (const std::size_t x : model_.lists.back())
    if (one_in(6)) model_.domains[x].insert(model_.domains[x].begin(), -1);
}

void GlobalGenerator::rows(cp::Value size, cp::Value width, cp::Value least, cp::Value greatest) {
  for (cp::Value i = 0; i < size; ++i) {
    auto& row = model_.rows.emplace_back();
    for (cp::Value k = 0; k < width; ++k) row.push_back(or_far(between(least, greatest)));
  }
}

void GlobalGenerator::fill_resources() {
  const cp::Value n = between(2, 4);
  list(n, 0, 4);
  switch (model_.global) {
    case Global::cumulative:
      amounts(n, 3);
      amounts(n, 2);
      return amounts(1, 3);
    case Global::disjunctive: return amounts(n, 2);
    case Global::diffn:
      list(n, 0, 2);
      amounts(n, 2);
      return amounts(n, 2);
    default: list(n, 0, n - 1); return numbers(n, 0, 4);
  }
}

void GlobalGenerator::fill() {
  const cp::Value n = between(2, 5);
  if (model_.global >= Global::cumulative) return fill_resources();
  list(model_.global == Global::element || model_.global == Global::element_of_numbers ? 1 : n, 1, 5);
  switch (model_.global) {
    case Global::inverse:
    case Global::lex_less:
    case Global::lex_less_equal:
    case Global::sort: return list(n, 1, 5);
    case Global::element: list(n, 1, 5); [[fallthrough]];
    case Global::maximum:
    case Global::nvalue: return list(1, 1, 5);
    case Global::element_of_numbers: list(1, 1, 5); return numbers(n, 1, 6);
    case Global::value_precede:
    case Global::all_different_except: return different_numbers(1, 4);
    case Global::table: return rows(between(1, 6), n, 0, 5);
    case Global::regular: different_numbers(1, kStates); return rows(kStates, kSymbols, 0, kStates);
    case Global::count: list(1, 1, 5); return list(1, 0, n);
    case Global::count_of_number: list(1, 0, n); return numbers(1, 1, 5);
    case Global::among: list(1, 0, n); return different_numbers(1, 5);
    case Global::cardinality:
    case Global::closed_cardinality: different_numbers(1, 5); return list(std::ssize(model_.numbers), 0, n);
    default: return;
  }
}

GlobalModel GlobalGenerator::model() {
  fill();
  for (int i = 0; i < 4; ++i) {
    const std::size_t x = random_.below(model_.domains.size());
    const auto& values = model_.domains[x];
    model_.steps.push_back({x, values[random_.below(values.size())], one_in(2)});
  }
  return model_;
}

std::string constraint_in_flatzinc(const GlobalModel& m) {
  std::vector<std::string> lists;
  std::vector<std::string> first;  // of each list
  for (const auto& list : m.lists) {
    lists.push_back(fmt::format("[x{}]", fmt::join(list, ",x")));
    first.push_back(fmt::format("x{}", list.front()));
  }
  const std::string numbers = fmt::format("{}", fmt::join(m.numbers, ","));
  std::vector<cp::Value> cells;
  for (const auto& row : m.rows) cells.insert(cells.end(), row.begin(), row.end());
  const auto of_lists = [&](const char* name) { return fmt::format("{}({})", name, fmt::join(lists, ",")); };
  switch (m.global) {
    case Global::all_different: return of_lists("all_different_int");
    case Global::all_different_except:
      return fmt::format("fzn_alldifferent_except({},{{{}}})", lists[0], numbers);
    case Global::circuit: return fmt::format("quadrille_circuit({},1)", lists[0]);
    case Global::subcircuit: return fmt::format("quadrille_subcircuit({},1)", lists[0]);
    case Global::inverse: return fmt::format("quadrille_inverse({},1,{},1)", lists[0], lists[1]);
    case Global::element: return fmt::format("array_var_int_element({},{},{})", first[0], lists[1], first[2]);
    case Global::element_of_numbers:
      return fmt::format("array_int_element({},[{}],{})", first[0], numbers, first[1]);
    case Global::maximum: return fmt::format("array_int_maximum({},{})", first[1], lists[0]);
    case Global::lex_less: return of_lists("fzn_lex_less_int");
    case Global::lex_less_equal: return of_lists("fzn_lex_lesseq_int");
    case Global::sort: return of_lists("fzn_sort");
    case Global::value_precede: return fmt::format("fzn_value_precede_chain_int([{}],{})", numbers, lists[0]);
    case Global::table: return fmt::format("fzn_table_int({},[{}])", lists[0], fmt::join(cells, ","));
    case Global::regular:
      return fmt::format("fzn_regular({},{},{},[{}],1,{{{}}})", lists[0], kStates, kSymbols,
                         fmt::join(cells, ","), numbers);
    case Global::count: return fmt::format("fzn_count_eq({},{},{})", lists[0], first[1], first[2]);
    case Global::count_of_number: return fmt::format("fzn_count_eq({},{},{})", lists[0], numbers, first[1]);
    case Global::among: return fmt::format("fzn_among({},{},{{{}}})", first[1], lists[0], numbers);
    case Global::cardinality:
      return fmt::format("fzn_global_cardinality({},[{}],{})", lists[0], numbers, lists[1]);
    case Global::closed_cardinality:
      return fmt::format("fzn_global_cardinality_closed({},[{}],{})", lists[0], numbers, lists[1]);
    case Global::nvalue: return fmt::format("fzn_nvalue({},{})", first[1], lists[0]);
    case Global::cumulative:
      return fmt::format("fzn_cumulative({},{},{},{})", lists[0], lists[1], lists[2], first[3]);
    case Global::disjunctive: return of_lists("fzn_disjunctive");
    case Global::diffn: return of_lists("fzn_diffn");
    default: return fmt::format("quadrille_bin_packing_load({},0,{},[{}])", lists[0], lists[1], numbers);
  }
}

/// An element <tag> with the text.
std::string in(const std::string& tag, const std::string& text) {
  return fmt::format("<{0}> {1} </{0}>", tag, text);
}

std::string transitions(const GlobalModel& m) {
  std::string result;
  for (std::size_t from = 0; from < m.rows.size(); ++from)
    for (std::size_t v = 0; v < m.rows[from].size(); ++v)
      if (m.rows[from][v] > 0) result += fmt::format("(q{},{},q{})", from + 1, v + 1, m.rows[from][v]);
  return result;
}

std::string points(const std::vector<std::size_t>& x, const std::vector<std::size_t>& y) {
  std::string result;
  for (std::size_t i = 0; i < x.size(); ++i) result += fmt::format("(x[{}],x[{}])", x[i], y[i]);
  return result;
}

std::string constraint_in_xcsp(const GlobalModel& m) {
  std::vector<std::string> texts;
  for (const auto& list : m.lists) texts.push_back(fmt::format("x[{}]", fmt::join(list, "] x[")));
  const std::string& x = texts[0];
  const std::string& y = texts.size() > 1 ? texts[1] : x;
  const std::string& last = texts.back();
  const std::string numbers = fmt::format("{}", fmt::join(m.numbers, " "));
  const std::string equal_to_last = in("condition", "(eq," + last + ")");
  const auto from_one = [](const std::string& list) {
    return fmt::format("<list startIndex=\"1\"> {} </list>", list);
  };
  const auto lex = [&](const char* op) {
    return in("lex", in("list", x) + in("list", y) + in("operator", op));
  };
  switch (m.global) {
    case Global::all_different: return in("allDifferent", x);
    case Global::all_different_except: return in("allDifferent", in("list", x) + in("except", numbers));
    case Global::circuit: return in("circuit", from_one(x) + in("size", std::to_string(m.lists[0].size())));
    case Global::inverse: return in("channel", from_one(x) + from_one(y));
    case Global::element: return in("element", from_one(y) + in("index", x) + in("value", last));
    case Global::element_of_numbers:
      return in("element", from_one(numbers) + in("index", x) + in("value", last));
    case Global::maximum: return in("maximum", in("list", x) + equal_to_last);
    case Global::lex_less: return lex("lt");
    case Global::lex_less_equal: return lex("le");
    case Global::value_precede: return in("precedence", in("list", x) + in("values", numbers));
    case Global::table: {
      std::string tuples;
      for (const auto& row : m.rows) tuples += fmt::format("({})", fmt::join(row, ","));
      return in("extension", in("list", x) + in("supports", tuples));
    }
    case Global::regular:
      return in("regular", in("list", x) + in("transitions", transitions(m)) + in("start", "q1") +
                               in("final", fmt::format("q{}", fmt::join(m.numbers, " q"))));
    case Global::count: return in("count", in("list", x) + in("values", y) + equal_to_last);
    case Global::count_of_number:
    case Global::among: return in("count", in("list", x) + in("values", numbers) + equal_to_last);
    case Global::cardinality:
    case Global::closed_cardinality:
      return in("cardinality", in("list", x) +
                                   fmt::format("<values closed=\"{}\"> {} </values>",
                                               m.global == Global::closed_cardinality, numbers) +
                                   in("occurs", y));
    case Global::nvalue: return in("nValues", in("list", x) + equal_to_last);
    case Global::cumulative:
      return in("cumulative", in("origins", x) + in("lengths", y) + in("heights", texts[2]) +
                                  in("condition", "(le," + last + ")"));
    case Global::disjunctive: return in("noOverlap", in("origins", x) + in("lengths", y));
    case Global::diffn:
      return "<noOverlap zeroIgnored=\"false\">" + in("origins", points(m.lists[0], m.lists[1])) +
             in("lengths", points(m.lists[2], m.lists[3])) + "</noOverlap>";
    case Global::bin_packing: return in("binPacking", in("list", y) + in("sizes", numbers) + in("loads", x));
    default: return {};
  }
}

}  // namespace

GlobalModel random_global(Global global, std::uint64_t seed) { return GlobalGenerator(global, seed).model(); }

std::string flatzinc_text(const GlobalModel& model) {
  std::string text;
  for (std::size_t i = 0; i < model.domains.size(); ++i)
    text += fmt::format("var {{{}}}: x{};\n", fmt::join(model.domains[i], ","), i);
  return text + "constraint " + constraint_in_flatzinc(model) + ";\nsolve satisfy;\n";
}

std::string xcsp_text(const GlobalModel& model) {
  const std::string constraint = constraint_in_xcsp(model);
  if (constraint.empty()) return {};
  std::string text = fmt::format(
      R"(<instance format="XCSP3" type="CSP"><variables><array id="x" size="[{}]">)", model.domains.size());
  for (std::size_t i = 0; i < model.domains.size(); ++i)
    text += fmt::format(R"(<domain for="x[{}]"> {} </domain>)", i, fmt::join(model.domains[i], " "));
  return text + "</array></variables><constraints>" + constraint + "</constraints></instance>";
}

}  // namespace quadrille::test
