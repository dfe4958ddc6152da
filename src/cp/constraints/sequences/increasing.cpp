// Each variable of a sequence is at least (or more than) the one before it. A lower bound passes to the
// next variable, an upper bound to the one before. That is domain consistent, because the bounds support
// each other along the sequence.
#include "cp/constraints/sequences.h"
#include "cp/constraints/support/fact_bounds.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

class Increasing final : public Constraint {
 public:
  Increasing(std::vector<IntVar> variables, bool strict)
      : Constraint(std::move(variables), bit(0)), step_(strict ? 1 : 0), comes_twice_(comes_twice(scope())) {}

  [[nodiscard]] std::string_view name() const override { return "increasing"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override {
    return (i + 1 < scope().size() ? kLower : Events{0}) | (i > 0 ? kUpper : Events{0});
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t { raised, lowered };
  /// The position of the variable.
  using Note = NoteOf<Why, Field<32>>;

  [[nodiscard]] bool run_once(Store& store) const;

  Value step_;
  bool comes_twice_;
};

bool Increasing::propagate(Store& store, int, Word) {
  if (!comes_twice_) return run_once(store);
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool Increasing::run_once(Store& store) const {
  for (std::size_t i = 1; i < scope().size(); ++i) {
    const Value below = store.min(scope()[i - 1]);
    if (is_finite(below) && !store.at_least(scope()[i], below + step_, Note::pack(Why::raised, i)))
      return false;
  }
  for (std::size_t i = scope().size(); i-- > 1;) {
    const Value above = store.max(scope()[i]);
    if (is_finite(above) && !store.at_most(scope()[i - 1], above - step_, Note::pack(Why::lowered, i - 1)))
      return false;
  }
  return true;
}

void Increasing::explain(const Past&, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, place] = Note::unpack(data);
  const IntVar x = scope()[place];
  if (why == Why::raised) {
    reasons.push_back(scope()[place - 1].ge(needed_min(x, fact) - step_));
  } else {
    reasons.push_back(scope()[place + 1].le(needed_max(x, fact) + step_));
  }
}

bool Increasing::holds(std::span<const Value> values) const {
  for (std::size_t i = 1; i < values.size(); ++i)
    if (values[i] < values[i - 1] + step_) return false;
  return true;
}

}  // namespace

std::unique_ptr<Constraint> increasing(std::vector<IntVar> variables, bool strict) {
  return std::make_unique<Increasing>(std::move(variables), strict);
}

}  // namespace quadrille::cp
