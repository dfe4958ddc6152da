#include "sudoku/prove/digit_graph.h"

#include <algorithm>
#include <array>

#include "sudoku/prove/cnf.h"
#include "sudoku/prove/opb.h"

namespace quadrille::sudoku {

namespace {

/// One layer of the graph as clauses.
template <class Formula>
class LayerClauses {
 public:
  /// before, after: the variables of the nodes; 0 for an only one, which every path goes through.
  LayerClauses(Formula& formula, const DigitGraph::Layer& layer, std::span<const int> before,
               std::span<const int> after)
      : formula_(formula), layer_(layer), before_(before), after_(after) {
    for (const DigitGraph::Arc& arc : layer.arcs) arcs_.push_back(variable_of(arc));
  }

  void add() {
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
      const DigitGraph::Arc& arc = layer_.arcs[i];
      const int digit = digit_of(arc);
      if (arcs_[i] != digit) imply(arcs_[i], digit);
      if (const int node = before_[at(arc.from)]; node != 0) imply(arcs_[i], node);
      if (const int node = after_[at(arc.to)]; node != 0) imply(arcs_[i], node);
    }
    for (std::size_t n = 0; n < before_.size(); ++n)
      if (before_[n] != 0) imply_some_arc(before_[n], [&](const auto& arc) { return at(arc.from) == n; });
    for (std::size_t n = 0; n < after_.size(); ++n)
      if (after_[n] != 0) imply_some_arc(after_[n], [&](const auto& arc) { return at(arc.to) == n; });
    for (const int digit : formula_.variables().of_cell(layer_.cell))
      imply_some_arc(digit, [&](const auto& arc) { return digit_of(arc) == digit; });
  }

 private:
  [[nodiscard]] int digit_of(const DigitGraph::Arc& arc) const {
    return formula_.variables().variable(layer_.cell, arc.digit);
  }
  /// From an only node the arc of a digit is taken where the digit is.
  [[nodiscard]] int variable_of(const DigitGraph::Arc& arc) {
    return before_.size() == 1 ? digit_of(arc) : formula_.new_variable();
  }
  void imply(int a, int b) { formula_.add_clause(std::array{-a, b}); }
  template <class F>
  void imply_some_arc(int cause, F belongs) {
    std::vector<int> clause{-cause};
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
      if (!belongs(layer_.arcs[i])) continue;
      if (arcs_[i] == cause) return;
      clause.push_back(arcs_[i]);
    }
    formula_.add_clause(clause);
  }

  Formula& formula_;
  const DigitGraph::Layer& layer_;
  std::span<const int> before_, after_;
  std::vector<int> arcs_;  // their variables
};

}  // namespace

void DigitGraph::narrow(std::vector<Digits>& candidates) const {
  for (const Layer& layer : layers_) {
    Digits digits = 0;
    for (const Arc& arc : layer.arcs) digits |= digit_bit(arc.digit);
    candidates[at(layer.cell)] &= digits;
  }
}

std::vector<Digits> known_digits(std::span<const int> cells, const Grid& givens,
                                 const std::vector<Digits>& candidates) {
  std::vector<Digits> known;
  for (const int cell : cells)
    known.push_back(givens[at(cell)] != 0 ? digit_bit(givens[at(cell)]) : candidates[at(cell)]);
  return known;
}

std::vector<Digits> candidates_of(std::span<const int> cells, const CandidateVariables& variables) {
  std::vector<Digits> candidates;
  for (const int cell : cells) candidates.push_back(variables.digits(cell));
  return candidates;
}

void DigitGraph::prune() {
  std::vector<int> number{0};  // of the nodes behind the layer, by what they were; -1: none
  for (std::size_t i = layers_.size(); i-- > 0;) {
    Layer& layer = layers_[i];
    std::erase_if(layer.arcs, [&](const Arc& arc) { return number[at(arc.to)] < 0; });
    std::vector<int> before(at(layer.nodes), -1);
    int kept = 0;
    for (Arc& arc : layer.arcs) {
      arc.to = number[at(arc.to)];
      int& from = before[at(arc.from)];
      if (from < 0) from = kept++;
      arc.from = from;
    }
    layer.nodes = kept;
    number = std::move(before);
  }
}

template <class Formula>
void DigitGraph::add_clauses_to(Formula& formula) const {
  std::vector<int> before{0};
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    const std::size_t count = i + 1 < layers_.size() ? at(layers_[i + 1].nodes) : 1;
    std::vector<int> after;
    for (std::size_t n = 0; n < count; ++n) after.push_back(count == 1 ? 0 : formula.new_variable());
    LayerClauses(formula, layers_[i], before, after).add();
    before = std::move(after);
  }
}

template void DigitGraph::add_clauses_to(Cnf& formula) const;
template void DigitGraph::add_clauses_to(Opb& formula) const;

}  // namespace quadrille::sudoku
