// Constraints that connect variables with a result, with each other, or into a cycle.
#include <algorithm>

#include "xcsp/constraints.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

Value start_index(Instance& instance, const Element& element, const char* child = "list",
                  const char* name = "startIndex") {
  return instance.number(element.attribute(child, name, "0"));
}

/// The variable at `place`, counted from 0, is the greatest (or the least) of the list: by `rank` the first
/// of these, the last, or any.
void post_place_of_extremum(Instance& instance, std::vector<IntVar> list, bool is_maximum,
                            const std::string& rank, IntVar place) {
  const auto post = [&](std::vector<IntVar> x, IntVar first) {
    instance.post(is_maximum ? cp::arg_max(std::move(x), first) : cp::arg_min(std::move(x), first));
  };
  if (rank == "first") return post(std::move(list), place);
  if (rank == "last") {
    std::ranges::reverse(list);
    const Value last = std::ssize(list) - 1;
    return post(std::move(list), -place + last);
  }
  if (rank != "any") return instance.bad(say::kExpectedRank(rank));
  instance.builder.require_between(place, {0, std::ssize(list) - 1});
  const IntVar extremum = is_maximum ? instance.builder.maximum(list) : instance.builder.minimum(list);
  instance.builder.element(place, list, extremum);
}

/// The place of the extremum, of which `element` may give the first number, meets the condition.
void post_extremum_arg(Instance& instance, const Element& element, bool is_maximum) {
  const std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  if (list.empty()) return instance.bad(say::kExtremumOfNothing());
  const Value start = start_index(instance, element);
  const Condition condition = instance.condition(element.text("condition"));
  const IntVar index = instance.subject(condition, start, start + std::ssize(list) - 1);
  post_place_of_extremum(instance, list, is_maximum, element.attribute("rank", "any"), index - start);
}

void post_extremum(Instance& instance, const Element& element, bool is_maximum) {
  if (element.has("except"))
    return instance.unsupported(is_maximum ? say::kMaximumExcept() : say::kMinimumExcept());
  std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  if (list.empty()) return instance.bad(say::kExtremumOfNothing());
  if (element.has("index")) {
    const IntVar index = instance.value(element.text("index"));
    post_place_of_extremum(instance, list, is_maximum, element.attribute("index", "rank", "any"),
                           index - start_index(instance, element));
    if (!element.has("condition")) return;
  }
  const Condition condition = instance.condition(element.text("condition"));
  if (condition.operation == "eq" && !is_maximum)
    for (IntVar& x : list) x = -x;
  if (condition.operation != "eq")
    return instance.require(is_maximum ? instance.builder.maximum(list) : instance.builder.minimum(list),
                            condition);
  const IntVar result = instance.value(condition.operand);
  instance.builder.define(modelling::Function::maximum, list, is_maximum ? result : -result);
}

/// Posts the requirement on list[index]: a condition, or a value.
void post_element_of(Instance& instance, const Element& element, const std::vector<IntVar>& list,
                     IntVar index) {
  const Condition condition = element.has("condition") ? instance.condition(element.text("condition"))
                                                       : Condition{"eq", element.text("value")};
  Value min = cp::kPlusInfinity;
  Value max = cp::kMinusInfinity;
  for (const IntVar x : list) {
    min = std::min(min, instance.store.min(x));
    max = std::max(max, instance.store.max(x));
  }
  if (list.empty()) return instance.bad(say::kElementOfNothing());
  const IntVar result = instance.subject(condition, min, max);
  instance.builder.element(index, list, result);
}

/// The value is an element of the list.
void post_member(Instance& instance, const std::vector<IntVar>& list, IntVar value) {
  std::vector<Literal> equal;
  for (const IntVar x : list)
    equal.push_back(instance.builder.literal(modelling::Comparator::equal, {{{1, x}, {-1, value}}, 0}));
  instance.builder.require_any(std::move(equal));
}

}  // namespace

