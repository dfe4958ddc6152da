// The number of occurrences of each of some values. Each value is counted by itself, and the numbers must add
// up.
#include <algorithm>
#include <optional>
#include <unordered_map>

#include "cp/constraints/counting/membership.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

std::vector<Interval> points(const std::vector<Value>& values) {
  std::vector<Interval> result;
  for (const Value v : values) result.push_back({v, v});
  return result;
}

/// 64 consecutive numbers that contain all domains and counted values, so that sets of values are words.
struct Window {
  Value first = 0;
  Word values = 0;                  // the counted values; 0 if no window contains everything
  std::vector<std::size_t> places;  // by number within the window: its position among the values
};

class GlobalCardinality final : public Constraint {
 public:
  /// The scope: the variables, then the numbers.
  GlobalCardinality(std::vector<IntVar> scope, std::vector<Value> values, bool closed)
      : Constraint(std::move(scope), bit(1)),
        values_(std::move(values)),
        closed_(closed),
        covered_(points(values_)) {
    for (std::size_t k = 0; k < values_.size(); ++k)
      places_.push_back(place_.emplace(values_[k], k).first->second);
  }

  [[nodiscard]] std::string_view name() const override { return "global_cardinality"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    covered,       // about a variable: it takes one of the values, because the constraint is closed
    at_least,      // about a number: that many variables have the value
    at_most,       // about a number: only that many variables can have the value
    least_of_sum,  // about a number: the other numbers are too small together
    most_of_sum,   // about a number: the other numbers are too great together
    equal,         // about a variable: it must have the value
    different,     // about a variable: it must not have the value
  };
  /// The index of the value and of its number; with `covered`, the position of the variable.
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] std::size_t size() const { return scope().size() - values_.size(); }
  [[nodiscard]] IntVar number(std::size_t k) const { return scope()[size() + k]; }
  [[nodiscard]] bool run_once(Store& store);
  void tally(const Store& store);
  void set_window(const Store& store);
  void tally_words(const Store& store);
  void tally_values(const Store& store);
  [[nodiscard]] bool add_up(Store& store) const;
  [[nodiscard]] bool settle(Store& store, std::size_t k) const;
  /// Appends up to `wanted` facts that variables are v (or are not v, if `equal` is false), and returns how
  /// many it found.
  Value explain_some(const Past& past, Value v, bool equal, Value wanted,
                     std::vector<Literal>& reasons) const;
  void explain_sum(const Past& past, std::size_t k, bool at_least, std::vector<Literal>& reasons) const;

  std::vector<Value> values_;
  bool closed_;
  Membership covered_;
  std::unordered_map<Value, std::size_t> place_;
  std::vector<std::size_t> places_;  // by value: the first index at which it is listed
  std::optional<Window> window_;     // set when first needed
  std::vector<Value> least_, most_;  // by value: the number of variables that have it, or can have it
  Value surely_ = 0, perhaps_ = 0;   // the number of variables that surely have, or can have, one of the
                                     // values
};

bool GlobalCardinality::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool GlobalCardinality::run_once(Store& store) {
  for (std::size_t i = 0; closed_ && i < size(); ++i)
    if (!covered_.confine(store, scope()[i], true, Note::pack(Why::covered, i))) return false;
  tally(store);
  for (std::size_t k = 0; k < values_.size(); ++k) {
    if (!store.at_least(number(k), least_[k], Note::pack(Why::at_least, k)) ||
        !store.at_most(number(k), most_[k], Note::pack(Why::at_most, k)))
      return false;
  }
  if (!add_up(store)) return false;
  for (std::size_t k = 0; k < values_.size(); ++k)
    if (!settle(store, k)) return false;
  return true;
}

void GlobalCardinality::tally(const Store& store) {
  if (!window_) set_window(store);
  least_.assign(values_.size(), 0);
  most_.assign(values_.size(), 0);
  surely_ = 0;
  perhaps_ = 0;
  if (window_->values == 0) {
    tally_values(store);
  } else {
    tally_words(store);
  }
  for (std::size_t k = 0; k < values_.size(); ++k) {
    least_[k] = least_[places_[k]];
    most_[k] = most_[places_[k]];
  }
}

void GlobalCardinality::set_window(const Store& store) {
  window_.emplace();
  Value first = kPlusInfinity;
  Value last = kMinusInfinity;
  const auto widen = [&](Value min, Value max) {
    first = std::min(first, min);
    last = std::max(last, max);
  };
  for (const Value v : values_) widen(v, v);
  for (std::size_t i = 0; i < size(); ++i) {
    if (!has_word(store, scope()[i])) return;
    widen(origin_of(store, scope()[i]), store.max(scope()[i]));
  }
  if (values_.empty() || static_cast<Word>(last) - static_cast<Word>(first) >= 64) return;
  window_->first = first;
  window_->places.resize(64);
  for (const auto& [value, k] : place_) {
    window_->values |= bit(static_cast<int>(value - first));
    window_->places[static_cast<std::size_t>(value - first)] = k;
  }
}

void GlobalCardinality::tally_words(const Store& store) {
  for (std::size_t i = 0; i < size(); ++i) {
    const Word word = word_from(store, scope()[i], window_->first);
    const Word counted = word & window_->values;
    if (counted == 0) continue;
    ++perhaps_;
    if (counted == word) ++surely_;
    for (const int at : Bits(counted)) ++most_[window_->places[static_cast<std::size_t>(at)]];
    if (is_single(word)) ++least_[window_->places[static_cast<std::size_t>(lowest(word))]];
  }
}

