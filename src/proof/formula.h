// A formula in conjunctive normal form, numbered as SAT solvers and proof checkers do.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace quadrille::proof {

/// Clauses over the variables 1 .. variable_count(). A literal is v or -v, as in DIMACS: {1, -2} means "1 or
/// not 2".
class Formula {
 public:
  explicit Formula(int variable_count = 0) : variable_count_(variable_count) {}

  [[nodiscard]] int variable_count() const { return variable_count_; }
  /// Adds a variable and returns its number, the greatest.
  [[nodiscard]] int add_variable() { return ++variable_count_; }
  [[nodiscard]] std::size_t clause_count() const { return ends_.size(); }
  [[nodiscard]] std::span<const int> clause(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return std::span(literals_).subspan(begin, ends_[i] - begin);
  }
  [[nodiscard]] std::size_t literal_count() const { return literals_.size(); }
  /// Bytes held.
  [[nodiscard]] std::size_t memory() const {
    return literals_.size() * sizeof(literals_[0]) + ends_.size() * sizeof(ends_[0]);
  }
  /// Reserves room, so that no add() takes long.
  void reserve(std::size_t clauses, std::size_t literals) {
    ends_.reserve(clauses);
    literals_.reserve(literals);
  }
  /// Adds a clause. An empty clause makes the formula unsatisfiable. No variable may occur twice in a
  /// clause.
  void add(std::span<const int> clause) {
    for (const int literal : clause) literals_.push_back(literal);
    ends_.push_back(literals_.size());
  }

 private:
  int variable_count_;
  std::vector<int> literals_;      // of all clauses
  std::vector<std::size_t> ends_;  // by clause: its end in literals_
};

}  // namespace quadrille::proof
