// The condition that a cell names a cell of a path, which holds a known digit.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/forward.h"
#include "sudoku/conditions/table.h"
#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

struct Index {
  int place = 0;               // the cell whose digit names a cell of the path; it may be in the path
  std::vector<int> path;       // different cells, at least one
  int digit = 0;               // the digit of the named cell; not used if `other` is set
  std::optional<int> other{};  // a cell that has the same digit as the named cell
  int first = 1;               // the digit that names the first cell of the path

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] std::vector<int> cells() const;
  [[nodiscard]] bool holds(const Grid& grid) const { return breaches(grid) == 0; }
  [[nodiscard]] int breaches(const Grid& grid) const;
  [[nodiscard]] static bool keeps_digits_interchangeable() { return false; }
  [[nodiscard]] std::optional<std::pair<int, int>> clash(const Grid& givens) const;
  void narrow(const Grid& givens, std::vector<Digits>& candidates) const;
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint(const cp::Store& store,
                                                           std::span<const cp::IntVar> cells,
                                                           cp::Consistency consistency) const;
  [[nodiscard]] ClauseCount clause_count(int digit_count) const;
  void add_clauses(Cnf& cnf) const;
  void add_exclusions(Cnf& /*cnf*/) const {}
  void add_constraints(std::string_view label, Opb& opb) const;
  [[nodiscard]] static std::optional<std::vector<std::vector<int>>> kernel_houses() { return std::nullopt; }
  [[nodiscard]] std::string sentence(const Layout& layout) const;

 private:
  /// The digit by which the cell `place` names the i-th cell of the path, counted from 0, as a set; empty if
  /// the grid has no such digit.
  [[nodiscard]] Digits name_bit(std::size_t i) const {
    const int name = first + static_cast<int>(i);
    return 1 <= name && name <= kMaxSize ? digit_bit(name) : Digits{0};
  }
  /// The subset of `digits` that is possible in the i-th cell of the path if it is the named one.
  [[nodiscard]] Digits where_named(std::size_t i, Digits digits) const {
    return path[i] == place ? digits & name_bit(i) : digits;
  }
  /// If the digit is known: a table with a row for each cell that may be named.
  [[nodiscard]] Table as_table() const;
  template <class Formula>
  void add_implications(Formula& formula) const;
};

}  // namespace quadrille::sudoku
