// Constraints on resources: tasks, boxes, bins and knapsacks.
#include <algorithm>

#include "xcsp/constraints.h"

namespace quadrille::xcsp {

void post_no_overlap(Model& model, const Element& element) {
  const std::string origins = element.text("origins");
  const bool is_strict = element.attribute("zeroIgnored", "true") == "false";
  if (origins.find('(') != std::string::npos) {
    const auto places = model.matrix(origins);
    const auto sizes = model.matrix(element.text("lengths"));
    const bool fits =
        places.size() == sizes.size() &&
        std::ranges::equal(places, sizes, [](const auto& a, const auto& b) { return a.size() == b.size(); });
    if (!fits) return model.bad("found origins and lengths of different shapes");
    return model.post(cp::diffn(places, sizes, is_strict));
  }
  const std::vector<IntVar> starts = model.list(origins);
  const std::vector<IntVar> lengths = model.list(element.text("lengths"));
  if (starts.size() != lengths.size()) return model.bad("found origins and lengths of different numbers");
  model.post(cp::disjunctive(starts, lengths, is_strict));
}

void post_cumulative(Model& model, const Element& element) {
  const std::vector<IntVar> starts = model.list(element.text("origins"));
  const std::vector<IntVar> lengths = model.list(element.text("lengths"));
  const std::vector<IntVar> heights = model.list(element.text("heights"));
  const std::vector<IntVar> ends = model.list(element.text("ends"));
  if (starts.size() != lengths.size() || starts.size() != heights.size() ||
      (!ends.empty() && ends.size() != starts.size()))
    return model.bad("found origins, lengths and heights of different numbers");
  const Condition condition = model.condition(element.text("condition"));
  if (condition.operation != "le" && condition.operation != "lt")
    return model.unsupported("cumulative with the condition " + condition.operation);
  for (std::size_t i = 0; i < ends.size(); ++i)
    model.require_sum({{1, starts[i]}, {1, lengths[i]}, {-1, ends[i]}}, {"eq", "0"});
  const IntVar limit = model.value(condition.operand);
  model.post(cp::cumulative(starts, lengths, heights, condition.operation == "lt" ? limit - 1 : limit));
}

void post_bin_packing(Model& model, const Element& element) {
  const std::vector<IntVar> bins = model.list(element.text("list"));
  const std::vector<Value> sizes = model.numbers(element.text("sizes"));
  if (bins.size() != sizes.size()) return model.bad("found items and sizes of different numbers");
  __int128 total = 0;
  for (const Value size : sizes) total += size;
  if (std::ranges::any_of(sizes, [](Value size) { return size < 0; }) || total >= cp::kPlusInfinity)
    return model.unsupported("binPacking with negative or huge sizes");
  std::vector<IntVar> loads = model.list(element.text("loads"));
  const auto add_load = [&](const Condition& condition) {
    loads.push_back(model.store.new_variable(0, static_cast<Value>(total)));
    model.require(loads.back(), condition);
  };
  for (const IntVar limit : model.list(element.text("limits"))) {
    add_load({"ge", "0"});
    model.require("le", loads.back(), limit);
  }
  if (element.has("condition")) {
    // For every bin that there may be.
    const Condition condition = model.condition(element.text("condition"));
    if (condition.operation != "le" && condition.operation != "lt")
      return model.unsupported("binPacking with the condition " + condition.operation);
    Value last = -1;
    for (const IntVar bin : bins) {
      if (model.store.min(bin) < 0) return model.unsupported("binPacking with negative bins");
      last = std::max(last, model.store.max(bin));
    }
    if (last > Value{cp::Domains::kDenseSpan}) return model.unsupported("binPacking of so many bins");
    for (Value bin = 0; bin <= last; ++bin) add_load(condition);
  }
  model.post(cp::bin_packing(loads, bins, sizes));
}

void post_knapsack(Model& model, const Element& element) {
  const std::vector<IntVar> list = model.list(element.text("list"));
  const auto add_up = [&](const char* factors, const Condition& condition) {
    const std::vector<Value> numbers = model.numbers(element.text(factors));
    if (numbers.size() != list.size())
      return model.bad("found a knapsack with a wrong number of " + std::string(factors));
    std::vector<cp::Term> terms;
    for (std::size_t i = 0; i < list.size(); ++i) terms.push_back({numbers[i], list[i]});
    model.require_sum(terms, condition);
  };
  const std::vector<std::string> conditions = element.texts("condition");
  if (conditions.size() != (element.has("limit") ? 1U : 2U))
    return model.bad("found a knapsack without two conditions");
  add_up("weights",
         element.has("limit") ? Condition{"le", element.text("limit")} : model.condition(conditions[0]));
  add_up("profits", model.condition(conditions.back()));
}

}  // namespace quadrille::xcsp
