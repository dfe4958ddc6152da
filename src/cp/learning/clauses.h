// The clauses that a search learns, as one constraint that runs before all others: two facts of each clause
// are watched (Moskewicz et al. 2001), and a third one, the blocker, spares most looks at the clause itself
// (Een and Sorensson).
//
// It also keeps the levels of the search, and sees to it that the store, the atoms and the clauses agree
// about them. All levels begin and end through it:
//
//   attach       opens a level of the store, at which the clauses lie: level 0 of the search
//   open_level   opens the next one, with its decision, which the caller then imposes
//   go_back      leaves levels: atoms forget what was changed there, while the trail still tells it; then the
//                store goes back, and clauses that hold at the level left are made ready to say so
//   pause        lets the store work without clauses, at level 0; resume takes the first place again
//   detach       leaves level 0, and with it the clauses
//
// Between them the store is propagated as ever. The clauses run first, and after each change before any other
// constraint. For each change, in the order in which they were made, they let the atoms take note of it,
// let constraints that follow changes infer from it (Store::follow_changes), and impose what clauses imply.
#pragma once

#include <span>
#include <vector>

#include "cp/learning/atoms.h"

namespace quadrille::cp {

/// Where a clause lies.
using ClauseRef = std::uint32_t;

class Clauses final : public Constraint {
 public:
  /// Clauses of this LBD or less are thrown away only where there are very many.
  static constexpr std::uint32_t kBestLbd = 2;

  /// Posts clauses at a new level of the store, which was propagated; the atoms were made just before.
  static Clauses& attach(Store& store, Atoms& atoms);
  /// The end of this object: the store goes back to where it was before attach().
  void detach(Store& store) const;
  void pause(Store& store) const { store.set_first(nullptr); }
  void resume(Store& store) { store.set_first(this); }

  [[nodiscard]] std::string_view name() const override { return "clause"; }
  [[nodiscard]] bool propagate(Store& store, int stage, Word changed) override;
  void explain(const Past& past, Literal fact, Word data, std::vector<Literal>& reasons) const override;
  [[nodiscard]] bool holds(std::span<const Value>) const override { return true; }

  /// Adds a clause: one of the facts holds. The first two become true, or open, as late as any. Where all but
  /// the first are false, the next propagate() imposes the first. At least one fact.
  ClauseRef add(std::span<const Code> facts, std::uint32_t lbd, bool is_kept);

  /// The facts of a clause; where it made one true, that is the first.
  [[nodiscard]] std::span<const Code> facts(ClauseRef clause) const {
    return {arena_.data() + clause + kHeader, size(clause)};
  }
  /// The fact that a change at a level was to make true, or Atoms::kTrue where it took away values one by
  /// one.
  [[nodiscard]] Code stated(const Store& store, const Change& change, std::uint32_t level) const;

  void open_level(Store& store, Code decision) {
    store.push();
    decisions_.push_back(decision);
  }
  /// The level of the search.
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(decisions_.size()) - 1; }
  /// By level, from 1 on.
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

  /// Looks at all changes that are new.
  void absorb(const Store& store);

  void bump(ClauseRef clause);
  void decay() { increment_ *= 1 / 0.999F; }
  void lower_lbd(ClauseRef clause, std::uint32_t lbd) {
    if (lbd < arena_[clause + 1]) arena_[clause + 1] = lbd;
  }
  [[nodiscard]] std::uint32_t lbd(ClauseRef clause) const { return arena_[clause + 1]; }
  [[nodiscard]] bool is_kept(ClauseRef clause) const { return (arena_[clause] & kKept) != 0; }

  /// How many clauses may be thrown away.
  [[nodiscard]] std::size_t disposable() const { return learnt_.size(); }
  /// Throws away clauses that hold for good, and about half of the disposable ones: those of high LBD and
  /// little activity. Only at the search's first level, where no clause is asked for reasons, and after
  /// propagate().
  void reduce();
  [[nodiscard]] std::size_t memory() const;

 private:
  explicit Clauses(Atoms& atoms) : Constraint({}, bit(0)), atoms_(atoms) {}

  // A clause in the arena: size and flags, LBD, activity, where next_to_watch() found the last one, facts.
  static constexpr std::uint32_t kHeader = 4;
  static constexpr std::uint32_t kWatched = 2;  // the first facts
  static constexpr std::uint32_t kNone = 0xffffffff;
  /// How many clauses of the best LBD reduce() keeps in any case.
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
  void watch(ClauseRef clause);
  void state_late(std::uint32_t level);
  [[nodiscard]] bool impose(Store& store, Code fact, ClauseRef clause);
  /// The place of a fact behind the watched ones that is not false; kNone where there is none. Goes on from
  /// the one found last, as those before it are likely to be false still (Gent, "Optimal implementation of
  /// watched literals and more general techniques", 2013).
  [[nodiscard]] std::uint32_t next_to_watch(ClauseRef clause);
  /// Goes through the clauses that watch a fact which became false.
  [[nodiscard]] bool visit(Store& store, Code falsified);
  [[nodiscard]] bool is_satisfied(ClauseRef clause) const;

  Atoms& atoms_;
  std::vector<std::uint32_t> arena_;
  std::vector<std::vector<Watch>> watches_;  // by code: visited when it becomes false
  std::vector<ClauseRef> kept_, learnt_;
  std::vector<ClauseRef> units_;  // to be imposed by the next propagate()
  std::vector<Late> late_;
  std::size_t head_ = 0;                          // how much of the trail of atoms has been visited
  std::uint32_t base_ = 0;                        // the store's level that is level 0 of the search
  std::vector<Code> decisions_ = {Atoms::kTrue};  // by level of the search; the first is kTrue
  float increment_ = 1;
};

}  // namespace quadrille::cp
