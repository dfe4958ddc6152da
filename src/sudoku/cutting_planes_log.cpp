#include "sudoku/cutting_planes_log.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/overloaded.h"
#include "sudoku/hall_set.h"

namespace quadrille::sudoku {

namespace {

using cp::Literal;

/// First in the key of a sum that belongs to a clause, where others have a condition.
constexpr Word kOfClauses = ~Word{0};

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

std::string cells_of(const Distinct& house, Word positions, int size) {
  std::string text;
  for (const int i : Bits(positions)) text += " " + cell_name(house.members[at(i)], size);
  return text;
}

std::string digits_of(Digits digits) {
  std::string text;
  for (const int i : Bits(digits)) text += fmt::format(" {}", i + 1);
  return text;
}

bool contains(const std::vector<int>& cells, int cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

}  // namespace

CuttingPlanesLog::CuttingPlanesLog(const Conditions& conditions, const Opb& opb, std::size_t posted,
                                   std::uint32_t root)
    : conditions_(conditions), opb_(opb), posted_(posted), root_(root) {
  for (std::size_t i = 0; i < conditions.stated().size(); ++i)
    if (std::holds_alternative<Distinct>(conditions.list[i].kind)) houses_.push_back(i);
}

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
    note_reasons(*constraint, fact, change.variable, reasons, at_root_);
  };
  for (std::uint32_t i = begin; i < end; ++i) {
    const cp::Change& change = store.domains().change(i);
    if (constraint->index() >= posted_) {
      note(change, i, Literal::falsum());
      continue;
    }
    const cp::Value origin = store.domains().origin(change.variable);
    for (const int value : Bits(change.removed))
      note(change, i, {change.variable, cp::Relation::not_equal, origin + value});
  }
}

void CuttingPlanesLog::on_reasons(const cp::Store&, const cp::Constraint& constraint, Literal fact,
                                  Reasons reasons) {
  note_reasons(constraint, fact, fact.variable, reasons, pending_);
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
  if (fact.relation == cp::Relation::not_equal) {
    literals_.push_back(-variables.variable(cell, static_cast<int>(fact.value)));
    return;
  }
  for (const int v : variables.of_cell(cell))
    if (fact.holds_for(variables.candidate(v).digit)) literals_.push_back(v);
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::clause_step(Reasons facts, cp::VariableId changed) {
  const auto found = learnt_.find(hash_of(facts));
  if (found == learnt_.end()) return std::nullopt;
  const StepId clause = found->second;
  const auto is_bound = [&](Literal fact) {
    if (fact.variable != changed || fact.relation == cp::Relation::not_equal) return false;
    const Digits digits = conditions_.candidates[changed];
    const Digits kept = digits & cp::satisfying(fact, 1);
    return kept != digits && !is_single(kept);
  };
  if (std::ranges::none_of(facts, is_bound)) return clause;
  // The cell holds one of several digits, says the clause; that it holds none of the others, propagation only
  // sees with the sum.
  const int cell = static_cast<int>(changed);
  return sum({kOfClauses, clause, changed}, [&, this] {
    summands_.push_back({opb_.one_digit(cell)});
    uses_.push_back(clause);
    return fmt::format("{}: what the clause leaves", cell_name(cell, conditions_.size));
  });
}

void CuttingPlanesLog::note_reasons(const cp::Constraint& constraint, Literal fact, cp::VariableId changed,
                                    Reasons reasons, std::vector<StepId>& uses) {
  const std::size_t index = constraint.index();
  std::optional<StepId> step;
  if (index >= posted_) {
    std::vector<Literal> facts;
    if (!fact.is_falsum()) facts.push_back(fact);
    for (const Literal reason : reasons) facts.push_back(~reason);
    step = clause_step(facts, changed);
  } else if (index >= conditions_.list.size()) {
    step = crossing_sum(fact, reasons);
  } else {
    step = conditions_.list[index].visit(Overloaded{
        [&](const Distinct&) { return hall_sum(index, fact, reasons); },
        [&](const SameDigits&) { return leftovers_sum(index, reasons); },
        // Propagation sees all that these infer.
        [](const Relation&) { return std::optional<StepId>(); },
        [](const OneOf&) { return std::optional<StepId>(); },
        [](const Order&) { return std::optional<StepId>(); },
    });
  }
  if (step) uses.push_back(*step);
}

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
  // Without the cell that the fact takes a digit from, the sum takes it from all cells.
  if (fact.relation == cp::Relation::not_equal && !fact.is_falsum())
    found->cells &= ~bit(static_cast<int>(position(fact.variable)));
  const Word other_cells = low_bits(static_cast<int>(house.members.size())) & ~found->cells;
  const Digits other_digits = low_bits(conditions_.size) & ~found->digits;
  const bool is_complete = opb_.is_complete(h);
  // A digit for one cell, or a cell for one digit: propagation sees that.
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
    return by_places ? fmt::format("{}: digits{}, cells{}", label, digits_of(other_digits),
                                   cells_of(house, other_cells, conditions_.size))
                     : fmt::format("{}: cells{}, digits{}", label,
                                   cells_of(house, found->cells, conditions_.size), digits_of(found->digits));
  });
}

std::optional<CuttingPlanesLog::StepId> CuttingPlanesLog::leftovers_sum(std::size_t condition,
                                                                        Reasons reasons) {
  const auto& [kind, origin] = conditions_.list[condition];
  // What the formula states, propagation sees.
  if (!origin->is_implied() || reasons.empty()) return std::nullopt;
  const auto& same = std::get<SameDigits>(kind);
  const auto& [of_first_side, of_second_side] = origin->follows_from;
  // One side has the digit as often as the other could: it has no more.
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
    return fmt::format("{}: digit {}", label, digit);
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
        return fmt::format("{} and {}: digit {}", conditions_.list[a].origin->label,
                           conditions_.list[b].origin->label, digit);
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
  std::vector<proof::VeripbWriter::Summand> summands;
  for (StepId step = 0; step < steps_.size(); ++step) {
    if (step % kStepsBetweenQuestions == 0 && is_stopped()) return false;
    if (last_use[step] == 0) continue;
    const Step before = step == 0 ? Step{0, 0, 0} : steps_[step - 1];
    const auto meaning = meanings_.find(step);
    if (meaning != meanings_.end()) {
      writer.comment(meaning->second);
      summands.assign(summands_.begin() + static_cast<std::ptrdiff_t>(before.summands),
                      summands_.begin() + static_cast<std::ptrdiff_t>(steps_[step].summands));
      for (const StepId use : uses_of(step)) summands.push_back({ids[use]});
      ids[step] = writer.add_sum(summands);
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
  return steps_.capacity() * sizeof(Step) + summands_.capacity() * sizeof(summands_[0]) +
         literals_.capacity() * sizeof(int) + (uses_.capacity() + at_root_.capacity()) * sizeof(StepId) +
         learnt_.size() * kNode + sums_.size() * 3 * kNode;
}

}  // namespace quadrille::sudoku