void GlobalCardinality::tally_values(const Store& store) {
  for (std::size_t i = 0; i < size(); ++i) {
    const IntVar x = scope()[i];
    const Store::Truth is_covered = covered_.truth(store, x);
    surely_ += is_covered == Store::Truth::yes ? 1 : 0;
    perhaps_ += is_covered != Store::Truth::no ? 1 : 0;
    const bool is_fixed = store.is_fixed(x);
    const auto note = [&](std::size_t k) {
      ++most_[k];
      if (is_fixed) ++least_[k];
    };
    if (store.count(x) < values_.size()) {
      store.for_each_value(x, [&](Value v) {
        if (const auto found = place_.find(v); found != place_.end()) note(found->second);
      });
    } else {
      for (std::size_t k = 0; k < values_.size(); ++k)
        if (places_[k] == k && store.contains(x, values_[k])) note(k);
    }
  }
}

bool GlobalCardinality::add_up(Store& store) const {
  if (place_.size() != values_.size()) return true;  // a value is listed twice
  Value numbers_least = 0;
  Value numbers_most = 0;
  for (std::size_t k = 0; k < values_.size(); ++k) {
    numbers_least += store.min(number(k));
    numbers_most += store.max(number(k));
  }
  const Value surely = closed_ ? static_cast<Value>(size()) : surely_;
  const Value perhaps = closed_ ? static_cast<Value>(size()) : perhaps_;
  for (std::size_t k = 0; k < values_.size(); ++k) {
    numbers_least -= store.min(number(k));
    numbers_most -= store.max(number(k));
    if (!store.at_most(number(k), perhaps - numbers_least, Note::pack(Why::most_of_sum, k)) ||
        !store.at_least(number(k), surely - numbers_most, Note::pack(Why::least_of_sum, k)))
      return false;
    numbers_least += store.min(number(k));
    numbers_most += store.max(number(k));
  }
  return true;
}

bool GlobalCardinality::settle(Store& store, std::size_t k) const {
  const bool none_open = store.max(number(k)) == least_[k];
  if (least_[k] == most_[k] || (!none_open && store.min(number(k)) != most_[k])) return true;
  for (std::size_t i = 0; i < size(); ++i) {
    const IntVar x = scope()[i];
    if (store.is_fixed(x) || !store.contains(x, values_[k])) continue;
    if (none_open ? !store.remove(x, values_[k], Note::pack(Why::different, k))
                  : !store.assign(x, values_[k], Note::pack(Why::equal, k)))
      return false;
  }
  return true;
}

Value GlobalCardinality::explain_some(const Past& past, Value v, bool equal, Value wanted,
                                      std::vector<Literal>& reasons) const {
  Value found = 0;
  for (std::size_t i = 0; i < size() && found < wanted; ++i) {
    const Literal fact = equal ? scope()[i].eq(v) : scope()[i].ne(v);
    if (!past.holds(fact)) continue;
    reasons.push_back(fact);
    ++found;
  }
  return found;
}

void GlobalCardinality::explain_sum(const Past& past, std::size_t k, bool at_least,
                                    std::vector<Literal>& reasons) const {
  for (std::size_t j = 0; j < values_.size(); ++j) {
    if (j == k) continue;
    reasons.push_back(at_least ? number(j).le(past.max(number(j))) : number(j).ge(past.min(number(j))));
  }
  const Store::Truth wanted = at_least ? Store::Truth::yes : Store::Truth::no;
  for (std::size_t i = 0; !closed_ && i < size(); ++i)
    if (covered_.truth(past, scope()[i]) == wanted) covered_.explain_truth(past, scope()[i], reasons);
}

void GlobalCardinality::explain(const Past& past, Literal fact, Word data,
                                std::vector<Literal>& reasons) const {
  const auto [why, k] = Note::unpack(data);
  const auto all = static_cast<Value>(size());
  switch (why) {
    case Why::covered: return covered_.explain_confined(scope()[k], true, fact, reasons);
    case Why::least_of_sum: return explain_sum(past, k, true, reasons);
    case Why::most_of_sum: return explain_sum(past, k, false, reasons);
    case Why::at_least: explain_some(past, values_[k], true, needed_min(number(k), fact), reasons); return;
    case Why::at_most:
      explain_some(past, values_[k], false, all - needed_max(number(k), fact), reasons);
      return;
    case Why::different:
      reasons.push_back(number(k).le(explain_some(past, values_[k], true, past.max(number(k)), reasons)));
      return;
    default:
      const Value none = explain_some(past, values_[k], false, all - past.min(number(k)), reasons);
      reasons.push_back(number(k).ge(all - none));
  }
}

bool GlobalCardinality::holds(std::span<const Value> values) const {
  const auto variables = values.first(size());
  for (std::size_t k = 0; k < values_.size(); ++k)
    if (std::ranges::count(variables, values_[k]) != values[size() + k]) return false;
  return !closed_ || std::ranges::all_of(variables, [&](Value v) { return covered_.contains(v); });
}

}  // namespace

std::unique_ptr<Constraint> global_cardinality(std::vector<IntVar> variables, std::vector<Value> values,
                                               std::vector<IntVar> numbers, bool closed) {
  variables.insert(variables.end(), numbers.begin(), numbers.end());
  return std::make_unique<GlobalCardinality>(std::move(variables), std::move(values), closed);
}

}  // namespace quadrille::cp
