// Records a learning search as a proof by cutting planes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cp/forward.h"
#include "cp/observer.h"
#include "proof/veripb.h"
#include "sudoku/conditions/conditions.h"
#include "sudoku/encode/opb.h"
#include "sudoku/prove/sum_bounds.h"

namespace quadrille::sudoku {

/// Records the clauses that the search learns. If a constraint infers more than unit propagation over the
/// formula would, records also the sums that close the gap: Hall sets, leftovers, crossings of houses, the
/// bounds of sums of cells, and what a clause implies for the bounds of a cell. A sum is valid everywhere, so
/// each is recorded once.
class CuttingPlanesLog final : public cp::Observer {
 public:
  /// The store must contain only the conditions, posted by post(), and learnt clauses; no other constraint
  /// may infer anything. root: the level of the store below the first decision. Conditions and formula must
  /// outlive the log.
  CuttingPlanesLog(const Conditions& conditions, const Opb& opb, std::size_t posted, std::uint32_t root);

  void on_changes(const cp::Store& store, const cp::Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override;
  void on_reasons(const cp::Store& store, const cp::Constraint& constraint, cp::Literal fact,
                  std::span<const cp::Literal> reasons) override;
  void on_learnt(const cp::Store& store, std::span<const cp::Literal> facts, std::uint32_t depth) override;

  /// Records a solution by literals of the formula from which the others follow by unit propagation. The
  /// search must exclude it.
  void add_solution(std::span<const int> literals);
  [[nodiscard]] std::size_t solution_count() const { return solutions_.size(); }

  /// Writes all solutions and, after a failure at the root whose reasons were reported to the log, also the
  /// steps that it needs, and no others; without the conclusion. is_stopped is called from time to time;
  /// returns false if it returned true.
  [[nodiscard]] bool write(proof::VeripbWriter& writer, bool has_failed,
                           const std::function<bool()>& is_stopped) const;

  /// In bytes.
  [[nodiscard]] std::size_t memory() const;

 private:
  using Id = proof::ConstraintId;
  using StepId = std::uint32_t;
  /// Identifies a Hall set, leftovers, a crossing, a bound or a clause.
  using SumKey = std::vector<Word>;
  using Reasons = std::span<const cp::Literal>;

  /// A sum of constraints and of earlier steps, or a clause: the ends of its parts in the arrays below. They
  /// begin where those of the step before it end.
  struct Step {
    std::size_t summands, literals, uses;
  };

  /// changed: the cell that the constraint removed digits from, if any.
  void note_reasons(const cp::Constraint& constraint, cp::Literal fact, cp::VariableId changed,
                    Reasons reasons, std::vector<StepId>& uses);
  [[nodiscard]] std::optional<StepId> hall_sum(std::size_t house, cp::Literal fact, Reasons reasons);
  [[nodiscard]] std::optional<StepId> leftovers_sum(std::size_t condition, Reasons reasons);
  /// Records that a clause of these facts was learnt, from which the fact on the cell `changed`, if any, now
  /// follows.
  [[nodiscard]] std::optional<StepId> clause_step(Reasons facts, cp::VariableId changed);
  [[nodiscard]] std::optional<StepId> crossing_sum(cp::Literal fact, Reasons reasons);
  [[nodiscard]] bool lies_within(std::size_t house, std::size_t other, cp::Literal fact,
                                 Reasons reasons) const;
  [[nodiscard]] const std::vector<int>& members(std::size_t house) const {
    return std::get<Distinct>(conditions_.list[house].kind).members;
  }
  /// The sum of that key. If it was not recorded before, make() gives its summands and its meaning.
  template <class F>
  StepId sum(const SumKey& key, F make);
  StepId add_step();
  /// A hash that does not depend on the order of the facts.
  [[nodiscard]] static std::uint64_t hash_of(Reasons facts);
  void append(cp::Literal fact, std::vector<int>& literals) const;

  // For conditions that are sums, and for what follows from one together with houses.

  using CellDigits = std::vector<Digits>;  // by cell: its possible digits
  /// The possible digits of the cells under these facts.
  [[nodiscard]] CellDigits supposing(Reasons facts) const;
  /// Records the sum with which unit propagation derives the fact from the reasons.
  void note_sum(std::size_t condition, cp::Literal fact, Reasons reasons, std::vector<StepId>& uses);
  /// The same by case analysis over the condition's part of the formula or, if it is implied, over the parts
  /// of the conditions that it follows from.
  void note_cases(std::size_t condition, cp::Literal fact, Reasons reasons, std::vector<StepId>& uses);
  /// A clause that says that the fact's digit is in no set that houses and sums leave to the cell.
  [[nodiscard]] StepId digit_sets_clause(std::size_t condition, cp::Literal fact);
  /// Adds to the summands one of the sum's inequalities, or, if it is implied, those that it follows from.
  void add_inequality(std::size_t condition, std::size_t part);
  [[nodiscard]] StepId bound_step(std::size_t condition, const SumBound& bound);
  /// Records the steps with which unit propagation refutes these candidates by some houses and sums: bounds
  /// and, if these do not suffice, cases. clause: its literals are false if the candidates are these.
  void refute(std::span<const std::size_t> conditions, CellDigits digits, std::vector<int>& clause,
              std::vector<StepId>& uses);
  /// The clause of that key. If it was not recorded before, it is derived from the steps that refute its
  /// negation.
  [[nodiscard]] StepId clause_of(const SumKey& key, std::span<const std::size_t> conditions,
                                 CellDigits digits, std::vector<int>& clause);
  [[nodiscard]] bool propagate(std::span<const std::size_t> conditions, CellDigits& digits,
                               std::vector<StepId>& uses);
  StepId add_clause(std::span<const int> literals, std::span<const StepId> uses);

  const Conditions& conditions_;
  const Opb& opb_;
  std::vector<std::size_t> houses_;  // indices of the conditions that are houses
  std::size_t posted_;
  std::uint32_t root_;
  std::vector<Step> steps_;
  std::vector<proof::VeripbWriter::Summand> summands_;
  std::vector<int> literals_;
  std::vector<StepId> uses_;  // the steps that each step follows from
  std::map<SumKey, StepId> sums_;
  std::unordered_map<StepId, std::string> meanings_;  // of the sums, as comments for people
  std::unordered_map<std::uint64_t, StepId> learnt_;  // by a hash of its facts
  std::vector<StepId> solutions_;                     // the steps that are solutions
  std::vector<StepId> at_root_;                       // the steps from which the facts at the root follow
  std::vector<StepId> pending_;                       // the steps from which the next clause follows
};

template <class F>
CuttingPlanesLog::StepId CuttingPlanesLog::sum(const SumKey& key, F make) {
  const auto [found, is_new] = sums_.try_emplace(key, static_cast<StepId>(steps_.size()));
  if (is_new) {
    std::string meaning = make();
    meanings_.emplace(add_step(), std::move(meaning));
  }
  return found->second;
}

}  // namespace quadrille::sudoku
