// Free search: conflict-driven, with learnt clauses, restarts, saved phases, and activities of atoms.
//
//   LearningSearch    decides, learns, goes back, restarts
//   Atoms             numbers the facts that clauses contain; knows which hold, and since when
//   Clauses           the clauses as a constraint of the store, and the levels of the search
//   Conflict          derives a clause from a failure, by asking constraints for their reasons
//   Phases            chooses whether an atom is first decided to be true or false
//   EnumerationPath   records which branches have been searched, once there are too many solutions to
//                     exclude each by a clause
//
// Each call of step() follows one arrow:
//
//                     .-- a restart is due: go back to level 0 --.
//                     v                                          |
//   propagate --> consistent? -- yes, and facts are open -- decide one, propagate --.
//       ^             |   |                                                         |
//       |             |   '-- yes, and all is decided: a solution; next() then      |
//       |             |       excludes it by a clause, or leaves its branch         |
//       |             no                                                            |
//       |             v                                                             |
//       |      Conflict::analyse; nothing left to go back to: exhausted             |
//       |             v                                                             |
//       '-- go back to the level at which all facts of the clause but one are ------'
//           false, and add the clause, which imposes that one
//
// conflict.h works one conflict out.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "cp/brancher.h"
#include "cp/learning/clause_pool.h"
#include "cp/learning/conflict.h"
#include "cp/learning/enumeration_path.h"
#include "cp/learning/learner.h"
#include "cp/learning/phases.h"
#include "cp/learning/solution_facts.h"
#include "cp/search_options.h"

namespace quadrille::cp {

/// Uses the levels of the store above the one at its construction, at which the store must be propagated.
class LearningSearch final : public Learner {
 public:
  using Result = SearchResult;

  /// The arguments are those of TreeSearch. Solutions in `found` are not found again.
  LearningSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
                 Statistics& statistics, const FoundBefore& found = {});
  ~LearningSearch() override;

  /// Finds the next solution; none is found twice. Each of the first solutions is excluded by a clause of the
  /// decisions that led to it; after these the search traverses the tree branch by branch.
  [[nodiscard]] Result next(const Limits& limits) override;

  /// Releases all levels of the store except one, and lets the store propagate without clauses. Unless
  /// goes_by_branches(), the search may find the latest solution again.
  void pause() override;
  /// Call this after a pause, before next(). `found` has the solutions found by another search in the
  /// meantime.
  void take_up(const FoundBefore& found) override;

  void assume(std::span<const Literal> assumptions) override;
  /// The search tries these facts first when it decides them. That affects no result, only which solution is
  /// likely to come next. Call it after assume(), before next().
  void suggest(std::span<const Literal> facts);
  [[nodiscard]] bool is_refuted() const override { return is_refuted_; }
  [[nodiscard]] bool goes_by_branches() const override { return excluded_ >= options_.most_excluded; }
  [[nodiscard]] std::vector<std::vector<Literal>> rest() override;
  [[nodiscard]] std::vector<double> activities() const override;
  /// Bytes held by clauses and atoms.
  [[nodiscard]] std::size_t memory() const override;

  [[nodiscard]] std::span<const Literal> core() const override { return core_; }

 private:
  enum class Step : std::uint8_t { going_on, solution, exhausted, interrupted };

  /// Excludes the solution that the store holds, and those that are no better. Returns false if there are no
  /// others.
  [[nodiscard]] bool resume();
  [[nodiscard]] bool exclude_solution();
  /// Continues at the other side of the last decision that led to the solution.
  [[nodiscard]] bool pass_solution();
  /// Replaces the auxiliary decisions that led to the solution by decisions on the other variables.
  void replace_auxiliary_decisions();
  /// Moves to the next branch of the path. Returns false if there is none.
  [[nodiscard]] bool leave_branch();
  [[nodiscard]] bool is_assumed(Code decision) const;
  [[nodiscard]] Step step();
  /// Undoes decisions, and deletes clauses if there are many.
  [[nodiscard]] Step restart();
  /// The step for a decision that is already false.
  [[nodiscard]] Step refute(Code decision);
  /// False after a failure, which the next step learns from. True after a cut.
  bool propagate() { return is_consistent_ = store_.propagate(); }
  [[nodiscard]] Step learn_from_failure();
  void tell_learnt() const;
  [[nodiscard]] bool exclude(const FoundBefore& found);
  /// Adds the clauses that other searches have shared. At level 0; the caller then propagates.
  void take_up_shared();
  void share_learnt();
  /// Goes back to the level, where all facts but the first are false, and adds the clause.
  ClauseRef learn(std::span<const Code> facts, std::uint32_t lbd, std::uint32_t level, bool is_kept);
  void backjump(std::uint32_t level);
  /// The next decision: first those of the path, then the assumptions, then others. Those of the path and the
  /// assumptions may already be false. Nullopt at a solution.
  [[nodiscard]] std::optional<Code> choose();
  /// Whether the branchings currently take precedence over the activities.
  [[nodiscard]] bool is_guided() const;
  void decide(Code decision);
  void order_new_atoms();
  void note_core(const std::vector<Code>& decisions);
  [[nodiscard]] std::uint32_t level() const { return clauses_->level(); }

  Store& store_;
  Brancher brancher_;
  const SearchOptions& options_;
  Statistics& statistics_;
  RestartSchedule restarts_;
  LimitWatch watch_;
  Atoms atoms_;
  Clauses* clauses_;  // the store owns them
  ActivityOrder order_;
  Conflict conflict_;
  Learnt learnt_;
  SolutionFacts solution_facts_;
  std::vector<bool> is_branched_on_;  // by variable
  Phases phases_;
  std::vector<Code> assumptions_;
  std::vector<Code> behind_;  // the decisions behind a false assumption
  std::vector<Literal> core_;
  std::uint32_t ordered_ = 1;  // the number of atoms that have been inserted into the order
  std::size_t next_reduction_;
  std::size_t excluded_ = 0;  // the number of solutions that clauses exclude
  EnumerationPath path_;      // the decisions of the first levels
  bool is_possible_ = true;   // false: the solutions found before exclude everything
  bool is_consistent_ = true;
  bool is_refuted_ = false;
  // Whether a limit has ended the analysis of the present failure, or of a false assumption, which continues.
  bool is_analysis_interrupted_ = false;
  enum class Phase : std::uint8_t { fresh, at_node, at_solution, finished };
  Phase phase_ = Phase::fresh;
};

}  // namespace quadrille::cp
