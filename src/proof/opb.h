// Formulas over 0-1 variables with cardinality and pseudo-Boolean constraints, and their text form OPB.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/stop_token.h"

namespace quadrille::proof {

/// The number of a constraint: 1, 2, .. for those of the formula, in order, and then for those of a proof.
using ConstraintId = std::uint64_t;

/// The sum of the weights of the literals that hold is at least the bound. Without weights, each counts 1.
/// A literal is v or -v, for the variables 1, 2, ..: literals {1, -2}, weights {3, 1}, bound 3 is 3 x1 +
/// ~x2 >= 3.
struct AtLeast {
  std::span<const int> literals;
  std::span<const int> weights;  // empty, or one positive weight for each literal
  int bound;

  [[nodiscard]] int weight(std::size_t i) const { return weights.empty() ? 1 : weights[i]; }
};

class OpbFormula {
 public:
  /// names: of the variables 1, 2, .., as VeriPB requires: at least two characters, the first of them a
  /// letter.
  explicit OpbFormula(std::vector<std::string> names) : names_(std::move(names)) {}

  /// Adds a constraint and returns its number. No variable may occur twice in it.
  ConstraintId add(std::span<const int> literals, int bound) { return add(literals, {}, bound); }
  ConstraintId add(std::span<const int> literals, std::span<const int> weights, int bound) {
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    weights_.insert(weights_.end(), weights.begin(), weights.end());
    constraints_.push_back({literals_.size(), weights_.size(), bound});
    return constraints_.size();
  }
  /// Adds a variable and returns its number, the greatest.
  int add_variable(std::string name) {
    names_.push_back(std::move(name));
    return variable_count();
  }
  /// Solutions that differ in variables beyond the first `count` alone are counted as one, as the text then
  /// says in a line of version 3.0 of VeriPB's format.
  void preserve(int count) { preserved_ = count; }
  [[nodiscard]] bool is_preserved(int variable) const { return preserved_ == 0 || variable <= preserved_; }
  /// Adds a comment on the constraints that follow.
  void remark(std::string text) { remarks_.emplace_back(constraints_.size(), std::move(text)); }

  [[nodiscard]] int variable_count() const { return static_cast<int>(names_.size()); }
  [[nodiscard]] std::size_t constraint_count() const { return constraints_.size(); }
  [[nodiscard]] AtLeast constraint(std::size_t i) const {
    const Constraint before = i == 0 ? Constraint{0, 0, 0} : constraints_[i - 1];
    const Constraint& c = constraints_[i];
    return {std::span(literals_).subspan(before.end, c.end - before.end),
            std::span(weights_).subspan(before.weights_end, c.weights_end - before.weights_end), c.bound};
  }
  [[nodiscard]] const std::string& name(int variable) const {
    return names_[static_cast<std::size_t>(variable - 1)];
  }
  /// Bytes held, without names and remarks.
  [[nodiscard]] std::size_t memory() const {
    return (literals_.size() + weights_.size()) * sizeof(int) + constraints_.size() * sizeof(constraints_[0]);
  }

  /// Writes the formula in OPB, with named variables, which are an extension by VeriPB. A stop ends it early.
  void write(const std::function<void(std::string_view)>& write, StopToken stop = {}) const;

 private:
  struct Constraint {
    std::size_t end;          // in literals_
    std::size_t weights_end;  // in weights_
    int bound;
  };

  void append(const AtLeast& constraint, std::string& text) const;

  std::vector<std::string> names_;
  std::vector<int> literals_;  // of all constraints
  std::vector<int> weights_;   // of those that have weights
  std::vector<Constraint> constraints_;
  int preserved_ = 0;                                         // 0: all variables, and the text says nothing
  std::vector<std::pair<std::size_t, std::string>> remarks_;  // with the index of the next constraint
};

}  // namespace quadrille::proof