void post_maximum(Instance& instance, const Element& element) { post_extremum(instance, element, true); }
void post_minimum(Instance& instance, const Element& element) { post_extremum(instance, element, false); }
void post_maximum_arg(Instance& instance, const Element& element) {
  post_extremum_arg(instance, element, true);
}
void post_minimum_arg(Instance& instance, const Element& element) {
  post_extremum_arg(instance, element, false);
}

void post_element(Instance& instance, const Element& element) {
  const std::vector<IntVar> index = instance.list(element.text("index"));
  if (element.has("matrix")) {
    const auto rows = instance.matrix(element.text("matrix"));
    if (rows.empty() || index.size() != 2) return instance.bad(say::kExpectedTwoIndices());
    std::vector<IntVar> cells;
    for (const auto& row : rows) {
      if (row.size() != rows[0].size()) return instance.bad(say::kRowsOfOtherLengths());
      cells.insert(cells.end(), row.begin(), row.end());
    }
    const auto width = static_cast<Value>(rows[0].size());
    const IntVar i = index[0] - start_index(instance, element, "matrix", "startRowIndex");
    const IntVar j = index[1] - start_index(instance, element, "matrix", "startColIndex");
    instance.builder.require_between(i, {0, std::ssize(rows) - 1});
    instance.builder.require_between(j, {0, width - 1});
    return post_element_of(instance, element, cells, instance.sum({{width, i}, {1, j}}));
  }
  const std::vector<IntVar> list = instance.list(element.text("list"));
  if (index.empty() && element.has("value"))
    return post_member(instance, list, instance.value(element.text("value")));
  if (index.size() != 1) return instance.bad(say::kExpectedOneIndex());
  post_element_of(instance, element, list, index[0] - start_index(instance, element));
}

void post_channel(Instance& instance, const Element& element) {
  const std::vector<std::string> texts = element.texts("list");
  const std::vector<IntVar> list = instance.list(texts.empty() ? element.text() : texts[0]);
  const Value start = texts.empty() ? 0 : start_index(instance, element);
  if (element.has("value")) {
    // The position of the only variable that is 1 is the given value.
    const IntVar value = instance.value(element.text("value")) - start;
    for (std::size_t i = 0; i < list.size(); ++i)
      instance.builder.tie(list[i].eq(1), {value.eq(static_cast<Value>(i))});
    instance.builder.require_between(value, {0, std::ssize(list) - 1});
    for (const IntVar x : list) instance.builder.require_between(x, {0, 1});
    return;
  }
  if (texts.size() < 2)
    return instance.builder.inverse(modelling::from_zero(list, start), modelling::from_zero(list, start));
  const std::vector<IntVar> other = instance.list(texts[1]);
  const Value other_start = instance.number(
      element.node().child("list").next_sibling("list").attribute("startIndex").as_string("0"));
  if (other.size() == list.size())
    return instance.builder.inverse(modelling::from_zero(list, other_start),
                                    modelling::from_zero(other, start));
  if (list.size() > other.size()) return instance.bad(say::kChannelToShorter());
  for (std::size_t i = 0; i < list.size(); ++i) {
    const IntVar x = list[i] - other_start;
    instance.builder.element(x, modelling::from_zero(other, start), instance.constant(static_cast<Value>(i)));
  }
}

/// One cycle of at least two nodes. Nodes that are their own successors are not on it.
void post_circuit(Instance& instance, const Element& element) {
  const Value start = element.has("list") ? start_index(instance, element)
                                          : instance.number(element.attribute("startIndex", "0"));
  const std::vector<IntVar> nodes = modelling::from_zero(instance.list(element.text_or_own("list")), start);
  std::vector<Literal> on_cycle;
  for (std::size_t i = 0; i < nodes.size(); ++i) on_cycle.push_back(nodes[i].ne(static_cast<Value>(i)));
  if (!element.has("size")) {
    instance.builder.subcircuit(nodes);
    return instance.builder.require_any(std::move(on_cycle));
  }
  const IntVar size = instance.value(element.text("size"));
  if (instance.store.min(size) == std::ssize(nodes)) return instance.builder.circuit(nodes);
  instance.builder.subcircuit(nodes);
  instance.post(cp::count(on_cycle, size));
}

}  // namespace quadrille::xcsp
