// The sums of a proof by cutting planes, with which unit propagation sees everything that a constraint
// infers.
#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <set>
#include <tuple>

#include "base/sort.h"
#include "cp/domains.h"
#include "sudoku/prove/case_refutation.h"
#include "sudoku/prove/cutting_planes_log.h"
#include "sudoku/prove/hall_set.h"
#include "sudoku/prove/sentences.h"

namespace quadrille::sudoku {

namespace {

using cp::Literal;

std::string cells_of(const Distinct& house, Word positions, const Layout& layout) {
  std::string text;
  for (const int i : Bits(positions)) text += " " + cell_name(house.members[at(i)], layout);
  return text;
}

std::string digits_of(Digits digits) {
  std::string text;
  for (const int i : Bits(digits)) text += " " + std::to_string(i + 1);
  return text;
}

/// The first words of keys that do not begin with a condition.
constexpr Word kOfBounds = ~Word{1}, kOfCases = ~Word{2};

/// Whether unit propagation with the bound removes the digit that the fact denies.
bool takes(const Sum& sum, SumBound bound, Literal fact, const std::vector<Digits>& left) {
  const auto term = std::ranges::find(sum.terms, static_cast<int>(fact.variable), &Sum::Term::cell);
  const auto place = static_cast<std::size_t>(term - sum.terms.begin());
  return fact.relation == cp::Relation::not_equal &&
         kept_by(sum, bound, place, digit_bit(static_cast<int>(fact.value))) == 0 &&
         (left[place] & digit_bit(static_cast<int>(fact.value))) != 0;
}

/// Removes the digits of decided cells from the other cells of a house. False if a cell has none left.
bool take_singles(const std::vector<int>& house, std::vector<Digits>& digits) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const int cell : house) {
      if (digits[at(cell)] == 0) return false;
      if (!is_single(digits[at(cell)])) continue;
      for (const int other : house) {
        if (other == cell || (digits[at(other)] & digits[at(cell)]) == 0) continue;
        digits[at(other)] &= ~digits[at(cell)];
        changed = true;
      }
    }
  }
  return true;
}

