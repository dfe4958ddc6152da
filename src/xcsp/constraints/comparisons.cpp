// Constraints that compare variables: different, equal, ordered.
#include <algorithm>

#include "xcsp/constraints.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

using Lists = std::vector<std::vector<IntVar>>;

Lists lists_of(Instance& instance, const Element& element) {
  Lists lists;
  for (const std::string& text : element.texts("list")) lists.push_back(instance.list(text));
  return lists;
}

Lists transposed(Instance& instance, const Lists& rows) {
  Lists columns(rows.empty() ? 0 : rows[0].size());
  for (const std::vector<IntVar>& row : rows) {
    if (row.size() != columns.size()) {
      instance.bad(say::kRowsOfOtherLengths());
      return {};
    }
    for (std::size_t i = 0; i < row.size(); ++i) columns[i].push_back(row[i]);
  }
  return columns;
}

/// The two lists differ in at least one position.
void differ(Instance& instance, const std::vector<IntVar>& x, const std::vector<IntVar>& y) {
  if (x.size() != y.size()) return;
  std::vector<Literal> differences;
  for (std::size_t i = 0; i < x.size(); ++i)
    differences.push_back(
        instance.builder.literal(modelling::Comparator::not_equal, {{{1, x[i]}, {-1, y[i]}}, 0}));
  instance.builder.require_any(std::move(differences));
}

void post_lex_rows(Instance& instance, const Lists& rows, const std::string& operation) {
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto& x = rows[i - 1];
    const auto& y = rows[i];
    if (operation == "lt") {
      instance.post(cp::lex_less(x, y));
    } else if (operation == "le") {
      instance.post(cp::lex_less_equal(x, y));
    } else if (operation == "ge") {
      instance.post(cp::lex_less_equal(y, x));
    } else if (operation == "gt") {
      instance.post(cp::lex_less(y, x));
    } else {
      instance.bad(say::kExpectedOrder(operation));
    }
  }
}

}  // namespace

void post_all_different(Instance& instance, const Element& element) {
  const std::vector<Value> exceptions = instance.numbers(element.text("except"));
  const auto post_one = [&](const std::vector<IntVar>& list) {
    if (!exceptions.empty()) return instance.post(cp::all_different_except(list, exceptions));
    instance.builder.all_different(list);
  };
  if (element.has("matrix")) {
    const Lists rows = instance.matrix(element.text("matrix"));
    for (const auto& row : rows) post_one(row);
    for (const auto& column : transposed(instance, rows)) post_one(column);
    return;
  }
  const Lists lists = lists_of(instance, element);
  if (lists.size() < 2) return post_one(instance.list(element.text_or_own("list")));
  if (!exceptions.empty()) return instance.unsupported(say::kDifferentLists());
  for (std::size_t i = 0; i < lists.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) differ(instance, lists[j], lists[i]);
}

void post_all_equal(Instance& instance, const Element& element) {
  if (element.has("except") || element.texts("list").size() > 1)
    return instance.unsupported(say::kEqualLists());
  const std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  for (std::size_t i = 1; i < list.size(); ++i) instance.require("eq", list[0], list[i]);
}

void post_ordered(Instance& instance, const Element& element) {
  const std::vector<IntVar> list = instance.list(element.text("list"));
  std::string operation = element.text("operator");
  if (operation.empty()) operation = element.attribute("case", "");
  operation = words_of(operation).empty() ? "" : words_of(operation)[0];
  const std::vector<IntVar> lengths = instance.list(element.text("lengths"));
  if (!lengths.empty() && lengths.size() + 1 < list.size()) return instance.bad(say::kTooFewLengths());
  for (std::size_t i = 1; i < list.size(); ++i) {
    const IntVar before =
        lengths.empty() ? list[i - 1] : instance.sum({{1, list[i - 1]}, {1, lengths[i - 1]}});
    instance.require(operation, before, list[i]);
  }
}

void post_lex(Instance& instance, const Element& element) {
  const std::vector<std::string> words = words_of(element.text("operator"));
  const std::string operation = words.empty() ? "" : words[0];
  if (!element.has("matrix")) return post_lex_rows(instance, lists_of(instance, element), operation);
  const Lists rows = instance.matrix(element.text("matrix"));
  post_lex_rows(instance, rows, operation);
  post_lex_rows(instance, transposed(instance, rows), operation);
}

void post_precedence(Instance& instance, const Element& element) {
  const std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  std::vector<Value> values = instance.numbers(element.text("values"));
  if (element.attribute("values", "covered", "false") == "true")
    return instance.unsupported(say::kCoveredPrecedence());
  if (values.empty()) {
    // All values of the variables, in increasing order.
    for (const IntVar x : list) {
      if (instance.store.count(x) > Word{cp::Domains::kDenseSpan})
        return instance.unsupported(say::kWidePrecedence());
      instance.store.for_each_value(x, [&](Value v) { values.push_back(v); });
    }
    std::ranges::sort(values);
    values.erase(std::ranges::unique(values).begin(), values.end());
  }
  if (modelling::has_repeats(values)) return instance.bad(say::kRepeatedPrecedence());
  instance.post(cp::value_precede(values, list));
}

}  // namespace quadrille::xcsp
