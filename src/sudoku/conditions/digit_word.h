// The condition that an automaton accepts the digits along a path.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cp/forward.h"
#include "sudoku/puzzle/digit_automaton.h"

namespace quadrille::sudoku {

class Cnf;
class DigitGraph;
class Opb;
struct ClauseCount;

struct DigitWord {
  std::vector<int> path;
  std::shared_ptr<const DigitAutomaton> automaton;

  /// An upper bound of the number of transitions if the automaton is expanded along the path.
  [[nodiscard]] std::size_t steps() const {
    return path.size() * automaton->most_states() * static_cast<std::size_t>(automaton->size());
  }
  /// The bytes of the path and of the word's own part of the automaton.
  [[nodiscard]] std::size_t memory() const {
    return sizeof(int) *
           (path.size() + automaton->steps_made() / static_cast<std::size_t>(automaton.use_count()));
  }
  /// As constraint(), for words with many transitions: it does not expand them and infers less
  /// (cp::regular_ahead).
  [[nodiscard]] std::unique_ptr<cp::Constraint> constraint_ahead(std::span<const cp::IntVar> cells) const;

  /// The words that the path can have, given the candidates of its cells.
  [[nodiscard]] DigitGraph graph(std::span<const Digits> candidates,
                                 const std::function<bool()>& goes_on = {}) const;

  // The members of every kind of condition; see conditions.h.
  [[nodiscard]] const std::vector<int>& cells() const { return path; }
  [[nodiscard]] bool holds(const Grid& grid) const;
  [[nodiscard]] int breaches(const Grid& grid) const { return holds(grid) ? 0 : 1; }
  [[nodiscard]] static bool keeps_digits_interchangeable() { return false; }
  [[nodiscard]] static std::optional<std::pair<int, int>> clash(const Grid& /*givens*/) {
    return std::nullopt;
  }
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
};

}  // namespace quadrille::sudoku
