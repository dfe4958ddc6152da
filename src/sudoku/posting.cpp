#include "sudoku/posting.h"

#include <memory>
#include <utility>

namespace quadrille::sudoku {

namespace {

/// Of the crossings, which all complete houses may take part in.
std::shared_ptr<const Origin> origin_of_crossings(const Conditions& conditions) {
  Origin origin{.rule = "crossings", .label = "crossings of houses"};
  for (std::size_t i = 0; i < conditions.list.size(); ++i) {
    const auto* const house = std::get_if<Distinct>(&conditions.list[i].kind);
    if (house != nullptr && house->is_complete(conditions.size)) origin.follows_from.added.push_back(i);
  }
  return std::make_shared<const Origin>(std::move(origin));
}

}  // namespace

Posting post(const Conditions& conditions, cp::Store& store, cp::Consistency consistency) {
  const bool infers_more = consistency == cp::Consistency::automatic;
  Posting posting;
  for (std::size_t cell = 0; cell < conditions.candidates.size(); ++cell)
    posting.cells.push_back(store.new_variable(1, conditions.size));
  for (const Condition& condition : infers_more ? std::span(conditions.list) : conditions.stated()) {
    store.post(condition.visit(
        [&](const auto& kind) { return kind.constraint(store, posting.cells, consistency); }));
    posting.origins.push_back(condition.origin);
  }
  if (!infers_more) return posting;
  auto crossings = cp::all_crossings(store);
  if (!crossings.empty())
    posting.origins.resize(posting.origins.size() + crossings.size(), origin_of_crossings(conditions));
  for (auto& constraint : crossings) store.post(std::move(constraint));
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
