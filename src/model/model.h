// A constraint model, written in C++ and solved:
//
//   Model m;
//   auto x = m.ints(3, 1, 9);
//   m.all_different(x);
//   m.add(x[0] + 2 * x[1] <= x[2]);
//   for (const Solution& s : m.solutions()) std::cout << s[x[0]] << '\n';
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "cp/search/search.h"
#include "model/expression.h"
#include "model/solutions.h"
#include "model/values.h"
#include "modelling/builder.h"
#include "modelling/globals.h"

namespace quadrille {

/// Neither copyable nor movable, since it must outlive its variables, expressions and searches. Threads: one
/// at a time; different models share nothing. Nothing may be added during an iteration over solutions().
/// Wrong arguments (lists of different lengths, variables of another model, numbers beyond the engine's range
/// ..) throw std::invalid_argument, and the model keeps the solutions that it had before.
class Model {
 public:
  Model() = default;
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;

  // Variables. A variable must have at least one value, so min <= max.

  [[nodiscard]] Int integer(Value min, Value max);
  [[nodiscard]] Int integer(const Values& values);
  [[nodiscard]] std::vector<Int> ints(std::size_t count, Value min, Value max);
  [[nodiscard]] Bool boolean();
  [[nodiscard]] std::vector<Bool> bools(std::size_t count);

  // Conditions.

  /// Requires the condition to hold in every solution.
  void add(const Condition& condition);
  /// A Bool that is 1 if the condition holds, else 0: for counting, or as part of other conditions.
  [[nodiscard]] Bool truth(const Condition& condition);

  // Functions: each returns a variable with the value described.

  /// array[index], counted from 0. Requires the index to lie within the array, which must not be empty.
  [[nodiscard]] Int element(const Array& array, const Sum& index);
  /// The greatest, and the least, element of an array with at least one element.
  [[nodiscard]] Int max(const Array& array);
  [[nodiscard]] Int min(const Array& array);
  /// The index, counted from 0, of the first greatest (least) element of such an array.
  [[nodiscard]] Int arg_max(const Array& array);
  [[nodiscard]] Int arg_min(const Array& array);
  /// The number of elements equal to the value.
  [[nodiscard]] Int count(const Array& array, const Sum& value) {
    return result_of(modelling::globals::count(), {0, std::ssize(array)}, array, value);
  }
  /// The number of elements with one of the values.
  [[nodiscard]] Int among(const Array& array, const ValueSet& values) {
    return result_of(modelling::globals::among(), {0, std::ssize(array)}, array, values);
  }
  /// The number of different values of the elements.
  [[nodiscard]] Int nvalue(const Array& array) {
    return result_of(modelling::globals::nvalue(), {0, std::ssize(array)}, array);
  }

  // Constraints. cp/constraints/constraints.h describes each, with its consistency and complexity.

  void all_different(const Array& array, cp::Consistency consistency = cp::Consistency::automatic);
  void all_different_except(const Array& array, const ValueSet& exceptions) {
    post(modelling::globals::all_different_except(), array, exceptions);
  }
  /// x and y must have the same length.
  void inverse(const Array& x, const Array& y) { post(modelling::globals::inverse(), x, y); }
  void circuit(const Array& successors) { post(modelling::globals::circuit(), successors); }
  void subcircuit(const Array& successors) { post(modelling::globals::subcircuit(), successors); }
  /// ends[e] are the two nodes that edge e joins, counted from 0.
  void connected(const Conditions& nodes, const Conditions& edges, const Tuples& ends);
  void increasing(const Array& array);
  void lex_less(const Array& x, const Array& y) { post(modelling::globals::lex_less(), x, y); }
  void lex_less_equal(const Array& x, const Array& y) { post(modelling::globals::lex_less_equal(), x, y); }
  /// x and y must have the same length.
  void sort(const Array& x, const Array& y) { post(modelling::globals::sort(), x, y); }
  /// The values must be distinct.
  void value_precede(const Values& values, const Array& array) {
    post(modelling::globals::value_precede(), values, array);
  }
  void regular(const Array& array, const cp::Automaton& automaton) {
    post(modelling::globals::regular(), array, automaton);
  }
  /// The automaton must be deterministic.
  void cost_regular(const Array& array, const cp::Automaton& automaton, const Sum& cost) {
    post(modelling::globals::cost_regular(), array, automaton, cost);
  }
  /// There must be one layer of arcs for each element.
  void mdd(const Array& array, const std::vector<std::vector<cp::Transition>>& layers) {
    post(modelling::globals::mdd(), array, layers);
  }
  /// Each tuple must have one value for each element of the array.
  void table(const Array& array, const Tuples& tuples) { post(modelling::globals::table(), array, tuples); }
  /// values[i] occurs numbers[i] times in the array. The values must be distinct.
  void global_cardinality(const Array& array, const Values& values, const Array& numbers) {
    post(modelling::globals::global_cardinality(), array, values, numbers);
  }
  /// The same, and no other value occurs.
  void global_cardinality_closed(const Array& array, const Values& values, const Array& numbers) {
    post(modelling::globals::global_cardinality_closed(), array, values, numbers);
  }
  /// An odd number of the conditions hold.
  void parity(const Conditions& conditions) { post(modelling::globals::parity(), conditions); }
  /// Each start has a duration and a demand. These and the capacity must not be negative.
  void cumulative(const Array& starts, const Array& durations, const Array& demands, const Sum& capacity) {
    post(modelling::globals::cumulative(), starts, durations, demands, capacity);
  }
  void disjunctive(const Array& starts, const Array& durations) {
    post(modelling::globals::disjunctive(), starts, durations);
  }
  /// Each box has a position and a size in each dimension. Sizes must not be negative.
  void diffn(const std::vector<Array>& places, const std::vector<Array>& sizes);
  /// Each item, an element of `bins`, has a weight, which must not be negative.
  void bin_packing(const Array& loads, const Array& bins, const Values& weights) {
    post(modelling::globals::bin_packing(), loads, bins, weights);
  }

