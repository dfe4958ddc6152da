// Posts a model in a store. All front ends (C++, FlatZinc, XCSP3, Prolog) state here what must hold, and
// the builder decides which constraints of the engine express it best, so that all of them propagate alike.
//
//   Builder builder(store);
//   builder.require(Comparator::at_most, {{{2, x}, {3, y}}, -7});                  // 2x + 3y - 7 <= 0
//   const IntVar z = builder.define(Function::times, {x, y});                    // z = x * y
//   builder.require_any({builder.literal(Comparator::equal, {{{1, z}}, 0}), b});   // z = 0 or b
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "cp/constraints/constraints.h"
#include "cp/store.h"
#include "cp/wide.h"
#include "modelling/builder_keys.h"
#include "modelling/comparator.h"
#include "modelling/functions.h"
#include "modelling/interval_set.h"
#include "modelling/sum.h"

namespace quadrille::modelling {

using cp::IntVar;
using cp::Literal;
using cp::Reification;
using cp::Wide;

/// Converts indices that count from `start` to indices that count from 0.
[[nodiscard]] std::vector<IntVar> from_zero(std::vector<IntVar> indices, Value start);

/// The reason why a model cannot be posted. After the first one, every call returns a valid variable that
/// means nothing, so that callers need not check each one; the store must not be used any more, or must be
/// backtracked.
enum class Trouble : std::uint8_t {
  none,
  impossible,   // there is no solution; the store's propagate() returns false, too
  too_large,    // coefficients, or the values of sums and functions, are beyond the builder's limit
  unsupported,  // the engine cannot express it
};

/// Creates each constant, helper variable and literal only once and reuses it. (Those created at a deeper
/// level of the store are not reused, because they vanish with that level.) The store must outlive the
/// builder; one thread at a time may use them.
class Builder {
 public:
  /// Numbers, and sums of coefficients, whose magnitude exceeds `greatest` are too large.
  explicit Builder(cp::Store& store, Value greatest = cp::kPlusInfinity - 1)
      : store_(store), greatest_(greatest), level_(store.level()) {}
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;
  virtual ~Builder() = default;

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] Trouble trouble() const { return trouble_; }
  /// Records the trouble, unless there was one before.
  void refuse(Trouble trouble);
  /// Returns the trouble and resets it.
  [[nodiscard]] Trouble take_trouble() { return std::exchange(trouble_, Trouble::none); }
  [[nodiscard]] bool is_too_large(Wide v) const { return v > greatest_ || v < -Wide{greatest_}; }
  /// Does nothing once numbers were too large, so that a caller who refuses them has the model that he had.
  void post(std::unique_ptr<cp::Constraint> constraint) {
    if (trouble_ != Trouble::too_large) store_.post(std::move(constraint));
  }

  // Facts.

  void require(Literal fact);
  /// literal <=> (or =>) fact.
  void tie(Literal fact, Reification reification);
  /// Requires the fact, or, with a reification, ties it to the literal; see require and tie.
  void require(Literal fact, std::optional<Reification> reification);
  [[nodiscard]] Literal truth(bool value) { return value ? constant(0).eq(0) : constant(0).ne(0); }
  [[nodiscard]] Literal new_literal() { return new_variable(0, 1).eq(1); }
  /// A 0-1 variable that is 1 exactly if the literal holds: a view if possible, else a new variable.
  [[nodiscard]] IntVar indicator(Literal literal);
  [[nodiscard]] IntVar constant(Value v);
  /// A new variable that is not visible to the user.
  [[nodiscard]] IntVar helper(Value min, Value max) { return new_variable(min, max); }
  /// Requires x to lie in the range, at once, so that later calls can use the new bounds.
  void require_between(IntVar x, Interval range);
  void require_in(IntVar x, const IntervalSet& set);
  void require_in(IntVar x, const IntervalSet& set, std::optional<Reification> reification);
  /// A literal that holds exactly if x lies in the set. This and the functions below: if a target is given,
  /// it is made equivalent, and returned.
  [[nodiscard]] Literal literal_in(IntVar x, const IntervalSet& set,
                                   std::optional<Literal> target = std::nullopt);

  // Sums. A comparator compares a sum with 0.

