#include "sudoku/explain/use_names.h"

#include <limits>

#include "sudoku/puzzle/rule_text.h"

namespace quadrille::sudoku {

UseNames::UseNames(const Puzzle& puzzle, const Conditions& conditions)
    : puzzle_(puzzle), labels_(puzzle.rules().size()) {
  constexpr int kSeveral = std::numeric_limits<int>::min();
  for (const Condition& condition : conditions.stated()) {
    const Origin& origin = *condition.origin;
    const auto [known, is_new] = uses_.try_emplace(origin.label, origin.use);
    if (!is_new && known->second != origin.use) known->second = kSeveral;
    if (origin.use != Origin::kShape) labels_[at(origin.use)].insert(origin.label);
  }
}

std::string UseNames::of_use(int use) const {
  const std::set<std::string_view>& labels = labels_[at(use)];
  return labels.size() == 1 && is_only(*labels.begin(), use) ? std::string(*labels.begin()) : text(use);
}

std::string UseNames::of_part(const Origin& part) const {
  return part.use == Origin::kShape || is_only(part.label, part.use) ? part.label : text(part.use);
}

bool UseNames::is_only(std::string_view label, int use) const {
  const auto known = uses_.find(label);
  return known == uses_.end() || known->second == use;
}

std::string UseNames::text(int use) const { return text_of(puzzle_.rules()[at(use)], puzzle_); }

}  // namespace quadrille::sudoku
