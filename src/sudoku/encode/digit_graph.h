// All ways to fill some cells in order, as a layered graph. It encodes sums and automata as clauses.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudoku/puzzle/layout.h"

namespace quadrille::sudoku {

class CandidateVariables;
class Cnf;
class Opb;

/// There is a layer of nodes before each cell and one after the last; an arc is a digit of the cell between
/// two layers. Each path from the single first node to the single last one is a way to fill the cells. Each
/// node and each arc lies on such a path, and no two arcs from the same node have the same digit.
///
///   cells a, b of 1..3 with the sum 4        1 ---- 3
///                                      start 2 ---- 2  end
///                                            3 ---- 1
class DigitGraph {
 public:
  using GoesOn = std::function<bool()>;
  struct Arc {
    int from;  // index of a node in the layer before the cell
    int digit;
    int to;  // index of a node in the layer after it
  };
  struct Layer {
    int cell;
    int nodes = 0;  // before the cell
    std::vector<Arc> arcs;
  };

  /// The nodes are the states that step(place, state, digit) reaches from `start`; it returns nullopt if
  /// there is no next state. The states after the last cell for which is_end(state) is true form one node.
  /// candidates: by cell. goes_on, if given, is asked now and then; if it returns false, the graph has no
  /// layers.
  template <class Step, class IsEnd>
  DigitGraph(std::span<const int> cells, std::span<const Digits> candidates, int start, Step step,
             IsEnd is_end, const GoesOn& goes_on = {}) {
    std::map<int, int> nodes{{start, 0}};  // the number of each state
    for (std::size_t place = 0; place < cells.size(); ++place) {
      const bool is_last = place + 1 == cells.size();
      Layer& layer = layers_.emplace_back(Layer{cells[place], static_cast<int>(nodes.size()), {}});
      std::map<int, int> next;
      for (const auto& [state, node] : nodes) {
        if (goes_on && !goes_on()) {
          layers_.clear();
          return;
        }
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
    prune(goes_on);
  }

  [[nodiscard]] std::span<const Layer> layers() const { return layers_; }
  /// Restricts the candidates of each cell to the digits of its arcs.
  void narrow(std::vector<Digits>& candidates) const;

  /// Clauses over helper variables for nodes and arcs, with which unit propagation leaves each cell exactly
  /// the digits that lie on a path; the digits of all cells determine the helpers. Source: Abio, Nieuwenhuis,
  /// Oliveras, Rodriguez-Carbonell and Mayer-Eichberger, "A new look at BDDs for pseudo-Boolean constraints",
  /// 2012.
  void add_clauses(Cnf& formula) const { add_clauses_to(formula); }
  void add_clauses(Opb& formula) const { add_clauses_to(formula); }

 private:
  /// Removes the nodes and arcs that lie on no path from the first node to the last.
  void prune(const GoesOn& goes_on);
  template <class Formula>
  void add_clauses_to(Formula& formula) const;

  std::vector<Layer> layers_;
};

/// The possible digits of each of the cells: its given or, if it has none, its candidates.
[[nodiscard]] std::vector<Digits> known_digits(std::span<const int> cells, const Grid& givens,
                                               const std::vector<Digits>& candidates);
/// The candidates of each of the cells.
[[nodiscard]] std::vector<Digits> candidates_of(std::span<const int> cells,
                                                const CandidateVariables& variables);

}  // namespace quadrille::sudoku