  // Solving.

  /// Sets the objective. Each solution is then better than the one before, and the last one is optimal.
  void minimise(const Sum& objective);
  void maximise(const Sum& objective);
  /// Makes the search branch on these variables first; several calls take effect in order. The remaining
  /// variables follow by dom/wdeg.
  void branch(const Array& array, cp::VariableOrder variables = cp::VariableOrder::first_fail,
              cp::ValueOrder values = cp::ValueOrder::min);
  /// A range of all solutions. The model's objective replaces any objective in the options.
  [[nodiscard]] Solutions solutions(cp::SearchOptions options = {});
  /// The first solution or, if there is an objective, the best. Nullopt if none was found within the limits.
  [[nodiscard]] std::optional<Solution> solve(const cp::SearchOptions& options = {});

  // Access to the engine, for expressions and for constraints without a function here.

  [[nodiscard]] cp::Store& store() { return store_; }
  /// A variable of the engine that is equal to the sum: a view if possible, else a new variable.
  [[nodiscard]] cp::IntVar variable(const Sum& sum);
  [[nodiscard]] std::vector<cp::IntVar> variables(const Array& array);
  /// A literal that holds exactly if the condition does.
  [[nodiscard]] cp::Literal literal(const Condition& condition);
  /// A variable of the engine, wrapped for the model. The search branches on it last.
  [[nodiscard]] Int auxiliary(Value min, Value max);
  /// The value of a function, applied to the elements of the array.
  [[nodiscard]] Sum value(modelling::Function f, const Array& array);

 private:
  /// Records the variables that it creates, so that the search can branch on them.
  class Builder final : public modelling::Builder {
   public:
    explicit Builder(cp::Store& store) : modelling::Builder(store) {}
    [[nodiscard]] const std::vector<cp::IntVar>& made() const { return made_; }

   private:
    [[nodiscard]] cp::IntVar new_variable(Value min, Value max) override {
      return made_.emplace_back(store().new_variable(min, max));
    }

    std::vector<cp::IntVar> made_;
  };

  /// Posts the constraint on the arguments, which are converted for it; refuses them if they have a fault.
  template <class... Given>
  void post(const modelling::Global& global, const Given&... given) {
    expect_no_trouble();
    modelling::Arguments arguments;
    arguments.reserve(sizeof...(given));
    (arguments.push_back(argument(given)), ...);
    post_arguments(global, std::move(arguments));
  }
  /// The same of a constraint whose first argument is a new variable in the range, which it returns.
  template <class... Given>
  [[nodiscard]] Int result_of(const modelling::Global& global, cp::Interval range, const Given&... given) {
    const Int result = auxiliary(range.min, range.max);
    post(global, result, given...);
    return result;
  }
  void post_arguments(const modelling::Global& global, modelling::Arguments arguments,
                      cp::Consistency consistency = cp::Consistency::automatic);
  // An argument for a constraint.
  [[nodiscard]] modelling::Argument argument(const Sum& sum) { return variable(sum); }
  [[nodiscard]] modelling::Argument argument(const Array& array) { return variables(array); }
  [[nodiscard]] modelling::Argument argument(const std::vector<Array>& arrays);
  [[nodiscard]] modelling::Argument argument(const Conditions& conditions);
  [[nodiscard]] static modelling::Argument argument(const Values& values) { return values.numbers(); }
  [[nodiscard]] static modelling::Argument argument(const ValueSet& values) {
    return modelling::set_of(values.numbers());
  }
  [[nodiscard]] static modelling::Argument argument(const Tuples& tuples) { return tuples.rows(); }
  [[nodiscard]] static modelling::Argument argument(const cp::Automaton& automaton) { return automaton; }
  [[nodiscard]] static modelling::Argument argument(const modelling::Layers& layers) { return layers; }
  /// Converts the condition into a tree of the modelling layer, and calls f(formulas, tree).
  template <class F>
  auto with_formula(const Condition& condition, F f);
  /// Call this before and after using the builder: refuses if a search is in progress, or if numbers are too
  /// large.
  void expect_no_trouble();
  [[nodiscard]] cp::IntVar new_variable(Value min, Value max);
  /// Refuses an expression with variables of another model.
  void expect_own(const Model* model) const;
  void expect_own(const cp::SearchOptions& options) const;
  /// Refuses if a search is in progress.
  void expect_at_rest() const;
  /// A new variable with the range of these variables, of which there must be at least one.
  [[nodiscard]] Int hull(const std::vector<cp::IntVar>& variables);

  cp::Store store_;
  Builder builder_{store_};
  std::vector<cp::IntVar> integers_;
  std::vector<cp::Branching> branchings_;
  std::optional<cp::IntVar> objective_;  // to minimise
  std::weak_ptr<cp::Search> search_;     // the last search; expired when it has ended
};

}  // namespace quadrille
