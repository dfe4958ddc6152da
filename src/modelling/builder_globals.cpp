// Constraints over lists, with the implied constraints that are posted with them.
#include <algorithm>

#include "base/sort.h"
#include "modelling/builder.h"

namespace quadrille::modelling {

namespace {

/// With as many values as variables, domain consistency is worth its cost, unless there are very many.
cp::Consistency of_permutation(std::size_t size, cp::Consistency consistency) {
  const bool is_open = consistency == cp::Consistency::automatic && size <= cp::Domains::kDenseSpan;
  return is_open ? cp::Consistency::domain : consistency;
}

/// Whether pairs_of_words() supports the table: pairs of values of two different variables with word domains.
bool is_of_words(const cp::Store& store, const std::vector<IntVar>& x,
                 const std::vector<std::vector<Value>>& tuples) {
  const auto is_word = [&](IntVar y) { return store.domains().is_word(y.id()); };
  return x.size() == 2 && x[0].id() != x[1].id() && std::ranges::all_of(x, is_word) &&
         std::ranges::all_of(tuples, [](const std::vector<Value>& tuple) {
           return std::ranges::find(tuple, cp::kAnyValue) == tuple.end();
         });
}

/// The values of the tuples must be in the domains.
std::unique_ptr<cp::Constraint> pairs_of_words(const cp::Store& store, const std::vector<IntVar>& x,
                                               const std::vector<std::vector<Value>>& tuples) {
  const auto place = [&](IntVar y, Value v) {
    return static_cast<std::size_t>(y.to_base(v) - store.origin(y.id()));
  };
  constexpr std::size_t kValuesOfWord = 64;
  std::vector<Word> seconds(kValuesOfWord);
  for (const std::vector<Value>& tuple : tuples)
    seconds[place(x[0], tuple[0])] |= bit(static_cast<int>(place(x[1], tuple[1])));
  return cp::table_of_pairs(store, IntVar(x[0].id()), IntVar(x[1].id()), std::move(seconds));
}

}  // namespace

std::vector<IntVar> from_zero(std::vector<IntVar> indices, Value start) {
  for (IntVar& x : indices) x = x - start;
  return indices;
}

/// Removes fixed variables, and their values from the others: the rest may fit into words. For permutations
/// domain consistency is worth its cost even when clauses are learnt (measured on quasigroups and large
/// Sudoku, searched as their models say).
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
  element(index, std::move(values), result);
}

void Builder::element(IntVar index, std::vector<Value> array, IntVar result) {
  require_between(index, {0, std::ssize(array) - 1});
  if (!array.empty()) post(cp::element(index, std::move(array), result));
}

void Builder::confine_wide(IntVar x, const IntervalSet& set) {
  if (Wide{store_.max(x)} - store_.min(x) >= cp::Domains::kDenseSpan) require_in(x, set);
}

/// Impossible tuples are left out. The other values of wide domains are removed now, because the constraint
/// would keep those between the bounds.
void Builder::table(std::vector<IntVar> x, std::vector<std::vector<Value>> tuples) {
  std::erase_if(tuples, [&](const std::vector<Value>& tuple) {
    for (std::size_t i = 0; i < x.size(); ++i)
      if (tuple[i] != cp::kAnyValue && !store_.contains(x[i], tuple[i])) return true;
    return false;
  });
  if (tuples.empty()) return require(truth(false));
  for (std::size_t i = 0; i < x.size(); ++i) {
    std::vector<Value> column;
    for (const std::vector<Value>& tuple : tuples) column.push_back(tuple[i]);
    if (std::ranges::find(column, cp::kAnyValue) == column.end()) confine_wide(x[i], set_of(column));
  }
  if (x.empty()) return;
  post(is_of_words(store_, x, tuples) ? pairs_of_words(store_, x, tuples) : cp::table(std::move(x), tuples));
}

/// If the value is known, facts are counted, which infers more.
void Builder::count(std::vector<IntVar> x, IntVar value, IntVar number) {
  if (!store_.is_fixed(value)) return post(cp::count(std::move(x), value, number));
  std::vector<Literal> facts;
  for (const IntVar y : x) facts.push_back(y.eq(store_.value(value)));
  post(cp::count(std::move(facts), number));
}

/// With domains from least to most, the sum of value - least over the counted occurrences is at most the sum
/// of x - least over all variables, and likewise for most - value. Magic sequences, in which the numbers
/// themselves are counted, need it: there each term is in both sums.
void Builder::add_sums_of_counts(const std::vector<IntVar>& x, const std::vector<Value>& values,
                                 const std::vector<IntVar>& numbers) {
  const auto less = [](IntVar a, IntVar b) { return a.id() < b.id(); };
  std::vector<IntVar> sorted = x;
  sort_range(sorted, less);
  if (!std::ranges::any_of(numbers, [&](IntVar y) { return std::ranges::binary_search(sorted, y, less); }))
    return;
  Value least = cp::kPlusInfinity;
  Value most = cp::kMinusInfinity;
  for (const IntVar y : x) {
    least = std::min(least, store_.min(y));
    most = std::max(most, store_.max(y));
  }
  constexpr std::uint64_t kWidest = 1'000'000;
  if (x.empty() || cp::distance(least, most) > kWidest) return;
  Sum above;
  Sum below;
  for (std::size_t k = 0; k < values.size(); ++k) {
    if (values[k] < least || values[k] > most) continue;
    above.terms.push_back({values[k] - least, numbers[k]});
    below.terms.push_back({most - values[k], numbers[k]});
  }
  for (const IntVar y : x) {
    above.terms.push_back({-1, y});
    below.terms.push_back({1, y});
  }
  const auto count = static_cast<Wide>(x.size());
  above.constant = count * least;
  below.constant = -count * most;
  require(Comparator::at_most, std::move(above));
  require(Comparator::at_most, std::move(below));
}

void Builder::global_cardinality(std::vector<IntVar> x, const std::vector<Value>& values,
                                 std::vector<IntVar> numbers, bool closed) {
  for (std::size_t i = 0; closed && i < x.size(); ++i) confine_wide(x[i], set_of(values));
  add_sums_of_counts(x, values, numbers);
  post(cp::global_cardinality(std::move(x), values, std::move(numbers), closed));
}

}  // namespace quadrille::modelling
