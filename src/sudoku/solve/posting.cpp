#include "sudoku/solve/posting.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "sudoku/solve/sentences.h"
#include "sudoku/solve/sum_groups.h"

namespace quadrille::sudoku {

namespace {

/// What the houses of a rule are called together.
struct Family {
  std::string_view rule;
  Sentence<> name;
};
constexpr std::array<Family, 6> kFamilies{{{"boxes", say::kBoxes},
                                           {"regions", say::kRegions},
                                           {"killer_cage", say::kCages},
                                           {"windoku", say::kWindows},
                                           {"extra_regions", say::kExtraRegions},
                                           {"disjoint_groups", say::kDisjointGroups}}};

/// "rows", "cages", or the label of the first house, where its family has no name.
std::string family_label(const Conditions& conditions, const std::vector<std::size_t>& family) {
  const Origin& origin = *conditions.list[family.front()].origin;
  if (family.size() == 1) return origin.label;
  if (origin.rule == "lines") return origin.part < conditions.layout.rows ? say::kRows() : say::kColumns();
  const auto found = std::ranges::find(kFamilies, origin.rule, &Family::rule);
  return found == kFamilies.end() ? origin.label : found->name();
}

std::shared_ptr<const Origin> origin_of(const cp::CrossingFamilies& crossings, const Conditions& conditions) {
  Origin origin{.rule = "crossings",
                .label = say::kCrossings(family_label(conditions, crossings.first),
                                         family_label(conditions, crossings.second))};
  auto& houses = origin.follows_from.added;
  houses = crossings.first;
  houses.insert(houses.end(), crossings.second.begin(), crossings.second.end());
  std::ranges::sort(houses);
  return std::make_shared<const Origin>(std::move(origin));
}

}  // namespace

Posting post(const Conditions& conditions, cp::Store& store, cp::Consistency consistency,
             Inference inference) {
  const bool infers_more = consistency == cp::Consistency::automatic;
  Posting posting;
  std::optional<SumGroups> groups;
  const auto constraint_of_sum = [&](const Sum& sum) {
    if (!groups) groups.emplace(conditions);
    return groups->constraint(sum, store, posting.cells);
  };
  for (std::size_t cell = 0; cell < conditions.candidates.size(); ++cell)
    posting.cells.push_back(store.new_variable(1, conditions.layout.digits));
  for (const Condition& condition : infers_more ? std::span(conditions.list) : conditions.stated()) {
    std::unique_ptr<cp::Constraint> constraint;
    const auto* const sum = std::get_if<Sum>(&condition.kind);
    if (sum != nullptr && infers_more && inference == Inference::all) constraint = constraint_of_sum(*sum);
    if (!constraint)
      constraint = condition.visit(
          [&](const auto& kind) { return kind.constraint(store, posting.cells, consistency); });
    store.post(std::move(constraint));
    posting.origins.push_back(condition.origin);
  }
  if (!infers_more) return posting;
  posting.crossings = cp::crossing_families(store);
  for (const cp::CrossingFamilies& crossings : posting.crossings) {
    store.post(cp::crossings(store, crossings));
    posting.origins.push_back(origin_of(crossings, conditions));
  }
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
