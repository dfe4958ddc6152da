// Puts a model together in a store. Whoever reads a language of models, or offers one, says here what is
// meant; which constraints of the engine say it best is decided here, so that all of them propagate alike.
//
//   Builder builder(store);
//   builder.require(Comparator::at_most, {{{2, x}, {3, y}}, -7});                  // 2x + 3y - 7 <= 0
//   const IntVar z = builder.define(Function::times, {x, y});                    // z = x * y
//   builder.require_any({builder.literal(Comparator::equal, {{{1, z}}, 0}), b});   // z = 0 or b
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "cp/constraints.h"
#include "cp/store.h"
#include "cp/wide.h"
#include "modelling/builder_keys.h"
#include "modelling/comparator.h"
#include "modelling/functions.h"
#include "modelling/interval_set.h"

namespace quadrille::modelling {

using cp::IntVar;
using cp::Literal;
using cp::Reification;
using cp::Wide;

/// A sum of terms and a number.
struct Sum {
  std::vector<cp::Term> terms;
  Wide constant = 0;
};

/// What keeps a model from being put together. After it every call returns something harmless, so that
/// callers need not look at each one; the store is of no further use, or is taken back.
enum class Trouble : std::uint8_t {
  none,
  impossible,   // there is no solution; the store's propagate() says so, too
  too_large,    // coefficients or numbers are beyond those that the builder takes
  unsupported,  // the engine cannot tell
};

/// Constants, helper variables and literals that were made are used again, unless they were made at a deeper
/// level of the store, from where they go away.
class Builder {
 public:
  /// Numbers and sums of coefficients beyond `greatest` (either sign) are too large.
  explicit Builder(cp::Store& store, Value greatest = cp::kPlusInfinity - 1)
      : store_(store), greatest_(greatest), level_(store.level()) {}
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;
  virtual ~Builder() = default;

  [[nodiscard]] cp::Store& store() { return store_; }
  [[nodiscard]] Trouble trouble() const { return trouble_; }
  /// Notes what is wrong, if nothing was before.
  void refuse(Trouble trouble);
  /// What is wrong, which is forgotten with that.
  [[nodiscard]] Trouble take_trouble() { return std::exchange(trouble_, Trouble::none); }
  [[nodiscard]] bool is_too_large(Wide v) const { return v > greatest_ || v < -Wide{greatest_}; }
  void post(std::unique_ptr<cp::Constraint> constraint) { store_.post(std::move(constraint)); }

  // Facts.

  void require(Literal fact);
  /// literal <=> (or =>) fact.
  void tie(Literal fact, Reification reification);
  /// The fact, or the reification makes it equivalent to a literal; see require and tie.
  void require(Literal fact, std::optional<Reification> reification);
  [[nodiscard]] Literal truth(bool value) { return value ? constant(0).eq(0) : constant(0).ne(0); }
  [[nodiscard]] Literal new_literal() { return new_variable(0, 1).eq(1); }
  /// A 0-1 variable that is 1 where the literal holds; a view, where one will do.
  [[nodiscard]] IntVar indicator(Literal literal);
  [[nodiscard]] IntVar constant(Value v);
  /// A new variable that nobody sees.
  [[nodiscard]] IntVar helper(Value min, Value max) { return new_variable(min, max); }
  /// Of which the constraints to come know at once.
  void require_between(IntVar x, Interval range);
  virtual void require_in(IntVar x, const IntervalSet& set);
  void require_in(IntVar x, const IntervalSet& set, std::optional<Reification> reification);
  /// Here and below: holds where the rest does. Where there is a target, it is made equivalent to that, and
  /// is what is returned.
  [[nodiscard]] Literal literal_in(IntVar x, const IntervalSet& set,
                                   std::optional<Literal> target = std::nullopt);

  // Sums: sum (comparator) 0.

  /// factor * number.
  void add(Sum& sum, Value factor, Wide number);
  void require(Comparator comparator, Sum sum, std::optional<Reification> reification = std::nullopt);
  [[nodiscard]] Literal literal(Comparator comparator, Sum sum, std::optional<Literal> target = std::nullopt);
  /// Equal to the sum; a view, where one will do.
  [[nodiscard]] IntVar variable(Sum sum);

  // Functions. What one of them divides by is not 0.

  /// A sum of the arguments, where the function comes to that, else a variable.
  [[nodiscard]] Sum value(Function f, std::vector<IntVar> arguments);
  [[nodiscard]] IntVar define(Function f, const std::vector<IntVar>& arguments) {
    return variable(value(f, arguments));
  }
  /// Makes the result the function's value.
  void define(Function f, const std::vector<IntVar>& arguments, IntVar result);
  [[nodiscard]] IntVar maximum(const std::vector<IntVar>& x) { return define(Function::maximum, x); }
  [[nodiscard]] IntVar minimum(std::vector<IntVar> x);
  /// x where the condition holds, else y.
  [[nodiscard]] IntVar choice(Literal condition, IntVar x, IntVar y);

