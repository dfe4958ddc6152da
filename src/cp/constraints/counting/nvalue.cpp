// The number of different values that variables have: at least the values of fixed variables, and at most
// one more for each open variable that can take a value which no fixed variable has ("a new value").
#include <algorithm>
#include <set>
#include <unordered_map>

#include "cp/constraints/counting.h"
#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"

namespace quadrille::cp {

namespace {

class NValue final : public Constraint {
 public:
  /// The scope: the variables, then the number, unless it has bounds.
  explicit NValue(std::vector<IntVar> scope, std::optional<Interval> bounds = std::nullopt)
      : Constraint(std::move(scope), bit(1)), bounds_(bounds) {}

  [[nodiscard]] std::string_view name() const override { return "nvalue"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    const auto variables = values.first(size());
    const auto number = static_cast<Value>(std::set(variables.begin(), variables.end()).size());
    return bounds_ ? bounds_->min <= number && number <= bounds_->max : number == values.back();
  }

 private:
  enum class Why : std::uint8_t {
    at_least,     // about the number: at least this many values are taken
    at_most,      // about the number: at most this many values can be taken
    takes_taken,  // about the variable at the position: it must not take a new value
    takes_new,    // about the variable at the position: it must take a new value
  };
  using Note = NoteOf<Why, Field<32>>;

  /// The values of fixed variables ("taken"), each with a variable that has it.
  using Taken = std::unordered_map<Value, std::size_t>;

  [[nodiscard]] std::size_t size() const { return scope().size() - (bounds_ ? 0 : 1); }
  [[nodiscard]] IntVar number() const { return scope().back(); }  // if it is a variable
  [[nodiscard]] Value least(const Store& store) const { return bounds_ ? bounds_->min : store.min(number()); }
  [[nodiscard]] Value most(const Store& store) const { return bounds_ ? bounds_->max : store.max(number()); }
  /// Restricts the number of values to at_least..at_most.
  [[nodiscard]] bool confine_number(Store& store, Value at_least, Value at_most) const;
  [[nodiscard]] bool run_once(Store& store) const;
  /// The values of the fixed variables, leaving out the variable at `except`.
  template <class Domains>
  [[nodiscard]] Taken taken(const Domains& domains, std::size_t except) const;
  /// Whether the variable can take a value that is not taken.
  template <class Domains>
  [[nodiscard]] static bool may_be_new(const Domains& domains, IntVar x, const Taken& taken);
  [[nodiscard]] bool confine(Store& store, std::size_t i, const Taken& taken) const;
  void explain_taken(const Taken& taken, std::vector<Literal>& reasons) const;

  std::optional<Interval> bounds_;
};

template <class Domains>
NValue::Taken NValue::taken(const Domains& domains, std::size_t except) const {
  Taken result;
  for (std::size_t i = 0; i < size(); ++i)
    if (i != except && domains.is_fixed(scope()[i])) result.emplace(domains.min(scope()[i]), i);
  return result;
}

template <class Domains>
bool NValue::may_be_new(const Domains& domains, IntVar x, const Taken& taken) {
  const Value last = domains.max(x);
  Value v = domains.min(x);
  if (static_cast<Word>(last) - static_cast<Word>(v) >= Word{kCommonSpan}) return true;
  for (; v <= last; ++v)
    if (domains.contains(x, v) && !taken.contains(v)) return true;
  return false;
}

bool NValue::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool NValue::confine_number(Store& store, Value at_least, Value at_most) const {
  if (!bounds_) {
    return store.at_least(number(), at_least, Note::pack(Why::at_least)) &&
           store.at_most(number(), at_most, Note::pack(Why::at_most));
  }
  if (at_least > bounds_->max) return store.fail(Note::pack(Why::at_least));
  return at_most >= bounds_->min || store.fail(Note::pack(Why::at_most));
}

bool NValue::run_once(Store& store) const {
  const Taken values = taken(store, size());
  const auto certain = static_cast<Value>(values.size());
  Value possible = certain;
  for (std::size_t i = 0; i < size(); ++i)
    if (!store.is_fixed(scope()[i]) && may_be_new(store, scope()[i], values)) ++possible;
  const Value needed = size() == 0 ? 0 : 1;
  if (!confine_number(store, std::max(certain, needed), possible)) return false;
  const bool none_new = most(store) == certain;
  if (certain == possible || (!none_new && least(store) != possible)) return true;
  for (std::size_t i = 0; i < size(); ++i) {
    const IntVar x = scope()[i];
    if (store.is_fixed(x)) continue;
    if (none_new && !confine(store, i, values)) return false;
    if (none_new || !may_be_new(store, x, values)) continue;
    for (const auto& [v, holder] : values)
      if (!store.remove(x, v, Note::pack(Why::takes_new, i))) return false;
  }
  return true;
}

bool NValue::confine(Store& store, std::size_t i, const Taken& taken) const {
  const IntVar x = scope()[i];
  const Word data = Note::pack(Why::takes_taken, i);
  const auto [min, max] = std::ranges::minmax_element(taken, {}, &Taken::value_type::first);
  if (!store.at_least(x, min->first, data) || !store.at_most(x, max->first, data)) return false;
  const Value last = store.max(x);
  if (static_cast<Word>(last) - static_cast<Word>(store.min(x)) >= Word{kCommonSpan}) return true;
  for (Value v = store.min(x); v <= last; ++v)
    if (!taken.contains(v) && !store.remove(x, v, data)) return false;
  return true;
}

void NValue::explain_taken(const Taken& taken, std::vector<Literal>& reasons) const {
  for (const auto& [v, holder] : taken) reasons.push_back(scope()[holder].eq(v));
}

void NValue::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, position] = Note::unpack(data);
  const bool is_to_number = why == Why::at_least || why == Why::at_most;
  const std::size_t target = is_to_number ? scope().size() : position;
  const Taken values = taken(past, target);
  if (why == Why::at_least && (bounds_ ? bounds_->max < 1 : needed_min(number(), fact) <= 1)) return;
  explain_taken(values, reasons);
  if (why == Why::at_least) return;
  if (why == Why::takes_taken) {
    if (!bounds_) reasons.push_back(number().le(static_cast<Value>(values.size())));
    return;
  }
  auto possible = static_cast<Value>(size());
  for (std::size_t i = 0; i < size(); ++i) {
    const IntVar x = scope()[i];
    if (i == target || (past.is_fixed(x) ? values.at(past.min(x)) == i : may_be_new(past, x, values)))
      continue;
    explain_domain(past, x, reasons);
    --possible;
  }
  if (!is_to_number && !bounds_) reasons.push_back(number().ge(possible));
}

}  // namespace

std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, IntVar number) {
  variables.push_back(number);
  return std::make_unique<NValue>(std::move(variables));
}

std::unique_ptr<Constraint> nvalue(std::vector<IntVar> variables, Interval number) {
  return std::make_unique<NValue>(std::move(variables), number);
}

}  // namespace quadrille::cp
