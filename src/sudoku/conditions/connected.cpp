#include "sudoku/conditions/connected.h"

#include <algorithm>
#include <array>

#include "base/sentence.h"
#include "cp/constraints/graphs.h"
#include "sudoku/conditions/connected_graph.h"
#include "sudoku/conditions/literal_count.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kDistanceRemark{"{}: how far the cells lie from the first",
                                         "{} : la distance de chaque case à la première"};
constexpr Sentence<Text, Text> kAreConnected{"those of {} with one of {} are connected",
                                             "celles de {} avec l’un de {} sont reliées"};

using Neighbours = std::vector<std::vector<std::size_t>>;

/// Marks the positions that can be reached through open positions, and closes them.
std::vector<std::size_t> take_area(std::size_t from, const Neighbours& neighbours,
                                   std::vector<bool>& is_open) {
  std::vector<std::size_t> area{from};
  is_open[from] = false;
  for (std::size_t i = 0; i < area.size(); ++i) {
    for (const std::size_t next : neighbours[area[i]]) {
      if (is_open[next]) area.push_back(next);
      is_open[next] = false;
    }
  }
  return area;
}

/// A literal that holds if and only if the first literal and at least one of the others hold.
template <class Formula>
int both_of(Formula& formula, int first, const std::vector<int>& others) {
  const int helper = formula.new_variable();
  formula.add_clause(std::array{-helper, first});
  std::vector<int> some{-helper};
  for (const int literal : others) {
    formula.add_clause(std::array{-first, -literal, helper});
    some.push_back(literal);
  }
  formula.add_clause(some);
  return helper;
}

/// For each cell, a literal that says that it holds one of the digits; 0 if it cannot.
template <class Formula>
std::vector<int> inside_literals(Formula& formula, const std::vector<int>& cells, Digits digits) {
  std::vector<int> inside;
  for (const int cell : cells) {
    const Digits candidates = formula.variables().digits(cell);
    if ((candidates & digits) == 0) {
      inside.push_back(0);
    } else if ((candidates & ~digits) == 0) {
      inside.push_back(formula.new_variable());
      formula.add_clause(std::array{inside.back()});
    } else {
      inside.push_back(literal_within(formula, cell, digits));
    }
  }
  return inside;
}

/// For each literal that is not 0, a literal that says that it is the first one that holds.
template <class Formula>
std::vector<int> first_literals(Formula& formula, const std::vector<int>& inside) {
  std::vector<int> first;
  int before = 0;  // one before it holds
  for (const int literal : inside) {
    if (literal == 0 || before == 0) {
      first.push_back(literal);
      if (before == 0) before = literal;
      continue;
    }
    first.push_back(both_of(formula, literal, {-before}));
    const int some = formula.new_variable();
    formula.add_clause(std::array{-before, some});
    formula.add_clause(std::array{-literal, some});
    formula.add_clause(std::array{before, literal, -some});
    before = some;
  }
  return first;
}

}  // namespace

Connected Connected::in_grid(const Layout& layout, Digits digits, int first) {
  Connected connected{{}, {}, digits};
  for (int cell = 0; cell < layout.grid_cell_count(); ++cell) {
    connected.members.push_back(first + cell);
    if (layout.column_of(cell) > 0) connected.borders.emplace_back(cell - 1, cell);
    if (layout.row_of(cell) > 0) connected.borders.emplace_back(cell - layout.columns, cell);
  }
  return connected;
}

Neighbours Connected::neighbours() const {
  Neighbours neighbours(members.size());
  for (const auto& [a, b] : borders) {
    neighbours[at(a)].push_back(at(b));
    neighbours[at(b)].push_back(at(a));
  }
  return neighbours;
}

int Connected::breaches(const Grid& grid) const {
  std::vector<bool> is_open;
  for (const int cell : members) is_open.push_back((digits & digit_bit(grid[at(cell)])) != 0);
  const Neighbours beside = neighbours();
  int areas = 0;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (!is_open[i]) continue;
    static_cast<void>(take_area(i, beside, is_open));
    ++areas;
  }
  return std::max(areas - 1, 0);
}

void Connected::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const std::vector<Digits> known = known_digits(members, givens, candidates);
  const auto root = std::ranges::find_if(known, [&](Digits left) { return (left & ~digits) == 0; });
  if (root == known.end()) return;
  std::vector<bool> is_open;
  for (const Digits left : known) is_open.push_back((left & digits) != 0);
  std::vector<bool> is_reached(members.size(), false);
  for (const std::size_t i : take_area(static_cast<std::size_t>(root - known.begin()), neighbours(), is_open))
    is_reached[i] = true;
  for (std::size_t i = 0; i < members.size(); ++i)
    if (!is_reached[i]) candidates[at(members[i])] &= ~digits;
}

Connected::Graph Connected::graph(std::span<const cp::IntVar> cells) const {
  Graph graph;
  for (const int cell : members) graph.nodes.push_back(cells[at(cell)]);
  for (const int i : Bits(digits)) graph.set.push_back({i + 1, i + 1});
  for (const auto& [a, b] : borders) graph.edges.push_back({at(a), at(b)});
  return graph;
}

std::unique_ptr<cp::Constraint> Connected::constraint(const cp::Store& /*store*/,
                                                      std::span<const cp::IntVar> cells,
                                                      cp::Consistency /*consistency*/) const {
  auto [nodes, set, edges] = graph(cells);
  return cp::connected_values(std::move(nodes), std::move(set), std::move(edges));
}

ClauseCount Connected::clause_count(int digit_count) const {
  const std::size_t layers = most_steps() + 1;
  const std::size_t clauses =
      members.size() * (at(digit_count) + 8) + layers * (3 * members.size() + 2 * borders.size());
  return {clauses, 4 * clauses + members.size() * at(digit_count) + layers * 2 * borders.size()};
}

template <class Formula>
void Connected::add_steps(Formula& formula) const {
  const std::vector<int> inside = inside_literals(formula, members, digits);
  std::vector<int> reached = first_literals(formula, inside);
  const Neighbours beside = neighbours();
  const auto first = std::ranges::find_if(inside, [](int literal) { return literal != 0; });
  const auto possible = inside.size() - at(static_cast<int>(std::ranges::count(inside, 0)));
  for (std::size_t steps = 1; steps < possible; ++steps) {
    std::vector<int> next = reached;
    for (std::size_t i = 0; i < members.size(); ++i) {
      if (!formula.goes_on()) return;
      // If the first member is in the area, it is the first cell of the area.
      if (inside[i] == 0 || inside.begin() + static_cast<std::ptrdiff_t>(i) == first) continue;
      std::vector<int> ways{reached[i]};
      for (const std::size_t j : beside[i])
        if (inside[j] != 0) ways.push_back(reached[j]);
      next[i] = both_of(formula, inside[i], ways);
    }
    reached = std::move(next);
  }
  for (std::size_t i = 0; i < members.size(); ++i)
    if (inside[i] != 0 && inside[i] != reached[i]) formula.add_clause(std::array{-inside[i], reached[i]});
}

void Connected::add_clauses(Cnf& cnf) const { add_steps(cnf); }

void Connected::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kDistanceRemark(label));
  add_steps(opb);
}

std::string Connected::sentence(const Layout& layout) const {
  return kAreConnected(text_of(members, layout), text_of(digits, layout));
}

}  // namespace quadrille::sudoku
