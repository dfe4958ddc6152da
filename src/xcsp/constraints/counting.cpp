// Constraints that count or add up.
#include <algorithm>
#include <map>

#include "base/sort.h"
#include "xcsp/constraints.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

bool are_numbers(const std::string& text) {
  return std::ranges::all_of(words_of(text), [](const std::string& word) {
    return word.find_first_not_of("0123456789+-.x") == std::string::npos && word[0] != 'x';
  });
}

}  // namespace

void post_sum(Instance& instance, const Element& element) {
  const std::vector<IntVar> list = instance.list(element.text("list"));
  const Condition condition = instance.condition(element.text("condition"));
  const std::string coefficients = element.text("coeffs");
  std::vector<cp::Term> terms;
  if (coefficients.empty() || are_numbers(coefficients)) {
    const std::vector<Value> factors = instance.numbers(coefficients);
    if (!coefficients.empty() && factors.size() != list.size())
      return instance.bad(say::kSumCoefficients(list.size(), factors.size()));
    for (std::size_t i = 0; i < list.size(); ++i)
      terms.push_back({factors.empty() ? 1 : factors[i], list[i]});
  } else {
    const std::vector<IntVar> factors = instance.list(coefficients);
    if (factors.size() != list.size()) return instance.bad(say::kSumFactors());
    for (std::size_t i = 0; i < list.size(); ++i)
      terms.push_back({1, instance.builder.define(modelling::Function::times, {list[i], factors[i]})});
  }
  instance.require_sum(terms, condition);
}

void post_count(Instance& instance, const Element& element) {
  const std::vector<IntVar> list = instance.list(element.text("list"));
  const std::string values = element.text("values");
  const Condition condition = instance.condition(element.text("condition"));
  const IntVar number = instance.subject(condition, 0, static_cast<Value>(list.size()));
  if (are_numbers(values))
    return instance.post(cp::among(list, modelling::set_of(instance.numbers(values)), number));
  const std::vector<IntVar> variables = instance.list(values);
  if (variables.size() != 1) return instance.unsupported(say::kCountOfVariables());
  instance.builder.count(list, variables[0], number);
}

void post_n_values(Instance& instance, const Element& element) {
  if (element.texts("list").size() > 1) return instance.unsupported(say::kValuesOfLists());
  std::vector<IntVar> list = instance.list(element.text_or_own("list"));
  const Condition condition = instance.condition(element.text("condition"));
  const IntVar number = instance.subject(condition, 0, static_cast<Value>(list.size()));
  std::vector<Value> exceptions = instance.numbers(element.text("except"));
  sort_range(exceptions);
  exceptions.erase(std::ranges::unique(exceptions).begin(), exceptions.end());
  // With the exceptions in the list, too, each of them is counted once.
  for (const Value v : exceptions) list.push_back(instance.constant(v));
  if (exceptions.empty()) return instance.post(cp::nvalue(list, number));
  const IntVar all = instance.builder.helper(0, std::ssize(list));
  instance.require("eq", all, number + std::ssize(exceptions));
  instance.post(cp::nvalue(list, all));
}

void post_cardinality(Instance& instance, const Element& element) {
  const std::vector<IntVar> list = instance.list(element.text("list"));
  if (!are_numbers(element.text("values"))) return instance.unsupported(say::kCardinalityOfVariables());
  const std::vector<Value> values = instance.numbers(element.text("values"));
  std::vector<IntVar> numbers;
  for (const std::string& word : words_of(element.text("occurs"))) {
    if (word.find("..") != std::string::npos && are_numbers(word)) {
      numbers.push_back(instance.new_variable(word));
    } else if (are_numbers(word)) {
      for (const Value v : instance.numbers(word)) numbers.push_back(instance.constant(v));
    } else {
      for (const IntVar x : instance.list(word)) numbers.push_back(x);
    }
  }
  if (numbers.size() != values.size())
    return instance.bad(say::kCardinalityNumbers(values.size(), numbers.size()));
  // A value may be listed twice; the engine counts it once.
  std::map<Value, IntVar> number_of;
  std::vector<Value> different;
  std::vector<IntVar> their_numbers;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (const auto [same, is_new] = number_of.emplace(values[i], numbers[i]); !is_new) {
      instance.require("eq", same->second, numbers[i]);
    } else {
      different.push_back(values[i]);
      their_numbers.push_back(numbers[i]);
    }
  }
  const bool is_closed = element.attribute("values", "closed", "false") == "true";
  instance.builder.global_cardinality(list, different, their_numbers, is_closed);
}

}  // namespace quadrille::xcsp
