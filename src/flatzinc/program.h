// A FlatZinc model as data. Names of parameters and arrays are replaced by their values.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "modelling/interval_set.h"

namespace quadrille::flatzinc {

using modelling::IntervalSet;
using modelling::Value;

/// An expression. Parameters and arrays that were given by name are already replaced.
struct Expression {
  enum class Kind : std::uint8_t {
    boolean,   // value: 0 or 1
    integer,   // value
    real,      // value: an index of Program::reals
    set,       // value: an index of Program::sets
    variable,  // value: an index of Program::variables
    array,     // its elements are Program::elements(this)
    call,      // an annotation with arguments, or an indexed array: the name, then the arguments
    name,      // value: an index of Program::words; an annotation, or an undeclared name
    string,    // value: an index of Program::words
  };
  Kind kind = Kind::boolean;
  std::uint32_t size = 0;  // array, call: the number of elements
  Value value = 0;         // array, call: the first element, an index of Program::pool
};

struct Variable {
  std::string_view name;
  bool is_boolean = false;
  bool is_introduced = false;             // introduced by the compiler, so of no interest to the user
  std::optional<std::uint32_t> domain{};  // an index of Program::sets
  std::optional<Expression> alias{};      // the variable or constant to which it is equal, `= x`
};

struct ConstraintItem {
  std::string_view name;
  Expression arguments;    // an array
  Expression annotations;  // an array
  std::size_t place = 0;   // position in the text
};

/// A part of a solution to show: a variable, or an array with the ranges of its indices.
struct OutputItem {
  std::string_view name;
  Expression value;
  std::vector<IntervalSet> dimensions;  // none for a variable
};

enum class Goal : std::uint8_t { satisfy, minimise, maximise };

struct Program {
  std::vector<Variable> variables;
  std::vector<ConstraintItem> constraints;
  std::vector<OutputItem> outputs;
  Goal goal = Goal::satisfy;
  Expression objective{};           // if the goal is not to satisfy
  Expression search_annotations{};  // an array

  std::vector<Expression> pool;  // the elements of all arrays and calls
  std::vector<IntervalSet> sets;
  std::vector<std::string_view> words;
  std::vector<double> reals;

  [[nodiscard]] std::span<const Expression> elements(const Expression& e) const {
    return std::span(pool).subspan(static_cast<std::size_t>(e.value), e.size);
  }
  [[nodiscard]] std::string_view word(const Expression& e) const {
    return words[static_cast<std::size_t>(e.value)];
  }
  [[nodiscard]] const IntervalSet& set(const Expression& e) const {
    return sets[static_cast<std::size_t>(e.value)];
  }
  /// The name of an annotation, with or without arguments; empty for any other expression.
  [[nodiscard]] std::string_view name_of(const Expression& e) const {
    if (e.kind == Expression::Kind::name) return word(e);
    return e.kind == Expression::Kind::call ? word(elements(e).front()) : std::string_view();
  }
  /// The arguments of an annotation; none for any other expression.
  [[nodiscard]] std::span<const Expression> arguments_of(const Expression& e) const {
    return e.kind == Expression::Kind::call ? elements(e).subspan(1) : std::span<const Expression>();
  }
};

}  // namespace quadrille::flatzinc
