// The values of some variables are one of the tuples of a table. Compact-Table: Demeulenaere et al.,
// "Compact-Table: efficiently filtering table constraints with reversible sparse bit-sets", CP 2016; with any
// value in tuples, Verhaeghe, Lecoutre and Schaus, "Extending Compact-Table to negative and short tables",
// AAAI 2017.
//
// Each tuple is a bit. For each variable and value, a mask tells which tuples admit it:
//
//   tuples     x y      mask of x = 1: 011      If y loses 1, the possible tuples are 110.
//   bit 0      1 1      mask of x = 2: 100      x = 1 keeps its support, because 011 & 110 is
//   bit 1      1 2      mask of y = 1: 001      not empty.
//   bit 2      2 2      mask of y = 2: 110
//
// Each run works out the possible tuples anew from the domains, because bit sets have no trail. From
// variable to variable it visits only the words that are not yet 0.
#include <algorithm>
#include <numeric>
#include <set>

#include "base/sort.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/tables.h"

namespace quadrille::cp {

namespace {

class Table final : public Constraint {
 public:
  Table(std::vector<IntVar> scope, const std::vector<std::vector<Value>>& tuples);

  [[nodiscard]] std::string_view name() const override { return "table"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] std::size_t memory() const override {
    // The values, and for each a bit of every other tuple with it.
    return Constraint::memory() + tuples_.size() * (sizeof(tuples_[0]) + scope().size() * sizeof(Value));
  }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  /// For one variable: its values in the table, and which tuples have them.
  struct Column {
    std::vector<Value> values;
    std::vector<Word> masks;             // by value, words_ each: its tuples, those with any value too
    std::vector<Word> any;               // words_: the tuples with any value; empty if none has it
    std::vector<std::size_t> witnesses;  // by value: a word in which it had a possible tuple
  };

  [[nodiscard]] const Word* mask(const Column& column, std::size_t value) const {
    return column.masks.data() + value * words_;
  }
  /// Keeps the possible tuples whose value in column i is in the domain.
  void restrict_to(const Store& store, std::size_t i);
  [[nodiscard]] bool prune(Store& store, std::size_t i, bool is_first_run);
  /// Removes values that are not in the column: outside its ends and, if `between`, also between them.
  [[nodiscard]] bool remove_unlisted(Store& store, std::size_t i, bool between) const;
  [[nodiscard]] bool is_possible(const Word* mask, std::size_t& witness) const;

