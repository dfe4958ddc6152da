// A value that identifies an integer variable or a view of one: x + c, -x or -x + c. A view is not a further
// variable.
#pragma once

#include <utility>

#include "cp/literal.h"

namespace quadrille::cp {

class IntVar {
 public:
  IntVar() = default;
  explicit constexpr IntVar(VariableId id) : id_(id) {}

  /// The variable of the view.
  [[nodiscard]] constexpr VariableId id() const { return id_; }
  [[nodiscard]] constexpr bool is_negated() const { return negated_; }
  [[nodiscard]] constexpr Value offset() const { return offset_; }
  /// Whether the view is the variable itself.
  [[nodiscard]] constexpr bool is_plain() const { return !negated_ && offset_ == 0; }

  /// The view's value if its variable has the value v: for -x + 10, from_base(3) is 7. Infinities stay
  /// infinities, and results beyond all values become infinities.
  [[nodiscard]] constexpr Value from_base(Value v) const {
    if (v == kMinusInfinity) return negated_ ? kPlusInfinity : v;
    if (v == kPlusInfinity) return negated_ ? kMinusInfinity : v;
    return sum(negated_ ? -v : v, offset_);
  }
  /// The inverse of from_base.
  [[nodiscard]] constexpr Value to_base(Value v) const {
    if (v == kMinusInfinity) return negated_ ? kPlusInfinity : v;
    if (v == kPlusInfinity) return negated_ ? kMinusInfinity : v;
    return negated_ ? sum(-v, offset_) : sum(v, -offset_);
  }

  [[nodiscard]] constexpr Literal eq(Value v) const { return {id_, Relation::equal, to_base(v)}; }
  [[nodiscard]] constexpr Literal ne(Value v) const { return {id_, Relation::not_equal, to_base(v)}; }
  [[nodiscard]] constexpr Literal ge(Value v) const { return is(Relation::at_least, v); }
  [[nodiscard]] constexpr Literal le(Value v) const { return is(Relation::at_most, v); }

  /// The literal that states this relation of the view: x.is(Relation::at_least, v) is x.ge(v).
  [[nodiscard]] constexpr Literal is(Relation relation, Value v) const {
    return {id_, negated_ ? mirrored(relation) : relation, to_base(v)};
  }
  /// The inverse: expresses a literal about the variable as a relation and a value of the view. For -x, the
  /// literal x >= 3 becomes (at_most, -3).
  [[nodiscard]] constexpr std::pair<Relation, Value> seen(Literal fact) const {
    return {negated_ ? mirrored(fact.relation) : fact.relation, from_base(fact.value)};
  }

  [[nodiscard]] friend constexpr IntVar operator-(IntVar x) {
    x.negated_ = !x.negated_;
    x.offset_ = -x.offset_;
    return x;
  }
  [[nodiscard]] friend constexpr IntVar operator+(IntVar x, Value c) {
    x.offset_ += c;
    return x;
  }
  [[nodiscard]] friend constexpr IntVar operator-(IntVar x, Value c) { return x + -c; }
  friend constexpr bool operator==(const IntVar&, const IntVar&) = default;

 private:
  [[nodiscard]] static constexpr Relation mirrored(Relation relation) {
    if (relation == Relation::at_least) return Relation::at_most;
    return relation == Relation::at_most ? Relation::at_least : relation;
  }
  [[nodiscard]] static constexpr Value sum(Value a, Value b) {
    Value result = 0;
    if (!__builtin_add_overflow(a, b, &result)) return result;
    return a > 0 ? kPlusInfinity : kMinusInfinity;
  }

  VariableId id_ = kNoVariable;
  bool negated_ = false;
  Value offset_ = 0;
};

}  // namespace quadrille::cp
