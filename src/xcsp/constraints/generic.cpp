// Generic constraints: expressions, tables, automata, decision diagrams and fixed values.
#include <algorithm>
#include <map>

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
  if (element.has("supports")) {
    auto table = table_of(instance, element.text("supports"), variables.size());
    if (!instance.trouble()) instance.builder.table(variables, std::move(table));
    return;
  }
  for (const std::vector<Value>& tuple : table_of(instance, element.text("conflicts"), variables.size())) {
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

/// A decision diagram is an automaton whose start is the origin of the first arc, and which accepts in the
/// states without outgoing arcs.
void post_mdd(Instance& instance, const Element& element) {
  States states;
  cp::Automaton automaton = automaton_of(instance, element.text("transitions"), states);
  std::vector<bool> goes_on(states.size());
  for (const cp::Transition& arc : automaton.transitions) goes_on[arc.from] = true;
  for (std::size_t state = 0; state < states.size(); ++state)
    if (!goes_on[state]) automaton.accepting.push_back(state);
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
