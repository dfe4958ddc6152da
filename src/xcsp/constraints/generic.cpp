// Generic constraints: expressions, tables, automata, decision diagrams and fixed values.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "xcsp/constraints.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

std::vector<std::vector<Value>> table_of(Instance& instance, const std::string& text, std::size_t arity) {
  std::vector<std::vector<Value>> table;
  if (arity == 1 && text.find('(') == std::string::npos) {
    for (const Value v : instance.numbers(text)) table.push_back({v});
    return table;
  }
  for (const std::vector<std::string>& tuple : tuples_of(text)) {
    if (tuple.size() != arity) {
      instance.bad(say::kTupleSize(tuple.size(), arity));
      return {};
    }
    std::vector<Value>& row = table.emplace_back();
    for (const std::string& word : tuple) row.push_back(word == "*" ? cp::kAnyValue : instance.number(word));
  }
  return table;
}

bool is_hybrid(const std::string& text) {
  return std::ranges::any_of(std::array{"{", "..", "≠", "≥", "≤", "<", ">", "="},
                             [&](const char* sign) { return text.find(sign) != std::string::npos; });
}

/// The values that a cell of a hybrid table allows: *, 3, 1..4, {1,3}, or an operator and a number, such as
/// ≥4. Nullopt for anything else, such as a reference to another column.
std::optional<modelling::IntervalSet> cell_of(Instance& instance, const std::string& word) {
  constexpr Value kLeast = cp::kMinusInfinity;
  constexpr Value kMost = cp::kPlusInfinity;
  if (word == "*") return modelling::IntervalSet{{kLeast, kMost}};
  if (word.starts_with('{') && word.ends_with('}')) {
    std::string values = word.substr(1, word.size() - 2);
    std::ranges::replace(values, ',', ' ');
    return modelling::set_of(instance.numbers(values));
  }
  const std::size_t digits = word.find_first_of("+-0123456789");
  if (digits == std::string::npos) return std::nullopt;
  const std::string operation = word.substr(0, digits);
  const std::string operand = word.substr(digits);
  if (operation.empty()) {
    modelling::IntervalSet set;
    for (const cp::Interval interval : instance.intervals(operand))
      set.push_back({interval.min, interval.max});
    return set;
  }
  const auto number = parse_number(operand);
  if (!number || !cp::is_finite(*number)) return std::nullopt;
  const Value v = *number;
  if (operation == "=") return modelling::IntervalSet{{v, v}};
  if (operation == "≠" || operation == "!=") return modelling::complement({{v, v}});
  if (operation == "≥" || operation == ">=") return modelling::IntervalSet{{v, kMost}};
  if (operation == "≤" || operation == "<=") return modelling::IntervalSet{{kLeast, v}};
  if (operation == ">") return modelling::IntervalSet{{v + 1, kMost}};
  if (operation == "<") return modelling::IntervalSet{{kLeast, v - 1}};
  return std::nullopt;
}

/// Hybrid tables: a literal for each row.
void post_hybrid(Instance& instance, const std::vector<IntVar>& variables, const std::string& text,
                 bool is_support) {
  std::vector<Literal> rows;
  for (const std::vector<std::string>& tuple : tuples_of(text)) {
    if (tuple.size() != variables.size())
      return instance.bad(say::kTupleSize(tuple.size(), variables.size()));
    std::vector<Literal> cells;
    for (std::size_t i = 0; i < tuple.size(); ++i) {
      const auto set = cell_of(instance, without_spaces(tuple[i]));
      if (!set) return instance.unsupported(say::kHybridCell(tuple[i]));
      cells.push_back(instance.builder.literal_in(variables[i], *set));
    }
    rows.push_back(instance.builder.all(std::move(cells)));
  }
  if (is_support) return instance.builder.require_any(std::move(rows));
  for (const Literal row : rows) instance.builder.require(~row);
}

/// The indices of states by name, in the order in which they occur.
using States = std::map<std::string, std::size_t>;

std::size_t number_of(States& states, const std::string& name) {
  return states.emplace(name, states.size()).first->second;
}

/// An automaton with these transitions; start and accepting states are still missing.
cp::Automaton automaton_of(Instance& instance, const std::string& text, States& states) {
  cp::Automaton automaton;
  for (const std::vector<std::string>& tuple : tuples_of(text)) {
    if (tuple.size() != 3) {
      instance.bad(say::kTransitionSize(tuple.size()));
      return {};
    }
    const std::size_t from = number_of(states, tuple[0]);
    automaton.transitions.push_back({from, instance.number(tuple[1]), number_of(states, tuple[2])});
  }
  return automaton;
}

}  // namespace

