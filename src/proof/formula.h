// A formula in conjunctive normal form, as SAT solvers and proof checkers number it.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace quadrille::proof {

/// Clauses over the variables 1 .. variable_count(). A literal is v or -v, as in DIMACS.
class Formula {
 public:
  explicit Formula(int variable_count = 0) : variable_count_(variable_count) {}

  [[nodiscard]] int variable_count() const { return variable_count_; }
  /// One more variable, the last.
  [[nodiscard]] int add_variable() { return ++variable_count_; }
  [[nodiscard]] std::size_t clause_count() const { return ends_.size(); }
  [[nodiscard]] std::span<const int> clause(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return std::span(literals_).subspan(begin, ends_[i] - begin);
  }
  [[nodiscard]] std::size_t literal_count() const { return literals_.size(); }
  /// In bytes.
  [[nodiscard]] std::size_t memory() const {
    return literals_.size() * sizeof(literals_[0]) + ends_.size() * sizeof(ends_[0]);
  }
  /// Room for so many, so that adding them never takes long.
  void reserve(std::size_t clauses, std::size_t literals) {
    ends_.reserve(clauses);
    literals_.reserve(literals);
  }
  /// May be empty: then nothing satisfies the formula. No literal comes twice, nor with its opposite.
  void add(std::span<const int> clause) {
    for (const int literal : clause) literals_.push_back(literal);
    ends_.push_back(literals_.size());
  }

 private:
  int variable_count_;
  std::vector<int> literals_;      // of all clauses
  std::vector<std::size_t> ends_;  // by clause, in literals_
};

}  // namespace quadrille::proof
