// Free search: conflict-driven, with learnt clauses, restarts, saved phases, and activities of atoms.
//
//   LearningSearch    decides, learns, goes back, restarts
//   Atoms             numbers the facts that clauses speak of; knows which hold, and since when
//   Clauses           the clauses as a constraint of the store, and the levels of the search
//   Conflict          makes a clause of a failure, by asking constraints for their reasons
//   Phases            which side of an atom to try first
//   EnumerationPath   which branches have been searched, once solutions are too many for a clause each
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
#include "cp/learning/phases.h"
#include "cp/learning/solution_facts.h"
#include "cp/search_options.h"

namespace quadrille::cp {

/// Works at the levels of the store above that at its making, which propagation has been through.
class LearningSearch {
 public:
  using Result = SearchResult;

  /// As for TreeSearch. Solutions that were found before are not found again.
  LearningSearch(Store& store, std::vector<Branching> branchings, const SearchOptions& options,
                 Statistics& statistics, const FoundBefore& found = {});
  ~LearningSearch();
  LearningSearch(const LearningSearch&) = delete;
  LearningSearch& operator=(const LearningSearch&) = delete;

  /// The next solution; none is found twice: the first ones are excluded by clauses of the decisions that led
  /// to them, and after these the search goes through the tree branch by branch.
  [[nodiscard]] Result next(const Limits& limits);

  /// Gives back the store's levels but one, and the store works without clauses. Unless it goes by branches,
  /// a solution that was found just before may be found again.
  void pause();
  /// To be called after a pause, before next(): another search has found solutions meanwhile.
  void take_up(const FoundBefore& found);

  /// Goes on with other assumptions, and keeps what was learnt: after an exhausted search too, unless it
  /// is_refuted(). A solution that was found just before may be found again, and so may those that no clause
  /// excludes.
  void assume(std::span<const Literal> assumptions);
  /// Whether no assumptions lead to further solutions.
  [[nodiscard]] bool is_refuted() const { return is_refuted_; }
  /// Whether no clauses exclude the solutions that are found from now on.
  [[nodiscard]] bool goes_by_branches() const { return excluded_ >= options_.most_excluded; }
  /// What is left to search: disjoint parts, each as facts that hold in it, assumptions among them. No
  /// solution that was found lies in them but those that clauses exclude.
  [[nodiscard]] std::vector<std::vector<Literal>> rest();
  /// Tells searches of the same model what it learns, and takes up what they tell. Not for what minimises.
  void share(ClausePool& pool) { pool_ = &pool; }

  /// By variable: the activities of its atoms, added up.
  [[nodiscard]] std::vector<double> activities() const;

  /// The part of the decisions before failures that the learnt clauses speak of, on an average: where it is
  /// near 1, they teach little more than going back does.
  [[nodiscard]] double share_of_decisions() const {
    return levels_before_failures_ == 0
               ? 1
               : static_cast<double>(levels_learnt_) / static_cast<double>(levels_before_failures_);
  }

  /// Bytes held by clauses and atoms.
  [[nodiscard]] std::size_t memory() const;

  /// Of an exhausted search without solution: assumptions that cannot hold together.
  [[nodiscard]] std::span<const Literal> core() const { return core_; }

 private:
  enum class Step : std::uint8_t { going_on, solution, exhausted };

  /// Leaves the solution that the store holds, and what is no better, behind. False when nothing else is
  /// left.
  [[nodiscard]] bool resume();
  [[nodiscard]] bool exclude_solution();
  /// Goes on at the other side of the last decision that led to the solution.
  [[nodiscard]] bool pass_solution();
  /// In place of auxiliary decisions that led to the solution, decides the values of the other variables.
  void replace_auxiliary_decisions();
  /// Goes to the next branch of the path. False when there is none.
  [[nodiscard]] bool leave_branch();
  [[nodiscard]] bool is_assumed(Code decision) const;
  [[nodiscard]] Step step();
  /// Takes back decisions, and throws away clauses where they have become many.
  [[nodiscard]] Step restart();
  /// What follows when the next decision is false already.
  [[nodiscard]] Step refute(Code decision);
  /// False after a failure, which the next step learns from.
  bool propagate() { return is_consistent_ = store_.propagate(); }
  [[nodiscard]] bool learn_from_failure();
  void tell_learnt() const;
  [[nodiscard]] bool exclude(const FoundBefore& found);
  /// At the first level: what others have told. To be propagated.
  void take_up_shared();
  void share_learnt();
  /// Goes back to the level, where all facts but the first are false, and adds the clause.
  ClauseRef learn(std::span<const Code> facts, std::uint32_t lbd, std::uint32_t level, bool is_kept);
  void backjump(std::uint32_t level);
  /// The next decision, nothing at a solution: first those of the path, then the assumptions. These may be
  /// false.
  [[nodiscard]] std::optional<Code> choose();
  /// Whether the branchings come before the activities now.
  [[nodiscard]] bool is_guided() const;
  void decide(Code decision);
  void order_new_atoms();
  void note_core(std::vector<Code> decisions);
  [[nodiscard]] std::uint32_t level() const { return clauses_->level(); }

  Store& store_;
  Brancher brancher_;
  const SearchOptions& options_;
  Statistics& statistics_;
  RestartSchedule restarts_;
  LimitWatch watch_;
  Atoms atoms_;
  Clauses* clauses_;  // the store's
  ActivityOrder order_;
  Conflict conflict_;
  Learnt learnt_;
  SolutionFacts solution_facts_;
  std::vector<bool> is_branched_on_;  // by variable
  Phases phases_;
  std::vector<Code> assumptions_;
  ClausePool* pool_ = nullptr;
  std::size_t taken_up_ = 0;  // clauses of the pool
  bool is_sharing_ = true;    // no clause excludes a solution
  std::vector<Literal> core_;
  std::uint32_t ordered_ = 1;  // the number of atoms that have been given a place in the order
  std::size_t next_reduction_;
  std::uint64_t levels_learnt_ = 0, levels_before_failures_ = 0;
  std::size_t excluded_ = 0;  // how many solutions that were found, by clauses
  EnumerationPath path_;      // how the search's first levels begin
  bool is_possible_ = true;   // what was found before does not exclude everything
  bool is_consistent_ = true;
  bool is_refuted_ = false;
  enum class Phase : std::uint8_t { fresh, at_node, at_solution, finished };
  Phase phase_ = Phase::fresh;
};

}  // namespace quadrille::cp
