// Constraints on resources: tasks, boxes, bins and knapsacks.
#include <algorithm>

#include "cp/wide.h"
#include "xcsp/constraints.h"
#include "xcsp/sentences.h"

namespace quadrille::xcsp {

void post_no_overlap(Instance& instance, const Element& element) {
  const std::string origins = element.text("origins");
  const bool is_strict = element.attribute("zeroIgnored", "true") == "false";
  if (origins.find('(') != std::string::npos) {
    const auto places = instance.matrix(origins);
    const auto sizes = instance.matrix(element.text("lengths"));
    const bool fits =
        places.size() == sizes.size() && std::ranges::equal(places, sizes, [&](const auto& a, const auto& b) {
          return a.size() == b.size() && a.size() == places[0].size();
        });
    if (!fits) return instance.bad(say::kOtherShapes());
    return instance.post(cp::diffn(places, sizes, is_strict));
  }
  const std::vector<IntVar> starts = instance.list(origins);
  const std::vector<IntVar> lengths = instance.list(element.text("lengths"));
  if (starts.size() != lengths.size()) return instance.bad(say::kOtherLengths());
  instance.post(cp::disjunctive(starts, lengths, is_strict));
}

void post_cumulative(Instance& instance, const Element& element) {
  const std::vector<IntVar> starts = instance.list(element.text("origins"));
  const std::vector<IntVar> lengths = instance.list(element.text("lengths"));
  const std::vector<IntVar> heights = instance.list(element.text("heights"));
  const std::vector<IntVar> ends = instance.list(element.text("ends"));
  if (starts.size() != lengths.size() || starts.size() != heights.size() ||
      (!ends.empty() && ends.size() != starts.size()))
    return instance.bad(say::kOtherHeights());
  const Condition condition = instance.condition(element.text("condition"));
  if (condition.operation != "le" && condition.operation != "lt")
    return instance.unsupported(say::kCumulativeCondition(condition.operation));
  for (std::size_t i = 0; i < ends.size(); ++i)
    instance.require_sum({{1, starts[i]}, {1, lengths[i]}, {-1, ends[i]}}, {"eq", "0"});
  const IntVar limit = instance.value(condition.operand);
  instance.post(cp::cumulative(starts, lengths, heights, condition.operation == "lt" ? limit - 1 : limit));
}

void post_bin_packing(Instance& instance, const Element& element) {
  const std::vector<IntVar> bins = instance.list(element.text("list"));
  const std::vector<Value> sizes = instance.numbers(element.text("sizes"));
  if (bins.size() != sizes.size()) return instance.bad(say::kOtherSizes());
  cp::Wide total = 0;
  for (const Value size : sizes) total += size;
  if (std::ranges::any_of(sizes, [](Value size) { return size < 0; }) || total >= cp::kPlusInfinity)
    return instance.unsupported(say::kPackingSizes());
  std::vector<IntVar> loads = instance.list(element.text("loads"));
  const auto add_load = [&](const Condition& condition) {
    loads.push_back(instance.store.new_variable(0, static_cast<Value>(total)));
    instance.require(loads.back(), condition);
  };
  for (const IntVar limit : instance.list(element.text("limits"))) {
    add_load({"ge", "0"});
    instance.require("le", loads.back(), limit);
  }
  if (element.has("condition")) {
    // The condition holds for each bin that an item can be in.
    const Condition condition = instance.condition(element.text("condition"));
    if (condition.operation != "le" && condition.operation != "lt")
      return instance.unsupported(say::kPackingCondition(condition.operation));
    Value last = -1;
    for (const IntVar bin : bins) {
      if (instance.store.min(bin) < 0) return instance.unsupported(say::kNegativeBins());
      last = std::max(last, instance.store.max(bin));
    }
    if (last > Value{cp::Domains::kDenseSpan}) return instance.unsupported(say::kManyBins());
    for (Value bin = 0; bin <= last; ++bin) add_load(condition);
  }
  instance.post(cp::bin_packing(loads, bins, sizes));
}

void post_knapsack(Instance& instance, const Element& element) {
  const std::vector<IntVar> list = instance.list(element.text("list"));
  const auto add_up = [&](const char* factors, const Condition& condition) {
    const std::vector<Value> numbers = instance.numbers(element.text(factors));
    if (numbers.size() != list.size()) return instance.bad(say::kKnapsackNumbers(factors));
    std::vector<cp::Term> terms;
    for (std::size_t i = 0; i < list.size(); ++i) terms.push_back({numbers[i], list[i]});
    instance.require_sum(terms, condition);
  };
  const std::vector<std::string> conditions = element.texts("condition");
  if (conditions.size() != (element.has("limit") ? 1U : 2U))
    return instance.bad(say::kExpectedTwoConditions());
  add_up("weights",
         element.has("limit") ? Condition{"le", element.text("limit")} : instance.condition(conditions[0]));
  add_up("profits", instance.condition(conditions.back()));
}

}  // namespace quadrille::xcsp