bool contains(const std::vector<int>& cells, int cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

}  // namespace

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::hall_sum(std::size_t h, Literal fact,
                                                                   Reasons reasons) {
  const Condition& condition = conditions_.list[h];
  const auto& house = std::get<Distinct>(condition.kind);
  const auto position = [&house](cp::VariableId x) {
    return static_cast<std::size_t>(std::ranges::find(house.members, static_cast<int>(x)) -
                                    house.members.begin());
  };
  std::vector<Digits> digits;
  for (const int cell : house.members) digits.push_back(conditions_.candidates[at(cell)]);
  const auto suppose = [&](Literal supposed) {
    digits[position(supposed.variable)] &= cp::satisfying(supposed, 1);
  };
  for (const Literal reason : reasons) suppose(reason);
  if (!fact.is_falsum()) suppose(~fact);
  auto found = hall_set(digits);
  if (!found) return std::nullopt;
  // Without the cell that the fact removes a digit from, the sum removes it from all cells.
  if (fact.relation == cp::Relation::not_equal && !fact.is_falsum())
    found->cells &= ~bit(static_cast<int>(position(fact.variable)));
  const Word other_cells = low_bits(static_cast<int>(house.members.size())) & ~found->cells;
  const Digits other_digits = conditions_.layout.all_digits() & ~found->digits;
  const bool is_complete = opb_.is_complete(h);
  // A single digit for a cell, or a single cell for a digit: unit propagation sees that.
  if (count_of(found->digits) <= 1 || (is_complete && count_of(other_digits) <= 1)) return std::nullopt;
  return sum({h, found->cells, found->digits}, [&, this] {
    const std::string& label = condition.origin->label;
    const int here = count_of(found->cells) + count_of(found->digits);
    const int there = count_of(other_cells) + count_of(other_digits);
    const bool by_places = is_complete && there < here;
    for (const int i : Bits(by_places ? other_digits : found->digits))
      summands_.push_back({by_places ? opb_.some_place(h, i + 1) : opb_.one_place(h, i + 1)});
    for (const int i : Bits(by_places ? other_cells : found->cells)) {
      const int cell = house.members[at(i)];
      summands_.push_back({by_places ? opb_.one_digit(cell) : opb_.some_digit(cell)});
    }
    return by_places ? say::kDigitsAndCells(label, digits_of(other_digits),
                                            cells_of(house, other_cells, conditions_.layout))
                     : say::kCellsAndDigits(label, cells_of(house, found->cells, conditions_.layout),
                                            digits_of(found->digits));
  });
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::leftovers_sum(std::size_t condition,
                                                                        Reasons reasons) {
  const auto& [kind, origin] = conditions_.list[condition];
  // Unit propagation sees what the formula states.
  if (!origin->is_implied() || reasons.empty()) return std::nullopt;
  const auto& same = std::get<SameDigits>(kind);
  const auto& [of_first_side, of_second_side] = origin->follows_from;
  // One side has the digit as often as the other could have it, so it has no more.
  const auto counted = std::ranges::find(reasons, cp::Relation::equal, &Literal::relation);
  const bool is_counted = counted != reasons.end();
  const Literal said = is_counted ? *counted : reasons.front();
  const bool first = contains(same.first, static_cast<int>(said.variable));
  const bool of_first = first == is_counted;
  const auto& [with, without] =
      of_first ? std::tie(of_second_side, of_first_side) : std::tie(of_first_side, of_second_side);
  const int digit = static_cast<int>(said.value);
  const std::string& label = origin->label;
  return sum({condition, of_first ? 1U : 0U, static_cast<Word>(digit)}, [&, this] {
    for (const std::size_t h : with) summands_.push_back({opb_.some_place(h, digit)});
    for (const std::size_t h : without) summands_.push_back({opb_.one_place(h, digit)});
    return say::kDigitOf(label, digit);
  });
}

bool CuttingPlanesLog::lies_within(std::size_t house, std::size_t other, Literal fact,
                                   Reasons reasons) const {
  return std::ranges::all_of(members(house), [&](int cell) {
    return contains(members(other), cell) ||
           opb_.variables().variable(cell, static_cast<int>(fact.value)) == 0 ||
           std::ranges::find(reasons, static_cast<cp::VariableId>(cell), &Literal::variable) != reasons.end();
  });
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::crossing_sum(Literal fact, Reasons reasons) {
  if (fact.is_falsum() || reasons.empty()) return std::nullopt;
  const int taken_from = static_cast<int>(fact.variable);
  const int digit = static_cast<int>(fact.value);
  for (const std::size_t a : houses_) {
    if (!opb_.is_complete(a) || contains(members(a), taken_from)) continue;
    if (!contains(members(a), static_cast<int>(reasons.front().variable))) continue;
    for (const std::size_t b : houses_) {
      if (!contains(members(b), taken_from) || !lies_within(a, b, fact, reasons)) continue;
      return sum({conditions_.list.size() + a, b, static_cast<Word>(digit)}, [&, this] {
        summands_.push_back({opb_.some_place(a, digit)});
        summands_.push_back({opb_.one_place(b, digit)});
        return say::kDigitOfBoth(conditions_.list[a].origin->label, conditions_.list[b].origin->label, digit);
      });
    }
  }
  return std::nullopt;
}

CuttingPlanesLog::CellDigits CuttingPlanesLog::supposing(Reasons facts) const {
  CellDigits digits = conditions_.candidates;
  for (const Literal fact : facts) digits[fact.variable] &= cp::satisfying(fact, 1);
  return digits;
}

void CuttingPlanesLog::add_inequality(std::size_t condition, std::size_t part) {
  const auto& [kind, origin] = conditions_.list[condition];
  if (!origin->is_implied()) return summands_.push_back({opb_.part(condition, part)});
  // Houses minus cages, or the opposite. The first factor is always 1, so the houses are added if one of them
  // contains the first cell.
  const auto& of_sum = std::get<Sum>(kind);
  const auto& [cages, houses] = origin->follows_from;
  const bool adds_houses = std::ranges::any_of(
      houses, [&](std::size_t h) { return contains(members(h), of_sum.terms.front().cell); });
  const bool are_at_least = (of_sum.signs()[part] > 0) == adds_houses;
  for (const std::size_t h : houses)
    for (int digit = 1; digit <= opb_.digit_count(); ++digit)
      summands_.push_back({are_at_least ? opb_.some_place(h, digit) : opb_.one_place(h, digit),
                           static_cast<std::uint32_t>(digit)});
  for (const std::size_t cage : cages) summands_.push_back({opb_.part(cage, are_at_least ? 1 : 0)});
}

CuttingPlanesLog::StepId CuttingPlanesLog::bound_step(std::size_t condition, const SumBound& bound) {
  const auto& of_sum = std::get<Sum>(conditions_.list[condition].kind);
  SumKey key{kOfBounds, condition, bound.part};
  for (const int most : bound.greatest) key.push_back(static_cast<Word>(most));
  return sum(key, [&, this] {
    add_inequality(condition, bound.part);
    for (std::size_t i = 0; i < bound.greatest.size(); ++i) {
      const int cell = of_sum.terms[i].cell, most = bound.greatest[i];
      const auto factor = static_cast<std::uint32_t>(std::abs(most));
      if (most != 0) summands_.push_back({most > 0 ? opb_.one_digit(cell) : opb_.some_digit(cell), factor});
    }
    return (of_sum.signs()[bound.part] > 0 ? say::kCellsGiveMost
                                           : say::kCellsGiveLeast)(conditions_.list[condition].origin->label);
  });
}

void CuttingPlanesLog::note_sum(std::size_t condition, Literal fact, Reasons reasons,
                                std::vector<StepId>& uses) {
  const auto& of_sum = std::get<Sum>(conditions_.list[condition].kind);
  const CellDigits digits = supposing(reasons);
  std::vector<Digits> left;
  for (const Sum::Term& term : of_sum.terms) left.push_back(digits[at(term.cell)]);
  if (std::ranges::find(left, Digits{0}) != left.end()) return;
  for (std::size_t part = 0; part < of_sum.signs().size(); ++part) {
    const SumBound bound = bound_of(of_sum, part, left);
    const bool does = fact.is_falsum() ? slack_of(of_sum, bound) < 0 : takes(of_sum, bound, fact, left);
    if (does) return uses.push_back(bound_step(condition, bound));
  }
  std::vector<Literal> facts(reasons.begin(), reasons.end());
  std::vector<int> clause;
  if (!fact.is_falsum()) {
    facts.push_back(~fact);
    append(fact, clause);
  }
  for (const Literal reason : reasons) append(~reason, clause);
  if (fact.is_falsum()) return refute({&condition, 1}, digits, clause, uses);
  uses.push_back(clause_of({kOfCases, condition, hash_of(facts)}, {&condition, 1}, supposing(facts), clause));
}

void CuttingPlanesLog::note_cases(std::size_t condition, Literal fact, Reasons reasons,
                                  std::vector<StepId>& uses) {
  std::vector<Literal> facts(reasons.begin(), reasons.end());
  if (!fact.is_falsum()) facts.push_back(~fact);
  const SumKey key{kOfCases, condition, hash_of(facts)};
  if (const auto found = sums_.find(key); found != sums_.end()) return uses.push_back(found->second);
  std::vector<int> clause;
  for (const Literal supposed : facts) append(~supposed, clause);
  sort_range(clause);
  const auto repeated = std::ranges::unique(clause);
  clause.erase(repeated.begin(), repeated.end());
  std::vector<std::size_t> constraints;  // indices counted from 0
  const auto take = [&constraints](Id id) { constraints.push_back(static_cast<std::size_t>(id - 1)); };
  const Origin& origin = *conditions_.list[condition].origin;
  std::set<int> cells;
  for (const std::size_t stated : origin.is_implied() ? origin.follows_from.added : std::vector{condition}) {
    for (auto id = opb_.part(stated, 0); id < opb_.part(stated + 1, 0); ++id) take(id);
    for (const int cell : conditions_.list[stated].cells()) cells.insert(cell);
  }
  for (const int cell : cells) {
    take(opb_.some_digit(cell));
    take(opb_.one_digit(cell));
  }
  const auto add = [this](std::span<const int> literals, std::span<const StepId> used) {
    return add_clause(literals, used);
  };
  CaseRefutation refutation(opb_.formula(), std::move(constraints), add);
  std::vector<StepId> used;
  [[maybe_unused]] const bool is_refuted = refutation.refute(clause, used);
  assert(is_refuted);  // the reasons are sufficient
  const StepId step = add_clause(clause, used);
  sums_[key] = step;
  uses.push_back(step);
}

CuttingPlanesLog::StepId CuttingPlanesLog::digit_sets_clause(std::size_t condition, Literal fact) {
  const auto& [kind, origin] = conditions_.list[condition];
  const int cell = std::get<OneOf>(kind).cell, digit = static_cast<int>(fact.value);
  const Literal supposed = ~fact;
  std::vector<int> clause{-opb_.variables().variable(cell, digit)};
  return clause_of({kOfCases, condition, static_cast<Word>(digit)}, origin->follows_from.added,
                   supposing({&supposed, 1}), clause);
}

CuttingPlanesLog::StepId CuttingPlanesLog::clause_of(const SumKey& key,
                                                     std::span<const std::size_t> conditions,
                                                     CellDigits digits, std::vector<int>& clause) {
  if (const auto found = sums_.find(key); found != sums_.end()) return found->second;
  std::vector<StepId> uses;
  refute(conditions, std::move(digits), clause, uses);
  return sums_[key] = add_clause(clause, uses);
}

void CuttingPlanesLog::refute(std::span<const std::size_t> conditions, CellDigits digits,
                              std::vector<int>& clause, std::vector<StepId>& uses) {
  if (!propagate(conditions, digits, uses)) return;
  std::optional<int> open;
  for (const std::size_t i : conditions)
    for (const int cell : conditions_.list[i].cells())
      if (count_of(digits[at(cell)]) > 1 &&
          (!open || count_of(digits[at(cell)]) < count_of(digits[at(*open)])))
        open = cell;
  assert(open.has_value());  // otherwise the reasons would not be sufficient
  if (!open) return;
  for (const int i : Bits(digits[at(*open)])) {
    CellDigits one = digits;
    one[at(*open)] = bit(i);
    std::vector<StepId> used = uses;
    clause.push_back(-opb_.variables().variable(*open, i + 1));
    refute(conditions, std::move(one), clause, used);
    uses.push_back(add_clause(clause, used));
    clause.pop_back();
  }
}

bool CuttingPlanesLog::propagate(std::span<const std::size_t> conditions, CellDigits& digits,
                                 std::vector<StepId>& uses) {
  CellDigits before;
  do {
    before = digits;
    for (const std::size_t i : conditions) {
      const ConditionKind& kind = conditions_.list[i].kind;
      if (const auto* const house = std::get_if<Distinct>(&kind)) {
        if (!take_singles(house->members, digits)) return false;
        continue;
      }
      const auto& of_sum = std::get<Sum>(kind);
      std::vector<Digits> left;
      for (const Sum::Term& term : of_sum.terms) left.push_back(digits[at(term.cell)]);
      std::vector<SumBound> bounds;
      const bool is_possible = propagate_bounds(of_sum, left, bounds);
      for (const SumBound& bound : bounds) uses.push_back(bound_step(i, bound));
      if (!is_possible) return false;
      for (std::size_t k = 0; k < left.size(); ++k) digits[at(of_sum.terms[k].cell)] = left[k];
    }
  } while (digits != before);
  return true;
}

CuttingPlanesLog::StepId CuttingPlanesLog::add_clause(std::span<const int> literals,
                                                      std::span<const StepId> uses) {
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  uses_.insert(uses_.end(), uses.begin(), uses.end());
  return add_step();
}

}  // namespace quadrille::sudoku
