#include "sudoku/conditions/table.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/sentence.h"
#include "cp/constraints/tables.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kRowsRemark{"{}: rows of a table", "{} : les lignes d’une table"};
constexpr Sentence<Text, Text> kOneRowOf{"{} one of {}", "{} l’un de {}"};
constexpr Sentence<Text, Number> kOneOfManyRows{"{} in one of {} rows", "{} dans l’une de {} lignes"};

bool is_possible(const Table::Row& row, std::span<const Digits> candidates) {
  for (std::size_t i = 0; i < row.size(); ++i)
    if ((row[i] & candidates[i]) == 0) return false;
  return true;
}

/// The variables of the cell's candidates in the set.
template <class Formula>
std::vector<int> variables_within(const Formula& formula, int cell, Digits set) {
  std::vector<int> variables;
  for (const int i : Bits(formula.variables().digits(cell) & set))
    variables.push_back(formula.variables().variable(cell, i + 1));
  return variables;
}

/// "1-2-(3 4)".
std::string text_of_row(const Table::Row& row, const Layout& layout) {
  std::string text;
  for (const Digits set : row) {
    std::string digits;
    for (const int i : Bits(set))
      digits += fmt::format("{}{}", digits.empty() ? "" : " ", layout.value_of(i + 1));
    if (!text.empty()) text += '-';
    text += is_single(set) ? digits : fmt::format("({})", digits);
  }
  return text;
}

}  // namespace

int Table::breaches(const Grid& grid) const {
  int fewest = static_cast<int>(members.size()) + 1;
  for (const Row& row : rows) {
    int outside = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
      outside += (row[i] & digit_bit(grid[at(members[i])])) == 0 ? 1 : 0;
    fewest = std::min(fewest, outside);
  }
  return fewest;
}

std::optional<std::pair<int, int>> Table::clash(const Grid& givens) const {
  const auto admits = [&](const Row& row, std::size_t i) {
    return (row[i] & digit_bit(givens[at(members[i])])) != 0;
  };
  for (std::size_t j = 1; j < members.size(); ++j) {
    for (std::size_t i = 0; i < j && givens[at(members[j])] != 0; ++i) {
      if (givens[at(members[i])] == 0) continue;
      if (std::ranges::none_of(rows, [&](const Row& row) { return admits(row, i) && admits(row, j); }))
        return std::minmax(members[i], members[j]);
    }
  }
  return std::nullopt;
}

void Table::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const std::vector<Digits> known = known_digits(members, givens, candidates);
  Row kept(members.size());
  for (const Row& row : rows) {
    if (!is_possible(row, known)) continue;
    for (std::size_t i = 0; i < row.size(); ++i) kept[i] |= row[i];
  }
  for (std::size_t i = 0; i < kept.size(); ++i) candidates[at(members[i])] &= kept[i];
}

std::unique_ptr<cp::Constraint> Table::constraint(const cp::Store& /*store*/,
                                                  std::span<const cp::IntVar> cells,
                                                  cp::Consistency /*consistency*/) const {
  std::vector<cp::IntVar> variables;
  for (const int cell : members) variables.push_back(cells[at(cell)]);
  const auto is_tuple = [](const Row& row) {
    return std::ranges::all_of(row, [](Digits set) { return is_single(set); });
  };
  if (std::ranges::all_of(rows, is_tuple)) {
    std::vector<std::vector<cp::Value>> tuples;
    for (const Row& row : rows) {
      auto& tuple = tuples.emplace_back();
      for (const Digits set : row) tuple.push_back(lowest(set) + 1);
    }
    return cp::table(std::move(variables), tuples);
  }
  for (cp::IntVar& x : variables) x = x - 1;  // bit 0 of a set represents the digit 1
  return cp::table_of_sets(std::move(variables), rows);
}

ClauseCount Table::clause_count(int digit_count) const {
  const std::size_t sets = rows.size() * members.size(), digits = members.size() * at(digit_count);
  return {sets + rows.size() + digits,
          2 * sets * at(digit_count) + rows.size() + digits * (rows.size() + 1) + sets};
}

template <class Formula>
void Table::add_rows(Formula& formula) const {
  const std::vector<Digits> candidates = candidates_of(members, formula.variables());
  std::vector<std::pair<const Row*, int>> possible;  // with their helper variables
  for (const Row& row : rows) {
    if (!formula.goes_on()) return;
    if (!is_possible(row, candidates)) continue;
    const int helper = formula.new_variable();
    possible.emplace_back(&row, helper);
    std::vector<int> not_all{helper};
    for (std::size_t i = 0; i < row.size(); ++i) {
      std::vector<int> clause = variables_within(formula, members[i], row[i]);
      clause.push_back(-helper);
      formula.add_clause(clause);
      for (const int v : variables_within(formula, members[i], ~row[i])) not_all.push_back(v);
    }
    formula.add_clause(not_all);
  }
  for (std::size_t i = 0; i < members.size(); ++i) {
    for (const int d : Bits(candidates[i])) {
      if (!formula.goes_on()) return;
      std::vector<int> clause{-formula.variables().variable(members[i], d + 1)};
      for (const auto& [row, helper] : possible)
        if (((*row)[i] & bit(d)) != 0) clause.push_back(helper);
      formula.add_clause(clause);
    }
  }
}

void Table::add_clauses(Cnf& cnf) const { add_rows(cnf); }

void Table::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kRowsRemark(label));
  add_rows(opb);
}

std::string Table::sentence(const Layout& layout) const {
  constexpr std::size_t kMostRows = 12;
  const std::string cells = text_of(members, layout);
  if (rows.size() > kMostRows) return kOneOfManyRows(cells, rows.size());
  std::string all;
  for (const Row& row : rows) all += (all.empty() ? "" : " ") + text_of_row(row, layout);
  return kOneRowOf(cells, all);
}

}  // namespace quadrille::sudoku
