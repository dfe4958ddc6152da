#include "sudoku/posting.h"

#include <memory>
#include <utility>

namespace quadrille::sudoku {

Posting post(const Model& model, cp::Store& store, cp::Consistency consistency) {
  Posting posting;
  for (std::size_t cell = 0; cell < model.candidates.size(); ++cell)
    posting.cells.push_back(store.new_variable(1, model.size));
  const auto variable = [&](int cell) { return posting.cells[static_cast<std::size_t>(cell)]; };
  const auto variables = [&](const std::vector<int>& cells) {
    std::vector<cp::IntVar> result;
    for (const int cell : cells) result.push_back(variable(cell));
    return result;
  };
  const auto add = [&](std::unique_ptr<cp::Constraint> constraint, const std::string& name) {
    store.post(std::move(constraint));
    posting.names.push_back(name);
  };
  for (const House& house : model.houses) {
    add(cp::all_different(store, variables(house.cells), consistency), house.name);
  }
  for (const Difference& d : model.differences)
    add(cp::not_equal(variable(d.a), variable(d.b) + d.offset), d.rule);
  if (consistency != cp::Consistency::automatic) return posting;
  for (const SameDigits& same : model.implied)
    add(cp::same_multiset(store, variables(same.first), variables(same.second)), same.name);
  for (auto& crossings : cp::all_crossings(store)) add(std::move(crossings), "crossings of houses");
  return posting;
}

bool keep_candidates(cp::Store& store, std::span<const Digits> candidates) {
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    // Bit 0 of a cell's word stands for the digit 1, as it does in Digits.
    if (!store.keep(static_cast<cp::VariableId>(cell), candidates[cell], 0)) return false;
  }
  return true;
}

}  // namespace quadrille::sudoku
