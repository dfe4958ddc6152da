#include "sudoku/prove/uniqueness.h"

#include <chrono>

#include "proof/clause_search.h"
#include "sudoku/conditions/encoding.h"

namespace quadrille::sudoku {

namespace {

using proof::ClauseSearch;

Grid grid_of(const Cnf& cnf, const ClauseSearch& search) {
  Grid grid(cnf.variables().cell_count());
  for (int v = 1; v <= cnf.candidate_count(); ++v) {
    if (search.is_true(v)) grid[at(cnf.candidate(v).cell)] = cnf.candidate(v).digit;
  }
  return grid;
}

/// The clause that only this grid violates.
std::vector<int> other_than(const Grid& grid, const Cnf& cnf) {
  std::vector<int> clause;
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (const int v = cnf.variable(static_cast<int>(cell), grid[cell]); v != 0) clause.push_back(-v);
  return clause;
}

}  // namespace

UniquenessProof prove_uniqueness(const Conditions& conditions, const cp::Limits& limits_of_call,
                                 const std::function<void(std::string_view)>& write_lrat) {
  const cp::Limits limits = limits_of_call.started();
  using Verdict = UniquenessProof::Verdict;
  const auto is_stopped = [&limits](std::size_t memory) { return cp::is_over(limits, memory); };
  UniquenessProof result{{}, cnf_of(conditions, is_stopped)};
  const std::size_t of_formula = result.formula.formula().memory();
  const auto is_search_stopped = [&](std::size_t memory) { return is_stopped(of_formula + memory); };
  if (!result.formula.is_complete() || is_stopped(of_formula)) return result;
  proof::LratWriter writer(write_lrat);
  ClauseSearch search(result.formula.formula(), &writer, 1, is_search_stopped);
  auto found = search.run(is_search_stopped);
  if (found == ClauseSearch::Result::model) {
    result.solution = grid_of(result.formula, search);
    const std::vector<int> clause = other_than(*result.solution, result.formula);
    result.formula.add(clause);
    search.add(clause);
    found = search.run(is_search_stopped);
  }
  writer.flush();
  result.conflicts = search.conflicts();
  if (found == ClauseSearch::Result::model) {
    result.verdict = Verdict::several;
    result.other = grid_of(result.formula, search);
  } else if (found == ClauseSearch::Result::no_model) {
    result.verdict = result.solution ? Verdict::unique : Verdict::none;
  }
  return result;
}

}  // namespace quadrille::sudoku
