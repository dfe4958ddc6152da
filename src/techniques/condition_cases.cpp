#include "techniques/condition_cases.h"

#include <algorithm>

#include "base/sort.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/encode/digit_graph.h"
#include "techniques/step.h"

namespace quadrille::techniques {

namespace {

/// The limits for one question; no person follows as many cases. Walks along a graph are fast; other
/// conditions are evaluated again at each step.
constexpr int kMostWalked = 30'000;
constexpr int kMostFilled = 2'000;

/// The graph for sums and automata; null for other conditions.
std::unique_ptr<const sudoku::DigitGraph> graph_of(const sudoku::Condition& condition,
                                                   std::span<const Digits> candidates) {
  if (const auto* const sum = std::get_if<sudoku::Sum>(&condition.kind))
    return std::make_unique<const sudoku::DigitGraph>(sum->graph(candidates));
  if (const auto* const word = std::get_if<sudoku::DigitWord>(&condition.kind))
    return std::make_unique<const sudoku::DigitGraph>(word->graph(candidates));
  return nullptr;
}

bool is_walked(const sudoku::Condition& condition) {
  return std::holds_alternative<sudoku::Sum>(condition.kind) ||
         std::holds_alternative<sudoku::DigitWord>(condition.kind);
}

}  // namespace

ConditionCases::ConditionCases(const Position& position, const sudoku::Condition& condition,
                               bool peers_differ)
    : condition_(condition), cells_(condition.cells()) {
  if (!is_walked(condition)) {
    sort_range(cells_);
    const auto rest = std::ranges::unique(cells_);
    cells_.erase(rest.begin(), rest.end());
    grid_.resize(at(position.board().cell_count()));
  }
  peers_before_.resize(cells_.size());
  same_before_.resize(cells_.size());
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const int cell = cells_[i];
    candidates_.push_back(position.is_open(cell) ? position.candidates(cell)
                                                 : sudoku::digit_bit(position.digit(cell)));
    for (std::size_t j = 0; j < i; ++j) {
      if (cells_[j] == cell) same_before_[i] = j;
      if (peers_differ && position.board().see_each_other(cells_[j], cell)) peers_before_[i].push_back(j);
    }
  }
  graph_ = graph_of(condition, candidates_);
  if (!graph_)
    for (int cell = 0; cell < position.board().cell_count(); ++cell)
      grid_candidates_.push_back(position.is_open(cell) ? position.candidates(cell)
                                                        : sudoku::digit_bit(position.digit(cell)));
}

ConditionCases::~ConditionCases() = default;

Digits ConditionCases::open_digits(std::size_t place, const std::vector<Digits>& allowed) const {
  Digits open = allowed[place];
  for (const std::size_t before : peers_before_[place]) open &= ~sudoku::digit_bit(case_[before]);
  if (same_before_[place]) open &= sudoku::digit_bit(case_[*same_before_[place]]);
  return open;
}

std::vector<Digits> ConditionCases::narrowed(std::size_t places, const std::vector<Digits>& allowed) {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    grid_[at(cells_[i])] = i < places ? case_[i] : 0;
    grid_candidates_[at(cells_[i])] = allowed[i];
  }
  std::vector<Digits> left = grid_candidates_;
  condition_.visit([&](const auto& kind) { kind.narrow(grid_, left); });
  std::vector<Digits> of_cells = allowed;
  for (std::size_t i = places; i < cells_.size(); ++i) of_cells[i] &= left[at(cells_[i])];
  return of_cells;
}

bool ConditionCases::holds() {
  for (std::size_t i = 0; i < cells_.size(); ++i) grid_[at(cells_[i])] = case_[i];
  return condition_.visit([&](const auto& kind) { return kind.holds(grid_); });
}

template <class F>
bool ConditionCases::fill(std::size_t place, int node, const std::vector<Digits>& allowed, F visit) {
  if (--steps_left_ < 0) return false;
  if (place == cells_.size()) return !graph_ && !holds() ? true : visit();
  const Digits open = open_digits(place, allowed);
  if (graph_) {
    const auto arcs =
        std::ranges::equal_range(graph_->layers()[place].arcs, node, {}, &sudoku::DigitGraph::Arc::from);
    return std::ranges::all_of(arcs, [&](const sudoku::DigitGraph::Arc& arc) {
      if ((open & sudoku::digit_bit(arc.digit)) == 0) return true;
      case_[place] = arc.digit;
      return fill(place + 1, arc.to, allowed, visit);
    });
  }
  return std::ranges::all_of(list_of(open), [&](int digit) {
    case_[place] = digit;
    const std::vector<Digits> left = narrowed(place + 1, allowed);
    return std::ranges::find(left, Digits{0}) != left.end() || fill(place + 1, 0, left, visit);
  });
}

void ConditionCases::begin_question() {
  steps_left_ = graph_ ? kMostWalked : kMostFilled;
  case_.assign(cells_.size(), 0);
}

bool ConditionCases::has_case(std::vector<Digits> allowed) {
  return !fill(0, 0, allowed, [] { return false; });
}

std::vector<Digits> ConditionCases::digits_left() {
  begin_question();
  std::vector<Digits> left(cells_.size(), 0);
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    for (const int digit : Bits(candidates_[i])) {
      if ((left[i] & bit(digit)) != 0) continue;
      std::vector<Digits> allowed = candidates_;
      allowed[i] = bit(digit);
      if (!has_case(std::move(allowed))) continue;
      if (steps_left_ < 0) {
        left[i] |= bit(digit);
        continue;
      }
      for (std::size_t j = 0; j < cells_.size(); ++j) left[j] |= sudoku::digit_bit(case_[j]);
    }
  }
  return left;
}

bool ConditionCases::can_lack(int digit) {
  begin_question();
  std::vector<Digits> allowed = candidates_;
  for (Digits& digits : allowed) digits &= ~sudoku::digit_bit(digit);
  return has_case(std::move(allowed));
}

std::optional<std::vector<Digits>> ConditionCases::digit_sets(std::size_t most) {
  std::vector<Digits> sets;
  begin_question();
  const bool is_all = fill(0, 0, candidates_, [&] {
    Digits set = 0;
    for (const int digit : case_) set |= sudoku::digit_bit(digit);
    if (std::ranges::find(sets, set) == sets.end()) sets.push_back(set);
    return sets.size() <= most;
  });
  if (!is_all) return std::nullopt;
  sort_range(sets, {}, [](Digits set) { return list_of(set); });
  return sets;
}

}  // namespace quadrille::techniques