  /// Adds factor * number to the sum.
  void add(Sum& sum, Value factor, Wide number);
  void require(Comparator comparator, Sum sum, std::optional<Reification> reification = std::nullopt);
  [[nodiscard]] Literal literal(Comparator comparator, Sum sum, std::optional<Literal> target = std::nullopt);
  /// A variable equal to the sum: a view if possible, else a new one.
  [[nodiscard]] IntVar variable(Sum sum);

  // Functions. Divisors must not be able to be 0.

  /// The value of the function: a sum of the arguments if possible, else a new variable.
  [[nodiscard]] Sum value(Function f, std::vector<IntVar> arguments);
  /// A variable with the value of the function.
  [[nodiscard]] IntVar define(Function f, const std::vector<IntVar>& arguments) {
    return variable(value(f, arguments));
  }
  /// Makes `result` equal to the value of the function.
  void define(Function f, const std::vector<IntVar>& arguments, IntVar result);
  [[nodiscard]] IntVar maximum(const std::vector<IntVar>& x) { return define(Function::maximum, x); }
  [[nodiscard]] IntVar minimum(std::vector<IntVar> x);
  /// A variable equal to x if the condition holds, else to y.
  [[nodiscard]] IntVar choice(Literal condition, IntVar x, IntVar y);

  // Constraints that are posted together with implied ones, or in simplified form.

  void all_different(std::vector<IntVar> x, cp::Consistency consistency = cp::Consistency::automatic);
  /// Successors count from 0. An all_different is posted as well.
  void circuit(std::vector<IntVar> successors, cp::Consistency consistency = cp::Consistency::automatic);
  void subcircuit(std::vector<IntVar> successors, cp::Consistency consistency = cp::Consistency::automatic);
  /// Counted from 0. If both lists have the same length, all_different is posted as well.
  void inverse(std::vector<IntVar> x, const std::vector<IntVar>& y,
               cp::Consistency consistency = cp::Consistency::automatic);
  /// result = array[index], counted from 0.
  void element(IntVar index, const std::vector<IntVar>& array, IntVar result);
  void element(IntVar index, std::vector<Value> array, IntVar result);
  /// The values of x are one of the tuples, in which cp::kAnyValue matches any value.
  void table(std::vector<IntVar> x, std::vector<std::vector<Value>> tuples);
  /// `number` is the number of variables equal to `value`.
  void count(std::vector<IntVar> x, IntVar value, IntVar number);
  /// numbers[i] is the number of variables equal to values[i]; if closed, they have no other values.
  void global_cardinality(std::vector<IntVar> x, const std::vector<Value>& values,
                          std::vector<IntVar> numbers, bool closed);

  // Logic.

  /// At least one of the literals must hold.
  void require_any(std::vector<Literal> literals, std::optional<Reification> reification = std::nullopt);
  /// All literals must hold.
  void require_all(const std::vector<Literal>& literals,
                   std::optional<Reification> reification = std::nullopt);
  /// An odd number of the literals must hold.
  void require_odd(std::vector<Literal> literals, std::optional<Reification> reification = std::nullopt);
  [[nodiscard]] Literal any(std::vector<Literal> literals, std::optional<Literal> target = std::nullopt);
  [[nodiscard]] Literal all(std::vector<Literal> literals, std::optional<Literal> target = std::nullopt);
  [[nodiscard]] Literal odd(std::vector<Literal> literals, std::optional<Literal> target = std::nullopt);

 protected:
  // Derived builders may override these.

  [[nodiscard]] virtual IntVar new_variable(Value min, Value max) { return store_.new_variable(min, max); }
  /// Requires x to lie in a set with too many gaps to remove them from the domain.
  virtual void require_in_sparse(IntVar x, const IntervalSet& set) { post(cp::in_set(x, set)); }
  /// Posts x != y for two different variables.
  virtual void differ(IntVar x, IntVar y) { post(cp::not_equal(x, y)); }
  /// Whether the engine can handle the function of these arguments.
  [[nodiscard]] virtual bool is_safe(Function, const std::vector<IntVar>&) const { return true; }

  /// The range of the function of these arguments; infinite where its values may be too large.
  [[nodiscard]] Interval range(Function f, const std::vector<IntVar>& arguments) const;

