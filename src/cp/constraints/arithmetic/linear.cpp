// The sum of a * x is =, != or <= c, tied to a literal if there is a reification. Harvey and Schimpf, "Bounds
// consistency techniques for long linear constraints", TRICS 2002.
//
// The constraint propagates one relation R, "sum = c" or "sum <= c", which must hold, must fail, or is still
// open because the literal is. Stage 1 compares the terms with the least and the greatest value of the sum:
//
//   2x + 3y <= 12, x in 0..6, y in 1..4:  the least sum is 2*0 + 3*1 = 3, so 9 are left to spend;
//                                         2(x - 0) <= 9 gives x <= 4, and 3(y - 1) <= 9 gives y <= 4
//
// Stage 2 filters the values of an equation with two open variables. If it is x = y + c or x = c - y, both
// stages copy the domains of x and y to each other: that is faster than bounds, and complete.
#include <algorithm>
#include <utility>

#include "cp/constraints/arithmetic.h"
#include "cp/constraints/arithmetic/linear_form.h"
#include "cp/constraints/arithmetic/pair_equation.h"
#include "cp/constraints/arithmetic/residues.h"
#include "cp/constraints/support/fixpoint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

namespace {

/// The product of two smaller numbers, doubled, still fits a Value.
constexpr Value kSmall = Value{1} << 30;

class Linear final : public Constraint {
 public:
  /// The scope is the variables of the form, then the variable of the literal.
  Linear(LinearForm form, Comparison comparison, std::optional<Reification> reification)
      : Constraint(with_literal(std::move(form.variables), reification),
                   may_equate(comparison, reification) ? bit(1) | bit(2) : bit(1)),
        coefficients_(std::move(form.coefficients)),
        is_equation_(comparison != Comparison::at_most),
        is_denied_(comparison == Comparison::not_equal),
        constant_(form.constant),
        reification_(reification) {
    Wide magnitude = 0;
    for (const Value a : coefficients_) magnitude += a < 0 ? -static_cast<Wide>(a) : a;
    has_small_coefficients_ = magnitude < kSmall;
    if (may_equate(comparison, reification)) residues_ = find_residues(coefficients_, constant_);
  }

  [[nodiscard]] std::string_view name() const override { return "linear"; }
  [[nodiscard]] Events wakes_on(std::size_t i) const override;
  [[nodiscard]] Events first_stage_is_for() const override {
    return is_equation_ && !reification_ ? Events{kLower | kUpper} : kAnyChange;
  }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value> values) const override;

 private:
  /// The reason: the least (greatest) values of all terms, without the changed one; or one of the
  /// following.
  enum class Why : std::uint8_t {
    least,
    greatest,
    values,   // the fixed values of the other variables
    partner,  // the one other open variable has no partner for the removed value
    residue,  // the value leaves the wrong remainder, see residues.h
  };
  /// Whether the change is one of the literal.
  using Note = NoteOf<Why, Flag>;

  [[nodiscard]] static std::vector<IntVar> with_literal(std::vector<IntVar> variables,
                                                        const std::optional<Reification>& reification) {
    if (reification) variables.emplace_back(reification->literal.variable);
    return variables;
  }
  /// Whether the constraint can demand that "sum = constant" holds.
  [[nodiscard]] static bool may_equate(Comparison comparison, const std::optional<Reification>& reification) {
    if (comparison == Comparison::equal) return true;
    return comparison == Comparison::not_equal && reification && reification->mode == Reification::Mode::full;
  }

  using Truth = Store::Truth;
  struct Verdict {
    Truth truth;
    Why why = Why::values;
  };
  struct End {
    Wide sum = 0;
    int infinite = 0;  // how many terms have an infinite bound there; the sum leaves them out
  };
  struct Span {
    End least, greatest;
    /// The greatest distance between the bounds of a term, if no bound is infinite.
    Wide widest = 0;
    /// Whether each term, and the sum of two such numbers, fits a Value.
    bool is_small = false;
  };
  /// The sum of the terms with fixed variables, the number of open ones, and the position of the last open
  /// one.
  struct Rest {
    Wide sum = 0;
    int open = 0;
    std::size_t last_open = 0;
  };

