// result = the greatest of some variables. minimum() is this on negated views.
#include <algorithm>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class Maximum final : public Constraint {
 public:
  /// The scope is the variables, then the result.
  explicit Maximum(std::vector<IntVar> scope) : Constraint(std::move(scope), bit(1)) {}

  [[nodiscard]] std::string_view name() const override { return "maximum"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;

  [[nodiscard]] bool holds(std::span<const Value> values) const override {
    const auto variables = values.first(count());
    return !variables.empty() && std::ranges::max(variables) == values.back();
  }

 private:
  enum class Why : std::uint8_t {
    none_greater,   // about the result: no variable can be greater
    some_as_great,  // about the result: some variable is at least as great
    below_result,   // about the variable at the position: it is at most the result
    alone,          // about the variable at the position: no other can reach the result
    in_none,        // about the result: no variable has the value
    not_result,     // about the variable at the position: the result is not the value, no other is greater
  };
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] std::size_t count() const { return scope().size() - 1; }
  [[nodiscard]] IntVar result() const { return scope().back(); }
  [[nodiscard]] bool run_once(Store& store) const;
  /// Removes values between the bounds.
  [[nodiscard]] bool filter_values(Store& store) const;
};

bool Maximum::propagate(Store& store, int, Word) {
  if (count() == 0) return store.fail(Note::pack(Why::alone));
  return run_to_fixpoint(store, [&] { return run_once(store) && filter_values(store); });
}

bool Maximum::run_once(Store& store) const {
  Value min = kMinusInfinity;
  Value max = kMinusInfinity;
  for (std::size_t i = 0; i < count(); ++i) {
    min = std::max(min, store.min(scope()[i]));
    max = std::max(max, store.max(scope()[i]));
  }
  if (!store.at_most(result(), max, Note::pack(Why::none_greater)) ||
      !store.at_least(result(), min, Note::pack(Why::some_as_great)))
    return false;
  const Value greatest = store.max(result());
  const Value least = store.min(result());
  std::size_t able = 0;
  std::size_t last_able = 0;
  for (std::size_t i = 0; i < count(); ++i) {
    if (!store.at_most(scope()[i], greatest, Note::pack(Why::below_result, i))) return false;
    if (store.max(scope()[i]) < least) continue;
    ++able;
    last_able = i;
  }
  if (able == 0) return store.fail(Note::pack(Why::alone, count()));
  return able > 1 || store.at_least(scope()[last_able], least, Note::pack(Why::alone, last_able));
}

bool Maximum::filter_values(Store& store) const {
  // The variable with the greatest upper bound, and the greatest upper bound of the others.
  std::size_t greatest = 0;
  Value others_max = kMinusInfinity;
  for (std::size_t i = 1; i < count(); ++i) {
    const bool is_greater = store.max(scope()[i]) > store.max(scope()[greatest]);
    others_max = std::max(others_max, store.max(scope()[is_greater ? greatest : i]));
    if (is_greater) greatest = i;
  }
  const IntVar x = scope()[greatest];
  if (x.id() == result().id()) return true;
  bool is_possible = true;
  store.domains().for_each_hole(result().id(), [&](Value hole) {
    const Value v = result().from_base(hole);
    if (v >= others_max)
      is_possible = is_possible && store.remove(x, v, Note::pack(Why::not_result, greatest));
  });
  const auto variables = std::span(scope()).first(count());
  store.domains().for_each_hole(x.id(), [&](Value hole) {
    const Value v = x.from_base(hole);
    if (!is_possible || !store.contains(result(), v)) return;
    if (std::ranges::none_of(variables, [&](IntVar y) { return store.contains(y, v); }))
      is_possible = store.remove(result(), v, Note::pack(Why::in_none));
  });
  return is_possible;
}

void Maximum::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, at] = Note::unpack(data);
  const Value v = fact.value;
  const bool excludes = fact.relation == Relation::not_equal;
  if (why == Why::none_greater) {
    const Value bound = result().from_base(v) - (excludes ? 1 : 0);
    for (std::size_t i = 0; i < count(); ++i) reasons.push_back(scope()[i].le(bound));
  } else if (why == Why::some_as_great) {
    const Value bound = result().from_base(v) + (excludes ? 1 : 0);
    const auto by = std::ranges::find_if(scope(), [&](IntVar x) { return past.min(x) >= bound; });
    reasons.push_back(by->ge(bound));
  } else if (why == Why::in_none) {
    const Value gone = result().from_base(v);
    for (std::size_t i = 0; i < count(); ++i) reasons.push_back(scope()[i].ne(gone));
  } else if (why == Why::not_result) {
    const Value gone = scope()[at].from_base(v);
    reasons.push_back(result().ne(gone));
    for (std::size_t i = 0; i < count(); ++i)
      if (i != at) reasons.push_back(scope()[i].le(gone));
  } else if (why == Why::below_result) {
    reasons.push_back(result().le(scope()[at].from_base(v) - (excludes ? 1 : 0)));
  } else {
    Value cut = kMinusInfinity;
    if (!fact.is_falsum()) cut = scope()[at].from_base(v) + (excludes ? 1 : 0);
    for (std::size_t i = 0; i < count(); ++i)
      if (i != at) cut = std::max(cut, past.max(scope()[i]) + 1);
    reasons.push_back(result().ge(cut));
    for (std::size_t i = 0; i < count(); ++i)
      if (i != at) reasons.push_back(scope()[i].le(cut - 1));
  }
}

}  // namespace

std::unique_ptr<Constraint> maximum(std::vector<IntVar> variables, IntVar result) {
  variables.push_back(result);
  return std::make_unique<Maximum>(std::move(variables));
}

std::unique_ptr<Constraint> minimum(std::vector<IntVar> variables, IntVar result) {
  for (IntVar& x : variables) x = -x;
  return maximum(std::move(variables), -result);
}

}  // namespace quadrille::cp
