#include "model/solutions.h"

#include "base/refuse.h"
#include "cp/search/search.h"
#include "cp/wide.h"
#include "model/model.h"
#include "model/sentences.h"

namespace quadrille {

Solution::Solution(const cp::Store& store) : store_(&store) {
  for (cp::VariableId x = 0; x < store.variable_count(); ++x) values_.push_back(store.min(cp::IntVar(x)));
}

Value Solution::operator[](const Sum& sum) const {
  if (sum.model() != nullptr && &sum.model()->store() != store_) refuse(say::kVariableOfUnsolvedModel());
  cp::Wide result = sum.constant();
  for (const auto& [coefficient, x] : sum.terms()) {
    if (x.id() >= values_.size()) refuse(say::kVariableIsYounger());
    result += cp::Wide{coefficient} * x.from_base(values_[x.id()]);
  }
  if (result != static_cast<Value>(result)) refuse(say::kSumOverflowsSolution());
  return static_cast<Value>(result);
}

std::vector<Value> Solution::operator[](const Array& array) const {
  std::vector<Value> result;
  for (const Sum& sum : array) result.push_back((*this)[sum]);
  return result;
}

Solutions::Solutions(cp::Store& store, std::shared_ptr<cp::Search> search)
    : store_(&store), search_(std::move(search)) {}

void Solutions::advance() {
  current_.reset();
  if (!search_) return;
  const cp::Search::Result result = search_->next();
  statistics_ = search_->statistics();
  is_complete_ = result == cp::Search::Result::exhausted;
  if (result == cp::Search::Result::solution) {
    current_.emplace(*store_);
  } else {
    search_.reset();
  }
}

const Solution& Solutions::current() const {
  if (!current_) refuse(say::kNoSolutionHere());
  return *current_;
}

}  // namespace quadrille
