#include "sudoku/posting/count_groups.h"

#include <algorithm>
#include <optional>

#include "cp/constraints/counting.h"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t kMostCounted = 63;
constexpr std::size_t kMostStatesToCount = 5000;

/// The possible numbers of occurrences of one digit in some cells.
struct CountedDigit {
  std::span<const int> cells;
  int digit;
  Word allowed;
};

std::optional<CountedDigit> counted_by(const DigitCount& count) {
  if (count.how_many.cell || !is_single(count.digits) || count.members.size() > kMostCounted)
    return std::nullopt;
  const int cells = static_cast<int>(count.members.size());
  const int least = std::clamp(count.how_many.least, 0, cells + 1);
  const int most = std::min(count.how_many.most, cells);
  return CountedDigit{count.members, lowest(count.digits) + 1, low_bits(most + 1) & ~low_bits(least)};
}

/// The only digit that changes the automaton's state, if there is exactly one.
std::optional<int> counted_digit(const DigitAutomaton& automaton) {
  std::optional<int> counted;
  for (int state = 0; state < automaton.state_count(); ++state)
    for (int digit = 1; digit <= automaton.size(); ++digit) {
      if (automaton.next(state, digit) == state) continue;
      if (counted.value_or(digit) != digit) return std::nullopt;
      counted = digit;
    }
  return counted;
}

std::optional<CountedDigit> counted_by(const DigitWord& word) {
  const DigitAutomaton& automaton = *word.automaton;
  // An automaton that counts has a state for each number.
  const bool may_count = word.path.size() <= kMostCounted && automaton.most_states() <= kMostStatesToCount;
  const std::optional<int> digit = may_count ? counted_digit(automaton) : std::nullopt;
  if (!digit) return std::nullopt;
  Word allowed = 0;
  std::optional<int> state = 0;
  for (int number = 0; at(number) <= word.path.size() && state; ++number) {
    if (automaton.accepts(*state)) allowed |= bit(number);
    state = automaton.next(*state, *digit);
  }
  return CountedDigit{word.path, *digit, allowed};
}

std::optional<CountedDigit> counted_by(const ConditionKind& kind) {
  if (const auto* const count = std::get_if<DigitCount>(&kind)) return counted_by(*count);
  if (const auto* const word = std::get_if<DigitWord>(&kind)) return counted_by(*word);
  return std::nullopt;
}

}  // namespace

std::vector<CountedDigits> counted_digits(const Conditions& conditions) {
  std::vector<CountedDigits> all;
  const std::span<const Condition> stated = conditions.stated();
  for (std::size_t i = 0; i < stated.size(); ++i) {
    const std::optional<CountedDigit> counted = counted_by(stated[i].kind);
    if (!counted) continue;
    const bool goes_on = !all.empty() && stated[all.back().conditions.back()].origin == stated[i].origin &&
                         std::ranges::equal(all.back().cells, counted->cells);
    if (!goes_on)
      all.push_back({{counted->cells.begin(), counted->cells.end()},
                     std::vector<Word>(at(conditions.layout.digits), ~Word{0}),
                     {}});
    all.back().conditions.push_back(i);
    all.back().allowed[at(counted->digit - 1)] &= counted->allowed;
  }
  return all;
}

std::unique_ptr<cp::Constraint> counts_in_groups(const CountedDigits& counted,
                                                 const DifferentCells& different,
                                                 std::span<const cp::IntVar> cells) {
  const std::vector<std::vector<int>> groups = different.groups(counted.cells);
  if (groups.size() == counted.cells.size() && counted.conditions.size() == 1) return nullptr;
  const auto variables_of = [&](const std::vector<int>& members) {
    std::vector<cp::IntVar> variables;
    for (const int cell : members) variables.push_back(cells[at(cell)]);
    return variables;
  };
  std::vector<cp::CountedGroup> of_variables;
  for (const std::vector<int>& group : groups)
    of_variables.push_back({variables_of(group), variables_of(different.beside(group))});
  return cp::counts_in_groups(of_variables, counted.allowed);
}

}  // namespace quadrille::sudoku
