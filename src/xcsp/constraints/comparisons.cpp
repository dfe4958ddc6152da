// Constraints that compare variables: different, equal, ordered.
#include <algorithm>

#include "base/sort.h"
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

/// For each of the tuples, whether the list has its values.
std::vector<Literal> literals_of(Instance& instance, const std::vector<IntVar>& list,
                                 const std::vector<std::vector<Value>>& tuples) {
  std::vector<Literal> result;
  for (const std::vector<Value>& tuple : tuples) {
    std::vector<Literal> equal;
    for (std::size_t i = 0; i < list.size(); ++i) equal.push_back(list[i].eq(tuple[i]));
    result.push_back(instance.builder.all(std::move(equal)));
  }
  return result;
}

/// The two lists differ in at least one position, or one of the facts about the first holds.
void differ(Instance& instance, const std::vector<IntVar>& x, const std::vector<IntVar>& y,
            const std::vector<Literal>& otherwise) {
  if (x.size() != y.size()) return;
  std::vector<Literal> differences = otherwise;
  for (std::size_t i = 0; i < x.size(); ++i)
    differences.push_back(
        instance.builder.literal(modelling::Comparator::not_equal, {{{1, x[i]}, {-1, y[i]}}, 0}));
  instance.builder.require_any(std::move(differences));
}

/// The tuples of numbers in the text, each of that length.
std::vector<std::vector<Value>> number_tuples(Instance& instance, const std::string& text,
                                              std::size_t length) {
  std::vector<std::vector<Value>> result;
  for (const std::vector<std::string>& words : tuples_of(text)) {
    if (words.size() != length) {
      instance.bad(say::kTupleSize(words.size(), length));
      return {};
    }
    std::vector<Value>& tuple = result.emplace_back();
    for (const std::string& word : words) tuple.push_back(instance.number(word));
  }
  return result;
}

/// The lists differ from each other, except those that have the values of a tuple.
void post_different_lists(Instance& instance, const Lists& lists, const std::string& except) {
  const auto tuples = number_tuples(instance, except, lists[0].size());
  for (std::size_t i = 0; i < lists.size() && !instance.trouble(); ++i) {
    const bool is_as_long = lists[i].size() == lists[0].size();
    const auto exceptions = is_as_long ? literals_of(instance, lists[i], tuples) : std::vector<Literal>();
    for (std::size_t j = 0; j < i; ++j) differ(instance, lists[i], lists[j], exceptions);
  }
}

/// The least and the greatest value of the variables, of which there must be some.
cp::Interval hull_of(const Instance& instance, const std::vector<IntVar>& list) {
  cp::Interval hull{instance.store.min(list[0]), instance.store.max(list[0])};
  for (const IntVar x : list)
    hull = {std::min(hull.min, instance.store.min(x)), std::max(hull.max, instance.store.max(x))};
  return hull;
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
  const Lists lists = lists_of(instance, element);
  if (lists.size() > 1) return post_different_lists(instance, lists, element.text("except"));
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
  post_one(instance.list(element.text_or_own("list")));
}

void post_all_equal(Instance& instance, const Element& element) {
  Lists lists = lists_of(instance, element);
  if (lists.size() > 1) {
    if (element.has("except")) return instance.unsupported(say::kEqualLists());
    for (const auto& list : lists) {
      if (list.size() != lists[0].size()) return instance.bad(say::kRowsOfOtherLengths());
      for (std::size_t i = 0; i < list.size(); ++i) instance.require("eq", lists[0][i], list[i]);
    }
    return;
  }
  const std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  if (!element.has("except")) {
    for (std::size_t i = 1; i < list.size(); ++i) instance.require("eq", list[0], list[i]);
    return;
  }
  if (list.empty()) return;
  // The value that all others have.
  const auto [least, greatest] = hull_of(instance, list);
  const IntVar common = instance.builder.helper(least, greatest);
  const modelling::IntervalSet exceptions = modelling::set_of(instance.numbers(element.text("except")));
  for (const IntVar x : list)
    instance.builder.require_any(
        {instance.builder.literal_in(x, exceptions),
         instance.builder.literal(modelling::Comparator::equal, {{{1, x}, {-1, common}}, 0})});
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
  if (values.empty()) {
    // All values of the variables, in increasing order.
    for (const IntVar x : list) {
      if (instance.store.count(x) > Word{cp::Domains::kDenseSpan})
        return instance.unsupported(say::kWidePrecedence());
      instance.store.for_each_value(x, [&](Value v) { values.push_back(v); });
    }
    sort_range(values);
    values.erase(std::ranges::unique(values).begin(), values.end());
  }
  if (modelling::has_repeats(values)) return instance.bad(say::kRepeatedPrecedence());
  if (element.attribute("values", "covered", "false") == "true" && !values.empty()) {
    // All values occur; if the last does, so do those before it.
    std::vector<Literal> last;
    for (const IntVar x : list) last.push_back(x.eq(values.back()));
    instance.builder.require_any(std::move(last));
  }
  instance.post(cp::value_precede(values, list));
}

}  // namespace quadrille::xcsp
