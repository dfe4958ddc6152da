#include "support/modelling/global_doors.h"

#include <algorithm>

namespace quadrille::test {

namespace {

using Kind = modelling::ParameterKind;
using Places = GlobalModel::Places;

/// Makes a random model, parameter by parameter.
class Maker {
 public:
  explicit Maker(std::uint64_t seed) : random_(seed) {}

  void add(GlobalModel& model, std::size_t i);
  /// Steps that take or remove a value.
  void add_steps(GlobalModel& model);

 private:
  bool one_in(int n) { return random_.below(n) == 0; }
  Value between(Value least, Value greatest) {
    return least + static_cast<Value>(random_.below(static_cast<std::uint64_t>(greatest - least + 1)));
  }
  /// In some models, occasionally a value that is far from all others.
  Value or_far(Value v) { return is_wide_ && one_in(3) ? kFar : v; }
  /// The number of elements of the parameter.
  Value size(const GlobalModel& model, std::size_t i);
  /// New variables with values between these numbers, or, rarely, far beyond them.
  Places variables(GlobalModel& model, Value count, Value least, Value greatest);
  /// The same with values above 0, to which some variables have a negative one besides.
  Places amounts(GlobalModel& model, Value count);
  void add_different_numbers(GlobalModel& model, Value least, Value greatest, bool are_near);
  void add_rows(GlobalModel& model, Value count, Value width, Value least, Value greatest);
  void add_layers(GlobalModel& model, Value count);

  static constexpr Value kFar = 4900;

