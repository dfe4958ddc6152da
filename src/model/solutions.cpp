#include "model/solutions.h"

namespace quadrille {

Solution::Solution(const cp::Store& store) {
  for (cp::VariableId x = 0; x < store.variable_count(); ++x) values_.push_back(store.min(cp::IntVar(x)));
}

Value Solution::operator[](const Sum& sum) const {
  Value result = sum.constant();
  for (const auto& [coefficient, x] : sum.terms()) result += coefficient * x.from_base(values_[x.id()]);
  return result;
}

std::vector<Value> Solution::operator[](const Array& array) const {
  std::vector<Value> result;
  for (const Sum& sum : array) result.push_back((*this)[sum]);
  return result;
}

Solutions::Solutions(cp::Store& store, std::vector<cp::Branching> branchings,
                     const cp::SearchOptions& options)
    : store_(&store), search_(std::make_unique<cp::Search>(store, std::move(branchings), options)) {}

void Solutions::advance() {
  const cp::Search::Result result = search_->next();
  is_complete_ = result == cp::Search::Result::exhausted;
  current_.reset();
  if (result == cp::Search::Result::solution) current_.emplace(*store_);
}

}  // namespace quadrille
