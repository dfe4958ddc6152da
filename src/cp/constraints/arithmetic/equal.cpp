#include "cp/constraints/arithmetic/equal.h"

#include "cp/constraints/distinct/common_values.h"
#include "cp/constraints/logic.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"
#include "cp/wide.h"

namespace quadrille::cp {

namespace {

/// Over two different variables. The constraint propagates the relation x = y: it must hold (then the
/// domains are copied), or must fail (then a fixed value is removed from the other), or is still open (then
/// the literal is decided as soon as possible).
class Equality final : public Constraint {
 public:
  Equality(std::vector<IntVar> scope, bool is_denied, std::optional<Reification> reification)
      : Constraint(std::move(scope), bit(0)), is_denied_(is_denied), reification_(reification) {}

  [[nodiscard]] std::string_view name() const override { return "equal"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  enum class Why : std::uint8_t {
    missing,   // the other variable does not have the value
    taken,     // the other variable is fixed to the value
    equal,     // about the literal: the two are equal
    disjoint,  // about the literal: the two share no value
  };
  /// The position of the changed variable, 0 or 1.
  using Note = NoteOf<Why, Field<1>>;

  using Truth = Store::Truth;

  /// Whether x = y must hold; open if the literal is open, or if it is false and nothing follows from that.
  [[nodiscard]] Truth demanded(const Store& store) const;
  [[nodiscard]] bool run_once(Store& store);
  [[nodiscard]] bool differ(Store& store, std::size_t from, std::size_t to) const;
  [[nodiscard]] bool decide_literal(Store& store);

  bool is_denied_;
  std::optional<Reification> reification_;
  Value common_ = kMinusInfinity;  // a value that both had at the last check
};

Equality::Truth Equality::demanded(const Store& store) const {
  const Truth posed = reification_ ? store.truth(reification_->literal) : Truth::yes;
  if (posed == Truth::open) return Truth::open;
  if (posed == Truth::no && reification_->mode == Reification::Mode::half) return Truth::open;
  return (posed == Truth::yes) != is_denied_ ? Truth::yes : Truth::no;
}

bool Equality::propagate(Store& store, int, Word) {
  return run_to_fixpoint(store, [&] { return run_once(store); });
}

bool Equality::run_once(Store& store) {
  switch (demanded(store)) {
    case Truth::yes:
      return copy_domain(store, scope()[0], scope()[1], Note::pack(Why::missing, 1)) &&
             copy_domain(store, scope()[1], scope()[0], Note::pack(Why::missing, 0));
    case Truth::no: return differ(store, 0, 1) && differ(store, 1, 0);
    default: return store.truth(reification_->literal) != Truth::open || decide_literal(store);
  }
}

bool Equality::differ(Store& store, std::size_t from, std::size_t to) const {
  const IntVar x = scope()[from];
  return !store.is_fixed(x) || store.remove(scope()[to], store.value(x), Note::pack(Why::taken, to));
}

bool Equality::decide_literal(Store& store) {
  const IntVar x = scope()[0];
  const IntVar y = scope()[1];
  const std::optional<Value> common = common_value(store, x, y, common_);
  const bool are_equal = common && store.is_fixed(x) && store.is_fixed(y);
  if (common) common_ = *common;
  if (common && !are_equal) return true;
  const bool is_met = are_equal != is_denied_;
  if (is_met && reification_->mode == Reification::Mode::half) return true;
  return store.impose(is_met ? reification_->literal : ~reification_->literal,
                      Note::pack(are_equal ? Why::equal : Why::disjoint));
}

void Equality::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const IntVar x = scope()[0];
  const IntVar y = scope()[1];
  const auto [why, at] = Note::unpack(data);
  if (why == Why::disjoint) return explain_disjoint(past, x, y, reasons);
  if (why == Why::equal) {
    reasons.push_back(x.eq(past.min(x)));
    reasons.push_back(y.eq(past.min(y)));
    return;
  }
  if (reification_)
    reasons.push_back(past.holds(reification_->literal) ? reification_->literal : ~reification_->literal);
  const IntVar here = scope()[at];
  const IntVar other = scope()[1 - at];
  const auto [relation, value] = here.seen(fact);
  reasons.push_back(why == Why::taken ? other.eq(past.min(other)) : other.is(relation, value));
}

bool Equality::holds(std::span<const Value> values) const {
  const bool is_met = (values[0] == values[1]) != is_denied_;
  if (!reification_) return is_met;
  const bool is_true = reification_->literal.holds_for(values[2]);
  return reification_->mode == Reification::Mode::full ? is_true == is_met : !is_true || is_met;
}

/// The literal that is equivalent to the equality of two views of one variable: x + 2 and 6 - x are equal if
/// x = 2.
Literal where_equal(IntVar x, IntVar y) {
  const Literal always = x.ge(kMinusInfinity);
  if (x.is_negated() == y.is_negated()) return x.offset() == y.offset() ? always : ~always;
  const Wide twice = static_cast<Wide>(x.offset()) + y.offset();
  return twice % 2 == 0 ? x.eq(static_cast<Value>(twice / 2)) : ~always;
}

}  // namespace

std::unique_ptr<Constraint> equality(IntVar x, IntVar y, bool is_denied,
                                     std::optional<Reification> reification) {
  if (x.id() == y.id()) {
    const Literal fact = is_denied ? ~where_equal(x, y) : where_equal(x, y);
    return reification ? conjunction({fact}, *reification) : clause({fact});
  }
  std::vector<IntVar> scope{x, y};
  if (reification) scope.emplace_back(reification->literal.variable);
  return std::make_unique<Equality>(std::move(scope), is_denied, reification);
}

std::unique_ptr<Constraint> equal(IntVar x, IntVar y, std::optional<Reification> reification) {
  return equality(x, y, false, reification);
}

}  // namespace quadrille::cp