  /// Whether R must hold; open if the literal is open, or if it is false and nothing follows from that.
  [[nodiscard]] Truth demanded(const Store& store) const;
  [[nodiscard]] bool run_once(Store& store) const;
  /// Enforces sign * sum <= bound. Each term is moved at one bound only, and the least sum depends on the
  /// other bounds: one pass is enough.
  [[nodiscard]] bool make_at_most(Store& store, int sign, Wide bound, const Span& span) const;
  /// Enforces that each term, and no other, exceeds its least value by at most `left`. With one infinite
  /// term, which the least sum leaves out, only that one is limited.
  template <class Number>
  [[nodiscard]] bool limit_terms(Store& store, int sign, Number left, bool one_is_infinite) const;
  enum class Bounds : std::uint8_t { impossible, moving, settled };
  /// Lowers and raises bounds in turns until they are settled. It gives up after 64 passes, since 3x - 3y = 1
  /// would move the bounds of wide domains in steps of one.
  [[nodiscard]] Bounds limit_both_ways(Store& store) const;
  [[nodiscard]] bool make_equal(Store& store) const;
  /// If R is an equation that must hold and has exactly two open variables: the equation on these two.
  [[nodiscard]] std::optional<PairEquation> open_pair(const Store& store) const;
  /// If there is such a pair: keeps in each variable the values that have a partner in the other.
  [[nodiscard]] bool filter_pair(Store& store) const {
    const std::optional<PairEquation> pair = open_pair(store);
    return !pair || pair->filter(store, Note::pack(Why::partner));
  }
  void explain_filtered(const Past& past, Literal fact, std::vector<Literal>& reasons) const;
  [[nodiscard]] bool make_differ(Store& store) const;
  [[nodiscard]] bool decide_literal(Store& store) const;
  [[nodiscard]] Verdict judge(const Store& store) const;

  /// The value of scope()[i] for which its term is least, if its coefficient is positive or not.
  [[nodiscard]] Value least_of(const Store& store, std::size_t i, bool is_positive) const {
    const VariableId x = scope()[i].id();
    return is_positive ? store.domains().min(x) : store.domains().max(x);
  }
  /// The least and the greatest sum.
  [[nodiscard]] Span span(const Store& store) const;
  /// The same in 64 bits; nullopt if numbers might be too large for that.
  [[nodiscard]] std::optional<Span> span_of_small(const Store& store) const;
  template <class Domains>
  [[nodiscard]] Rest rest(const Domains& domains) const;
  /// The value of the last open variable that makes the sum equal to the constant, if there is one.
  [[nodiscard]] std::optional<Value> fitting(const Rest& rest) const;

  std::vector<Value> coefficients_;
  bool is_equation_;
  bool is_denied_;  // the constraint is that R fails
  Wide constant_;
  std::optional<Reification> reification_;
  bool has_small_coefficients_;
  std::vector<Residue> residues_;
};

Events Linear::wakes_on(std::size_t i) const {
  constexpr Events kBounds = kLower | kUpper;
  if (i == coefficients_.size()) return kAnyChange;
  if (is_equation_ && reification_) return kAnyChange;
  if (is_equation_) return is_denied_ ? kFixed : kAnyChange;
  if (reification_) return kBounds;
  return coefficients_[i] > 0 ? kLower : kUpper;
}

Linear::Truth Linear::demanded(const Store& store) const {
  const Truth posed = reification_ ? store.truth(reification_->literal) : Truth::yes;
  if (posed == Truth::open) return Truth::open;
  if (posed == Truth::no && reification_->mode == Reification::Mode::half) return Truth::open;
  return (posed == Truth::yes) != is_denied_ ? Truth::yes : Truth::no;
}

bool Linear::propagate(Store& store, int stage, Word) {
  const std::optional<PairEquation> pair = open_pair(store);
  if (pair && pair->solved()) return pair->filter(store, Note::pack(Why::partner));
  if (stage == 2)
    return !pair || run_to_fixpoint(store, [&] { return filter_pair(store) && run_once(store); });
  if (reification_ || !residues_.empty()) return run_to_fixpoint(store, [&] { return run_once(store); });
  if (!is_equation_ || demanded(store) != Truth::yes) return run_once(store);
  const Bounds bounds = limit_both_ways(store);
  if (bounds != Bounds::moving) return bounds == Bounds::settled;
  return run_to_fixpoint(store, [&] { return limit_both_ways(store) != Bounds::impossible; });
}

bool Linear::run_once(Store& store) const {
  switch (demanded(store)) {
    case Truth::yes: return is_equation_ ? make_equal(store) : make_at_most(store, 1, constant_, span(store));
    case Truth::no:
      return is_equation_ ? make_differ(store) : make_at_most(store, -1, -constant_ - 1, span(store));
    default: return store.truth(reification_->literal) != Truth::open || decide_literal(store);
  }
}

std::optional<Linear::Span> Linear::span_of_small(const Store& store) const {
  if (!has_small_coefficients_) return std::nullopt;
  Value least = 0;
  Value greatest = 0;
  Value widest = 0;
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    const Value a = coefficients_[i];
    const Value min = store.domains().min(scope()[i].id());
    const Value max = store.domains().max(scope()[i].id());
    if (min <= -kSmall || max >= kSmall) return std::nullopt;
    least += a * (a > 0 ? min : max);
    greatest += a * (a > 0 ? max : min);
    widest = std::max(widest, (a > 0 ? a : -a) * (max - min));
  }
  return Span{{least}, {greatest}, widest, true};
}

