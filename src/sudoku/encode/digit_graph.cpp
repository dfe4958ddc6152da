#include "sudoku/encode/digit_graph.h"

#include <algorithm>
#include <array>

#include "sudoku/encode/cnf.h"
#include "sudoku/encode/opb.h"

namespace quadrille::sudoku {

namespace {

/// One layer of the graph as clauses.
template <class Formula>
class LayerClauses {
 public:
  /// before, after: the variables of the nodes; 0 for a single node, which every path goes through.
  LayerClauses(Formula& formula, const DigitGraph::Layer& layer, std::span<const int> before,
               std::span<const int> after)
      : formula_(formula), layer_(layer), before_(before), after_(after) {
    for (const DigitGraph::Arc& arc : layer.arcs) {
      if (!formula.goes_on()) break;
      arcs_.push_back(variable_of(arc));
    }
  }

  void add() {
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
      if (!formula_.goes_on()) return;
      const DigitGraph::Arc& arc = layer_.arcs[i];
      const int digit = digit_of(arc);
      if (arcs_[i] != digit) imply(arcs_[i], digit);
      if (const int node = before_[at(arc.from)]; node != 0) imply(arcs_[i], node);
      if (const int node = after_[at(arc.to)]; node != 0) imply(arcs_[i], node);
    }
    imply_arcs_of(before_, [](const DigitGraph::Arc& arc) { return at(arc.from); });
    imply_arcs_of(after_, [](const DigitGraph::Arc& arc) { return at(arc.to); });
    const std::vector<int> digits = formula_.variables().of_cell(layer_.cell);
    imply_arcs_of(digits, [&](const DigitGraph::Arc& arc) {
      return static_cast<std::size_t>(std::ranges::find(digits, digit_of(arc)) - digits.begin());
    });
  }

 private:
  [[nodiscard]] int digit_of(const DigitGraph::Arc& arc) const {
    return formula_.variables().variable(layer_.cell, arc.digit);
  }
  /// From a single node the arc of a digit is taken if and only if the cell holds the digit.
  [[nodiscard]] int variable_of(const DigitGraph::Arc& arc) {
    return before_.size() == 1 ? digit_of(arc) : formula_.new_variable();
  }
  void imply(int a, int b) { formula_.add_clause(std::array{-a, b}); }
  /// Each cause except 0 implies one of its arcs; cause_of: from the index of an arc to its cause.
  template <class F>
  void imply_arcs_of(std::span<const int> causes, F cause_of) {
    std::vector<std::vector<int>> clauses;
    for (const int cause : causes) clauses.push_back({-cause});
    std::vector<bool> is_arc(causes.size());
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
      if (!formula_.goes_on()) return;
      const std::size_t k = cause_of(layer_.arcs[i]);
      if (k >= causes.size()) continue;
      is_arc[k] = is_arc[k] || arcs_[i] == causes[k];
      clauses[k].push_back(arcs_[i]);
    }
    for (std::size_t k = 0; k < causes.size(); ++k)
      if (causes[k] != 0 && !is_arc[k]) formula_.add_clause(clauses[k]);
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

void DigitGraph::prune(const GoesOn& goes_on) {
  std::vector<int> number{0};  // the new number of each node after the layer; -1: dropped
  for (std::size_t i = layers_.size(); i-- > 0;) {
    if (goes_on && !goes_on()) return layers_.clear();
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
  for (std::size_t i = 0; i < layers_.size() && formula.goes_on(); ++i) {
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