void post_intension(Instance& instance, const Element& element) {
  instance.require(element.text_or_own("function"));
}

void post_extension(Instance& instance, const Element& element) {
  const std::vector<IntVar> variables = instance.list(element.text("list"));
  const bool is_support = element.has("supports");
  const std::string rows = element.text(is_support ? "supports" : "conflicts");
  if (variables.size() > 1 && is_hybrid(rows)) return post_hybrid(instance, variables, rows, is_support);
  if (is_support) {
    auto table = table_of(instance, rows, variables.size());
    if (!instance.trouble()) instance.builder.table(variables, std::move(table));
    return;
  }
  for (const std::vector<Value>& tuple : table_of(instance, rows, variables.size())) {
    std::vector<Literal> literals;
    for (std::size_t i = 0; i < tuple.size(); ++i)
      if (tuple[i] != cp::kAnyValue) literals.push_back(variables[i].ne(tuple[i]));
    instance.builder.require_any(std::move(literals));
  }
}

void post_instantiation(Instance& instance, const Element& element) {
  const std::vector<IntVar> variables = instance.list(element.text("list"));
  std::vector<std::string> words = words_of(element.text("values"));
  std::vector<std::optional<Value>> values;
  for (const std::string& word : words) {
    if (word == "*") {
      values.emplace_back();
    } else {
      for (const Value v : instance.numbers(word)) values.emplace_back(v);
    }
  }
  if (values.size() != variables.size())
    return instance.bad(say::kInstantiationSize(variables.size(), values.size()));
  for (std::size_t i = 0; i < values.size(); ++i)
    if (values[i]) instance.builder.require(variables[i].eq(*values[i]));
}

void post_regular(Instance& instance, const Element& element) {
  States states;
  cp::Automaton automaton = automaton_of(instance, element.text("transitions"), states);
  for (const std::string& name : words_of(element.text("start"))) automaton.start = number_of(states, name);
  for (const std::string& name : words_of(element.text("final")))
    automaton.accepting.push_back(number_of(states, name));
  instance.post(cp::regular(instance.store, instance.list(element.text("list")), automaton));
}

/// A decision diagram is an automaton whose start is the node without incoming arcs, and which accepts in the
/// nodes without outgoing arcs.
void post_mdd(Instance& instance, const Element& element) {
  States states;
  cp::Automaton automaton = automaton_of(instance, element.text("transitions"), states);
  std::vector<bool> goes_on(states.size());
  std::vector<bool> is_reached(states.size());
  for (const cp::Transition& arc : automaton.transitions) {
    goes_on[arc.from] = true;
    is_reached[arc.to] = true;
  }
  std::size_t roots = 0;
  for (const auto& [name, state] : states) {
    if (!goes_on[state]) automaton.accepting.push_back(state);
    if (is_reached[state]) continue;
    ++roots;
    automaton.start = state;
  }
  if (!states.empty() && roots != 1) return instance.bad(say::kRootsOfDiagram(roots));
  instance.post(cp::regular(instance.store, instance.list(element.text("list")), automaton));
}

/// Posts the inner constraint for each window of the list.
void post_slide(Instance& instance, const Element& element) {
  const std::vector<std::string> lists = element.texts("list");
  pugi::xml_node pattern = element.node().last_child();
  if (lists.size() != 1 || pattern.name() == std::string("list"))
    return instance.unsupported(say::kSlideOverLists());
  std::vector<std::string> names;
  for (const std::string& word : words_of(lists[0]))
    for (std::string& name : instance.expand(word)) names.push_back(std::move(name));
  const std::size_t width = Element(pattern, {}).numbered_arguments();
  const auto step = static_cast<std::size_t>(
      std::clamp<Value>(instance.number(element.attribute("list", "offset", "1")), 1, 1'000'000));
  const bool is_circular = element.attribute("circular", "false") == "true";
  for (std::size_t start = 0; start < names.size(); start += step) {
    if (!is_circular && start + width > names.size()) break;
    std::vector<std::string> window;
    for (std::size_t i = 0; i < width; ++i) window.push_back(names[(start + i) % names.size()]);
    post_constraint(instance, Element(pattern, std::move(window)));
  }
}

}  // namespace quadrille::xcsp
