// What relations such as x * y = z have in common: each is known by the intervals that it allows. From there
// come propagation to a fixpoint, and explanations by leaving out every bound that is not needed. Bounds come
// first (stage 1); then, once at most two variables are open, their values (stage 2).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "cp/constraint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

/// The numbers from min to max, infinities included; of the numbers between, only 0 may be missing. Empty
/// where min > max.
struct Range {
  Value min = kMinusInfinity;
  Value max = kPlusInfinity;
  bool has_zero = true;

  [[nodiscard]] static constexpr Range none() { return {kPlusInfinity, kMinusInfinity, false}; }
  [[nodiscard]] constexpr bool is_empty() const { return min > max; }
  [[nodiscard]] constexpr bool may_be_zero() const { return has_zero && min <= 0 && max >= 0; }
  [[nodiscard]] constexpr Range operator-() const;
};

/// The least range with all numbers of both.
[[nodiscard]] Range hull(Range a, Range b);
[[nodiscard]] Range intersection(Range a, Range b);
/// The part below zero, and above.
[[nodiscard]] Range negative_part(Range r);
[[nodiscard]] Range positive_part(Range r);

// With infinite numbers; what lies beyond all values becomes an infinity.

[[nodiscard]] constexpr Value negative(Value v);
[[nodiscard]] Value sum(Value a, Value b);
/// 0 times an infinity is 0.
[[nodiscard]] Value product(Value a, Value b);
/// Rounded down, b != 0. By an infinity: what the quotient comes to; 0 for two infinities.
[[nodiscard]] Value floor_quotient(Value a, Value b);
[[nodiscard]] Value ceiling_quotient(Value a, Value b);

/// Besides the bounds it looks at all values of the last open variable, where they are not too many, and at
/// those of the last two where their bounds are close. So it promises value consistency at least, and domain
/// consistency for two variables with such bounds.
class Arithmetic : public Constraint {
  enum class Why : std::uint8_t {
    inferred,  // from the ranges of the others
    tried,     // the others were fixed, and the value was tried
    filtered,  // by filter_values()
  };
  /// The positions of the target, and of the other open variable.
  using Note = NoteOf<Why, Field<16>, Field<16>>;

 public:
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) final;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const final;

 protected:
  explicit Arithmetic(std::vector<IntVar> scope)
      : Constraint(std::move(scope), bit(1) | bit(2)), box_(this->scope().size()), values_(box_.size()) {}

  using Box = std::vector<Range>;
  /// A range in which scope()[target] lies wherever the constraint holds within the box, by the scope; no
  /// wider for a box within it.
  [[nodiscard]] virtual Range infer(const Box& box, std::size_t target) const = 0;

  /// What the second stage adds to the bounds.
  [[nodiscard]] virtual bool filter_values(Store& store) { return filter_pair(store); }
  /// Why filter_values() took the value from the target: what would go with it, the other one has not.
  virtual void explain_filtered(const Past& past, std::size_t target, Value value, std::size_t other,
                                std::vector<Literal>& reasons) const;
  /// The data of its changes.
  [[nodiscard]] static constexpr Word filtered(std::size_t target, std::size_t other) {
    return Note::pack(Why::filtered, target, other);
  }

 private:
  static constexpr std::uint64_t kMaxTries = Domains::kDenseSpan;

  [[nodiscard]] bool narrow(Store& store, std::size_t target);
  [[nodiscard]] bool try_values(Store& store) const;
  /// Where two variables are open, with close bounds: leaves to each of them the values that go with one of
  /// the other's.
  [[nodiscard]] bool filter_pair(Store& store);
  /// The same where the bounds are far apart: what makes the last variable, which is a function of the
  /// others, a hole goes from the other open one.
  [[nodiscard]] bool filter_holes(Store& store, std::size_t from);
  /// The places of the open variables, where they are two.
  [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> open_pair(const Store& store) const;
  /// Puts the value of the variable behind its views into values_.
  void set(VariableId x, Value base_value);
  /// Whether the fact, of the target, follows from the box.
  [[nodiscard]] bool implies(const Box& box, std::size_t target, Literal fact) const;

  // Within narrow() and filter_pair().
  Box box_;
  std::vector<Value> values_;
};

constexpr Value negative(Value v) {
  if (v == kMinusInfinity) return kPlusInfinity;
  return v == kPlusInfinity ? kMinusInfinity : -v;
}
constexpr Range Range::operator-() const { return {negative(max), negative(min), has_zero}; }

}  // namespace quadrille::cp
