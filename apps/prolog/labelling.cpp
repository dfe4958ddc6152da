#include "prolog/labelling.h"

namespace quadrille::prolog {

using cp::IntVar;
using cp::Relation;

namespace {

constexpr std::uint32_t kNodesPerPoll = 64;

}  // namespace

Labelling::Result Labelling::next_from_scratch(Component& component) {
  std::vector<Step> path = std::move(path_);
  path_.clear();
  std::size_t at = 0;
  for (Decision& decision : decisions_) {
    for (; at < decision.path; ++at)
      if (!take(component, path[at])) return Result::exhausted;  // cannot happen: it was possible before
    decision.level = component.store().level();
    decision.first = 0;  // another component may know fewer fixed variables
    component.store().push();
  }
  for (; at < path.size(); ++at) path_.push_back(path[at]);
  return next(component);
}

Labelling::Result Labelling::run(Component& component, bool forward) {
  while (true) {
    if (last_ == Outcome::beyond) {
      last_ = Outcome::ok;
      return Result::beyond;
    }
    const bool is_interrupted =
        last_ == Outcome::interrupted || (++nodes_ % kNodesPerPoll == 0 && !component.goes_on());
    if (is_interrupted) return Result::interrupted;
    if (!forward) {
      if (decisions_.empty()) return Result::exhausted;
      forward = take_other_branch(component);
      continue;
    }
    const std::size_t at = choose(component);
    if (at == variables_.size()) return Result::solution;
    const Step step = branch(component, variables_[at]);
    const bool is_first = options_.selection == Selection::leftmost;
    decisions_.push_back({component.store().level(), path_.size(), is_first ? at : 0});
    component.store().push();
    forward = take(component, step);
  }
}

bool Labelling::take(Component& component, const Step& step) {
  path_.push_back(step);
  const cp::VariableId id = component.variable(step.variable).id();
  if (!component.store().impose({id, step.relation, step.value})) return false;
  last_ = component.propagate();
  return last_ == Outcome::ok;
}

bool Labelling::take_other_branch(Component& component) {
  const Decision decision = decisions_.back();
  const Step tried = path_[decision.path];
  component.store().pop_to(decision.level);
  path_.resize(decision.path);
  const IntVar x = component.variable(tried.variable);
  if (options_.choice == Choice::enumerate) {
    const Value last = options_.downwards ? component.store().min(x) : component.store().max(x);
    if (tried.value == last) {
      decisions_.pop_back();
      return false;
    }
    Value v = tried.value;
    do v += options_.downwards ? -1 : 1;
    while (!component.store().contains(x, v));
    component.store().push();
    return take(component, {tried.variable, Relation::equal, v});
  }
  decisions_.pop_back();
  const cp::Literal other = ~cp::Literal{x.id(), tried.relation, tried.value};
  return take(component, {tried.variable, other.relation, other.value});
}

std::size_t Labelling::choose(const Component& component) const {
  const cp::Store& store = component.store();
  const std::size_t first = decisions_.empty() ? 0 : decisions_.back().first;
  std::size_t best = variables_.size();
  for (std::size_t i = first; i < variables_.size(); ++i) {
    const IntVar x = component.variable(variables_[i]);
    if (store.is_fixed(x)) continue;
    if (best == variables_.size()) {
      best = i;
      if (options_.selection == Selection::leftmost) break;
      continue;
    }
    const IntVar y = component.variable(variables_[best]);
    bool better = false;
    switch (options_.selection) {
      case Selection::smallest: better = store.min(x) < store.min(y); break;
      case Selection::largest: better = store.max(x) > store.max(y); break;
      default:
        better = store.count(x) < store.count(y) ||
                 (options_.selection == Selection::most_constrained && store.count(x) == store.count(y) &&
                  component.degree(x) > component.degree(y));
    }
    if (better) best = i;
  }
  return best;
}

Labelling::Step Labelling::branch(const Component& component, Index variable) const {
  const cp::Store& store = component.store();
  const IntVar x = component.variable(variable);
  const Value min = store.min(x);
  const Value max = store.max(x);
  if (options_.choice != Choice::bisect) return {variable, Relation::equal, options_.downwards ? max : min};
  Value middle = (min + max) / 2;
  if (middle == max) --middle;
  return options_.downwards ? Step{variable, Relation::at_least, middle + 1}
                            : Step{variable, Relation::at_most, middle};
}

}  // namespace quadrille::prolog
