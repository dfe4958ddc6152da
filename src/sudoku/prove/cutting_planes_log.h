// What a learning search does, as a proof by cutting planes.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "cp/observer.h"
#include "cp/store.h"
#include "proof/veripb.h"
#include "sudoku/prove/opb.h"
#include "sudoku/prove/sum_bounds.h"

namespace quadrille::sudoku {

/// Notes the clauses that the search learns and, where its constraints infer more than propagation over the
/// formula would, the sums that make up for it: Hall sets, leftovers, crossings of houses, the bounds
/// of sums of cells, and what a clause says of the bounds of a cell. A sum holds everywhere, so each is noted
/// once.
class CuttingPlanesLog final : public cp::Observer {
 public:
  /// The store has the conditions, by post(), and what the search learns; no other constraint infers
  /// anything. root: the level of the store below the first decision. Conditions and formula must outlive the
  /// log.
  CuttingPlanesLog(const Conditions& conditions, const Opb& opb, std::size_t posted, std::uint32_t root);

  void on_changes(const cp::Store& store, const cp::Constraint* constraint, std::uint32_t begin,
                  std::uint32_t end) override;
  void on_reasons(const cp::Store& store, const cp::Constraint& constraint, cp::Literal fact,
                  std::span<const cp::Literal> reasons) override;
  void on_learnt(const cp::Store& store, std::span<const cp::Literal> facts, std::uint32_t depth) override;

  /// After a failure at the root, of which the log was told the reasons: writes what it needs, and no more.
  /// is_stopped is asked now and then; false when it said so.
  [[nodiscard]] bool write(proof::VeripbWriter& writer, const std::function<bool()>& is_stopped) const;

  /// In bytes.
  [[nodiscard]] std::size_t memory() const;

 private:
  using Id = proof::ConstraintId;
  using StepId = std::uint32_t;
  /// Which Hall set, leftovers, crossing, bound or clause.
  using SumKey = std::vector<Word>;
  using Reasons = std::span<const cp::Literal>;

  /// A sum of constraints and of the steps that it uses, or a clause: where its parts end in the arrays
  /// below. They begin where those of the step before it end.
  struct Step {
    std::size_t summands, literals, uses;
  };

  /// changed: the cell that the constraint took digits from, if any.
  void note_reasons(const cp::Constraint& constraint, cp::Literal fact, cp::VariableId changed,
                    Reasons reasons, std::vector<StepId>& uses);
  [[nodiscard]] std::optional<StepId> hall_sum(std::size_t house, cp::Literal fact, Reasons reasons);
  [[nodiscard]] std::optional<StepId> leftovers_sum(std::size_t condition, Reasons reasons);
  /// A clause of these facts was learnt, and the fact on the cell `changed`, if any, follows from it now.
  [[nodiscard]] std::optional<StepId> clause_step(Reasons facts, cp::VariableId changed);
  [[nodiscard]] std::optional<StepId> crossing_sum(cp::Literal fact, Reasons reasons);
  [[nodiscard]] bool lies_within(std::size_t house, std::size_t other, cp::Literal fact,
                                 Reasons reasons) const;
  [[nodiscard]] const std::vector<int>& members(std::size_t house) const {
    return std::get<Distinct>(conditions_.list[house].kind).members;
  }
  /// The sum of that key, noted before or, by make(), which gives its summands and its meaning, now.
  template <class F>
  StepId sum(const SumKey& key, F make);
  StepId add_step();
  /// The same for facts in any order.
  [[nodiscard]] static std::uint64_t hash_of(Reasons facts);
  void append(cp::Literal fact, std::vector<int>& literals) const;

  // Of conditions that are sums, and of what follows from one together with houses.

  using CellDigits = std::vector<Digits>;  // by cell: what it may hold
  /// What the cells may hold where these facts hold.
  [[nodiscard]] CellDigits supposing(Reasons facts) const;
  /// What it takes that propagation makes the fact of the reasons, by a sum.
  void note_sum(std::size_t condition, cp::Literal fact, Reasons reasons, std::vector<StepId>& uses);
  /// The same, by cases of the condition's part of the formula or, where it is implied, of the parts of those
  /// that it follows from.
  void note_cases(std::size_t condition, cp::Literal fact, Reasons reasons, std::vector<StepId>& uses);
  /// That the fact's digit is in no set which houses and sums leave to the cell.
  [[nodiscard]] StepId digit_sets_clause(std::size_t condition, cp::Literal fact);
  /// Adds to the summands one of the sum's inequalities, or what an implied one follows from.
  void add_inequality(std::size_t condition, std::size_t part);
  [[nodiscard]] StepId bound_step(std::size_t condition, const SumBound& bound);
  /// What it takes that propagation refutes these candidates by some houses and sums: bounds and, where these
  /// do not do, cases. clause: its literals are false where the candidates are these.
  void refute(std::span<const std::size_t> conditions, CellDigits digits, std::vector<int>& clause,
              std::vector<StepId>& uses);
  /// The clause of that key, noted before or, with what refutes the opposite, now.
  [[nodiscard]] StepId clause_of(const SumKey& key, std::span<const std::size_t> conditions,
                                 CellDigits digits, std::vector<int>& clause);
  [[nodiscard]] bool propagate(std::span<const std::size_t> conditions, CellDigits& digits,
                               std::vector<StepId>& uses);
  StepId add_clause(std::span<const int> literals, std::span<const StepId> uses);

  const Conditions& conditions_;
  const Opb& opb_;
  std::vector<std::size_t> houses_;  // their indices among the conditions
  std::size_t posted_;
  std::uint32_t root_;
  std::vector<Step> steps_;
  std::vector<proof::VeripbWriter::Summand> summands_;
  std::vector<int> literals_;
  std::vector<StepId> uses_;  // what steps follow from
  std::map<SumKey, StepId> sums_;
  std::unordered_map<StepId, std::string> meanings_;  // of the sums, for people
  std::unordered_map<std::uint64_t, StepId> learnt_;  // by a hash of the facts
  std::vector<StepId> at_root_;                       // what the facts at the root follow from
  std::vector<StepId> pending_;                       // what the next clause follows from
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
