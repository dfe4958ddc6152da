// Formulas over 0-1 variables that count literals, as OPB writes them down.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::proof {

/// The number of a constraint: 1 .. for those of the formula, in order, then on for those that a proof adds.
using ConstraintId = std::uint64_t;

/// At least so many of the literals hold. A literal is v or -v, for the variables 1, 2 ..
struct AtLeast {
  std::span<const int> literals;
  int bound;
};

class OpbFormula {
 public:
  /// names: of the variables, as VeriPB has them: two characters or more, the first a letter.
  explicit OpbFormula(std::vector<std::string> names) : names_(std::move(names)) {}

  /// No literal comes twice, nor with its opposite.
  ConstraintId add(std::span<const int> literals, int bound) {
    literals_.insert(literals_.end(), literals.begin(), literals.end());
    constraints_.push_back({literals_.size(), bound});
    return constraints_.size();
  }
  /// What is to be said of the constraints that follow.
  void remark(std::string text) { remarks_.emplace_back(constraints_.size(), std::move(text)); }

  [[nodiscard]] int variable_count() const { return static_cast<int>(names_.size()); }
  [[nodiscard]] std::size_t constraint_count() const { return constraints_.size(); }
  [[nodiscard]] AtLeast constraint(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : constraints_[i - 1].end;
    return {std::span(literals_).subspan(begin, constraints_[i].end - begin), constraints_[i].bound};
  }
  [[nodiscard]] const std::string& name(int variable) const {
    return names_[static_cast<std::size_t>(variable - 1)];
  }
  /// In bytes, without names and remarks.
  [[nodiscard]] std::size_t memory() const {
    return literals_.size() * sizeof(literals_[0]) + constraints_.size() * sizeof(constraints_[0]);
  }

  /// In OPB; the names of the variables are VeriPB's extension of it.
  void write(const std::function<void(std::string_view)>& write) const;

 private:
  struct Constraint {
    std::size_t end;  // in literals_
    int bound;
  };

  void append(const AtLeast& constraint, std::string& text) const;

  std::vector<std::string> names_;
  std::vector<int> literals_;  // of all constraints
  std::vector<Constraint> constraints_;
  std::vector<std::pair<std::size_t, std::string>> remarks_;  // before which constraint
};

}  // namespace quadrille::proof
