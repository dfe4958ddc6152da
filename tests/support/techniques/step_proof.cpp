#include "support/techniques/step_proof.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "support/sudoku/condition_proof.h"
#include "techniques/notation.h"

namespace quadrille::test {

namespace {

using techniques::Candidate;
using techniques::Position;
using techniques::Sector;

/// Candidates, each true or false, groups of them, and conditions.
class Cases {
 public:
  Cases(const Position& position, const sudoku::Puzzle& puzzle) : position_(position), puzzle_(puzzle) {}

  int variable(Candidate candidate) {
    const auto [found, is_new] =
        variables_.try_emplace({candidate.cell, candidate.digit}, static_cast<int>(values_.size()));
    if (is_new) values_.push_back(kOpen);
    return found->second;
  }
  void add(std::vector<int> members, bool at_least_one, bool at_most_one, bool is_cell = false) {
    groups_.push_back({std::move(members), at_least_one, at_most_one, is_cell});
  }
  void add_condition(int index) { conditions_.push_back(index); }
  void set(int variable, bool value) { values_[static_cast<std::size_t>(variable)] = value ? kTrue : kFalse; }

  /// Whether some case satisfies all groups.
  bool has_one() {
    if (!propagate() || has_too_few_houses() || breaks_a_condition()) return false;
    const Group* open = nullptr;
    for (const Group& group : groups_)
      if (group.at_least_one && count(group, kTrue) == 0 &&
          (open == nullptr || count(group, kOpen) < count(*open, kOpen)))
        open = &group;
    if (open == nullptr) return true;
    for (const int member : open->members) {
      if (value(member) != kOpen) continue;
      const std::vector<int> before = values_;
      set(member, true);
      const bool found = has_one();
      values_ = before;
      if (found) return true;
    }
    return false;
  }

 private:
  static constexpr int kOpen = 0;
  static constexpr int kTrue = 1;
  static constexpr int kFalse = 2;
  struct Group {
    std::vector<int> members;
    bool at_least_one, at_most_one;
    bool is_cell;
  };

  [[nodiscard]] int value(int variable) const { return values_[static_cast<std::size_t>(variable)]; }
  [[nodiscard]] int count(const Group& group, int wanted) const {
    int number = 0;
    for (const int member : group.members) number += value(member) == wanted ? 1 : 0;
    return number;
  }

  bool propagate() {
    for (bool changed = true; changed;) {
      changed = false;
      for (const Group& group : groups_) {
        const int trues = count(group, kTrue);
        const int open = count(group, kOpen);
        if (group.at_most_one && trues > 1) return false;
        if (group.at_least_one && trues == 0 && open == 0) return false;
        const bool rest_is_false = group.at_most_one && trues == 1 && open > 0;
        const bool rest_is_true = group.at_least_one && trues == 0 && open == 1;
        if (!rest_is_false && !rest_is_true) continue;
        for (const int member : group.members)
          if (value(member) == kOpen) set(member, rest_is_true);
        changed = true;
      }
    }
    return true;
  }

  /// Whether there are more cells, all of whose open candidates are in groups of houses, than such groups.
  /// Each group holds in at most one cell, so some cell would be left without a digit. This avoids trying all
  /// the ways in which that happens.
  [[nodiscard]] bool has_too_few_houses() const {
    std::vector<const Group*> houses;
    for (const Group& group : groups_)
      if (!group.is_cell && group.at_most_one && count(group, kTrue) == 0) houses.push_back(&group);
    std::set<const Group*> needed;
    std::size_t cells = 0;
    for (const Group& cell : groups_) {
      if (!cell.is_cell || !cell.at_least_one || count(cell, kTrue) != 0) continue;
      std::set<const Group*> of_cell;
      const bool is_covered = std::ranges::all_of(cell.members, [&](int member) {
        if (value(member) != kOpen) return true;
        const auto house = std::ranges::find_if(
            houses, [&](const Group* group) { return std::ranges::count(group->members, member) != 0; });
        if (house != houses.end()) of_cell.insert(*house);
        return house != houses.end();
      });
      if (!is_covered) continue;
      ++cells;
      needed.merge(of_cell);
    }
    return cells > needed.size();
  }