 private:
  [[nodiscard]] bool is_fixed_to(IntVar x, Value v) const {
    return store_.is_fixed(x) && store_.value(x) == v;
  }
  /// The number as a bound for a new variable; an infinity if it is too large.
  [[nodiscard]] Value bound(Wide v) const;
  /// Whether a function or a sum of these arguments, which are bounded, has values that the engine does not
  /// have. A variable for it would lack those, and exclude solutions. (A builder with a smaller limit gives
  /// it the others.)
  [[nodiscard]] bool overflows(Interval range, const std::vector<IntVar>& arguments) const;
  /// The literal itself or, if there is a target, the target, made equivalent to it.
  [[nodiscard]] Literal tied(Literal literal, std::optional<Literal> target);
  /// The literal (below: the variable) made for this key: an earlier one, or one that `make` defines now,
  /// using the target if there is one.
  template <class Make>
  [[nodiscard]] Literal shared(Key key, std::optional<Literal> target, Make make);
  template <class Make>
  [[nodiscard]] IntVar shared(Key key, Interval range, Make make);

  /// Adds fixed variables to the constant, and terms of equal variables to each other. False if numbers get
  /// too large.
  [[nodiscard]] bool tidy(Sum& sum);
  /// Posts the implications of global_cardinality for the sum of the variables, if some number is counted
  /// itself.
  void add_sums_of_counts(const std::vector<IntVar>& x, const std::vector<Value>& values,
                          const std::vector<IntVar>& numbers);
  /// Requires x to lie in the set if its domain is too wide for constraints to remove values within it.
  void confine_wide(IntVar x, const IntervalSet& set);
  /// The literal of x that expresses membership, if there is one.
  [[nodiscard]] std::optional<Literal> simple_literal_in(IntVar x, const IntervalSet& set);
  /// For a sum of at most one variable.
  [[nodiscard]] Literal simple_literal(Comparator comparator, const Sum& sum);
  /// For a sum of several variables.
  void post_linear(Comparator comparator, Sum sum, std::optional<Reification> reification);
  [[nodiscard]] std::optional<IntVar> as_view(const Sum& sum) const;
  /// The range of a tidy sum.
  [[nodiscard]] Interval range(const Sum& sum) const;

  /// If the domains of the arguments make the function a linear sum, returns that sum. May also replace the
  /// function by another one with the same value.
  [[nodiscard]] std::optional<Sum> simplified(Function& f, std::vector<IntVar>& arguments);
  [[nodiscard]] std::optional<Sum> simplified_binary(Function& f, std::vector<IntVar>& arguments);
  /// Replaces the result of an earlier maximum among x by the arguments of that maximum.
  void flatten(std::vector<IntVar>& x) const;
  /// Removes the arguments of a maximum that are never greater than all others.
  void drop_smaller(std::vector<IntVar>& x) const;
  /// States x = y. If y was defined as a function of x, states it as a constraint on x, which infers more.
  void define_by_itself(IntVar x, IntVar y);

  /// Removes literals that are known to be false. Returns true if one is known to hold.
  [[nodiscard]] bool reduce(std::vector<Literal>& literals) const;
  /// Removes known literals and cancels pairs. Returns true if an odd number of the removed ones held.
  [[nodiscard]] bool reduce_odd(std::vector<Literal>& literals) const;

  cp::Store& store_;
  Value greatest_;
  std::uint32_t level_;
  Trouble trouble_ = Trouble::none;
  std::map<Value, IntVar> constants_;
  std::map<Key, IntVar> functions_;
  std::map<Key, Literal> literals_;
  struct Definition {
    Function f;
    std::vector<IntVar> arguments;
  };
  std::map<cp::VariableId, Definition> definitions_;  // of the variables in functions_ that have one
};

template <class Make>
Literal Builder::shared(Key key, std::optional<Literal> target, Make make) {
  if (const auto found = literals_.find(key); found != literals_.end()) return tied(found->second, target);
  const Literal result = target ? *target : new_literal();
  make(result);
  if (store_.level() == level_) literals_.emplace(std::move(key), result);
  return result;
}

template <class Make>
IntVar Builder::shared(Key key, Interval range, Make make) {
  if (const auto found = functions_.find(key); found != functions_.end()) return found->second;
  const IntVar result = new_variable(range.min, range.max);
  make(result);
  if (store_.level() == level_) functions_.emplace(std::move(key), result);
  return result;
}

}  // namespace quadrille::modelling
