// A model to be solved, put together in C++:
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

#include "cp/search.h"
#include "model/expression.h"
#include "model/solutions.h"
#include "model/values.h"

namespace quadrille {

/// Neither copied nor moved, as it must outlive its variables, expressions and searches. Threads: one at a
/// time; different models share nothing. Nothing is added while solutions()
/// is gone through. Wrong arguments (lists of different lengths, variables of another model, numbers beyond
/// the engine's range ..) throw std::invalid_argument, and the model has the solutions that it had before.
class Model {
 public:
  Model() = default;
  Model(const Model&) = delete;
  Model& operator=(const Model&) = delete;

  // Variables. Each has at least one value; min <= max.

  [[nodiscard]] Int integer(Value min, Value max);
  [[nodiscard]] Int integer(const Values& values);
  [[nodiscard]] std::vector<Int> ints(std::size_t count, Value min, Value max);
  [[nodiscard]] Bool boolean();
  [[nodiscard]] std::vector<Bool> bools(std::size_t count);

  // Conditions.

  /// The condition holds in every solution.
  void add(const Condition& condition);
  /// 1 where the condition holds, else 0: for counting, and for conditions on it.
  [[nodiscard]] Bool truth(const Condition& condition);

  // Values that depend on others.

  /// array[index], counted from 0; the index is one of the array, which is not empty.
  [[nodiscard]] Int element(const Array& array, const Sum& index);
  /// Of at least one element.
  [[nodiscard]] Int max(const Array& array);
  [[nodiscard]] Int min(const Array& array);
  /// How many are equal to the value.
  [[nodiscard]] Int count(const Array& array, const Sum& value);
  /// How many different values there are.
  [[nodiscard]] Int nvalue(const Array& array);

  // Constraints, as described in cp/constraints.h.

  void all_different(const Array& array, cp::Consistency consistency = cp::Consistency::automatic);
  void all_different_except(const Array& array, const Values& exceptions);
  /// x and y have the same length.
  void inverse(const Array& x, const Array& y);
  void circuit(const Array& successors);
  void subcircuit(const Array& successors);
  void increasing(const Array& array);
  void lex_less(const Array& x, const Array& y);
  void lex_less_equal(const Array& x, const Array& y);
  /// x and y have the same length.
  void sort(const Array& x, const Array& y);
  /// The values are different.
  void value_precede(const Values& values, const Array& array);
  void regular(const Array& array, const cp::Automaton& automaton);
  /// Each tuple has a value for each element of the array.
  void table(const Array& array, const std::vector<Values>& tuples);
  template <RangeOfRangesOfIntegers Tuples>
  void table(const Array& array, Tuples&& tuples) {
    std::vector<Values> rows;
    for (auto&& tuple : tuples) rows.emplace_back(tuple);
    table(array, rows);
  }
  /// values[i] comes numbers[i] times; the values are different.
  void global_cardinality(const Array& array, const Values& values, const Array& numbers);
  /// A duration and a demand for each start; they and the capacity are not negative.
  void cumulative(const Array& starts, const Array& durations, const Array& demands, const Sum& capacity);
  void disjunctive(const Array& starts, const Array& durations);
  /// A place and a size in each dimension for each box; sizes are not negative.
  void diffn(const std::vector<Array>& places, const std::vector<Array>& sizes);
  /// A weight for each item in `bins`, not negative.
  void bin_packing(const Array& loads, const Array& bins, const Values& weights);

  // Solving.

  /// Each solution is better than the one before, and the last is the best.
  void minimise(const Sum& objective);
  void maximise(const Sum& objective);
  /// Search branches on these first, in the order in which they are given; then, by failures, on the rest.
  void branch(const Array& array, cp::VariableOrder variables = cp::VariableOrder::first_fail,
              cp::ValueOrder values = cp::ValueOrder::min);
  /// The solutions one after another. What the options minimise is overruled by the model's objective.
  [[nodiscard]] Solutions solutions(cp::SearchOptions options = {});
  /// The first solution; the best, if there is an objective. Nothing where there is none within the limits.
  [[nodiscard]] std::optional<Solution> solve(const cp::SearchOptions& options = {});

  // For expressions, and for what has no name here.

  [[nodiscard]] cp::Store& store() { return store_; }
  /// A variable of the engine that is equal to the sum; a view, where one will do.
  [[nodiscard]] cp::IntVar variable(const Sum& sum);
  [[nodiscard]] std::vector<cp::IntVar> variables(const Array& array);
  /// A literal that holds where the condition does.
  [[nodiscard]] cp::Literal literal(const Condition& condition);
  /// A variable of the engine as one of the model, of which search branches last.
  [[nodiscard]] Int auxiliary(Value min, Value max);
  /// The function of what the array holds.
  [[nodiscard]] Sum value(modelling::Function f, const Array& array);

 private:
  /// Lets search branch on what it makes.
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

  void post(std::unique_ptr<cp::Constraint> constraint);
  /// The condition as a tree of the modelling layer, on which f(formulas, tree) acts.
  template <class F>
  auto with_formula(const Condition& condition, F f);
  /// To be called before and after the builder is used: no search goes on, and all numbers fit.
  void expect_no_trouble();
  [[nodiscard]] cp::IntVar new_variable(Value min, Value max);
  /// The expression has no variables but those of this model.
  void expect_own(const Model* model) const;
  void expect_own(const cp::SearchOptions& options) const;
  /// No search goes on.
  void expect_at_rest() const;
  /// Numbers that can be something else than negative.
  void expect_durations(std::string_view function, std::string_view name, const Array& array);
  /// A variable that can have any value of the others, of which there is one at least.
  [[nodiscard]] Int hull(const std::vector<cp::IntVar>& variables);

  cp::Store store_;
  Builder builder_{store_};
  std::vector<cp::IntVar> integers_;
  std::vector<cp::Branching> branchings_;
  std::optional<cp::IntVar> objective_;  // to minimise
  std::weak_ptr<cp::Search> search_;     // the last one; gone when it has ended
};

}  // namespace quadrille