Linear::Span Linear::span(const Store& store) const {
  if (const auto small = span_of_small(store)) return *small;
  Span result;
  const auto add = [](Wide a, Value at, End& end) { is_finite(at) ? end.sum += a * at : ++end.infinite; };
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    const Wide a = coefficients_[i];
    add(a, least_of(store, i, a > 0), result.least);
    add(a, least_of(store, i, a < 0), result.greatest);
    const VariableId x = scope()[i].id();
    result.widest =
        std::max(result.widest, (a > 0 ? a : -a) * distance(store.domains().min(x), store.domains().max(x)));
  }
  return result;
}

Linear::Bounds Linear::limit_both_ways(Store& store) const {
  constexpr int kMostPasses = 64;
  Span sums = span(store);
  // A pass that moved bounds need not be repeated before the opposite pass has moved others.
  int done = 0;
  for (int pass = 0, sign = 1; done < 2 && pass < kMostPasses; ++pass, sign = -sign) {
    const Position before = store.domains().now();
    if (!make_at_most(store, sign, sign * constant_, sums)) return Bounds::impossible;
    const bool has_moved = store.domains().now() != before;
    if (has_moved) sums = span(store);
    done = has_moved ? 1 : done + 1;
  }
  return done < 2 ? Bounds::moving : Bounds::settled;
}

bool Linear::make_equal(Store& store) const {
  if (limit_both_ways(store) == Bounds::impossible) return false;
  return std::ranges::all_of(residues_, [&](const Residue& residue) {
    return round_bounds(store, scope()[residue.place], residue, Note::pack(Why::residue));
  });
}

bool Linear::make_at_most(Store& store, int sign, Wide bound, const Span& span) const {
  const Wide left = bound - (sign > 0 ? span.least.sum : -span.greatest.sum);
  const int infinite = sign > 0 ? span.least.infinite : span.greatest.infinite;
  if (infinite == 0 && left < 0) return store.fail(Note::pack(sign > 0 ? Why::least : Why::greatest));
  const bool is_finite_span = span.least.infinite + span.greatest.infinite == 0;
  if (infinite > 1 || (is_finite_span && span.widest <= left)) return true;
  return span.is_small ? limit_terms<Value>(store, sign, static_cast<Value>(left), false)
                       : limit_terms<Wide>(store, sign, left, infinite == 1);
}

template <class Number>
bool Linear::limit_terms(Store& store, int sign, Number left, bool one_is_infinite) const {
  const Word note = Note::pack(sign > 0 ? Why::least : Why::greatest);
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    const IntVar x = scope()[i];
    const Number a = sign * static_cast<Number>(coefficients_[i]);
    const Value least_at = least_of(store, i, a > 0);
    const Value greatest_at = least_of(store, i, a < 0);
    if (one_is_infinite && is_finite(least_at)) continue;
    const Number room = left + (is_finite(least_at) ? a * least_at : 0);
    if (is_finite(greatest_at) && a * greatest_at <= room) continue;
    const bool possible = a > 0 ? store.at_most(x, clamped(divided_down(room, a)), note)
                                : store.at_least(x, clamped(divided_up(room, a)), note);
    if (!possible) return false;
  }
  return true;
}

template <class Domains>
Linear::Rest Linear::rest(const Domains& domains) const {
  Rest result;
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    if (domains.is_fixed(scope()[i])) {
      result.sum += static_cast<Wide>(coefficients_[i]) * domains.min(scope()[i]);
    } else {
      ++result.open;
      result.last_open = i;
    }
  }
  return result;
}

std::optional<Value> Linear::fitting(const Rest& rest) const {
  const Wide missing = constant_ - rest.sum;
  const Value a = coefficients_[rest.last_open];
  const Value v = clamped(missing / a);
  return missing % a == 0 && is_finite(v) ? std::optional(v) : std::nullopt;
}

std::optional<PairEquation> Linear::open_pair(const Store& store) const {
  if (!is_equation_) return std::nullopt;
  int open = 0;
  std::size_t first = 0, last = 0;
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    if (store.is_fixed(scope()[i])) continue;
    if (++open > 2) return std::nullopt;
    first = std::exchange(last, i);
  }
  if (open < 2 || demanded(store) != Truth::yes) return std::nullopt;
  Wide right = constant_;
  for (std::size_t i = 0; i < coefficients_.size(); ++i)
    if (i != first && i != last) right -= static_cast<Wide>(coefficients_[i]) * store.value(scope()[i]);
  return PairEquation{coefficients_[first], scope()[first], coefficients_[last], scope()[last], right};
}