  std::vector<std::vector<Value>> tuples_;
  std::size_t words_;
  std::vector<Column> columns_;
  bool is_repeating_;
  std::vector<Word> possible_;       // within a run: the tuples that are still possible
  std::vector<std::size_t> active_;  // within a run: which words of possible_ are not 0
  std::vector<Word> admitted_;       // scratch space of restrict_to()
};

Table::Table(std::vector<IntVar> scope, const std::vector<std::vector<Value>>& tuples)
    : Constraint(std::move(scope), bit(2)),
      tuples_(tuples),
      words_((tuples.size() + 63) / 64),
      columns_(this->scope().size()),
      is_repeating_(comes_twice(this->scope())),
      possible_(words_),
      admitted_(words_) {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    Column& column = columns_[i];
    for (const std::vector<Value>& tuple : tuples_) {
      if (tuple[i] != kAnyValue) {
        column.values.push_back(tuple[i]);
      } else {
        column.any.resize(words_);
      }
    }
    sort_range(column.values);
    const auto [first, last] = std::ranges::unique(column.values);
    column.values.erase(first, last);
    column.witnesses.resize(column.values.size());
    column.masks.resize(column.values.size() * words_);
    for (std::size_t t = 0; t < tuples_.size(); ++t) {
      const Word in_word = bit(static_cast<int>(t % 64));
      const Value v = tuples_[t][i];
      if (v == kAnyValue) column.any[t / 64] |= in_word;
      const auto place =
          static_cast<std::size_t>(std::ranges::lower_bound(column.values, v) - column.values.begin());
      for (std::size_t k = 0; k < column.values.size(); ++k)
        if (k == place || v == kAnyValue) column.masks[k * words_ + t / 64] |= in_word;
    }
  }
}

bool Table::propagate(Store& store, int, Word changed) {
  Position before;
  do {
    before = store.domains().now();
    possible_.assign(words_, ~Word{0});
    if (words_ > 0) possible_.back() = low_bits(static_cast<int>((tuples_.size() - 1) % 64) + 1);
    active_.resize(words_);
    std::iota(active_.begin(), active_.end(), std::size_t{0});
    for (std::size_t i = 0; i < scope().size(); ++i) restrict_to(store, i);
    if (active_.empty()) return store.fail(scope().size());
    for (std::size_t i = 0; i < scope().size(); ++i)
      if (!prune(store, i, changed == ~Word{0})) return false;
  } while (is_repeating_ && store.domains().now() != before);
  return true;
}

void Table::restrict_to(const Store& store, std::size_t i) {
  const Column& column = columns_[i];
  const auto is_missing = [&](std::size_t k) { return !store.contains(scope()[i], column.values[k]); };
  std::size_t missing = 0;
  for (std::size_t k = 0; k < column.values.size(); ++k) missing += is_missing(k) ? 1 : 0;
  if (missing == 0) return;
  const bool by_missing = column.any.empty() && 2 * missing <= column.values.size();
  for (const std::size_t w : active_)
    admitted_[w] = by_missing ? ~Word{0} : column.any.empty() ? 0 : column.any[w];
  for (std::size_t k = 0; k < column.values.size(); ++k) {
    if (is_missing(k) != by_missing) continue;
    const Word* const with_value = mask(column, k);
    for (const std::size_t w : active_)
      admitted_[w] = by_missing ? admitted_[w] & ~with_value[w] : admitted_[w] | with_value[w];
  }
  std::erase_if(active_, [&](std::size_t w) { return (possible_[w] &= admitted_[w]) == 0; });
}

bool Table::is_possible(const Word* mask, std::size_t& witness) const {
  if ((possible_[witness] & mask[witness]) != 0) return true;
  for (const std::size_t w : active_) {
    if ((possible_[w] & mask[w]) == 0) continue;
    witness = w;
    return true;
  }
  return false;
}

bool Table::prune(Store& store, std::size_t i, bool is_first_run) {
  Column& column = columns_[i];
  for (std::size_t k = 0; k < column.values.size(); ++k)
    if (store.contains(scope()[i], column.values[k]) && !is_possible(mask(column, k), column.witnesses[k]) &&
        !store.remove(scope()[i], column.values[k], i))
      return false;
  if (column.any.empty()) return remove_unlisted(store, i, is_first_run);
  std::size_t witness = 0;
  return is_possible(column.any.data(), witness) || remove_unlisted(store, i, true);
}

bool Table::remove_unlisted(Store& store, std::size_t i, bool between) const {
  const std::vector<Value>& listed = columns_[i].values;
  const IntVar x = scope()[i];
  auto first = listed.begin();
  auto last = listed.end();
  while (first != last && !store.contains(x, *first)) ++first;
  while (last != first && !store.contains(x, *(last - 1))) --last;
  if (first == last) return store.fail(i);
  if (!store.at_least(x, *first, i) || !store.at_most(x, *(last - 1), i)) return false;
  if (!between || static_cast<Word>(store.max(x)) - static_cast<Word>(store.min(x)) >= Word{kCommonSpan})
    return true;
  for (Value v = *first; v <= *(last - 1); ++v) {
    while (*first < v) ++first;
    if (*first != v && !store.remove(x, v, i)) return false;
  }
  return true;
}

void Table::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto changed = static_cast<std::size_t>(data);
  std::vector<std::set<Value>> gone(scope().size());  // the reasons so far, by column
  for (const std::vector<Value>& tuple : tuples_) {
    // A tuple that contradicts the fact is impossible because of at least one of its values. One of these
    // is a reason.
    if (!fact.is_falsum() && tuple[changed] != kAnyValue &&
        fact.holds_for(scope()[changed].to_base(tuple[changed])))
      continue;
    std::size_t by = scope().size();
    for (std::size_t i = 0; i < scope().size(); ++i) {
      if (tuple[i] == kAnyValue || past.contains(scope()[i], tuple[i])) continue;
      const bool is_known = gone[i].contains(tuple[i]);
      if (is_known || by == scope().size() || by == changed) by = i;
      if (is_known) break;
    }
    gone[by].insert(tuple[by]);
  }
  for (std::size_t i = 0; i < scope().size(); ++i)
    for (const Value v : gone[i]) reasons.push_back(scope()[i].ne(v));
}

bool Table::holds(std::span<const Value> values) const {
  return std::ranges::any_of(tuples_, [&](const std::vector<Value>& tuple) {
    return std::ranges::equal(tuple, values, [](Value a, Value b) { return a == kAnyValue || a == b; });
  });
}

}  // namespace

std::unique_ptr<Constraint> table(std::vector<IntVar> variables,
                                  const std::vector<std::vector<Value>>& tuples) {
  return std::make_unique<Table>(std::move(variables), tuples);
}

}  // namespace quadrille::cp
