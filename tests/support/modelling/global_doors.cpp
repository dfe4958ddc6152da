#include "support/modelling/global_doors.h"

namespace quadrille::test {

void GlobalMaker::list(Value size, Value least, Value greatest) {
  auto& places = model_.lists.emplace_back();
  for (Value i = 0; i < size; ++i) {
    places.push_back(model_.domains.size());
    std::vector<Value>& values = model_.domains.emplace_back();
    const Value from = one_in(4) ? least - 1 : least;
    const Value to = one_in(5) ? from : is_wide_ && one_in(2) ? kFar + 100 : greatest;
    for (Value v = from; v <= to; ++v)
      if (v == from || !one_in(4)) values.push_back(v);
  }
}

void GlobalMaker::amounts(Value size, Value greatest) {
  list(size, 1, greatest);
  for (const std::size_t x : model_.lists.back())
    if (one_in(6)) model_.domains[x].insert(model_.domains[x].begin(), -1);
}

void GlobalMaker::numbers(Value size, Value least, Value greatest) {
  for (Value i = 0; i < size; ++i) model_.numbers.push_back(between(least, greatest));
}

Value GlobalMaker::different_numbers(Value least, Value greatest, bool are_near) {
  for (Value v = least; v <= greatest; ++v)
    if (v == least || one_in(2)) model_.numbers.push_back(v);
  if (!are_near) model_.numbers.back() = or_far(model_.numbers.back());
  random_.shuffle(model_.numbers);
  return std::ssize(model_.numbers);
}

void GlobalMaker::rows(Value size, Value width, Value least, Value greatest) {
  for (Value i = 0; i < size; ++i) {
    auto& row = model_.rows.emplace_back();
    for (Value k = 0; k < width; ++k) row.push_back(or_far(between(least, greatest)));
  }
}

GlobalModel GlobalMaker::model() {
  for (int i = 0; i < 4; ++i) {
    const std::size_t x = random_.below(model_.domains.size());
    const auto& values = model_.domains[x];
    model_.steps.push_back({x, values[random_.below(values.size())], one_in(2)});
  }
  return model_;
}

GlobalText::GlobalText(const GlobalModel& model, const Language& language)
    : model_(&model), numbers_(fmt::format("{}", fmt::join(model.numbers, language.between))) {
  for (const auto& places : model.lists) {
    std::vector<std::string> names;
    for (const std::size_t x : places) names.push_back(fmt::format(fmt::runtime(language.variable), x));
    lists_.push_back(fmt::format(fmt::runtime(language.list), fmt::join(names, language.between)));
    first_.push_back(names.front());
  }
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