void Linear::explain_filtered(const Past& past, Literal fact, std::vector<Literal>& reasons) const {
  Wide right = constant_;
  std::size_t here = 0;
  std::optional<std::size_t> partner;
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    const IntVar x = scope()[i];
    if (x.id() == fact.variable) {
      here = i;
    } else if (past.is_fixed(x)) {
      right -= static_cast<Wide>(coefficients_[i]) * past.min(x);
      reasons.push_back(x.eq(past.min(x)));
    } else {
      partner = i;
    }
  }
  if (!partner) return;
  const PairEquation pair{coefficients_[here], scope()[here], coefficients_[*partner], scope()[*partner],
                          right};
  pair.explain(fact, reasons);
}

bool Linear::make_differ(Store& store) const {
  const Rest fixed = rest(store);
  if (fixed.open == 0) return fixed.sum != constant_ || store.fail(Note::pack(Why::values));
  if (fixed.open > 1) return true;
  const std::optional<Value> v = fitting(fixed);
  return !v || store.remove(scope()[fixed.last_open], *v, Note::pack(Why::values));
}

Linear::Verdict Linear::judge(const Store& store) const {
  const auto [least, greatest, widest, is_small] = span(store);
  if (least.infinite == 0 && least.sum > constant_) return {Truth::no, Why::least};
  const bool is_surely_less = greatest.infinite == 0 && greatest.sum < constant_;
  if (!is_equation_) {
    const bool is_met = is_surely_less || (greatest.infinite == 0 && greatest.sum == constant_);
    return {is_met ? Truth::yes : Truth::open, Why::greatest};
  }
  if (is_surely_less) return {Truth::no, Why::greatest};
  const Rest fixed = rest(store);
  if (fixed.open == 0) return {Truth::yes};
  if (fixed.open > 1) return {Truth::open};
  const std::optional<Value> v = fitting(fixed);
  return {v && store.contains(scope()[fixed.last_open], *v) ? Truth::open : Truth::no};
}

bool Linear::decide_literal(Store& store) const {
  const auto [truth, why] = judge(store);
  if (truth == Truth::open) return true;
  const bool is_met = (truth == Truth::yes) != is_denied_;
  if (is_met && reification_->mode == Reification::Mode::half) return true;
  return store.impose(is_met ? reification_->literal : ~reification_->literal, Note::pack(why, true));
}

void Linear::explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const {
  const auto [why, is_to_literal] = Note::unpack(data);
  if (reification_ && !is_to_literal)
    reasons.push_back(past.holds(reification_->literal) ? reification_->literal : ~reification_->literal);
  if (why == Why::partner) return explain_filtered(past, fact, reasons);
  if (why == Why::residue) return explain_rounded(past, fact, reasons);
  for (std::size_t i = 0; i < coefficients_.size(); ++i) {
    const IntVar x = scope()[i];
    if (!is_to_literal && x.id() == fact.variable) continue;
    if (why != Why::values) {
      const bool by_min = (coefficients_[i] > 0) == (why == Why::least);
      reasons.push_back(by_min ? x.ge(past.min(x)) : x.le(past.max(x)));
    } else if (past.is_fixed(x)) {
      reasons.push_back(x.eq(past.min(x)));
    } else if (const std::optional<Value> v = fitting(rest(past))) {
      reasons.push_back(x.ne(*v));
    }
  }
}

bool Linear::holds(std::span<const Value> values) const {
  Wide sum = 0;
  for (std::size_t i = 0; i < coefficients_.size(); ++i)
    sum += static_cast<Wide>(coefficients_[i]) * values[i];
  const bool is_met = (is_equation_ ? sum == constant_ : sum <= constant_) != is_denied_;
  if (!reification_) return is_met;
  const bool is_true = reification_->literal.holds_for(values.back());
  return reification_->mode == Reification::Mode::full ? is_true == is_met : !is_true || is_met;
}

}  // namespace

std::unique_ptr<Constraint> linear(const std::vector<Term>& terms, Comparison comparison, Value constant,
                                   std::optional<Reification> reification) {
  LinearForm form = linear_form(terms, comparison, constant);
  const auto& [variables, coefficients, right] = form;
  if (comparison != Comparison::at_most && variables.size() == 2) {
    const PairEquation pair{coefficients[0], variables[0], coefficients[1], variables[1], right};
    if (const std::optional<IntVar> y = pair.solved())
      return comparison == Comparison::equal ? equal(variables[0], *y, reification)
                                             : not_equal(variables[0], *y, reification);
  }
  return std::make_unique<Linear>(std::move(form), comparison, reification);
}

}  // namespace quadrille::cp
