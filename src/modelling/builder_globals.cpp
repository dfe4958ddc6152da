// Constraints over lists, with the implied constraints that are posted with them.
#include <algorithm>

#include "modelling/builder.h"

namespace quadrille::modelling {

namespace {

/// With as many values as variables, domain consistency is worth its cost, unless there are very many.
cp::Consistency of_permutation(std::size_t size, cp::Consistency consistency) {
  const bool is_open = consistency == cp::Consistency::automatic && size <= cp::Domains::kDenseSpan;
  return is_open ? cp::Consistency::domain : consistency;
}

}  // namespace

/// Removes fixed variables, and their values from the others: what is left may fit into words. For
/// permutations domain consistency is worth its cost even when clauses are learnt (measured on quasigroups
/// and large Sudoku, searched as their models say).
void Builder::all_different(std::vector<IntVar> x, cp::Consistency consistency) {
  const auto is_fixed = [&](IntVar y) { return store_.is_fixed(y); };
  for (auto next = std::ranges::find_if(x, is_fixed); next != x.end() && trouble_ == Trouble::none;
       next = std::ranges::find_if(x, is_fixed)) {
    const Value taken = store_.value(*next);
    x.erase(next);
    for (const IntVar y : x) require(y.ne(taken));
  }
  if (x.size() < 2 || trouble_ != Trouble::none) return;
  if (consistency == cp::Consistency::automatic && cp::are_permuted(store_, x))
    consistency = cp::Consistency::domain;
  post(cp::all_different(store_, std::move(x), consistency));
}

void Builder::circuit(std::vector<IntVar> successors, cp::Consistency consistency) {
  for (const IntVar x : successors) require_between(x, {0, std::ssize(successors) - 1});
  if (successors.size() < 2) return;
  all_different(successors, of_permutation(successors.size(), consistency));
  post(cp::circuit(std::move(successors)));
}

void Builder::subcircuit(std::vector<IntVar> successors, cp::Consistency consistency) {
  for (const IntVar x : successors) require_between(x, {0, std::ssize(successors) - 1});
  if (successors.size() < 2) return;
  all_different(successors, of_permutation(successors.size(), consistency));
  post(cp::subcircuit(std::move(successors)));
}

void Builder::inverse(std::vector<IntVar> x, const std::vector<IntVar>& y, cp::Consistency consistency) {
  if (x.size() == y.size()) {
    for (const IntVar z : x) require_between(z, {0, std::ssize(x) - 1});
    all_different(x, of_permutation(x.size(), consistency));
  }
  post(cp::inverse(std::move(x), y));
}

void Builder::element(IntVar index, const std::vector<IntVar>& array, IntVar result) {
  require_between(index, {0, std::ssize(array) - 1});
  if (array.empty()) return;
  if (!std::ranges::all_of(array, [&](IntVar x) { return store_.is_fixed(x); }))
    return post(cp::element(index, array, result));
  std::vector<Value> values;
  for (const IntVar x : array) values.push_back(store_.value(x));
  post(cp::element(index, std::move(values), result));
}

}  // namespace quadrille::modelling
