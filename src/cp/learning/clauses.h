// The clauses that a search learns, as one constraint that runs before all others: two facts of each clause
// are watched (Moskewicz et al. 2001), and a third one, the blocker, spares most looks at the clause itself
// (Een and Sorensson).
//
// It also keeps the levels of the search, so that the store, the atoms and the clauses agree about them. All
// levels begin and end by these functions:
//
//   attach       opens a level of the store, at which the clauses lie: level 0 of the search
//   open_level   opens the next one, with its decision, which the caller then imposes
//   go_back      leaves levels: first the atoms forget the changes there, while the trail still has
//                them; then the store goes back, and propagate() will impose clauses again that still imply a
//                fact
//   pause        lets the store propagate without clauses, at level 0; resume ends that
//   detach       leaves level 0, and with it the clauses
//
// Between these calls the store propagates as usual. The clauses run first, and after each change before any
// other constraint. They process the changes in order: for each they update the atoms, let constraints that
// follow changes infer from it (Store::follow_changes), and impose the facts that clauses imply.
#pragma once

#include <span>
#include <vector>

#include "cp/learning/atoms.h"

namespace quadrille::cp {

/// The position of a clause in the arena.
using ClauseRef = std::uint32_t;

class Clauses final : public Constraint {
 public:
  /// Clauses with at most this LBD are deleted only if there are very many.
  static constexpr std::uint32_t kBestLbd = 2;

  /// Opens a level of the store and posts the clauses there, starting with those that represent constraints
  /// of the store. The store must be propagated, and the atoms must have been constructed since.
  static Clauses& attach(Store& store, Atoms& atoms);
  /// Makes the store backtrack to the state before attach(), which destroys this object.
  void detach(Store& store) const;
  void pause(Store& store) const { store.set_first(nullptr); }
  void resume(Store& store) { store.set_first(this); }

  [[nodiscard]] std::string_view name() const override { return "clause"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value>) const override { return true; }

  /// Adds a clause, which says that one of the facts holds; there must be at least one. The first two are
  /// watched: if some are false, these two must be the ones that stay open, or became false last. If all but
  /// the first are false, the next propagate() imposes the first.
  ClauseRef add(std::span<const Code> facts, std::uint32_t lbd, bool is_kept);

  /// The facts of a clause; if it made one of them true, that is the first.
  [[nodiscard]] std::span<const Code> facts(ClauseRef clause) const {
    return {arena_.data() + clause + kHeader, size(clause)};
  }
  /// The fact that a change at a level was meant to make true, or Atoms::kTrue if it removed values one by
  /// one.
  [[nodiscard]] Code stated(const Store& store, const Change& change, std::uint32_t level) const;

  void open_level(Store& store, Code decision) {
    store.push();
    decisions_.push_back(decision);
  }
  /// The level of the search.
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(decisions_.size()) - 1; }
  /// By level, from 1 on; element 0 is Atoms::kTrue.
  [[nodiscard]] const std::vector<Code>& decisions() const { return decisions_; }
  /// Goes back to a lower level. Calls f(code) for each fact that is open again.
  template <class F>
  void go_back(Store& store, std::uint32_t level, F f) {
    atoms_.undo_to(store.level_start(base_ + level + 1), f);
    decisions_.resize(level + 1);
    head_ = atoms_.trail().size();
    if (!late_.empty()) state_late(level);
    store.pop_to(base_ + level);
  }
  /// The clause has imposed its first fact at level `stated`, though all its others are false from level
  /// `first` on. Below `stated` it imposes the fact again, for as long as the others stay false.
  void note_late(ClauseRef clause, std::uint32_t first, std::uint32_t stated) {
    late_.push_back({clause, first, stated});
  }

  /// Updates the atoms with all new changes.
  void absorb(const Store& store);

  void bump(ClauseRef clause);
  void decay() { increment_ *= 1 / 0.999F; }
  void lower_lbd(ClauseRef clause, std::uint32_t lbd) {
    if (lbd < arena_[clause + 1]) arena_[clause + 1] = lbd;
  }
  [[nodiscard]] std::uint32_t lbd(ClauseRef clause) const { return arena_[clause + 1]; }
  [[nodiscard]] bool is_kept(ClauseRef clause) const { return (arena_[clause] & kKept) != 0; }

  /// The number of clauses that may be deleted.
  [[nodiscard]] std::size_t disposable() const { return learnt_.size(); }
  /// Deletes clauses that are permanently true, and about half of the disposable ones: those of high LBD and
  /// little activity. Call it only at level 0, where no clause is asked for reasons, and after propagate().
  void reduce();
  [[nodiscard]] std::size_t memory() const override;

 private:
  explicit Clauses(Atoms& atoms) : Constraint({}, bit(0)), atoms_(atoms) {}

  // The words of a clause in the arena: size and flags, LBD, activity, the position that next_to_watch()
  // found last, then the facts.
  static constexpr std::uint32_t kHeader = 4;
  static constexpr std::uint32_t kWatched = 2;  // the first facts
  static constexpr std::uint32_t kNone = 0xffffffff;
  /// The number of clauses with the best LBD that reduce() always keeps.
  static constexpr std::ptrdiff_t kMostOfBestLbd = 20'000;
  static constexpr std::uint32_t kKept = 1U << 31;
  static constexpr std::uint32_t kSize = kKept - 1;

  struct Watch {
    ClauseRef clause;
    Code blocker;
  };
  struct Late {
    ClauseRef clause;
    std::uint32_t first, stated;  // levels; see note_late
  };

  [[nodiscard]] std::uint32_t size(ClauseRef clause) const { return arena_[clause] & kSize; }
  [[nodiscard]] float activity(ClauseRef clause) const;
  void set_activity(ClauseRef clause, float activity);
  /// Adds a clause of the model, without the facts that are false from the beginning.
  void add_of_model(std::span<const Literal> literals);
  void watch(ClauseRef clause);
  void state_late(std::uint32_t level);
  [[nodiscard]] bool impose(Store& store, Code fact, ClauseRef clause);
  /// The position of a fact after the watched ones that is not false; kNone if there is none. The search
  /// starts at the one found last, because those before it are likely to be false still (Gent, "Optimal
  /// implementation of watched literals and more general techniques", 2013).
  [[nodiscard]] std::uint32_t next_to_watch(ClauseRef clause);
  /// Visits the clauses that watch this fact, which became false. Returns false on failure.
  [[nodiscard]] bool visit(Store& store, Code falsified);
  [[nodiscard]] bool is_satisfied(ClauseRef clause) const;

  Atoms& atoms_;
  std::vector<std::uint32_t> arena_;
  std::vector<std::vector<Watch>> watches_;  // by code: visited when it becomes false
  std::vector<ClauseRef> kept_, learnt_;
  std::vector<ClauseRef> units_;  // to be imposed by the next propagate()
  std::vector<Late> late_;
  std::size_t head_ = 0;                          // the length of the part of the trail of atoms that has
                                                  // been visited
  std::uint32_t base_ = 0;                        // the store's level that is level 0 of the search
  std::vector<Code> decisions_ = {Atoms::kTrue};  // by level of the search; the first is kTrue
  float increment_ = 1;
};

}  // namespace quadrille::cp
