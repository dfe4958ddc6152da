// The values of some variables lie in the sets of one of the rows of a table: basic smart tables, Verhaeghe,
// Lecoutre, Deville and Schaus, "Extending Compact-Table to basic smart tables", CP 2017. A row takes one
// word for each variable; no masks of rows are needed, since there are few rows.
#include <algorithm>

#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/tables.h"

namespace quadrille::cp {

namespace {

constexpr int kSetValues = 64;  // a set has values from 0 on

/// The values of the domain that a set can have.
Word values_in_sets(const Store& store, IntVar x) {
  if (has_word(store, x)) return word_from(store, x, 0);
  Word values = 0;
  for (int v = 0; v < kSetValues; ++v)
    if (store.contains(x, v)) values |= bit(v);
  return values;
}

class TableOfSets final : public Constraint {
 public:
  TableOfSets(std::vector<IntVar> scope, std::vector<std::vector<Word>> rows)
      : Constraint(std::move(scope), bit(2)), rows_(std::move(rows)) {}

  [[nodiscard]] std::string_view name() const override { return "table_of_sets"; }
  [[nodiscard]] bool propagate(Store& store, int /*stage*/, Word /*changed*/) override {
    return run_to_fixpoint(store, [&] { return run_once(store); });
  }
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;
  [[nodiscard]] std::size_t memory() const override {
    return Constraint::memory() + rows_.size() * (sizeof(rows_[0]) + scope().size() * sizeof(Word));
  }

 private:
  [[nodiscard]] bool run_once(Store& store);
  [[nodiscard]] static bool keep(Store& store, IntVar x, Word values, Word data);
  /// The values of the row's set for the variable that `known` does not cover yet; nullopt if one of them was
  /// in the domain, so that the variable does not exclude the row.
  [[nodiscard]] std::optional<Word> excluded(const Past& past, std::size_t i, Word set, Word known) const;

  std::vector<std::vector<Word>> rows_;
  std::vector<Word> domains_, supported_;  // within a run, by variable
};

bool TableOfSets::run_once(Store& store) {
  domains_.clear();
  for (const IntVar x : scope()) domains_.push_back(values_in_sets(store, x));
  supported_.assign(scope().size(), 0);
  bool is_possible = false;
  for (const std::vector<Word>& row : rows_) {
    bool meets_all = true;
    for (std::size_t i = 0; i < row.size() && meets_all; ++i) meets_all = (row[i] & domains_[i]) != 0;
    if (!meets_all) continue;
    is_possible = true;
    for (std::size_t i = 0; i < row.size(); ++i) supported_[i] |= row[i];
  }
  if (!is_possible) return store.fail(scope().size());
  for (std::size_t i = 0; i < scope().size(); ++i)
    if (!keep(store, scope()[i], supported_[i] & domains_[i], i)) return false;
  return true;
}

bool TableOfSets::keep(Store& store, IntVar x, Word values, Word data) {
  if (has_word(store, x))
    return store.keep(x.id(), shifted(values, Word{0} - static_cast<Word>(origin_of(store, x))), data);
  if (!store.at_least(x, lowest(values), data) || !store.at_most(x, highest(values), data)) return false;
  for (Value v = lowest(values); v <= highest(values); ++v)
    if ((values & bit(static_cast<int>(v))) == 0 && !store.remove(x, v, data)) return false;
  return true;
}

std::optional<Word> TableOfSets::excluded(const Past& past, std::size_t i, Word set, Word known) const {
  for (const int v : Bits(set & ~known))
    if (past.contains(scope()[i], v)) return std::nullopt;
  return set & ~known;
}

void TableOfSets::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto changed = static_cast<std::size_t>(data);
  Word against = ~Word{0};  // the values of the variable for which the fact does not hold
  for (int v = 0; v < kSetValues && !fact.is_falsum(); ++v)
    if (fact.holds_for(scope()[changed].to_base(v))) against &= ~bit(v);
  std::vector<Word> gone(scope().size());  // the reasons so far
  for (const std::vector<Word>& row : rows_) {
    // A row that contradicts the fact is excluded by one of its sets: the one that needs the fewest further
    // reasons.
    std::optional<Word> fewest;
    std::size_t by = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Word set = i == changed ? row[i] & against : row[i];
      const auto more = excluded(past, i, set, gone[i]);
      if (!more || (fewest && count_of(*fewest) <= count_of(*more))) continue;
      fewest = more;
      by = i;
    }
    if (fewest) gone[by] |= *fewest;
  }
  for (std::size_t i = 0; i < scope().size(); ++i)
    for (const int v : Bits(gone[i])) reasons.push_back(scope()[i].ne(v));
}

bool TableOfSets::holds(std::span<const Value> values) const {
  return std::ranges::any_of(rows_, [&](const std::vector<Word>& row) {
    return std::ranges::equal(row, values, [](Word set, Value v) {
      return 0 <= v && v < kSetValues && (set & bit(static_cast<int>(v))) != 0;
    });
  });
}

}  // namespace

std::unique_ptr<Constraint> table_of_sets(std::vector<IntVar> variables,
                                          std::vector<std::vector<Word>> rows) {
  return std::make_unique<TableOfSets>(std::move(variables), std::move(rows));
}

}  // namespace quadrille::cp
