#include "sudoku/conditions/index.h"

#include <algorithm>
#include <array>

#include "base/sentence.h"
#include "base/sort.h"
#include "cp/constraints/tables.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kNamedRemark{"{}: the content of the cell that a digit names",
                                      "{} : ce que contient la case qu’un chiffre désigne"};
constexpr Sentence<Text, Text, Number> kNamesDigit{"{} names one of {}, which holds {}",
                                                   "{} désigne l’une de {}, qui contient {}"};
constexpr Sentence<Text, Text, Text> kNamesSame{"{} names one of {}, which holds what {} does",
                                                "{} désigne l’une de {}, qui contient la même chose que {}"};
constexpr Sentence<Text, Text, Number, Number> kNamesDigitFrom{
    "{} names one of {} (the first by {}), which holds {}",
    "{} désigne l’une de {} (la première par {}), qui contient {}"};
constexpr Sentence<Text, Text, Number, Text> kNamesSameFrom{
    "{} names one of {} (the first by {}), which holds what {} does",
    "{} désigne l’une de {} (la première par {}), qui contient la même chose que {}"};

/// Adds the clause with each literal once; leaves it out if it is a tautology.
template <class Formula>
void add_short_clause(Formula& formula, std::vector<int> literals) {
  sort_range(literals);
  const auto repeated = std::ranges::unique(literals);
  literals.erase(repeated.begin(), repeated.end());
  const auto is_denied = [&](int v) { return std::ranges::binary_search(literals, -v); };
  if (std::ranges::none_of(literals, is_denied)) formula.add_clause(literals);
}

}  // namespace

std::vector<int> Index::cells() const {
  std::vector<int> cells{place};
  for (const int cell : path)
    if (cell != place) cells.push_back(cell);
  if (other && std::ranges::find(cells, *other) == cells.end()) cells.push_back(*other);
  return cells;
}

int Index::breaches(const Grid& grid) const {
  const int i = grid[at(place)] - first;
  if (i < 0 || i >= static_cast<int>(path.size())) return 1;
  return grid[at(path[at(i)])] == (other ? grid[at(*other)] : digit) ? 0 : 1;
}

std::optional<std::pair<int, int>> Index::clash(const Grid& givens) const {
  const int i = givens[at(place)] - first;
  if (other || givens[at(place)] == 0 || i < 0 || i >= static_cast<int>(path.size())) return std::nullopt;
  const int named = path[at(i)];
  if (named == place || givens[at(named)] == 0 || givens[at(named)] == digit) return std::nullopt;
  return std::minmax({place, named});
}

void Index::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  const Digits at_place = known_digits(std::array{place}, givens, candidates).front();
  const std::vector<Digits> known = known_digits(path, givens, candidates);
  const Digits wanted =
      other ? known_digits(std::array{*other}, givens, candidates).front() : digit_bit(digit);
  Digits names = 0, found = 0;
  std::size_t last = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Digits common = where_named(i, known[i]) & wanted;
    if ((at_place & name_bit(i)) == 0 || common == 0) continue;
    names |= name_bit(i);
    found |= common;
    last = i;
  }
  candidates[at(place)] &= names;
  if (other) candidates[at(*other)] &= found;
  if (is_single(names)) candidates[at(path[last])] &= wanted;
}

Table Index::as_table() const {
  Table table{cells(), {}};  // the index cell comes first
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (name_bit(i) == 0 || where_named(i, digit_bit(digit)) == 0) continue;
    Table::Row& row = table.rows.emplace_back(table.members.size(), ~Digits{0});
    row.front() = name_bit(i);
    const auto named = std::ranges::find(table.members, path[i]);
    row[static_cast<std::size_t>(named - table.members.begin())] = digit_bit(digit);
  }
  return table;
}

std::unique_ptr<cp::Constraint> Index::constraint(const cp::Store& store, std::span<const cp::IntVar> cells,
                                                  cp::Consistency consistency) const {
  if (!other) return as_table().constraint(store, cells, consistency);
  std::vector<cp::IntVar> array;
  for (const int cell : path) array.push_back(cells[at(cell)]);
  return cp::element(cells[at(place)] - first, std::move(array), cells[at(*other)]);
}

ClauseCount Index::clause_count(int digit_count) const {
  const std::size_t clauses = at(digit_count) + 2 * path.size() * at(digit_count);
  return {clauses, 3 * clauses};
}

template <class Formula>
void Index::add_implications(Formula& formula) const {
  const CandidateVariables& variables = formula.variables();
  for (const int name : variables.of_cell(place)) {
    const int i = variables.candidate(name).digit - first;
    if (i < 0 || i >= static_cast<int>(path.size())) {
      formula.add_clause(std::array{-name});
      continue;
    }
    const int named = path[at(i)];
    // A cell that cannot hold the digit adds nothing to the clause that requires it.
    const auto add_digit_of = [&](int cell, int d, std::vector<int> clause) {
      if (const int v = variables.variable(cell, d); v != 0) clause.push_back(v);
      add_short_clause(formula, std::move(clause));
    };
    if (!other) {
      // If the index cell names itself, it holds its own name. If that is another digit, propagation should
      // see at once that it does not name itself.
      if (named != place)
        add_digit_of(named, digit, {-name});
      else if (i + first != digit)
        formula.add_clause(std::array{-name});
      continue;
    }
    for (const int v : variables.of_cell(named))
      add_digit_of(*other, variables.candidate(v).digit, {-name, -v});
    for (const int v : variables.of_cell(*other))
      add_digit_of(named, variables.candidate(v).digit, {-name, -v});
  }
}

void Index::add_clauses(Cnf& cnf) const { add_implications(cnf); }

void Index::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kNamedRemark(label));
  add_implications(opb);
}

std::string Index::sentence(const Layout& layout) const {
  const std::string name = cell_name(place, layout), cells = text_of(path, layout);
  const int from = layout.value_of(first), held = layout.value_of(digit);
  if (!other) return from == 1 ? kNamesDigit(name, cells, held) : kNamesDigitFrom(name, cells, from, held);
  const std::string same = cell_name(*other, layout);
  return from == 1 ? kNamesSame(name, cells, same) : kNamesSameFrom(name, cells, from, same);
}

}  // namespace quadrille::sudoku
