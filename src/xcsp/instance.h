// An XCSP3 instance in a store: its variables by name, functions that interpret its texts, and the first
// error or unsupported feature found. After that first error, every call returns a valid value that means
// nothing, so that callers need not check each one.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "cp/store.h"
#include "modelling/formulas.h"
#include "xcsp/expression.h"

namespace quadrille::xcsp {

using cp::IntVar;
using cp::Literal;
using cp::Value;

/// The reason for the end of reading: an unsupported feature, an error in the input, or a stop by the caller.
struct Trouble {
  enum class Kind : std::uint8_t { unsupported, bad_input, stopped };
  Kind kind;
  std::string message;
};

/// A condition such as (le,5), (eq,x), (in,1..5) or (in,{1,3}).
struct Condition {
  std::string operation;
  std::string operand;
};

class Instance {
 public:
  cp::Store store;
  modelling::Builder builder{store};
  /// The variable to minimise: the objective or, if it is to be maximised, its opposite.
  std::optional<IntVar> cost;
  bool is_maximised = false;

  /// is_stopped, if given, is called at each variable and constraint, and returns whether to end reading.
  explicit Instance(std::function<bool()> is_stopped = {}) : is_stopped_(std::move(is_stopped)) {}

  void unsupported(const std::string& what) { note({Trouble::Kind::unsupported, what}); }
  void bad(const std::string& message) { note({Trouble::Kind::bad_input, message}); }
  /// Whether to continue: there is no trouble, and the caller has not asked to stop.
  [[nodiscard]] bool goes_on();
  [[nodiscard]] const std::optional<Trouble>& trouble();

  // Variables.

  void add(const std::string& name, IntVar x);
  /// Adds a variable whose values are words: its domain, and the word for each value.
  void add_symbolic(const std::string& name, const std::string& domain);
  [[nodiscard]] std::string value_text(const std::string& name);
  /// Elements that no constraint uses have no variable.
  void add_array(const std::string& name, std::vector<int> sizes) { arrays_[name] = std::move(sizes); }
  /// The names of all variables in the order in which they were added, which is that of the answer.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] IntVar named(const std::string& name);
  [[nodiscard]] bool is_named(const std::string& name) const { return variables_.contains(name); }
  /// The names represented by x[] or x[1..2][3]; for a single variable, its own name.
  [[nodiscard]] std::vector<std::string> expand(const std::string& name);
  [[nodiscard]] IntVar constant(Value v) { return builder.constant(v); }
  [[nodiscard]] IntVar new_variable(const std::string& domain);

  // Texts.

  /// The number represented by a word; words that are values of symbolic variables have numbers, too.
  [[nodiscard]] Value number(const std::string& word);
  /// A list of numbers, in which "1..4" means 1 2 3 4, and "5x3" means 5 5 5.
  [[nodiscard]] std::vector<Value> numbers(const std::string& text);
  [[nodiscard]] std::vector<cp::Interval> intervals(const std::string& text);
  /// A list of variables, numbers and expressions.
  [[nodiscard]] std::vector<IntVar> list(const std::string& text);
  /// A matrix, given by rows: "[0,1][2,3]" or "(x,y)(z,w)".
  [[nodiscard]] std::vector<std::vector<IntVar>> matrix(const std::string& text);
  [[nodiscard]] Condition condition(const std::string& text);

  // Expressions.

  /// A variable with the value of the expression.
  [[nodiscard]] IntVar value(const std::string& text);
  /// Requires the expression to hold.
  void require(const std::string& text);

  // Posting.

  void post(std::unique_ptr<cp::Constraint> constraint) { store.post(std::move(constraint)); }
  void require(IntVar x, const Condition& condition);
  /// Requires the condition of the sum of coefficient * variable.
  void require_sum(const std::vector<cp::Term>& terms, const Condition& condition);
  /// A variable from min to max that meets the condition; if this is "equal to v", v itself.
  [[nodiscard]] IntVar subject(const Condition& condition, Value min, Value max);
  [[nodiscard]] IntVar sum(const std::vector<cp::Term>& terms) { return builder.variable({terms, 0}); }
  /// Requires x (operation) y, where the operation is lt, le, ge, gt, eq or ne.
  void require(const std::string& operation, IntVar x, IntVar y);

 private:
  using Term = modelling::Formulas::Term;

  void note(Trouble trouble) {
    if (!trouble_) trouble_ = std::move(trouble);
  }
  /// The expression as a tree of the modelling layer: as a number (below: as a truth value).
  [[nodiscard]] Term number_term(const Expression& e);
  [[nodiscard]] Term truth_term(const Expression& e);
  [[nodiscard]] Term choice(const Expression& e);
  [[nodiscard]] Term membership(const Expression& e);
  /// The first part compared with each of the others.
  [[nodiscard]] Term all_with_first(modelling::Operator op, const std::vector<Term>& parts);
  [[nodiscard]] bool has_right_arity(const Expression& e);
  /// The comparator for lt, le, ge, gt, eq or ne.
  [[nodiscard]] modelling::Comparator comparator(const std::string& word);
  /// The number represented by a word, if there is one.
  [[nodiscard]] std::optional<Value> known_number(const std::string& word) const;
  void expand_into(const std::string& base, const std::string& brackets, const std::vector<int>& sizes,
                   std::size_t dimension, std::vector<std::string>& names);

  std::function<bool()> is_stopped_;
  std::optional<Trouble> trouble_;
  std::vector<std::string> names_;
  std::unordered_map<std::string, IntVar> variables_;
  std::unordered_set<std::string> symbolic_;
  std::vector<std::string> symbols_;  // the word for each number, counted from 0
  std::map<std::string, std::vector<int>> arrays_;
  modelling::Expressions expressions_;
  modelling::Formulas formulas_{builder, expressions_, modelling::Undefined::is_excluded};
};

}  // namespace quadrille::xcsp
