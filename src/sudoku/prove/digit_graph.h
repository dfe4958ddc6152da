// All ways to fill some cells in order, as a layered graph: sums and automata in clauses.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudoku/puzzle/puzzle.h"

namespace quadrille::sudoku {

class CandidateVariables;
class Cnf;
class Opb;

/// Before each cell, and behind the last, there is a layer of nodes; an arc is a digit of the cell between
/// two layers. Each path from the only first node to the only last one is a way to fill the cells; each node
/// and arc lies on such a path, and of a node no two arcs have the same digit.
///
///   cells a, b of 1..3 with the sum 4        1 ---- 3
///                                      start 2 ---- 2  end
///                                            3 ---- 1
class DigitGraph {
 public:
  struct Arc {
    int from;  // a node of the layer before the cell, counted from 0
    int digit;
    int to;  // one of the layer behind it
  };
  struct Layer {
    int cell;
    int nodes = 0;  // before the cell
    std::vector<Arc> arcs;
  };

  /// The nodes are the states that step(place, state, digit) comes to from `start`, as long as it gives one;
  /// those for which is_end(state) behind the last cell are one node. candidates: of each cell.
  template <class Step, class IsEnd>
  DigitGraph(std::span<const int> cells, std::span<const Digits> candidates, int start, Step step,
             IsEnd is_end) {
    std::map<int, int> nodes{{start, 0}};  // the number of each state
    for (std::size_t place = 0; place < cells.size(); ++place) {
      const bool is_last = place + 1 == cells.size();
      Layer& layer = layers_.emplace_back(Layer{cells[place], static_cast<int>(nodes.size()), {}});
      std::map<int, int> next;
      for (const auto& [state, node] : nodes) {
        for (const int i : Bits(candidates[place])) {
          const std::optional<int> reached = step(place, state, i + 1);
          if (!reached || (is_last && !is_end(*reached))) continue;
          const int key = is_last ? 0 : *reached;
          layer.arcs.push_back(
              {node, i + 1, next.try_emplace(key, static_cast<int>(next.size())).first->second});
        }
      }
      nodes = std::move(next);
    }
    prune();
  }

  [[nodiscard]] std::span<const Layer> layers() const { return layers_; }
  /// Leaves each cell the digits of its arcs.
  void narrow(std::vector<Digits>& candidates) const;

  /// Clauses over helper variables for nodes and arcs, by which unit propagation leaves each cell just the
  /// digits that lie on a path; the digits of all cells fix the helpers. Abio, Nieuwenhuis, Oliveras,
  /// Rodriguez-Carbonell and Mayer-Eichberger, "A new look at BDDs for pseudo-Boolean constraints", 2012.
  void add_clauses(Cnf& formula) const { add_clauses_to(formula); }
  void add_clauses(Opb& formula) const { add_clauses_to(formula); }

 private:
  /// Leaves only what lies on a path from the first to the last node.
  void prune();
  template <class Formula>
  void add_clauses_to(Formula& formula) const;

  std::vector<Layer> layers_;
};

/// What each of the cells may hold: its given or, where it has none, its candidates.
[[nodiscard]] std::vector<Digits> known_digits(std::span<const int> cells, const Grid& givens,
                                               const std::vector<Digits>& candidates);
/// The candidates of each of the cells.
[[nodiscard]] std::vector<Digits> candidates_of(std::span<const int> cells,
                                                const CandidateVariables& variables);

}  // namespace quadrille::sudoku