  // Constraints that others go along with.

  void all_different(std::vector<IntVar> x, cp::Consistency consistency = cp::Consistency::automatic);
  /// Of successors counted from 0, with all_different.
  void circuit(std::vector<IntVar> successors, cp::Consistency consistency = cp::Consistency::automatic);
  void subcircuit(std::vector<IntVar> successors, cp::Consistency consistency = cp::Consistency::automatic);
  /// Counted from 0, with all_different where both are of one length.
  void inverse(std::vector<IntVar> x, const std::vector<IntVar>& y,
               cp::Consistency consistency = cp::Consistency::automatic);
  /// result = array[index], counted from 0.
  void element(IntVar index, const std::vector<IntVar>& array, IntVar result);

  // Logic.

  /// At least one holds.
  void require_any(std::vector<Literal> literals, std::optional<Reification> reification = std::nullopt);
  /// All hold.
  void require_all(const std::vector<Literal>& literals,
                   std::optional<Reification> reification = std::nullopt);
  /// An odd number of them hold.
  void require_odd(std::vector<Literal> literals, std::optional<Reification> reification = std::nullopt);
  [[nodiscard]] Literal any(std::vector<Literal> literals, std::optional<Literal> target = std::nullopt);
  [[nodiscard]] Literal all(std::vector<Literal> literals, std::optional<Literal> target = std::nullopt);
  [[nodiscard]] Literal odd(std::vector<Literal> literals, std::optional<Literal> target = std::nullopt);

 protected:
  // What a builder may do in its own way.

  [[nodiscard]] virtual IntVar new_variable(Value min, Value max) { return store_.new_variable(min, max); }
  /// x != y, two variables.
  virtual void differ(IntVar x, IntVar y) { post(cp::not_equal(x, y)); }
  /// Whether the engine can tell what the function of these arguments is.
  [[nodiscard]] virtual bool is_safe(Function, const std::vector<IntVar>&) const { return true; }

  /// Where the function of these arguments lies; in finite bounds, where theirs are, if numbers of any size
  /// are taken.
  [[nodiscard]] Interval range(Function f, const std::vector<IntVar>& arguments) const;

 private:
  [[nodiscard]] bool is_fixed_to(IntVar x, Value v) const {
    return store_.is_fixed(x) && store_.value(x) == v;
  }
  /// A bound for a new variable: of what is too large, the greatest number there is, or an infinity where the
  /// builder takes only smaller ones.
  [[nodiscard]] Value bound(Wide v) const;
  /// The literal itself, or the target made equivalent to it.
  [[nodiscard]] Literal tied(Literal literal, std::optional<Literal> target);
  /// What the key stands for: what was made for it before, or what `make` makes, from the target if there is
  /// one.
  template <class Make>
  [[nodiscard]] Literal shared(Key key, std::optional<Literal> target, Make make);
  template <class Make>
  [[nodiscard]] IntVar shared(Key key, Interval range, Make make);

  /// Puts fixed variables into the number and equal variables together. False where numbers are too large.
  [[nodiscard]] bool tidy(Sum& sum);
  /// Where a literal of x alone says it.
  [[nodiscard]] std::optional<Literal> simple_literal_in(IntVar x, const IntervalSet& set);
  /// A sum of at most one variable.
  [[nodiscard]] Literal simple_literal(Comparator comparator, const Sum& sum);
  /// A sum of several.
  void post_linear(Comparator comparator, Sum sum, std::optional<Reification> reification);
  [[nodiscard]] std::optional<IntVar> as_view(const Sum& sum) const;
  /// The range of a tidy sum.
  [[nodiscard]] Interval range(const Sum& sum) const;

  /// What the function of these arguments is by their domains, where that is a sum. Rewrites functions in
  /// terms of others.
  [[nodiscard]] std::optional<Sum> simplified(Function& f, std::vector<IntVar>& arguments);
  [[nodiscard]] std::optional<Sum> simplified_binary(Function& f, std::vector<IntVar>& arguments);
  /// Puts what a maximum is of in its place, where it is within another one.
  void flatten(std::vector<IntVar>& x) const;
  /// Takes out of a maximum what is never above all others.
  void drop_smaller(std::vector<IntVar>& x) const;
  /// x equals y: where y was made as a function of x, says so of x itself, which tells more.
  void define_by_itself(IntVar x, IntVar y);

  /// Takes out what is known. Nothing is left to be said where one literal holds: then it returns true.
  [[nodiscard]] bool reduce(std::vector<Literal>& literals) const;
  /// Takes out what is known, and cancels pairs; true where an odd number of what is gone held.
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
