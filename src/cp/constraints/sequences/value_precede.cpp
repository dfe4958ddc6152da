// Each of a list of values occurs only after the one listed before it. Law and Lee, "Global constraints for
// integer and set value precedence", CP 2004; Walsh, "Symmetry breaking using value precedence", ECAI 2006.
//
// The values have ranks 1, 2, ..; the state before a position is the greatest rank that has occurred so far.
// Everything possible from one state is also possible from a greater one. So two numbers for each position
// suffice: the greatest reachable state, and the least state from which the rest can be completed.
#include <algorithm>
#include <utility>

#include "base/sort.h"
#include "cp/constraints/sequences.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class ValuePrecede final : public Constraint {
 public:
  ValuePrecede(std::vector<Value> values, std::vector<IntVar> variables)
      : Constraint(std::move(variables), bit(1)), values_(std::move(values)) {
    for (std::size_t i = 0; i < values_.size(); ++i) ranks_.emplace_back(values_[i], i + 1);
    sort_range(ranks_);
  }

  [[nodiscard]] std::string_view name() const override { return "value_precede"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool explains_value(Word data) const override { return Note::why(data) == Why::last_chance; }
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t { too_early, last_chance };
  /// The position and, for last_chance, the state that the rest requires.
  using Note = NoteOf<Why, Field<31>, Field<32>>;

  [[nodiscard]] bool run_once(Store& store) const;
  [[nodiscard]] Value value(std::size_t rank) const { return values_[rank - 1]; }
  /// The rank of a value; 0 for other values.
  [[nodiscard]] std::size_t rank(Value v) const {
    const auto at = std::ranges::lower_bound(ranks_, v, {}, &std::pair<Value, std::size_t>::first);
    return at != ranks_.end() && at->first == v ? at->second : 0;
  }
  /// By position, and for the end: the least state from which the rest can be completed.
  template <class Domains>
  [[nodiscard]] std::vector<std::size_t> needed(const Domains& domains) const;
  /// The same for one position, given the result for the next one.
  template <class Domains>
  [[nodiscard]] std::size_t needed_before(const Domains& domains, IntVar x, std::size_t next) const;

  /// Appends why the state before position i is at most `limit`.
  void explain_reached(const Past& past, std::size_t i, std::size_t limit,
                       std::vector<Literal>& reasons) const;
  /// Appends why the rest from position i on requires at least this state.
  void explain_needed(const Past& past, std::size_t i, std::size_t state,
                      std::vector<Literal>& reasons) const;

  std::vector<Value> values_;
  std::vector<std::pair<Value, std::size_t>> ranks_;  // ordered by value
};

template <class Domains>
std::size_t ValuePrecede::needed_before(const Domains& domains, IntVar x, std::size_t next) const {
  if (next > 0 && domains.contains(x, value(next))) return next - 1;
  std::size_t least = values_.size();
  for (Value v = domains.min(x); least > next; ++v) {
    if (domains.contains(x, v)) least = std::min(least, std::max(next + 1, rank(v)) - 1);
    if (v == domains.max(x)) break;
  }
  return std::max(least, next);
}

template <class Domains>
std::vector<std::size_t> ValuePrecede::needed(const Domains& domains) const {
  std::vector<std::size_t> result(scope().size() + 1, 0);
  for (std::size_t i = scope().size(); i-- > 0;)
    result[i] = needed_before(domains, scope()[i], result[i + 1]);
  return result;
}

bool ValuePrecede::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool ValuePrecede::run_once(Store& store) const {
  const std::vector<std::size_t> needed = this->needed(store);
  if (needed[0] > 0) return store.fail(Note::pack(Why::last_chance));
  std::size_t reached = 0;
  for (std::size_t i = 0; i < scope().size(); ++i) {
    const IntVar x = scope()[i];
    for (std::size_t m = reached + 2; m <= values_.size(); ++m)
      if (!store.remove(x, value(m), Note::pack(Why::too_early, i))) return false;
    if (needed[i + 1] > reached &&
        !store.assign(x, value(reached + 1), Note::pack(Why::last_chance, i, reached + 1)))
      return false;
    if (reached < values_.size() && store.contains(x, value(reached + 1))) ++reached;
  }
  return true;
}

void ValuePrecede::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  if (fact.is_falsum()) return explain_needed(past, 0, 1, reasons);
  const auto [why, place, state] = Note::unpack(data);
  if (why == Why::too_early) {
    const std::size_t m = rank(scope()[place].from_base(fact.value));
    explain_reached(past, place, m - 2, reasons);
  } else {
    explain_reached(past, place, state - 1, reasons);
    explain_needed(past, place + 1, state, reasons);
  }
}

void ValuePrecede::explain_reached(const Past& past, std::size_t i, std::size_t limit,
                                   std::vector<Literal>& reasons) const {
  while (limit < i) {
    const Literal climbs_not = scope()[--i].ne(value(limit + 1));
    if (past.holds(climbs_not)) {
      reasons.push_back(climbs_not);
    } else {
      --limit;
    }
  }
}

void ValuePrecede::explain_needed(const Past& past, std::size_t i, std::size_t state,
                                  std::vector<Literal>& reasons) const {
  const std::vector<std::size_t> needed = this->needed(past);
  for (; needed[i + 1] >= state; ++i) {
    if (needed[i + 1] > state) {
      ++state;  // the state rises by at most 1 at each position
    } else {
      reasons.push_back(scope()[i].ne(value(state)));
    }
  }
  // All remaining values have a rank above the state.
  const IntVar x = scope()[i];
  reasons.push_back(x.ge(past.min(x)));
  reasons.push_back(x.le(past.max(x)));
  for (Value v = past.min(x); v < past.max(x); ++v)
    if (rank(v) <= state && !past.contains(x, v)) reasons.push_back(x.ne(v));
}

bool ValuePrecede::holds(std::span<const Value> values) const {
  std::size_t state = 0;
  return std::ranges::all_of(values, [&](Value v) {
    const std::size_t m = rank(v);
    if (m == state + 1) ++state;
    return m <= state;
  });
}

}  // namespace

std::unique_ptr<Constraint> value_precede(std::vector<Value> values, std::vector<IntVar> variables) {
  return std::make_unique<ValuePrecede>(std::move(values), std::move(variables));
}

}  // namespace quadrille::cp