  [[nodiscard]] bool breaks_a_condition() const {
    if (conditions_.empty()) return false;
    sudoku::Grid digits;
    for (int cell = 0; cell < position_.board().cell_count(); ++cell) digits.push_back(position_.digit(cell));
    for (const auto& [candidate, variable] : variables_)
      if (value(variable) == kTrue) digits[sudoku::at(candidate.first)] = candidate.second;
    return std::ranges::any_of(conditions_, [&](int condition) {
      return !may_hold(position_.board().condition(condition), puzzle_, digits);
    });
  }

  const Position& position_;
  const sudoku::Puzzle& puzzle_;
  std::vector<int> conditions_;
  std::map<std::pair<int, int>, int> variables_;
  std::vector<int> values_;
  std::vector<Group> groups_;
};

void add_sector(Cases& cases, const Sector& sector, const Position& position) {
  std::vector<int> members;
  if (sector.digit == Sector::kCell) {
    for (const int digit : techniques::list_of(position.candidates(sector.place)))
      members.push_back(cases.variable({sector.place, digit}));
    cases.add(members, true, true, true);
    return;
  }
  const techniques::House& house = position.board().house(sector.place);
  for (const int cell : house.cells)
    if (position.has({cell, sector.digit})) members.push_back(cases.variable({cell, sector.digit}));
  cases.add(members, house.is_complete, true);
}

/// A condition is about the digits of its cells, and no cell ever has two, whatever the position. That a
/// cell holds one of its remaining candidates, however, is a fact of the position, for which the step must
/// name the sector of the cell.
void add_condition(Cases& cases, int index, const Position& position) {
  cases.add_condition(index);
  for (const int cell : position.board().condition(index).cells()) {
    std::vector<int> members;
    for (const int digit : techniques::list_of(position.candidates(cell)))
      members.push_back(cases.variable({cell, digit}));
    cases.add(members, false, true);
  }
}

bool can_be_denied(const techniques::Step& step, const Position& position, const sudoku::Puzzle& puzzle,
                   Candidate conclusion, bool placed) {
  Cases cases(position, puzzle);
  for (const int condition : step.conditions) add_condition(cases, condition, position);
  for (const Sector& sector : step.sectors) add_sector(cases, sector, position);
  if (step.assumes_one_solution()) {
    std::vector<int> guardians;
    for (const Candidate& guardian : step.guardians) guardians.push_back(cases.variable(guardian));
    cases.add(guardians, true, false);
  }
  cases.set(cases.variable(conclusion), !placed);
  return cases.has_one();
}

}  // namespace

testing::AssertionResult follows(const techniques::Step& step, const Position& position,
                                 const sudoku::Puzzle& puzzle) {
  const std::string text = techniques::hodoku_text(step, position.board());
  if (step.placements.empty() && step.eliminations.empty())
    return testing::AssertionFailure() << text << ": concludes nothing";
  for (const int index : step.conditions) {
    const sudoku::Condition& condition = position.board().condition(index);
    if (condition.is_implied() && !is_derived(condition, sudoku::conditions_of(puzzle)))
      return testing::AssertionFailure() << text << ": a condition does not follow from those it names";
  }
  for (const Candidate& single : step.placements)
    if (!position.has(single) || can_be_denied(step, position, puzzle, single, true))
      return testing::AssertionFailure() << text << ": the placement does not follow";
  for (const Candidate& gone : step.eliminations)
    if (!position.has(gone) || can_be_denied(step, position, puzzle, gone, false))
      return testing::AssertionFailure()
             << text << ": that " << sudoku::cell_name(gone.cell, position.board().layout()) << " is no "
             << gone.digit << " does not follow";
  return testing::AssertionSuccess();
}

}  // namespace quadrille::test
