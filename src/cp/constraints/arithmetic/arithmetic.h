// The base of relations such as x * y = z. A subclass only says, by infer(), in which interval one variable
// lies when the others lie in given intervals. From that this class derives propagation to a fixpoint
// (stage 1: bounds; stage 2: values, once at most two variables are open) and explanations: it drops or
// weakens each bound without which infer() still leads to the fact.
//
//   x * y = z, x in 2..3, y in 4..9, z in 0..20:  infer(z) = 8..27, so z >= 8
//                                                 infer(y) = 0..10, nothing new
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "cp/constraint.h"
#include "cp/constraints/support/note.h"
#include "cp/store.h"

namespace quadrille::cp {

/// The numbers from min to max, where min and max may be infinite and 0 may be missing; no other number
/// between them is. Empty if min > max.
struct Range {
  Value min = kMinusInfinity;
  Value max = kPlusInfinity;
  bool has_zero = true;

  [[nodiscard]] static constexpr Range none() { return {kPlusInfinity, kMinusInfinity, false}; }
  [[nodiscard]] constexpr bool is_empty() const { return min > max; }
  [[nodiscard]] constexpr bool may_be_zero() const { return has_zero && min <= 0 && max >= 0; }
  [[nodiscard]] constexpr Range operator-() const;
};

/// The smallest range that contains both.
[[nodiscard]] Range hull(Range a, Range b);
[[nodiscard]] Range intersection(Range a, Range b);
/// The part of the range below zero, and the part above.
[[nodiscard]] Range negative_part(Range r);
[[nodiscard]] Range positive_part(Range r);

// Arithmetic with infinite numbers. Results beyond all values become an infinity.

[[nodiscard]] constexpr Value negative(Value v);
[[nodiscard]] Value sum(Value a, Value b);
/// The product, where 0 times an infinity is 0.
[[nodiscard]] Value product(Value a, Value b);
/// a / b rounded down, for b != 0. If a or b is infinite it is the limit of the quotient; 0 if both are.
[[nodiscard]] Value floor_quotient(Value a, Value b);
[[nodiscard]] Value ceiling_quotient(Value a, Value b);

/// Besides bounds, it tries each value of the last open variable if there are at most kMaxTries, and each
/// value of the last two open variables if their bounds are close. So it is at least value consistent, and
/// domain consistent for two open variables with close bounds.
class Arithmetic : public Constraint {
  enum class Why : std::uint8_t {
    inferred,  // inferred from the ranges of the other variables
    tried,     // the other variables were fixed, and the value was tried in vain
    filtered,  // removed by filter_values()
  };
  /// The positions of the target and of the other open variable.
  using Note = NoteOf<Why, Field<16>, Field<16>>;

 public:
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) final;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const final;

 protected:
  explicit Arithmetic(std::vector<IntVar> scope)
      : Constraint(std::move(scope), bit(1) | bit(2)), box_(this->scope().size()), values_(box_.size()) {}

  using Box = std::vector<Range>;
  /// A range that contains every value of scope()[target] in a solution within the box, which has one range
  /// for each variable of the scope. A smaller box must not give a larger range.
  [[nodiscard]] virtual Range infer(const Box& box, std::size_t target) const = 0;

  /// Additional propagation of stage 2, after bounds.
  [[nodiscard]] virtual bool filter_values(Store& store) { return filter_pair(store); }
  /// Appends why filter_values() removed the value from the target: the other open variable has no partner
  /// for it.
  virtual void explain_filtered(const Past& past, std::size_t target, Value value, std::size_t other,
                                std::vector<Literal>& reasons) const;
  /// The data for changes made by filter_values().
  [[nodiscard]] static constexpr Word filtered(std::size_t target, std::size_t other) {
    return Note::pack(Why::filtered, target, other);
  }

 private:
  static constexpr std::uint64_t kMaxTries = Domains::kDenseSpan;

  [[nodiscard]] bool narrow(Store& store, std::size_t target);
  [[nodiscard]] bool try_values(Store& store) const;
  /// If two variables are open and their bounds close: keeps in each the values that have a partner in the
  /// other.
  [[nodiscard]] bool filter_pair(Store& store);
  /// For bounds far apart, if the last variable of the scope, a function of the others, is one of the two
  /// open ones: removes from the other one the values whose result is a hole of it.
  [[nodiscard]] bool filter_holes(Store& store, std::size_t from);
  /// The positions of the open variables, if there are exactly two (views of one variable count once).
  [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> open_pair(const Store& store) const;
  /// Writes a value of the variable of x into values_, at each view of that variable.
  void set(VariableId x, Value base_value);
  /// Whether the fact about the target follows from the box.
  [[nodiscard]] bool implies(const Box& box, std::size_t target, Literal fact) const;

  // Scratch space of narrow() and filter_pair().
  Box box_;
  std::vector<Value> values_;
};

constexpr Value negative(Value v) {
  if (v == kMinusInfinity) return kPlusInfinity;
  return v == kPlusInfinity ? kMinusInfinity : -v;
}
constexpr Range Range::operator-() const { return {negative(max), negative(min), has_zero}; }

}  // namespace quadrille::cp
