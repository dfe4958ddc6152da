#include "sudoku/conditions/digit_word.h"

#include "base/sentence.h"
#include "cp/constraints/sequences.h"
#include "sudoku/encode/cnf.h"
#include "sudoku/encode/digit_graph.h"
#include "sudoku/encode/opb.h"
#include "sudoku/puzzle/parameter.h"

namespace quadrille::sudoku {

namespace {

constexpr Sentence<Text> kStepsRemark{"{}: steps of an automaton", "{} : les pas d’un automate"};
constexpr Sentence<Number, Text> kAutomatonAccepts{"an automaton of {} states accepts {}",
                                                   "un automate à {} états accepte {}"};

}  // namespace

DigitGraph DigitWord::graph(std::span<const Digits> candidates, const std::function<bool()>& goes_on) const {
  return {path,
          candidates,
          0,
          [this](std::size_t, int state, int digit) { return automaton->next(state, digit); },
          [this](int state) { return automaton->accepts(state); },
          goes_on};
}

bool DigitWord::holds(const Grid& grid) const {
  std::optional<int> state = 0;
  for (std::size_t i = 0; i < path.size() && state; ++i) state = automaton->next(*state, grid[at(path[i])]);
  return state && automaton->accepts(*state);
}

void DigitWord::narrow(const Grid& givens, std::vector<Digits>& candidates) const {
  constexpr std::size_t kMostSteps = 4'000'000;  // a limit; beyond it, the engine must decide
  if (steps() > kMostSteps) return;
  graph(known_digits(path, givens, candidates)).narrow(candidates);
}

std::unique_ptr<cp::Constraint> DigitWord::constraint_ahead(std::span<const cp::IntVar> cells) const {
  std::vector<cp::IntVar> variables;
  for (const int cell : path) variables.push_back(cells[at(cell)]);
  const auto next = [words = automaton](std::size_t state, cp::Value digit) -> std::optional<std::size_t> {
    const auto to = words->next(static_cast<int>(state), static_cast<int>(digit));
    return to ? std::optional(at(*to)) : std::nullopt;
  };
  return cp::regular_ahead(std::move(variables), {.least = 1,
                                                  .greatest = automaton->size(),
                                                  .next = next,
                                                  .accepts = [words = automaton](std::size_t state) {
                                                    return words->accepts(static_cast<int>(state));
                                                  }});
}

std::unique_ptr<cp::Constraint> DigitWord::constraint(const cp::Store& store,
                                                      std::span<const cp::IntVar> cells,
                                                      cp::Consistency /*consistency*/) const {
  cp::Automaton steps;
  for (int state = 0; state < automaton->state_count(); ++state) {
    if (automaton->accepts(state)) steps.accepting.push_back(at(state));
    for (int digit = 1; digit <= automaton->size(); ++digit)
      if (const auto to = automaton->next(state, digit))
        steps.transitions.push_back({.from = at(state), .value = digit, .to = at(*to)});
  }
  std::vector<cp::IntVar> variables;
  for (const int cell : path) variables.push_back(cells[at(cell)]);
  return cp::regular(store, std::move(variables), steps);
}

ClauseCount DigitWord::clause_count(int digit_count) const {
  const std::size_t nodes = path.size() * automaton->most_states();
  const std::size_t arcs = nodes * at(digit_count);
  return {3 * arcs + 2 * nodes + path.size() * at(digit_count),
          10 * arcs + 2 * nodes + path.size() * at(digit_count)};
}

void DigitWord::add_clauses(Cnf& cnf) const {
  graph(candidates_of(path, cnf.variables()), [&] { return cnf.goes_on(); }).add_clauses(cnf);
}

void DigitWord::add_constraints(std::string_view label, Opb& opb) const {
  opb.remark(kStepsRemark(label));
  graph(candidates_of(path, opb.variables()), [&] { return opb.goes_on(); }).add_clauses(opb);
}

std::string DigitWord::sentence(const Layout& layout) const {
  return kAutomatonAccepts(automaton->state_count(), text_of(path, layout));
}

}  // namespace quadrille::sudoku
