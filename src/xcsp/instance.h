// An XCSP3 instance in a store: its variables by name, what its texts mean, and the first thing in it that is
// wrong or not supported. After that first error every call returns a harmless placeholder, so that callers
// need not check each one.
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

/// What goes wrong in a constraint: "unsupported" is a shortfall of ours. Or it takes too long to read.
struct Trouble {
  enum class Kind : std::uint8_t { unsupported, bad_input, stopped };
  Kind kind;
  std::string message;
};

/// "(le,5)", "(eq,x)", "(in,1..5)", "(in,{1,3})".
struct Condition {
  std::string operation;
  std::string operand;
};

class Instance {
 public:
  cp::Store store;
  modelling::Builder builder{store};
  /// To be minimised: the objective, or its opposite where it is to be maximised.
  std::optional<IntVar> cost;
  bool is_maximised = false;

  /// is_stopped, if any, is asked at each variable and constraint whether to end reading.
  explicit Instance(std::function<bool()> is_stopped = {}) : is_stopped_(std::move(is_stopped)) {}

  void unsupported(const std::string& what) { note({Trouble::Kind::unsupported, what}); }
  void bad(const std::string& message) { note({Trouble::Kind::bad_input, message}); }
  /// Whether to go on: nothing is wrong, and nobody wants an end.
  [[nodiscard]] bool goes_on();
  [[nodiscard]] const std::optional<Trouble>& trouble();

  // Variables.

  void add(const std::string& name, IntVar x);
  /// One whose values are words: the domain, and what stands for a value.
  void add_symbolic(const std::string& name, const std::string& domain);
  [[nodiscard]] std::string value_text(const std::string& name);
  /// Elements not in use have no variable.
  void add_array(const std::string& name, std::vector<int> sizes) { arrays_[name] = std::move(sizes); }
  /// Names in the order of their making, which is that of the answer.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] IntVar named(const std::string& name);
  [[nodiscard]] bool is_named(const std::string& name) const { return variables_.contains(name); }
  /// The names of x[], x[1..2][3]; a name alone stands for itself.
  [[nodiscard]] std::vector<std::string> expand(const std::string& name);
  [[nodiscard]] IntVar constant(Value v) { return builder.constant(v); }
  [[nodiscard]] IntVar new_variable(const std::string& domain);

  // Texts.

  /// Words that are values of some variable count as numbers, too.
  [[nodiscard]] Value number(const std::string& word);
  /// Numbers, with "1..4" for several, and "5x3" for three 5s.
  [[nodiscard]] std::vector<Value> numbers(const std::string& text);
  [[nodiscard]] std::vector<cp::Interval> intervals(const std::string& text);
  /// Variables, numbers and expressions.
  [[nodiscard]] std::vector<IntVar> list(const std::string& text);
  /// "[0,1][2,3]" or "(x,y)(z,w)": rows of lists.
  [[nodiscard]] std::vector<std::vector<IntVar>> matrix(const std::string& text);
  [[nodiscard]] Condition condition(const std::string& text);

  // Expressions.

  [[nodiscard]] IntVar value(const std::string& text);
  /// Makes it hold.
  void require(const std::string& text);

  // Posting.

  void post(std::unique_ptr<cp::Constraint> constraint) { store.post(std::move(constraint)); }
  void require(IntVar x, const Condition& condition);
  /// sum of coefficient * variable, under the condition.
  void require_sum(const std::vector<cp::Term>& terms, const Condition& condition);
  /// A new variable for what the condition is about; where it says "equal to", the very one.
  [[nodiscard]] IntVar subject(const Condition& condition, Value min, Value max);
  [[nodiscard]] IntVar sum(const std::vector<cp::Term>& terms) { return builder.variable({terms, 0}); }
  /// Whether x comes before y: lt, le, ge, gt, eq, ne.
  void require(const std::string& operation, IntVar x, IntVar y);

 private:
  using Term = modelling::Formulas::Term;

  void note(Trouble trouble) {
    if (!trouble_) trouble_ = std::move(trouble);
  }
  /// The expression as a tree of the modelling layer, where it stands for a number, or for a truth.
  [[nodiscard]] Term number_term(const Expression& e);
  [[nodiscard]] Term truth_term(const Expression& e);
  [[nodiscard]] Term choice(const Expression& e);
  [[nodiscard]] Term membership(const Expression& e);
  /// All parts compared with the first.
  [[nodiscard]] Term all_with_first(modelling::Operator op, const std::vector<Term>& parts);
  [[nodiscard]] bool has_right_arity(const Expression& e);
  /// Of the words lt, le, ge, gt, eq, ne.
  [[nodiscard]] modelling::Comparator comparator(const std::string& word);
  /// The number that a word stands for.
  [[nodiscard]] std::optional<Value> known_number(const std::string& word) const;
  void expand_into(const std::string& base, const std::string& brackets, const std::vector<int>& sizes,
                   std::size_t dimension, std::vector<std::string>& names);

  std::function<bool()> is_stopped_;
  std::optional<Trouble> trouble_;
  std::vector<std::string> names_;
  std::unordered_map<std::string, IntVar> variables_;
  std::unordered_set<std::string> symbolic_;
  std::vector<std::string> symbols_;  // the word for each number from 0 on
  std::map<std::string, std::vector<int>> arrays_;
  modelling::Expressions expressions_;
  modelling::Formulas formulas_{builder, expressions_, modelling::Undefined::is_excluded};
};

}  // namespace quadrille::xcsp
