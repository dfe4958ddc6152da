#include "xcsp/instance.h"

#include <algorithm>

#include "xcsp/sentences.h"

namespace quadrille::xcsp {

namespace {

/// The maximum number of values of an abbreviated list of numbers.
constexpr Value kMaxNumbers = 10'000'000;

}  // namespace

const std::optional<Trouble>& Instance::trouble() {
  if (builder.take_trouble() == modelling::Trouble::too_large) unsupported(say::kValuesBeyond64Bits());
  return trouble_;
}

bool Instance::goes_on() {
  if (!trouble() && is_stopped_ && is_stopped_()) note({Trouble::Kind::stopped, say::kReadingStopped()});
  return !trouble_;
}

void Instance::add(const std::string& name, IntVar x) {
  if (!variables_.emplace(name, x).second) return bad(say::kVariableTwice(name));
  names_.push_back(name);
}

void Instance::add_symbolic(const std::string& name, const std::string& domain) {
  std::vector<cp::Interval> set;
  for (const std::string& word : words_of(domain)) {
    const auto found = std::ranges::find(symbols_, word) - symbols_.begin();
    if (found == std::ssize(symbols_)) symbols_.push_back(word);
    set.push_back({found, found});
  }
  if (set.empty()) return bad(say::kVariableWithoutValues(name));
  const IntVar x = store.new_variable(0, static_cast<Value>(symbols_.size()) - 1);
  builder.require_in(x, modelling::normalised(set));
  add(name, x);
  symbolic_.insert(name);
}

std::string Instance::value_text(const std::string& name) {
  const Value v = store.value(named(name));
  return symbolic_.contains(name) ? symbols_[static_cast<std::size_t>(v)] : std::to_string(v);
}

std::optional<Value> Instance::known_number(const std::string& word) const {
  const std::optional<Value> v = parse_number(word);
  if (v && cp::is_finite(*v)) return v;
  const auto symbol = std::ranges::find(symbols_, word);
  return symbol == symbols_.end() ? std::nullopt : std::optional<Value>(symbol - symbols_.begin());
}

IntVar Instance::named(const std::string& name) {
  const auto found = variables_.find(name);
  if (found != variables_.end()) return found->second;
  bad(say::kNoVariable(name));
  return constant(0);
}

IntVar Instance::new_variable(const std::string& domain) {
  const std::vector<cp::Interval> set = intervals(domain);
  if (set.empty()) {
    bad(say::kEmptyDomain(domain));
    return constant(0);
  }
  const auto least = std::ranges::min_element(set, {}, &cp::Interval::min);
  const auto greatest = std::ranges::max_element(set, {}, &cp::Interval::max);
  if (!cp::is_finite(least->min) || !cp::is_finite(greatest->max)) {
    unsupported(say::kInfiniteDomain(domain));
    return constant(0);
  }
  const IntVar x = store.new_variable(least->min, greatest->max);
  if (set.size() > 1) builder.require_in(x, modelling::normalised(set));
  return x;
}

void Instance::expand_into(const std::string& base, const std::string& brackets,
                           const std::vector<int>& sizes, std::size_t dimension,
                           std::vector<std::string>& names) {
  if (dimension == sizes.size()) return names.push_back(base);
  const std::size_t close = brackets.find(']');
  const std::string index =
      brackets.empty() || close == std::string::npos ? "" : brackets.substr(1, close - 1);
  const std::string rest = close == std::string::npos ? "" : brackets.substr(close + 1);
  Value first = 0;
  Value last = sizes[dimension] - 1;
  if (!index.empty()) {
    const std::size_t dots = index.find("..");
    first = number(index.substr(0, dots));
    last = std::min(last, dots == std::string::npos ? first : number(index.substr(dots + 2)));
  }
  for (Value i = std::max<Value>(first, 0); i <= last && goes_on(); ++i)
    expand_into(base + "[" + std::to_string(i) + "]", rest, sizes, dimension + 1, names);
}

std::vector<std::string> Instance::expand(const std::string& name) {
  const std::size_t open = name.find('[');
  const auto array = arrays_.find(name.substr(0, open));
  if (array == arrays_.end()) return {name};
  std::vector<std::string> names;
  expand_into(array->first, open == std::string::npos ? "" : name.substr(open), array->second, 0, names);
  return names;
}

Value Instance::number(const std::string& word) {
  const std::optional<Value> v = known_number(word);
  if (!v) bad(say::kExpectedNumber(word));
  return v.value_or(0);
}

std::vector<cp::Interval> Instance::intervals(const std::string& text) {
  std::vector<cp::Interval> result;
  const auto bound = [&](const std::string& word) {
    const std::optional<Value> v = parse_number(word);
    return v ? *v : number(word);
  };
  for (const std::string& word : words_of(text)) {
    const std::size_t dots = word.find("..");
    const Value first = bound(word.substr(0, dots));
    const Value last = dots == std::string::npos ? first : bound(word.substr(dots + 2));
    if (first <= last) result.push_back({first, last});
  }
  return result;
}

std::vector<Value> Instance::numbers(const std::string& text) {
  std::vector<Value> result;
  for (const std::string& word : words_of(text)) {
    const std::size_t times =
        word.find_first_not_of("0123456789+-") == word.find('x') ? word.find('x') : std::string::npos;
    const std::size_t dots = word.find("..");
    if (times != std::string::npos) {
      const Value count = number(word.substr(times + 1));
      if (count < 0 || count > kMaxNumbers) bad(say::kTooManyNumbersIn(word));
      result.insert(result.end(), static_cast<std::size_t>(std::clamp<Value>(count, 0, kMaxNumbers)),
                    number(word.substr(0, times)));
    } else if (dots != std::string::npos) {
      const Value first = number(word.substr(0, dots));
      const Value last = number(word.substr(dots + 2));
      if (first<last&& static_cast<Word>(last) - static_cast<Word>(first)> Word{kMaxNumbers})
        bad(say::kTooManyNumbersIn(word));
      if (trouble_) return result;
      for (Value v = first; v <= last; ++v) result.push_back(v);
    } else {
      result.push_back(number(word));
    }
  }
  return result;
}

std::vector<IntVar> Instance::list(const std::string& text) {
  std::vector<IntVar> result;
  for (const std::string& word : words_of(text)) {
    if (known_number(word) || word.find('(') != std::string::npos) {
      result.push_back(value(word));
    } else {
      const bool is_whole = word.find("[]") != std::string::npos || word.find("..") != std::string::npos;
      for (const std::string& name : expand(word))
        if (!is_whole || is_named(name)) result.push_back(named(name));
    }
  }
  return result;
}

std::vector<std::vector<IntVar>> Instance::matrix(const std::string& text) {
  std::vector<std::vector<IntVar>> rows;
  if (text.find('(') != std::string::npos) {
    for (const std::vector<std::string>& tuple : tuples_of(text)) {
      rows.emplace_back();
      for (const std::string& word : tuple) rows.back().push_back(value(word));
    }
    return rows;
  }
  // x[1..2][] has one row for each first index; expand() lists the names row by row.
  std::string row;
  for (const std::string& word : words_of(text)) {
    for (const std::string& name : expand(word)) {
      const std::string prefix = name.substr(0, name.rfind('['));
      if (rows.empty() || prefix != row) rows.emplace_back();
      row = prefix;
      rows.back().push_back(named(name));
    }
  }
  return rows;
}

Condition Instance::condition(const std::string& text) {
  const std::vector<std::vector<std::string>> tuples = tuples_of(text);
  if (tuples.size() == 1 && tuples[0].size() == 2) return {tuples[0][0], tuples[0][1]};
  bad(say::kExpectedCondition(text));
  return {"eq", "0"};
}

IntVar Instance::subject(const Condition& condition, Value min, Value max) {
  if (condition.operation == "eq") return value(condition.operand);
  const IntVar x = store.new_variable(min, max);
  require(x, condition);
  return x;
}

modelling::Comparator Instance::comparator(const std::string& word) {
  using modelling::Comparator;
  if (word == "lt") return Comparator::less;
  if (word == "le") return Comparator::at_most;
  if (word == "ge") return Comparator::at_least;
  if (word == "gt") return Comparator::greater;
  if (word == "ne") return Comparator::not_equal;
  if (word != "eq") bad(say::kExpectedOperator(word));
  return Comparator::equal;
}

void Instance::require(const std::string& operation, IntVar x, IntVar y) {
  builder.require(comparator(operation), {{{1, x}, {-1, y}}, 0});
}

void Instance::require(IntVar x, const Condition& condition) {
  const bool is_in = condition.operation == "in";
  if (!is_in && condition.operation != "notin")
    return require(condition.operation, x, value(condition.operand));
  std::string text = condition.operand;
  std::ranges::replace_if(text, [](char c) { return c == '{' || c == '}' || c == ','; }, ' ');
  const modelling::IntervalSet set = modelling::normalised(intervals(text));
  builder.require_in(x, is_in ? set : modelling::complement(set));
}

void Instance::require_sum(const std::vector<cp::Term>& terms, const Condition& condition) {
  const std::string& operation = condition.operation;
  if (operation == "in" || operation == "notin") return require(sum(terms), condition);
  modelling::Sum difference{terms, 0};
  difference.terms.push_back({-1, value(condition.operand)});
  builder.require(comparator(operation), std::move(difference));
}

}  // namespace quadrille::xcsp
