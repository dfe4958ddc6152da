// Eliminations by a single condition: a digit that a cell holds in none of its cases is removed. Sums,
// automata and the other conditions of several cells are tried case by case; cells that see each other
// differ.
//
//   cage 14 of two cells of a row    5 9, 6 8 and no other digits, since 7 7 would be twice the same
#include <algorithm>

#include "base/overloaded.h"
#include "sudoku/conditions/conditions.h"
#include "techniques/condition_cases.h"
#include "techniques/scan.h"

namespace quadrille::techniques {

namespace {

/// The maximum number of sets of digits that a step lists.
constexpr std::size_t kMostSets = 4;

Technique technique_of(const sudoku::Condition& condition) {
  if (condition.is_implied() && std::holds_alternative<sudoku::Sum>(condition.kind))
    return Technique::innies_and_outies;
  if (condition.is_implied() && std::holds_alternative<sudoku::SameDigits>(condition.kind))
    return Technique::law_of_leftovers;
  return condition.visit(Overloaded{
      [](const sudoku::Relation&) { return Technique::relation; },
      [](const sudoku::SameDigits&) { return Technique::same_digits; },
      [](const sudoku::Order&) { return Technique::order; },
      [](const sudoku::Sum&) { return Technique::sum; },
      [](const sudoku::DigitWord&) { return Technique::digit_word; },
      [](const sudoku::Table&) { return Technique::table; },
      [](const sudoku::DistinctPairs&) { return Technique::alternatives; },
      [](const sudoku::DigitCount&) { return Technique::digit_count; },
      [](const sudoku::DistinctCount&) { return Technique::distinct_count; },
      [](const sudoku::Index&) { return Technique::index; },
      [](const sudoku::Connected&) { return Technique::connected; },
      [](const sudoku::Any&) { return Technique::alternatives; },
      // Houses and marks are handled elsewhere.
      [](const sudoku::Distinct&) { return Technique::alternatives; },
      [](const sudoku::OneOf&) { return Technique::alternatives; },
  });
}

/// Whether the condition consists only of links of two cells each.
bool is_linked(const sudoku::Condition& condition) {
  return std::holds_alternative<sudoku::Relation>(condition.kind) ||
         std::holds_alternative<sudoku::Order>(condition.kind);
}

class ConditionSearch {
 public:
  ConditionSearch(const Position& position, int index)
      : position_(position), board_(position.board()), index_(index), condition_(board_.condition(index)) {}

  /// A step without eliminations if the condition excludes nothing.
  [[nodiscard]] Step step() const {
    Step step{.technique = technique_of(condition_)};
    if (is_linked(condition_)) {
      eliminate_by_links(step);
    } else {
      eliminate_by_cases(step);
    }
    if (step.eliminations.empty()) return step;
    step.sort_eliminations();
    step.conditions.push_back(index_);
    for (const int cell : condition_.cells()) {
      step.cells.push_back(cell);
      if (position_.is_open(cell)) step.use_cell(cell);
    }
    return step;
  }

 private:
  void eliminate_by_links(Step& step) const {
    for (const int cell : condition_.cells())
      for (const int digit : list_of(position_.candidates(cell)))
        for (const CellLink& link : board_.links_of(cell)) {
          if (link.condition != index_ || !position_.is_open(link.cell)) continue;
          if ((link.partners[at(digit)] & position_.candidates(link.cell)) != 0) continue;
          step.eliminate(cell, digit);
          break;
        }
  }

  void eliminate_by_cases(Step& step) const {
    add_eliminations(step, true);
    if (step.eliminations.empty()) return;
    Step by_itself;
    add_eliminations(by_itself, false);
    if (by_itself.eliminations.size() != step.eliminations.size())
      step.use_differing(position_, condition_.cells());
    if (!std::holds_alternative<sudoku::Sum>(condition_.kind)) return;
    if (const auto sets = ConditionCases(position_, condition_, true).digit_sets(kMostSets))
      step.digit_sets = *sets;
  }

  void add_eliminations(Step& step, bool peers_differ) const {
    ConditionCases cases(position_, condition_, peers_differ);
    const std::vector<Digits> left = cases.digits_left();
    for (std::size_t i = 0; i < left.size(); ++i)
      if (position_.is_open(cases.cells()[i]))
        for (const int digit : list_of(cases.candidates()[i] & ~left[i]))
          step.eliminate(cases.cells()[i], digit);
  }

  const Position& position_;
  const Board& board_;
  int index_;
  const sudoku::Condition& condition_;
};

}  // namespace

void find_condition(Scan& scan) {
  for (const int index : scan.board().further_conditions()) {
    if (technique_of(scan.board().condition(index)) != scan.wanted()) continue;
    Step step = ConditionSearch(scan.position(), index).step();
    if (!step.eliminations.empty() && scan.offer(std::move(step))) return;
  }
}

}  // namespace quadrille::techniques
