// Free search for models that consist only of all_different, such as Sudoku and quasigroups, and of
// same_multiset, which expresses the leftovers of irregular regions. It decides, learns and restarts as
// LearningSearch does, but over Choices instead of the store, which makes a failure three times as fast. It
// infers less: that a variable has one value left, that a value has one place left, that a value is taken,
// and consequences of balances. It has to learn the other inferences of LearningSearch, such as those of Hall
// sets, as clauses.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/activity_order.h"
#include "cp/branching.h"
#include "cp/learning/choice_conflict.h"
#include "cp/learning/choices.h"
#include "cp/learning/learner.h"
#include "cp/learning/learning_search.h"
#include "cp/learning/phases.h"
#include "cp/learning/tabu_search.h"
#include "cp/learning/value_atoms.h"
#include "cp/restarts.h"
#include "cp/store.h"

namespace quadrille::cp {

/// Uses the levels of the store above the one at its construction, at which the store must be propagated, to
/// hold solutions.
class AllDifferentSearch final : public Learner {
 public:
  /// Whether the search can replace LearningSearch: all constraints are all_different or same_multiset of
  /// plain variables whose domains are words, or crossings; the branchings name all open variables; and the
  /// options require nothing that it does not support, such as minimising or following the branchings.
  [[nodiscard]] static bool serves(const Store& store, std::span<const Branching> branchings,
                                   const SearchOptions& options);

  /// The arguments are those of TreeSearch. Solutions in `found` are not found again. It excludes solutions
  /// by clauses; if there are more than options.most_excluded, it hands over to a LearningSearch.
  AllDifferentSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
                     Statistics& statistics, const FoundBefore& found);

  [[nodiscard]] SearchResult next(const Limits& limits) override;
  void pause() override;
  void take_up(const FoundBefore& found) override;

  void assume(std::span<const Literal> assumptions) override;
  [[nodiscard]] bool is_refuted() const override { return rest_ ? rest_->is_refuted() : is_refuted_; }
  [[nodiscard]] bool goes_by_branches() const override { return rest_ && rest_->goes_by_branches(); }
  [[nodiscard]] std::vector<std::vector<Literal>> rest() override;

  /// Never used, since the options have no assumptions.
  [[nodiscard]] std::span<const Literal> core() const override { return {}; }
  [[nodiscard]] std::vector<double> activities() const override;
  [[nodiscard]] std::size_t memory() const override;

 private:
  enum class Step : std::uint8_t { going_on, solution, exhausted };

  void add_groups();
  /// Adds a balance for each value, of the two halves of the scope, which have the same values.
  void add_balances(std::span<const IntVar> scope);
  void order_atoms();
  [[nodiscard]] Step step();
  [[nodiscard]] Step learn_from_failure();
  [[nodiscard]] Step restart();
  /// At level 0, when everything is propagated: repairs the last values of the atoms by local search.
  void repair_phases();
  [[nodiscard]] std::optional<Code> choose();
  void share_learnt();
  /// At level 0: adds the clauses that other searches have shared.
  void take_up_shared();
  /// Hands the rest of the search over to a LearningSearch.
  void hand_over();
  /// Makes the store hold the solution.
  void show_solution();
  /// Excludes the solution that was found last. False if there is no other.
  [[nodiscard]] bool exclude_solution();
  /// At level 0: adds a clause that excludes a solution. False if there is no other.
  [[nodiscard]] bool exclude(std::span<const Value> solution);
  void go_back(std::uint32_t level);

  Store& store_;
  std::vector<Branching> branchings_;
  const SearchOptions& options_;
  std::vector<IntVar> branched_on_;  // the variables of solution_of(), in its order
  Statistics& statistics_;
  LimitWatch watch_;
  RestartSchedule restarts_;
  ValueAtoms atoms_;
  Choices choices_;
  ActivityOrder order_;
  ChoiceConflict conflict_;
  Learnt learnt_;
  Phases phases_;
  TabuSearch repair_;
  std::uint64_t repaired_at_ = 0;  // the number of failures at the last repair
  std::size_t next_reduction_;
  std::uint32_t base_;  // the store's level
  bool is_refuted_ = false;
  bool is_possible_ = true;  // false: there is no further solution with these assumptions
  bool is_at_solution_ = false;
  std::vector<Literal> assumptions_;
  std::vector<Code> assumed_;  // their codes
  FoundBefore found_;          // the solutions so far
  std::optional<LearningSearch> rest_;
};

}  // namespace quadrille::cp