  Random random_;
  bool is_wide_ = one_in(6);
  Value size_ = between(2, 5);
};

Value Maker::size(const GlobalModel& model, std::size_t i) {
  if (model.kind(i) == Kind::variable) return 1;
  // The search for solutions of tasks and boxes takes long if there are many.
  if (i == 0 && model.global->parameters.size() > 1 && model.global->parameters.back().is_at_least_0)
    size_ = std::min<Value>(size_, 4);
  const auto as_long_as = model.global->parameters[i].as_long_as;
  if (!as_long_as) return size_;
  const auto& lists = model.lists[*as_long_as];
  if (model.kind(*as_long_as) == Kind::numbers) return std::ssize(model.numbers);
  return model.kind(*as_long_as) == Kind::lists ? std::ssize(lists) : std::ssize(lists[0]);
}

Places Maker::variables(GlobalModel& model, Value count, Value least, Value greatest) {
  Places places;
  for (Value i = 0; i < count; ++i) {
    places.push_back(model.domains.size());
    std::vector<Value>& values = model.domains.emplace_back();
    const Value from = one_in(4) ? least - 1 : least;
    const Value to = one_in(5) ? from : is_wide_ && one_in(2) ? kFar + 100 : greatest;
    for (Value v = from; v <= to; ++v)
      if (v == from || !one_in(4)) values.push_back(v);
  }
  return places;
}

Places Maker::amounts(GlobalModel& model, Value count) {
  Places places = variables(model, count, 1, 3);
  for (const std::size_t x : places)
    if (one_in(6) && model.domains[x].front() > -1) model.domains[x].insert(model.domains[x].begin(), -1);
  return places;
}

void Maker::add_different_numbers(GlobalModel& model, Value least, Value greatest, bool are_near) {
  for (Value v = least; v <= greatest; ++v)
    if (v == least || one_in(2)) model.numbers.push_back(v);
  if (!are_near) model.numbers.back() = or_far(model.numbers.back());
  random_.shuffle(model.numbers);
}

void Maker::add_rows(GlobalModel& model, Value count, Value width, Value least, Value greatest) {
  for (Value i = 0; i < count; ++i) {
    auto& row = model.rows.emplace_back();
    for (Value k = 0; k < width; ++k) row.push_back(between(least, greatest));
  }
}

void Maker::add_layers(GlobalModel& model, Value count) {
  for (Value i = 0; i < count; ++i) {
    auto& arcs = model.layers.emplace_back();
    for (int k = 0; k < 6; ++k)
      arcs.push_back({static_cast<std::size_t>(i == 0 ? 0 : between(0, 2)), or_far(between(0, 4)),
                      static_cast<std::size_t>(i + 1 == count ? 0 : between(0, 2))});
  }
}

void Maker::add(GlobalModel& model, std::size_t i) {
  const modelling::Parameter& parameter = model.global->parameters[i];
  const Value count = size(model, i);
  auto& lists = model.lists.emplace_back();
  switch (model.kind(i)) {
    case Kind::variable:
    case Kind::variables:
      lists.push_back(parameter.is_at_least_0 ? amounts(model, count) : variables(model, count, 0, 5));
      return;
    case Kind::lists:
      for (Value k = 0; k < std::min<Value>(count, 3); ++k)
        lists.push_back(parameter.as_long_as ? amounts(model, 2) : variables(model, 2, 0, 3));
      return;
    case Kind::facts:
      lists.push_back({});
      for (Value k = 0; k < count; ++k) {
        lists[0].push_back(model.domains.size());
        model.domains.push_back(one_in(4) ? std::vector<Value>{between(0, 1)} : std::vector<Value>{0, 1});
      }
      return;
    case Kind::numbers:
      if (parameter.is_distinct) return add_different_numbers(model, 0, 4, false);
      for (Value k = 0; k < count; ++k) model.numbers.push_back(between(0, 4));
      return;
    case Kind::set: return add_different_numbers(model, 0, 4, false);
    case Kind::rows:
      if (parameter.as_long_as) return add_rows(model, between(1, 6), count, 0, 5);
      return add_rows(model, std::ssize(model.lists[1][0]), 2, 0, std::ssize(model.lists[0][0]) - 1);
    case Kind::automaton:
      add_different_numbers(model, 1, kStates, true);
      return add_rows(model, kStates, kSymbols, 0, kStates);
    case Kind::layers: return add_layers(model, count);
  }
}

void Maker::add_steps(GlobalModel& model) {
  for (int i = 0; i < 4; ++i) {
    const std::size_t x = random_.below(model.domains.size());
    const auto& values = model.domains[x];
    model.steps.push_back({x, values[random_.below(values.size())], one_in(2)});
  }
}

}  // namespace

GlobalModel random_global_model(const modelling::Global& global, std::vector<std::size_t> from_one,
                                std::uint64_t seed) {
  GlobalModel model{.global = &global, .from_one = std::move(from_one), .writes_numbers = seed % 2 == 0};
  Maker maker(seed);
  for (std::size_t i = 0; i < global.parameters.size(); ++i) maker.add(model, i);
  maker.add_steps(model);
  return model;
}

Value GlobalModel::offset(std::size_t parameter) const {
  return std::ranges::find(from_one, parameter) == from_one.end() ? 0 : 1;
}

cp::Automaton GlobalModel::automaton() const {
  cp::Automaton result{.start = 1, .accepting = {}, .transitions = {}};
  for (const Value state : numbers) result.accepting.push_back(static_cast<std::size_t>(state));
  for (Value from = 1; from <= kStates; ++from)
    for (Value v = 1; v <= kSymbols; ++v)
      if (const Value to = rows[static_cast<std::size_t>(from - 1)][static_cast<std::size_t>(v - 1)]; to > 0)
        result.transitions.push_back(
            {static_cast<std::size_t>(from), v, static_cast<std::size_t>(to), from * v % 3});
  return result;
}

bool GlobalModel::holds(const std::vector<Value>& values) const {
  std::vector<modelling::Ground> arguments;
  for (std::size_t i = 0; i < lists.size(); ++i) {
    std::vector<std::vector<Value>> of_lists;
    for (const Places& places : lists[i]) {
      auto& list = of_lists.emplace_back();
      for (const std::size_t x : places) list.push_back(values[x] - offset(i));
    }
    switch (kind(i)) {
      case Kind::variable: arguments.emplace_back(of_lists[0][0]); break;
      case Kind::variables:
      case Kind::facts: arguments.emplace_back(of_lists[0]); break;
      case Kind::lists: arguments.emplace_back(of_lists); break;
      case Kind::numbers: arguments.emplace_back(numbers); break;
      case Kind::set: arguments.emplace_back(modelling::set_of(numbers)); break;
      case Kind::rows: arguments.emplace_back(rows); break;
      case Kind::automaton: arguments.emplace_back(automaton()); break;
      case Kind::layers: arguments.emplace_back(layers); break;
    }
  }
  return global->holds(std::move(arguments));
}

GlobalModel GlobalModel::fixed_to(const std::vector<Value>& values) const {
  GlobalModel result = *this;
  result.steps.clear();
  for (std::size_t x = 0; x < values.size(); ++x) result.domains[x] = {values[x]};
  return result;
}

std::string GlobalText::variable(std::size_t x) const {
  if (model_->writes_numbers && model_->is_fixed(x)) return std::to_string(model_->domains[x][0]);
  return fmt::format(fmt::runtime(language_.variable), x);
}

std::string GlobalText::first(std::size_t parameter) const {
  return variable(model_->lists[parameter][0][0]);
}

std::string GlobalText::list(std::size_t parameter) const {
  std::vector<std::string> words;
  for (const Places& places : model_->lists[parameter])
    for (const std::size_t x : places) words.push_back(variable(x));
  return fmt::format(fmt::runtime(language_.list), fmt::join(words, language_.between));
}

std::string GlobalText::tuples(std::size_t parameter) const {
  std::string result;
  for (const Places& places : model_->lists[parameter]) {
    std::vector<std::string> words;
    for (const std::size_t x : places) words.push_back(variable(x));
    result += fmt::format("({})", fmt::join(words, ","));
  }
  return result;
}

std::string GlobalText::numbers() const {
  return fmt::format("{}", fmt::join(model_->numbers, language_.between));
}

std::string GlobalText::cells() const {
  std::vector<Value> all;
  for (const auto& row : model_->rows) all.insert(all.end(), row.begin(), row.end());
  return fmt::format("[{}]", fmt::join(all, ","));
}

std::string GlobalText::flatzinc_arguments() const {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < model_->lists.size(); ++i) {
    const Kind kind = model_->kind(i);
    if (kind == Kind::variable) words.push_back(first(i));
    if (kind == Kind::variables) words.push_back(list(i));
    if (kind == Kind::numbers) words.push_back("[" + numbers() + "]");
    if (kind == Kind::set) words.push_back("{" + numbers() + "}");
  }
  return fmt::format("{}", fmt::join(words, ","));
}

std::string flatzinc_model(const GlobalModel& model, const std::string& constraint) {
  std::string text;
  for (std::size_t i = 0; i < model.domains.size(); ++i)
    text += fmt::format("var {{{}}}: x{};\n", fmt::join(model.domains[i], ","), i);
  return text + "constraint " + constraint + ";\nsolve satisfy;\n";
}

std::string xcsp_model(const GlobalModel& model, const std::string& constraint) {
  std::string text = fmt::format(
      R"(<instance format="XCSP3" type="CSP"><variables><array id="x" size="[{}]">)", model.domains.size());
  for (std::size_t i = 0; i < model.domains.size(); ++i)
    text += fmt::format(R"(<domain for="x[{}]"> {} </domain>)", i, fmt::join(model.domains[i], " "));
  return text + "</array></variables><constraints>" + constraint + "</constraints></instance>";
}

}  // namespace quadrille::test
