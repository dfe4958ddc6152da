#include "sudoku/puzzle/condition_adder.h"

#include <utility>

namespace quadrille::sudoku {

std::shared_ptr<const Origin> ConditionAdder::new_part(std::string label, Derivation follows_from) {
  return std::make_shared<const Origin>(
      Origin{std::string(rule_), use_, parts_++, std::move(label), std::move(follows_from)});
}

void ConditionAdder::distinct(std::string label, std::vector<int> cells) {
  conditions_.list.push_back({Distinct{std::move(cells)}, new_part(std::move(label))});
}

void ConditionAdder::relation(int first, int second, std::shared_ptr<const DigitPairs> pairs) {
  if (!of_relations_) of_relations_ = new_part(std::string(rule_));
  conditions_.list.push_back({Relation{first, second, std::move(pairs)}, of_relations_});
}

void ConditionAdder::neighbours(std::string label, std::span<const int> path,
                                std::shared_ptr<const DigitPairs> pairs) {
  const auto part = new_part(std::move(label));
  for (std::size_t i = 1; i < path.size(); ++i)
    conditions_.list.push_back({Relation{path[i - 1], path[i], pairs}, part});
}

void ConditionAdder::unequal_apart(Step step, int offset) {
  const int n = conditions_.size;
  const auto pairs = DigitPairs::unequal(n, offset);
  for (int row = 0; row + step.down < n; ++row) {
    for (int column = 0; column < n; ++column) {
      const int other = column + step.right;
      if (other >= 0 && other < n) relation(row * n + column, (row + step.down) * n + other, pairs);
    }
  }
}

void ConditionAdder::part(std::string label, std::vector<ConditionKind> kinds) {
  implied(std::move(label), std::move(kinds), {});
}

void ConditionAdder::implied(std::string label, std::vector<ConditionKind> kinds, Derivation follows_from) {
  const auto part = new_part(std::move(label), std::move(follows_from));
  for (ConditionKind& kind : kinds) conditions_.list.push_back({std::move(kind), part});
}

}  // namespace quadrille::sudoku
