// What a learning search does, as a proof by cutting planes.
#pragma once

#include <array>
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
#include "sudoku/opb.h"

namespace quadrille::sudoku {

/// Notes the clauses that the search learns and, where its constraints infer more than propagation over the
/// formula would, the sums that make up for it: Hall sets, leftovers, crossings of houses, and what a
/// clause says of the bounds of a cell. A sum holds everywhere, so each is noted once.
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
  /// Which Hall set, leftovers, crossing or clause.
  using SumKey = std::array<Word, 3>;
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
  /// The sum of that key, noted before or, by make(summands), which gives its meaning, now.
  template <class F>
  StepId sum(const SumKey& key, F make);
  StepId add_step();
  void append(cp::Literal fact);

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

}  // namespace quadrille::sudoku
