// A constraint model, written in C++ and solved:
//
//   Model m;
//   auto x = m.ints(3, 1, 9);
//   m.all_different(x);
//   m.add(x[0] + 2 * x[1] <= x[2]);
//   for (const Solution& s : m.solutions()) std::cout << s[x[0]] << '\n';
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "cp/branching.h"
#include "cp/constraints/sequences.h"
#include "cp/forward.h"
#include "cp/search_options.h"
#include "cp/store.h"
#include "model/expression.h"
#include "model/solutions.h"
#include "model/values.h"

namespace quadrille {

namespace modelling {
enum class Function : std::uint8_t;
struct Global;
}  // namespace modelling

/// Neither copyable nor movable, since it must outlive its variables, expressions and searches. Threads: one
/// at a time; different models share nothing. Nothing may be added during an iteration over solutions().
/// Wrong arguments (lists of different lengths, variables of another model, numbers beyond the engine's range
/// ..) throw std::invalid_argument, and the model keeps the solutions that it had before.
class Model {
 public:
  Model();
  ~Model();
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
  [[nodiscard]] Int count(const Array& array, const Sum& value);
  /// The number of elements with one of the values.
  [[nodiscard]] Int among(const Array& array, const ValueSet& values);
  /// The number of different values of the elements.
  [[nodiscard]] Int nvalue(const Array& array);

  // Constraints. cp/constraints/constraints.h describes each, with its consistency and complexity.

  void all_different(const Array& array, cp::Consistency consistency = cp::Consistency::automatic);
  void all_different_except(const Array& array, const ValueSet& exceptions);
  /// x and y must have the same length.
  void inverse(const Array& x, const Array& y);
  void circuit(const Array& successors);
  void subcircuit(const Array& successors);
  /// ends[e] are the two nodes that edge e joins, counted from 0.
  void connected(const Conditions& nodes, const Conditions& edges, const Tuples& ends);
  void increasing(const Array& array);
  void lex_less(const Array& x, const Array& y);
  void lex_less_equal(const Array& x, const Array& y);
  /// x and y must have the same length.
  void sort(const Array& x, const Array& y);
  /// The values must be distinct.
  void value_precede(const Values& values, const Array& array);
  void regular(const Array& array, const cp::Automaton& automaton);
  /// The automaton must be deterministic.
  void cost_regular(const Array& array, const cp::Automaton& automaton, const Sum& cost);
  /// There must be one layer of arcs for each element.
  void mdd(const Array& array, const std::vector<std::vector<cp::Transition>>& layers);
  /// Each tuple must have one value for each element of the array.
  void table(const Array& array, const Tuples& tuples);
  /// values[i] occurs numbers[i] times in the array. The values must be distinct.
  void global_cardinality(const Array& array, const Values& values, const Array& numbers);
  /// The same, and no other value occurs.
  void global_cardinality_closed(const Array& array, const Values& values, const Array& numbers);
  /// An odd number of the conditions hold.
  void parity(const Conditions& conditions);
  /// Each start has a duration and a demand. These and the capacity must not be negative.
  void cumulative(const Array& starts, const Array& durations, const Array& demands, const Sum& capacity);
  void disjunctive(const Array& starts, const Array& durations);
  /// Each box has a position and a size in each dimension. Sizes must not be negative.
  void diffn(const std::vector<Array>& places, const std::vector<Array>& sizes);
  /// Each item, an element of `bins`, has a weight, which must not be negative.
  void bin_packing(const Array& loads, const Array& bins, const Values& weights);

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
  /// Posts the model's parts in the store.
  class Builder;

  /// Posts the constraint on the arguments, which are converted for it; refuses them if they have a fault.
  template <class... Given>
  void post(const modelling::Global& global, const Given&... given);
  /// The same of a constraint whose first argument is a new variable from min to max, which it returns.
  template <class... Given>
  [[nodiscard]] Int result_of(const modelling::Global& global, Value min, Value max, const Given&... given);
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
  std::unique_ptr<Builder> builder_;
  std::vector<cp::IntVar> integers_;
  std::vector<cp::Branching> branchings_;
  std::optional<cp::IntVar> objective_;  // to minimise
  std::weak_ptr<cp::Search> search_;     // the last search; expired when it has ended
};

}  // namespace quadrille
