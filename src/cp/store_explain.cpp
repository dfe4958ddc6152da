// The explanations of a store: the causes of facts and failures, and their reasons.
#include "cp/store.h"

namespace quadrille::cp {

void Store::explain_by(Position change, Literal fact, std::vector<Literal>& reasons) const {
  const Change& made = domains_.change(change);
  constraints_[made.constraint]->explain(Past(*this, change), fact, made.data, reasons);
}

const Constraint* Store::explain(Literal fact, std::vector<Literal>& reasons) const {
  const VariableId x = fact.variable;
  if (fact.relation == Relation::equal) {
    reasons.push_back({x, Relation::at_least, fact.value});
    reasons.push_back({x, Relation::at_most, fact.value});
    return nullptr;
  }
  const Position position = domains_.when(fact);
  if (position == kNever) return nullptr;
  const Change& change = domains_.change(position);
  const bool by_constraint = change.constraint != kDecision && change.constraint != kHoles;
  const bool over_values = change.part == Change::Part::word || change.constraint == kHoles;
  if (fact.relation != Relation::not_equal && over_values) {
    explain_step(position, fact, reasons);
  } else if (by_constraint) {
    // The value was removed because a bound moved past it, so explain that bound.
    if (change.part == Change::Part::lower && fact.relation == Relation::not_equal)
      fact = {x, Relation::at_least, fact.value + 1};
    if (change.part == Change::Part::upper && fact.relation == Relation::not_equal)
      fact = {x, Relation::at_most, fact.value - 1};
    explain_by(position, fact, reasons);
  }
  return by_constraint ? constraints_[change.constraint].get() : nullptr;
}

void Store::explain_step(Position position, Literal fact, std::vector<Literal>& reasons) const {
  const VariableId x = fact.variable;
  const std::uint32_t by = domains_.change(position).constraint;
  const bool lower = fact.relation == Relation::at_least;
  const Value before = lower ? domains_.min_at(x, position) : domains_.max_at(x, position);
  reasons.push_back({x, fact.relation, before});
  for (Value v = before; v != fact.value; v += lower ? 1 : -1) {
    const Literal gone{x, Relation::not_equal, v};
    if (!domains_.contains_at(x, v, position)) {
      reasons.push_back(gone);
    } else if (by != kDecision) {
      explain_by(position, gone, reasons);
    }
  }
}

const Constraint* Store::explain_failure(std::vector<Literal>& reasons) const {
  if (failure_.constraint == kDecision) return nullptr;
  const Constraint& c = *constraints_[failure_.constraint];
  const Past present(*this, domains_.now());
  const auto explain = [&](Literal fact) {
    const std::size_t begin = reasons.size();
    c.explain(present, fact, failure_.data, reasons);
    if (observer_ != nullptr) observer_->on_reasons(*this, c, fact, std::span(reasons).subspan(begin));
  };
  if (failure_.emptied != kNoVariable) {
    const VariableId x = failure_.emptied;
    const Value origin = domains_.origin(x);
    for (const int i : Bits(domains_.word(x))) explain({x, Relation::not_equal, origin + i});
    for (const int i : Bits(~domains_.word(x) & domains_.word_at(x, 0)))
      reasons.push_back({x, Relation::not_equal, origin + i});
  } else if (failure_.fact.is_falsum()) {
    explain(Literal::falsum());
  } else if (failure_.fact.relation == Relation::equal) {
    explain({failure_.fact.variable, Relation::at_least, failure_.fact.value});
    explain({failure_.fact.variable, Relation::at_most, failure_.fact.value});
    reasons.push_back(~failure_.fact);
  } else {
    explain(failure_.fact);
    reasons.push_back(~failure_.fact);
  }
  return &c;
}

}  // namespace quadrille::cp
