// The position of the first greatest variable. Candidate i "beats" candidate j if its variable is greater, or
// equal while i < j. Three rules: a candidate that is surely beaten leaves the index; a variable at a
// position that the index cannot take is kept below the best candidate; once the index is fixed, its variable
// must beat all others.
#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class ArgMax final : public Constraint {
 public:
  /// The scope is the variables, then the index.
  explicit ArgMax(std::vector<IntVar> scope)
      : Constraint(std::move(scope), bit(1)), size_(this->scope().size() - 1) {
    std::map<std::pair<VariableId, bool>, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < size_; ++i) {
      std::vector<std::size_t>& twins = places[{x(i).id(), x(i).is_negated()}];
      // If both are views of one variable, one always beats the other.
      const auto beats_i = [&](std::size_t j) { return x(j).offset() >= x(i).offset(); };
      if (std::ranges::any_of(twins, beats_i)) beaten_by_twins_.push_back(i);
      twins.push_back(i);
    }
  }

  [[nodiscard]] std::string_view name() const override { return "arg_max"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    range,   // no reason beyond the constraint itself
    beaten,  // the candidate at the position beats the removed one
    lost,    // the variable at the position: the index cannot take it, so some candidate beats it
    winner,  // the variable at the fixed index: it beats the one at the position
  };
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] IntVar x(std::size_t i) const { return scope()[i]; }
  [[nodiscard]] IntVar index() const { return scope().back(); }
  /// x(i) beats x(j) exactly when x(i) >= x(j) + step(i, j).
  [[nodiscard]] static Value step(std::size_t i, std::size_t j) { return i < j ? 0 : 1; }
  [[nodiscard]] bool drop_beaten(Store& store) const;
  [[nodiscard]] bool lower_losers(Store& store) const;
  [[nodiscard]] bool raise_winner(Store& store) const;

  std::size_t size_;
  std::vector<std::size_t> beaten_by_twins_;  // positions that a view of the same variable always beats
};

bool ArgMax::propagate(Store& store, int, Word) {
  const Word why = Note::pack(Why::range);
  if (!store.at_least(index(), 0, why) || !store.at_most(index(), static_cast<Value>(size_) - 1, why))
    return false;
  for (const std::size_t i : beaten_by_twins_)
    if (!store.remove(index(), static_cast<Value>(i), why)) return false;
  return run_to_fixpoint(store,
                         [&] { return drop_beaten(store) && lower_losers(store) && raise_winner(store); });
}

bool ArgMax::drop_beaten(Store& store) const {
  for (std::size_t i = 0; i < size_; ++i) {
    if (!store.contains(index(), static_cast<Value>(i))) continue;
    std::size_t j = 0;
    while (j < size_ && (j == i || store.max(x(i)) - step(i, j) >= store.min(x(j)))) ++j;
    if (j < size_ && !store.remove(index(), static_cast<Value>(i), Note::pack(Why::beaten, j))) return false;
  }
  return true;
}

bool ArgMax::lower_losers(Store& store) const {
  for (std::size_t j = 0; j < size_; ++j) {
    if (store.contains(index(), static_cast<Value>(j))) continue;
    Value most = kMinusInfinity;
    for (std::size_t i = 0; i < size_; ++i)
      if (store.contains(index(), static_cast<Value>(i))) most = std::max(most, store.max(x(i)) - step(i, j));
    if (!store.at_most(x(j), most, Note::pack(Why::lost, j))) return false;
  }
  return true;
}

bool ArgMax::raise_winner(Store& store) const {
  if (!store.is_fixed(index())) return true;
  const auto i = static_cast<std::size_t>(store.value(index()));
  for (std::size_t j = 0; j < size_; ++j)
    if (j != i && !store.at_least(x(i), store.min(x(j)) + step(i, j), Note::pack(Why::winner, j)))
      return false;
  return true;
}

void ArgMax::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  switch (why) {
    case Why::range: return;
    case Why::beaten: {
      const auto i = static_cast<std::size_t>(index().from_base(fact.value));
      reasons.push_back(x(at).ge(past.min(x(at))));
      return reasons.push_back(x(i).le(past.min(x(at)) + step(i, at) - 1));
    }
    case Why::lost: {
      const Value needed = needed_max(x(at), fact);
      reasons.push_back(index().ne(static_cast<Value>(at)));
      for (std::size_t i = 0; i < size_; ++i) {
        const Literal is_low = x(i).le(needed + step(i, at));
        if (i != at) reasons.push_back(past.holds(is_low) ? is_low : index().ne(static_cast<Value>(i)));
      }
      return;
    }
    case Why::winner: {
      const Value winner = past.min(index());
      const auto i = static_cast<std::size_t>(winner);
      reasons.push_back(index().eq(winner));
      reasons.push_back(x(at).ge(needed_min(x(i), fact) - step(i, at)));
    }
  }
}

bool ArgMax::holds(std::span<const Value> values) const {
  const auto variables = values.first(size_);
  return size_ > 0 && values.back() == std::ranges::max_element(variables) - variables.begin();
}

}  // namespace

std::unique_ptr<Constraint> arg_max(std::vector<IntVar> variables, IntVar index) {
  variables.push_back(index);
  return std::make_unique<ArgMax>(std::move(variables));
}

std::unique_ptr<Constraint> arg_min(std::vector<IntVar> variables, IntVar index) {
  for (IntVar& x : variables) x = -x;
  return arg_max(std::move(variables), index);
}

}  // namespace quadrille::cp
