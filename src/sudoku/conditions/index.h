// The condition that a cell names a cell of a path, and that a known digit stands there.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/constraints.h"
#include "sudoku/conditions/table.h"
#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

struct Index {
  int place = 0;               // the cell whose digit names a cell of the path; it may be one of them
  std::vector<int> path;       // different cells, one at least
  int digit = 0;               // that stands in the named cell, or that of the next one, if it is there
  std::optional<int> other{};  // a cell whose digit stands there as well
  int first = 1;               // the digit that names the first cell of the path

  // What every kind of condition gives; conditions.h describes it.
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
  /// The digit of the place that names the i-th cell of the path, counted from 0; none where no grid has it.
  [[nodiscard]] Digits name_bit(std::size_t i) const {
    const int name = first + static_cast<int>(i);
    return 1 <= name && name <= kMaxSize ? digit_bit(name) : Digits{0};
  }
  /// The digits that are possible in the i-th cell of the path where it is named, of those it may hold.
  [[nodiscard]] Digits where_named(std::size_t i, Digits digits) const {
    return path[i] == place ? digits & name_bit(i) : digits;
  }
  /// Where the digit is known: a row for each cell that may be named.
  [[nodiscard]] Table as_table() const;
  template <class Formula>
  void add_implications(Formula& formula) const;
};

}  // namespace quadrille::sudoku
