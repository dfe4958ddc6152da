// Constraints that compare: different, equal, in order.
#include <algorithm>

#include "xcsp/constraints.h"

namespace quadrille::xcsp {

namespace {

using Lists = std::vector<std::vector<IntVar>>;

Lists lists_of(Model& model, const Element& element) {
  Lists lists;
  for (const std::string& text : element.texts("list")) lists.push_back(model.list(text));
  return lists;
}

Lists transposed(Model& model, const Lists& rows) {
  Lists columns(rows.empty() ? 0 : rows[0].size());
  for (const std::vector<IntVar>& row : rows) {
    if (row.size() != columns.size()) {
      model.bad("found a matrix with rows of different lengths");
      return {};
    }
    for (std::size_t i = 0; i < row.size(); ++i) columns[i].push_back(row[i]);
  }
  return columns;
}

/// The lists differ from each other in some place.
void differ(Model& model, const std::vector<IntVar>& x, const std::vector<IntVar>& y) {
  if (x.size() != y.size()) return;
  std::vector<Literal> differences;
  for (std::size_t i = 0; i < x.size(); ++i)
    differences.push_back(
        model.builder.literal(modelling::Comparator::not_equal, {{{1, x[i]}, {-1, y[i]}}, 0}));
  model.builder.require_any(std::move(differences));
}

void post_lex_rows(Model& model, const Lists& rows, const std::string& operation) {
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto& x = rows[i - 1];
    const auto& y = rows[i];
    if (operation == "lt") {
      model.post(cp::lex_less(x, y));
    } else if (operation == "le") {
      model.post(cp::lex_less_equal(x, y));
    } else if (operation == "ge") {
      model.post(cp::lex_less_equal(y, x));
    } else if (operation == "gt") {
      model.post(cp::lex_less(y, x));
    } else {
      model.bad("found the operator \"" + operation + "\", expected lt, le, ge or gt");
    }
  }
}

}  // namespace

void post_all_different(Model& model, const Element& element) {
  const std::vector<Value> exceptions = model.numbers(element.text("except"));
  const auto post_one = [&](const std::vector<IntVar>& list) {
    if (!exceptions.empty()) return model.post(cp::all_different_except(list, exceptions));
    model.builder.all_different(list);
  };
  if (element.has("matrix")) {
    const Lists rows = model.matrix(element.text("matrix"));
    for (const auto& row : rows) post_one(row);
    for (const auto& column : transposed(model, rows)) post_one(column);
    return;
  }
  const Lists lists = lists_of(model, element);
  if (lists.size() < 2) return post_one(model.list(element.text_or_own("list")));
  if (!exceptions.empty()) return model.unsupported("allDifferent of lists with exceptions");
  for (std::size_t i = 0; i < lists.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) differ(model, lists[j], lists[i]);
}

void post_all_equal(Model& model, const Element& element) {
  if (element.has("except") || element.texts("list").size() > 1)
    return model.unsupported("allEqual with exceptions or of lists");
  const std::vector<IntVar> list = model.list(element.text_or_own("list"));
  for (std::size_t i = 1; i < list.size(); ++i) model.require("eq", list[0], list[i]);
}

void post_ordered(Model& model, const Element& element) {
  const std::vector<IntVar> list = model.list(element.text("list"));
  std::string operation = element.text("operator");
  if (operation.empty()) operation = element.attribute("case", "");
  operation = words_of(operation).empty() ? "" : words_of(operation)[0];
  const std::vector<IntVar> lengths = model.list(element.text("lengths"));
  if (!lengths.empty() && lengths.size() + 1 < list.size())
    return model.bad("found too few lengths for the variables of an order");
  for (std::size_t i = 1; i < list.size(); ++i) {
    const IntVar before = lengths.empty() ? list[i - 1] : model.sum({{1, list[i - 1]}, {1, lengths[i - 1]}});
    model.require(operation, before, list[i]);
  }
}

void post_lex(Model& model, const Element& element) {
  const std::vector<std::string> words = words_of(element.text("operator"));
  const std::string operation = words.empty() ? "" : words[0];
  if (!element.has("matrix")) return post_lex_rows(model, lists_of(model, element), operation);
  const Lists rows = model.matrix(element.text("matrix"));
  post_lex_rows(model, rows, operation);
  post_lex_rows(model, transposed(model, rows), operation);
}

void post_precedence(Model& model, const Element& element) {
  const std::vector<IntVar> list = model.list(element.text_or_own("list"));
  std::vector<Value> values = model.numbers(element.text("values"));
  if (element.attribute("values", "covered", "false") == "true")
    return model.unsupported("precedence with covered values");
  if (values.empty()) {
    // All values of the variables, in increasing order.
    for (const IntVar x : list) {
      if (model.store.count(x) > Word{cp::Domains::kDenseSpan})
        return model.unsupported("precedence of wide domains");
      model.store.for_each_value(x, [&](Value v) { values.push_back(v); });
    }
    std::ranges::sort(values);
    values.erase(std::ranges::unique(values).begin(), values.end());
  }
  model.post(cp::value_precede(values, list));
}

}  // namespace quadrille::xcsp
