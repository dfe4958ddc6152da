#include "sudoku/prove/cutting_planes_log.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "base/overloaded.h"
#include "base/sort.h"
#include "cp/store.h"
#include "sudoku/prove/sentences.h"

namespace quadrille::sudoku {

namespace {

using cp::Literal;

/// The first word of the key of a sum that belongs to a clause; other keys begin with the index of a
/// condition.
constexpr Word kOfClauses = ~Word{0};

}  // namespace

std::uint64_t CuttingPlanesLog::hash_of(Reasons facts) {
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
  for (const Literal fact : facts) append(fact, literals_);
  sort_range(pending_);
  const auto repeated = std::ranges::unique(pending_);
  pending_.erase(repeated.begin(), repeated.end());
  uses_.insert(uses_.end(), pending_.begin(), pending_.end());
  pending_.clear();
  learnt_[hash_of(facts)] = add_step();
}

void CuttingPlanesLog::add_solution(std::span<const int> literals) {
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  solutions_.push_back(add_step());
}

void CuttingPlanesLog::append(Literal fact, std::vector<int>& literals) const {
  const int cell = static_cast<int>(fact.variable);
  const CandidateVariables& variables = opb_.variables();
  if (fact.relation == cp::Relation::not_equal) {
    literals.push_back(-variables.variable(cell, static_cast<int>(fact.value)));
    return;
  }
  for (const int v : variables.of_cell(cell))
    if (fact.holds_for(variables.candidate(v).digit)) literals.push_back(v);
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
  // By the clause the cell holds one of several digits; propagation needs the sum to see that it holds no
  // other digit.
  const int cell = static_cast<int>(changed);
  return sum({kOfClauses, clause, changed}, [&, this] {
    summands_.push_back({opb_.one_digit(cell)});
    uses_.push_back(clause);
    return say::kClauseLeaves(cell_name(cell, conditions_.layout));
  });
}

void CuttingPlanesLog::note_reasons(const cp::Constraint& constraint, Literal fact, cp::VariableId changed,
                                    Reasons reasons, std::vector<StepId>& uses) {
  const std::size_t index = constraint.index();
  const auto use = [&uses](std::optional<StepId> step) {
    if (step) uses.push_back(*step);
  };
  if (index >= posted_) {
    std::vector<Literal> facts;
    if (!fact.is_falsum()) facts.push_back(fact);
    for (const Literal reason : reasons) facts.push_back(~reason);
    use(clause_step(facts, changed));
  } else if (index >= conditions_.list.size()) {
    use(crossing_sum(fact, reasons));
  } else {
    conditions_.list[index].visit(Overloaded{
        [&](const Distinct&) { use(hall_sum(index, fact, reasons)); },
        [&](const SameDigits&) { use(leftovers_sum(index, reasons)); },
        [&](const OneOf&) {
          const Condition& condition = conditions_.list[index];
          if (!condition.is_implied()) return;  // the formula states it
          const auto is_about_sets = [&](std::size_t source) {
            const ConditionKind& kind = conditions_.list[source].kind;
            return std::holds_alternative<Distinct>(kind) || std::holds_alternative<Sum>(kind);
          };
          if (std::ranges::all_of(condition.origin->follows_from.added, is_about_sets)) {
            use(digit_sets_clause(index, fact));
          } else {
            note_cases(index, fact, reasons, uses);
          }
        },
        [&](const Sum&) { note_sum(index, fact, reasons, uses); },
        // Unit propagation sees everything that these infer.
        [](const Relation&) {},
        [](const Order&) {},
        [](const DigitWord&) {},
        [&](const Table&) {
          if (conditions_.list[index].is_implied()) note_cases(index, fact, reasons, uses);
        },
        [](const DistinctPairs&) {},
        // These infer more than unit propagation over their part of the formula.
        [&](const DigitCount& of) {
          // For example: one of two cells holds 2 or 3, and this one does, so the other does not.
          if (std::popcount(of.digits) > 1) note_cases(index, fact, reasons, uses);
        },
        // For example: the digit is in none of the cells that may be named, so the first cell does not hold
        // it.
        [&](const Index&) { note_cases(index, fact, reasons, uses); },
        [&](const DistinctCount&) { note_cases(index, fact, reasons, uses); },
        [&](const Connected&) { note_cases(index, fact, reasons, uses); },
        [&](const Any&) { note_cases(index, fact, reasons, uses); },
    });
  }
}

bool CuttingPlanesLog::write(proof::VeripbWriter& writer, bool has_failed,
                             const std::function<bool()>& is_stopped) const {
  constexpr StepId kNever = std::numeric_limits<StepId>::max();
  constexpr StepId kStepsBetweenQuestions = 1024;
  std::vector<StepId> last_use(steps_.size());  // 0: no later step uses it; the first step uses none
  const auto uses_of = [this](StepId step) {
    const std::size_t begin = step == 0 ? 0 : steps_[step - 1].uses;
    return std::span(uses_).subspan(begin, steps_[step].uses - begin);
  };
  for (const StepId step : solutions_) last_use[step] = kNever;
  if (has_failed) {
    for (const auto* uses : {&at_root_, &pending_})
      for (const StepId step : *uses) last_use[step] = kNever;
  }
  for (auto step = static_cast<StepId>(steps_.size()); step-- > 0;) {
    if (last_use[step] == 0) continue;
    for (const StepId use : uses_of(step))
      if (last_use[use] == 0) last_use[use] = step;
  }
  std::vector<Id> ids(steps_.size());
  std::vector<Id> erased;
  std::vector<proof::VeripbWriter::Summand> summands;
  auto solution = solutions_.begin();
  for (StepId step = 0; step < steps_.size(); ++step) {
    if (step % kStepsBetweenQuestions == 0 && is_stopped()) return false;
    if (last_use[step] == 0) continue;
    const Step before = step == 0 ? Step{0, 0, 0} : steps_[step - 1];
    const auto literals =
        std::span(literals_).subspan(before.literals, steps_[step].literals - before.literals);
    if (solution != solutions_.end() && *solution == step) {
      ids[step] = writer.add_solution(literals);
      ++solution;
    } else if (const auto meaning = meanings_.find(step); meaning != meanings_.end()) {
      writer.comment(meaning->second);
      summands.assign(summands_.begin() + static_cast<std::ptrdiff_t>(before.summands),
                      summands_.begin() + static_cast<std::ptrdiff_t>(steps_[step].summands));
      for (const StepId use : uses_of(step)) summands.push_back({ids[use]});
      ids[step] = writer.add_sum(summands);
    } else {
      ids[step] = writer.add_clause(literals);
    }
    erased.clear();
    for (const StepId use : uses_of(step))
      if (last_use[use] == step) erased.push_back(ids[use]);
    if (!erased.empty()) writer.erase(erased);
  }
  return true;
}

std::size_t CuttingPlanesLog::memory() const {
  constexpr std::size_t kNode = 64;  // of a map, approximately
  return steps_.capacity() * sizeof(Step) + summands_.capacity() * sizeof(summands_[0]) +
         literals_.capacity() * sizeof(int) + (uses_.capacity() + at_root_.capacity()) * sizeof(StepId) +
         learnt_.size() * kNode + sums_.size() * 3 * kNode;
}

}  // namespace quadrille::sudoku
