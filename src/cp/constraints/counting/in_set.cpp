// x lies in a set; tied to a literal if there is a reification.
#include "cp/constraints/counting.h"
#include "cp/constraints/counting/membership.h"
#include "cp/constraints/support/fixpoint.h"

namespace quadrille::cp {

namespace {

class InSet final : public Constraint {
 public:
  InSet(std::vector<IntVar> scope, std::vector<Interval> set, std::optional<Reification> reification)
      : Constraint(std::move(scope), bit(0)), set_(std::move(set)), reification_(reification) {}

  [[nodiscard]] std::string_view name() const override { return "in_set"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  /// The data of a change: x must lie outside, or inside; or the literal was decided.
  enum Why : Word { kOutside, kInside, kLiteral };

  [[nodiscard]] bool run_once(Store& store, bool is_new) const;
  [[nodiscard]] bool confine(Store& store, bool inside, bool is_new) const {
    const Why why = inside ? kInside : kOutside;
    return is_new ? set_.confine(store, scope()[0], inside, why)
                  : set_.confine_bounds(store, scope()[0], inside, why);
  }

  Membership set_;
  std::optional<Reification> reification_;
};

bool InSet::propagate(Store& store, int, Word changed) {
  // Interior values are removed once, when the literal becomes known; undoing that level restores them.
  // Later runs only move bounds.
  const bool is_new = (changed & bit(1)) != 0;
  return run_to_fixpoint(store, [&] { return run_once(store, is_new); });
}

bool InSet::run_once(Store& store, bool is_new) const {
  using Truth = Store::Truth;
  const Truth posed = reification_ ? store.truth(reification_->literal) : Truth::yes;
  const bool is_half = reification_ && reification_->mode == Reification::Mode::half;
  if (posed == Truth::yes) return confine(store, true, is_new);
  if (posed == Truth::no) return is_half || confine(store, false, is_new);
  const Truth truth = set_.truth(store, scope()[0]);
  if (truth == Truth::open || (truth == Truth::yes && is_half)) return true;
  return store.impose(truth == Truth::yes ? reification_->literal : ~reification_->literal, kLiteral);
}

void InSet::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  if (data == kLiteral) return set_.explain_truth(past, scope()[0], reasons);
  set_.explain_confined(scope()[0], data == kInside, fact, reasons);
  if (reification_) reasons.push_back(data == kInside ? reification_->literal : ~reification_->literal);
}

bool InSet::holds(std::span<const Value> values) const {
  const bool is_met = set_.contains(values[0]);
  if (!reification_) return is_met;
  const bool is_true = reification_->literal.holds_for(values[1]);
  return reification_->mode == Reification::Mode::full ? is_true == is_met : !is_true || is_met;
}

}  // namespace

std::unique_ptr<Constraint> in_set(IntVar x, std::vector<Interval> set,
                                   std::optional<Reification> reification) {
  std::vector<IntVar> scope{x};
  if (reification) scope.emplace_back(reification->literal.variable);
  return std::make_unique<InSet>(std::move(scope), std::move(set), reification);
}

IntVar new_variable(Store& store, std::span<const Value> values) {
  const IntVar x = store.new_variable_with_holes(values);
  if (store.count(x) == values.size()) return x;
  std::vector<Interval> set;
  for (const Value v : values) set.push_back({v, v});
  store.post(in_set(x, std::move(set)));
  return x;
}

}  // namespace quadrille::cp
