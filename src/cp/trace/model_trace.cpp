#include "cp/trace/model_trace.h"

#include <algorithm>
#include <utility>

#include "base/bits.h"

#include "base/sort.h"
#include "cp/trace/trace_events.h"

namespace quadrille::cp {

namespace {

/// The number of bytes of lines to collect before writing.
constexpr std::size_t kMostUnwritten = 1U << 16U;

/// Values from the first to the last.
struct ValueRange {
  Value first, last;
};

struct TraceFact {
  std::string variable;
  Relation relation;
  Value value;
};

std::string to_json(const TraceFact& fact) {
  return "{\"variable\":" + quadrille::to_json(fact.variable) + ",\"relation\":\"" +
         std::string(relation_sign(fact.relation)) + "\",\"value\":" + std::to_string(fact.value) + "}";
}

/// [1,3]; null means no bound.
std::string to_json(const ValueRange& range) {
  const auto bound = [](Value v) { return is_finite(v) ? std::to_string(v) : "null"; };
  return "[" + bound(range.first) + "," + bound(range.last) + "]";
}

/// The values of a solution by name.
struct NamedValues {
  const Store& store;
  std::span<const NamedVariable> variables;
};

std::string to_json(const NamedValues& values) {
  std::string json;
  for (const auto& [name, x] : values.variables) {
    json += json.empty() ? '{' : ',';
    json += quadrille::to_json(name) + ":";
    json += values.store.is_fixed(x) ? std::to_string(values.store.value(x)) : "null";
  }
  return json.empty() ? "{}" : json + "}";
}

std::vector<ValueRange> domain_of(const Store& store, VariableId x) {
  const IntVar variable(x);
  std::vector<ValueRange> ranges;
  Value first = store.min(variable);
  const auto end_before = [&](Value hole) {
    if (first < hole) ranges.push_back({first, hole - 1});
    first = hole + 1;
  };
  for (const Value hole : store.holes(variable)) end_before(hole);
  ranges.push_back({first, store.max(variable)});
  return ranges;
}

void append_values(Word bits, Value origin, std::vector<ValueRange>& ranges) {
  for (const int at : Bits(bits)) ranges.push_back({origin + at, origin + at});
}

/// Appends the values that one change removed.
void append_removed(const Domains& domains, Position position, std::vector<ValueRange>& ranges) {
  const Change& change = domains.change(position);
  const VariableId x = change.variable;
  switch (change.part) {
    case Change::Part::word: return append_values(change.removed, domains.origin(x), ranges);
    case Change::Part::dense:
      return append_values(change.removed, domains.origin(x) + 64 * Value{change.index}, ranges);
    case Change::Part::hole: {
      const auto value = static_cast<Value>(change.removed);
      return ranges.push_back({value, value});
    }
    case Change::Part::lower:
      return ranges.push_back({domains.min_at(x, position), domains.min_at(x, position + 1) - 1});
    case Change::Part::upper:
      return ranges.push_back({domains.max_at(x, position + 1) + 1, domains.max_at(x, position)});
  }
}

/// Sorts the ranges, and joins those without a gap between them.
void merge_ranges(std::vector<ValueRange>& ranges) {
  sort_range(ranges, {}, &ValueRange::first);
  std::size_t merged = 0;
  for (const ValueRange& range : ranges) {
    if (merged > 0 && range.first - 1 <= ranges[merged - 1].last) {
      ranges[merged - 1].last = std::max(ranges[merged - 1].last, range.last);
    } else {
      ranges[merged++] = range;
    }
  }
  ranges.resize(merged);
}

}  // namespace

void ModelTrace::begin(const Store& store, std::vector<NamedVariable> variables) {
  variables_ = std::move(variables);
  constraints_ = store.constraint_count();
  names_.assign(store.variable_count(), {});
  for (const auto& [name, x] : variables_)
    if (x.is_plain() && names_[x.id()].empty()) names_[x.id()] = name;
  for (std::size_t x = 0; x < names_.size(); ++x)
    if (names_[x].empty()) names_[x] = "#" + std::to_string(x);
  JsonLine("model").member("variables", names_.size()).member("constraints", constraints_).end(lines_);
  tell_variables(store);
  tell_constraints(store);
  flush();
}

void ModelTrace::tell_variables(const Store& store) {
  for (VariableId x = 0; x < names_.size(); ++x) {
    JsonLine("variable").member("name", names_[x]).member("domain", domain_of(store, x)).end(lines_);
    pass_on();
  }
  for (const auto& [name, x] : variables_) {
    const std::string meaning = text_of(x);
    if (meaning == name) continue;
    JsonLine("variable").member("name", name).member("is", meaning).end(lines_);
    pass_on();
  }
}

void ModelTrace::tell_constraints(const Store& store) {
  for (std::size_t i = 0; i < constraints_; ++i) {
    const Constraint& constraint = store.constraint(i);
    std::vector<std::string> scope;
    for (const IntVar x : constraint.scope()) scope.push_back(text_of(x));
    JsonLine("constraint")
        .member("name", name_of(&constraint))
        .member("kind", constraint.name())
        .member("scope", scope)
        .end(lines_);
    pass_on();
  }
}

std::optional<std::string> ModelTrace::name_of(const Constraint* constraint) const {
  if (constraint == nullptr) return std::nullopt;
  std::string name(constraint->name());
  if (constraint->index() < constraints_) name += " " + std::to_string(constraint->index() + 1);
  return name;
}

std::string ModelTrace::text_of(IntVar x) const {
  std::string text = (x.is_negated() ? "-" : "") + names_[x.id()];
  if (x.offset() > 0) text += " + " + std::to_string(x.offset());
  if (x.offset() < 0) text += " - " + std::to_string(x.offset()).substr(1);
  return text;
}

void ModelTrace::on_node(const Store& store, Literal decision, std::uint32_t depth) {
  const TraceNode node = nodes_.on_node(store, decision, depth);
  const std::string variable = decision.is_falsum() ? "" : names_[decision.variable];
  append_node(node, TraceFact{variable, decision.relation, decision.value}, lines_);
  pass_on();
}

void ModelTrace::on_outcome(const Store& store, NodeOutcome outcome, std::uint32_t /*depth*/) {
  nodes_.on_outcome(store, outcome);
}

void ModelTrace::on_changes(const Store& store, const Constraint* constraint, std::uint32_t begin,
                            std::uint32_t end) {
  std::vector<bool> is_last(end - begin, true);  // whether its variable has no later change
  for (Position i = begin; i < end; ++i) {
    const Position previous = store.domains().change(i).previous;
    if (previous != kNever && previous >= begin) is_last[previous - begin] = false;
  }
  for (Position i = begin; i < end; ++i)
    if (is_last[i - begin]) tell_removal(store, constraint, begin, i);
}

void ModelTrace::tell_removal(const Store& store, const Constraint* constraint, Position begin,
                              Position last) {
  const VariableId x = store.domains().change(last).variable;
  std::vector<ValueRange> removed;
  for (Position i = last; i != kNever && i >= begin; i = store.domains().change(i).previous)
    append_removed(store.domains(), i, removed);
  merge_ranges(removed);
  JsonLine("removal")
      .member("node", nodes_.current(store))
      .member("constraint", name_of(constraint))
      .member("variable", names_[x])
      .member("removed", removed)
      .member("left", domain_of(store, x))
      .end(lines_);
  pass_on();
}

void ModelTrace::on_failure(const Store& store, const Constraint* constraint) {
  JsonLine("failure")
      .member("node", nodes_.current(store))
      .member("constraint", name_of(constraint))
      .end(lines_);
  pass_on();
}

void ModelTrace::on_learnt(const Store& store, std::span<const Literal> facts, std::uint32_t depth) {
  std::vector<TraceFact> list;
  for (const auto& [variable, relation, value] : facts) list.push_back({names_[variable], relation, value});
  JsonLine("learnt")
      .member("node", nodes_.current(store))
      .member("facts", list)
      .member("depth", depth)
      .end(lines_);
  pass_on();
}

void ModelTrace::solution(const Store& store, std::optional<Value> objective) {
  JsonLine line("solution");
  line.member("node", nodes_.current(store));
  if (objective) line.member("objective", *objective);
  line.member("values", NamedValues{store, variables_}).end(lines_);
  flush();
}

void ModelTrace::end(SearchResult result, const Statistics& statistics) {
  const std::string_view ending = result == SearchResult::exhausted ? "complete"
                                  : result == SearchResult::limit   ? "stopped"
                                                                    : "enough";
  append_end(ending, statistics.solutions, statistics, lines_);
  flush();
}

void ModelTrace::pass_on() {
  if (lines_.size() >= kMostUnwritten) flush();
}

void ModelTrace::flush() {
  if (!lines_.empty()) write_(lines_);
  lines_.clear();
}

}  // namespace quadrille::cp
