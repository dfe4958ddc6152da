#include "sudoku/cutting_planes_log.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sudoku/hall_set.h"

namespace quadrille::sudoku {

namespace {

using cp::Literal;
using cp::Relation;

/// The same for facts in any order.
std::uint64_t hash_of(std::span<const Literal> facts) {
  std::uint64_t sum = 0;
  for (const Literal fact : facts) {
    // The finaliser of Steele, Lea and Flood's SplitMix64.
    std::uint64_t h = (std::uint64_t{fact.variable} << 32 | static_cast<std::uint64_t>(fact.value) << 2 |
                       static_cast<std::uint64_t>(fact.relation)) +
                      0x9e3779b97f4a7c15U;
    h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9U;
    h = (h ^ (h >> 27)) * 0x94d049bb133111ebU;
    sum += h ^ (h >> 31);
  }
  return sum;
}

std::string cells_of(const House& house, Word positions, int size) {
  std::string text;
  for (const int i : Bits(positions)) text += " " + cell_name(house.cells[static_cast<std::size_t>(i)], size);
  return text;
}

std::string digits_of(Digits digits) {
  std::string text;
  for (const int i : Bits(digits)) text += fmt::format(" {}", i + 1);
  return text;
}

bool contains(const House& house, int cell) {
  return std::ranges::find(house.cells, cell) != house.cells.end();
}

}  // namespace

CuttingPlanesLog::StepId CuttingPlanesLog::add_step() {
  steps_.push_back({summands_.size(), literals_.size(), uses_.size()});
  return static_cast<StepId>(steps_.size() - 1);
}

template <class F>
CuttingPlanesLog::StepId CuttingPlanesLog::sum(const SumKey& key, F make) {
  const auto [found, is_new] = sums_.try_emplace(key, static_cast<StepId>(steps_.size()));
  if (is_new) {
    std::string meaning = make();
    meanings_.emplace(add_step(), std::move(meaning));
  }
  return found->second;
}

void CuttingPlanesLog::on_changes(const cp::Store& store, const cp::Constraint* constraint,
                                  std::uint32_t begin, std::uint32_t end) {
  if (constraint == nullptr || store.level() > root_) return;
  std::vector<Literal> reasons;
  const auto note = [&](const cp::Change& change, std::uint32_t i, Literal fact) {
    reasons.clear();
    constraint->explain(cp::Past(store, i), fact, change.data, reasons);
    note_reasons(*constraint, fact, reasons, at_root_);
  };
  for (std::uint32_t i = begin; i < end; ++i) {
    const cp::Change& change = store.domains().change(i);
    if (constraint->index() >= posted_) {
      note(change, i, Literal::falsum());
      continue;
    }
    const cp::Value origin = store.domains().origin(change.variable);
    for (const int value : Bits(change.removed))
      note(change, i, {change.variable, Relation::not_equal, origin + value});
  }
}

void CuttingPlanesLog::on_reasons(const cp::Store&, const cp::Constraint& constraint, Literal fact,
                                  Reasons reasons) {
  note_reasons(constraint, fact, reasons, pending_);
}

void CuttingPlanesLog::on_learnt(const cp::Store&, std::span<const Literal> facts, std::uint32_t) {
  for (const Literal fact : facts) append(fact);
  std::ranges::sort(pending_);
  const auto repeated = std::ranges::unique(pending_);
  pending_.erase(repeated.begin(), repeated.end());
  uses_.insert(uses_.end(), pending_.begin(), pending_.end());
  pending_.clear();
  learnt_[hash_of(facts)] = add_step();
}

void CuttingPlanesLog::append(Literal fact) {
  const int cell = static_cast<int>(fact.variable);
  const CandidateVariables& variables = opb_.variables();
  if (fact.relation == Relation::not_equal) {
    literals_.push_back(-variables.variable(cell, static_cast<int>(fact.value)));
    return;
  }
  for (const int v : variables.of_cell(cell))
    if (fact.holds_for(variables.candidate(v).digit)) literals_.push_back(v);
}

void CuttingPlanesLog::note_reasons(const cp::Constraint& constraint, Literal fact, Reasons reasons,
                                    std::vector<StepId>& uses) {
  std::size_t index = constraint.index();
  std::optional<StepId> step;
  if (index >= posted_) {
    std::vector<Literal> facts;
    if (!fact.is_falsum()) facts.push_back(fact);
    for (const Literal reason : reasons) facts.push_back(~reason);
    const auto found = learnt_.find(hash_of(facts));
    if (found != learnt_.end()) step = found->second;
  } else if (index < model_.houses.size()) {
    step = hall_sum(index, fact, reasons);
  } else if (index -= model_.houses.size(); index >= model_.differences.size()) {
    index -= model_.differences.size();
    step = index < model_.implied.size() ? leftovers_sum(index, reasons) : crossing_sum(fact, reasons);
  }
  if (step) uses.push_back(*step);
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::hall_sum(std::size_t h, Literal fact,
                                                                   Reasons reasons) {
  const House& house = model_.houses[h];
  const auto position = [&house](cp::VariableId x) {
    return static_cast<std::size_t>(std::ranges::find(house.cells, static_cast<int>(x)) -
                                    house.cells.begin());
  };
  std::vector<Digits> digits;
  for (const int cell : house.cells) digits.push_back(model_.candidates[static_cast<std::size_t>(cell)]);
  const auto suppose = [&](Literal supposed) {
    digits[position(supposed.variable)] &= cp::satisfying(supposed, 1);
  };
  for (const Literal reason : reasons) suppose(reason);
  if (!fact.is_falsum()) suppose(~fact);
  auto found = hall_set(digits);
  if (!found) return std::nullopt;
  // Without the cell that the fact takes a digit from, the sum takes it from all cells.
  if (fact.relation == Relation::not_equal && !fact.is_falsum())
    found->cells &= ~bit(static_cast<int>(position(fact.variable)));
  const Word other_cells = low_bits(static_cast<int>(house.cells.size())) & ~found->cells;
  const Digits other_digits = low_bits(model_.size) & ~found->digits;
  const bool is_full = opb_.is_full(h);
  // A digit for one cell, or a cell for one digit: propagation sees that.
  if (count_of(found->digits) <= 1 || (is_full && count_of(other_digits) <= 1)) return std::nullopt;
  return sum({h, found->cells, found->digits}, [&, this] {
    const int here = count_of(found->cells) + count_of(found->digits);
    const int there = count_of(other_cells) + count_of(other_digits);
    const bool by_places = is_full && there < here;
    for (const int i : Bits(by_places ? other_digits : found->digits))
      summands_.push_back(by_places ? opb_.some_place(h, i + 1) : opb_.one_place(h, i + 1));
    for (const int i : Bits(by_places ? other_cells : found->cells)) {
      const int cell = house.cells[static_cast<std::size_t>(i)];
      summands_.push_back(by_places ? opb_.one_digit(cell) : opb_.some_digit(cell));
    }
    return by_places ? fmt::format("{}: digits{}, cells{}", house.name, digits_of(other_digits),
                                   cells_of(house, other_cells, model_.size))
                     : fmt::format("{}: cells{}, digits{}", house.name,
                                   cells_of(house, found->cells, model_.size), digits_of(found->digits));
  });
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::leftovers_sum(std::size_t implied,
                                                                        Reasons reasons) {
  const SameDigits& same = model_.implied[implied];
  if (reasons.empty()) return std::nullopt;
  // One side has the digit as often as the other could: it has no more.
  const auto counted = std::ranges::find(reasons, Relation::equal, &Literal::relation);
  const bool is_counted = counted != reasons.end();
  const Literal said = is_counted ? *counted : reasons.front();
  const bool first = std::ranges::find(same.first, static_cast<int>(said.variable)) != same.first.end();
  const bool of_first = first == is_counted;
  const auto& [with, without] = of_first ? std::tie(same.second_houses, same.first_houses)
                                         : std::tie(same.first_houses, same.second_houses);
  const int digit = static_cast<int>(said.value);
  return sum({model_.houses.size() + implied, of_first ? 1U : 0U, static_cast<Word>(digit)}, [&, this] {
    for (const std::size_t h : with) summands_.push_back(opb_.some_place(h, digit));
    for (const std::size_t h : without) summands_.push_back(opb_.one_place(h, digit));
    return fmt::format("{}: digit {}", same.name, digit);
  });
}

bool CuttingPlanesLog::lies_within(std::size_t house, std::size_t other, Literal fact,
                                   Reasons reasons) const {
  return std::ranges::all_of(model_.houses[house].cells, [&](int cell) {
    return contains(model_.houses[other], cell) ||
           opb_.variables().variable(cell, static_cast<int>(fact.value)) == 0 ||
           std::ranges::find(reasons, static_cast<cp::VariableId>(cell), &Literal::variable) != reasons.end();
  });
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::crossing_sum(Literal fact, Reasons reasons) {
  if (fact.is_falsum() || reasons.empty()) return std::nullopt;
  const int taken_from = static_cast<int>(fact.variable);
  const int digit = static_cast<int>(fact.value);
  for (std::size_t a = 0; a < model_.houses.size(); ++a) {
    if (!opb_.is_full(a) || contains(model_.houses[a], taken_from)) continue;
    if (!contains(model_.houses[a], static_cast<int>(reasons.front().variable))) continue;
    for (std::size_t b = 0; b < model_.houses.size(); ++b) {
      if (!contains(model_.houses[b], taken_from) || !lies_within(a, b, fact, reasons)) continue;
      return sum({model_.houses.size() + model_.implied.size() + a, b, static_cast<Word>(digit)}, [&, this] {
        summands_.push_back(opb_.some_place(a, digit));
        summands_.push_back(opb_.one_place(b, digit));
        return fmt::format("{} and {}: digit {}", model_.houses[a].name, model_.houses[b].name, digit);
      });
    }
  }
  return std::nullopt;
}

bool CuttingPlanesLog::write(proof::VeripbWriter& writer, const std::function<bool()>& is_stopped) const {
  constexpr StepId kNever = std::numeric_limits<StepId>::max();
  constexpr StepId kStepsBetweenQuestions = 1024;
  std::vector<StepId> last_use(steps_.size());  // 0: there is none; the first step uses nothing
  const auto uses_of = [this](StepId step) {
    const std::size_t begin = step == 0 ? 0 : steps_[step - 1].uses;
    return std::span(uses_).subspan(begin, steps_[step].uses - begin);
  };
  for (const auto* uses : {&at_root_, &pending_})
    for (const StepId step : *uses) last_use[step] = kNever;
  for (auto step = static_cast<StepId>(steps_.size()); step-- > 0;) {
    if (last_use[step] == 0) continue;
    for (const StepId use : uses_of(step))
      if (last_use[use] == 0) last_use[use] = step;
  }
  std::vector<Id> ids(steps_.size());
  std::vector<Id> erased;
  for (StepId step = 0; step < steps_.size(); ++step) {
    if (step % kStepsBetweenQuestions == 0 && is_stopped()) return false;
    if (last_use[step] == 0) continue;
    const Step before = step == 0 ? Step{0, 0, 0} : steps_[step - 1];
    const auto meaning = meanings_.find(step);
    if (meaning != meanings_.end()) {
      writer.comment(meaning->second);
      ids[step] = writer.add_sum(
          std::span(summands_).subspan(before.summands, steps_[step].summands - before.summands));
    } else {
      ids[step] = writer.add_clause(
          std::span(literals_).subspan(before.literals, steps_[step].literals - before.literals));
    }
    erased.clear();
    for (const StepId use : uses_of(step))
      if (last_use[use] == step) erased.push_back(ids[use]);
    if (!erased.empty()) writer.erase(erased);
  }
  writer.conclude();
  return true;
}

std::size_t CuttingPlanesLog::memory() const {
  constexpr std::size_t kNode = 64;  // of a map, about
  return steps_.capacity() * sizeof(Step) + summands_.capacity() * sizeof(Id) +
         literals_.capacity() * sizeof(int) + (uses_.capacity() + at_root_.capacity()) * sizeof(StepId) +
         learnt_.size() * kNode + sums_.size() * 3 * kNode;
}

}  // namespace quadrille::sudoku
