// Conflict-driven clause learning for a formula. Each learnt clause is written to a proof, with the clauses
// from which it follows.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/activity_order.h"
#include "proof/formula.h"
#include "proof/lrat.h"

namespace quadrille::proof {

/// The algorithm of Marques-Silva and Sakallah 1999, in the form of MiniSat (Een and Sorensson 2003): two
/// watched literals, first unique implication points with recursive minimisation, activities, Luby restarts
/// and saved phases. Clauses are kept by their LBD (Audemard and Simon 2009). Use it from one thread at a
/// time.
class ClauseSearch {
 public:
  /// Decides whether to end early; the argument is the number of bytes that the search holds. Once it has
  /// returned true, it must keep returning true.
  using IsStopped = std::function<bool(std::size_t memory)>;

  /// proof: receives each learnt clause and unit, and the empty clause if the formula has no model. It may be
  /// null; otherwise it must outlive the search. reserved: the number of clauses that may be added later;
  /// their numbers follow those of the formula's clauses. is_stopped: for formulas so large that even copying
  /// them may take too long; it must then be passed to run() as well. The formula is copied.
  explicit ClauseSearch(const Formula& formula, LratWriter* proof = nullptr, std::size_t reserved = 0,
                        const IsStopped& is_stopped = {});

  enum class Result : std::uint8_t { model, no_model, stopped };
  /// Searches for a model, or continues the search. Calls is_stopped at each conflict and decision.
  [[nodiscard]] Result run(const IsStopped& is_stopped);
  /// Adds a clause to the formula, such as one that excludes the last model. Learnt clauses are kept. At most
  /// `reserved` clauses may be added.
  void add(std::span<const int> clause);
  /// Whether the variable is true in the model that run() has just found.
  [[nodiscard]] bool is_true(int variable) const { return values_[index(variable)] > 0; }

  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }

 private:
  using Reference = std::uint32_t;  // an index into clauses_
  static constexpr Reference kNone = 0xffffffff;

  /// Clauses of more than two literals begin with the two watched ones. If the clause is a reason, its first
  /// literal is the implied one.
  struct Clause {
    ClauseId id;
    std::size_t begin;   // in literals_
    std::uint32_t size;  // 0 also means: the clause was deleted
    int lbd;             // 0: a clause of the formula
  };
  struct Watch {
    Reference clause;
    int blocker;  // some other literal of the clause; if it is true, the clause need not be visited
    bool is_binary;
  };

  // The index of a literal in arrays that have two elements for each variable.
  [[nodiscard]] static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(literal < 0 ? -literal : literal) + (literal < 0 ? 1 : 0);
  }
  [[nodiscard]] static std::uint32_t variable(int literal) {
    return static_cast<std::uint32_t>(literal < 0 ? -literal : literal);
  }
  [[nodiscard]] int value(int literal) const { return values_[index(literal)]; }
  /// Valid until a clause is added.
  [[nodiscard]] std::span<int> literals(Reference clause) {
    return std::span(literals_).subspan(clauses_[clause].begin, clauses_[clause].size);
  }
  [[nodiscard]] std::size_t level() const { return level_starts_.size(); }

  void add_formula(const Formula& formula, const IsStopped& is_stopped);
  /// Adds a clause of the formula, at level 0.
  void add_at_root(ClauseId id, std::span<const int> clause);
  /// At level 0: makes a literal true if all others of the clause are false; refutes the formula if all
  /// are.
  void infer_at_root(ClauseId id, std::span<const int> clause);
  Reference add_clause(ClauseId id, std::span<const int> literals, int lbd);
  void assign(int literal, Reference reason);
  void make_true(int literal, Reference reason);
  /// At level 0, when all other literals of the clause are false: adds the literal to the proof as a unit
  /// clause.
  void note_unit(int literal, ClauseId id, std::span<const int> clause);
  /// Returns a clause all of whose literals are false, or kNone.
  [[nodiscard]] Reference propagate();
  void backtrack(std::size_t to_level);
  [[nodiscard]] int next_decision();

  /// Derives learnt_ and hints_ from a false clause, and returns the level to backtrack to.
  [[nodiscard]] std::size_t analyse(Reference conflict);
  /// Marks the clause's literals as seen. Those of the present level are counted in `open`, others are added
  /// to learnt_.
  void resolve(Reference clause, int& open);
  /// Whether the literal of learnt_ follows from the others; if so, the clauses that show it are added to
  /// used_.
  [[nodiscard]] bool is_redundant(int literal);
  void minimise();
  void collect_hints(Reference conflict);
  void learn(std::size_t back_to);
  /// Sets the stamp of all levels that occur in learnt_ to stamp_, and returns their number.
  int stamp_levels();
  /// Ends the proof: all literals of the clause are false at level 0.
  void refute(ClauseId id, std::span<const int> clause);
  [[nodiscard]] bool is_reason(Reference clause);
  void reduce();
  /// Closes the gaps that deleted clauses left in literals_.
  void compact();

  LratWriter* proof_;
  ClauseId last_id_ = 0;
  ClauseId next_reserved_ = 0, reserved_end_ = 0;
  bool is_refuted_ = false;
  std::size_t memory_ = 0;     // bytes held for clauses
  std::vector<int> literals_;  // of all clauses, in their order
  std::vector<Clause> clauses_;
  std::vector<Reference> learnts_;
  std::vector<std::vector<Watch>> watches_;  // by literal: the clauses to visit when it becomes false
  std::vector<signed char> values_;          // by literal: 1 true, -1 false, 0 open
  std::vector<int> trail_;
  std::vector<std::size_t> level_starts_;  // in trail_
  std::size_t propagated_ = 0;             // the number of propagated literals of trail_

  struct Variable {
    std::size_t level = 0;
    std::size_t position = 0;  // in trail_
    Reference reason = kNone;
    ClauseId unit = 0;  // at level 0: the number of the unit clause
    bool phase = true;  // the last value
    bool is_seen = false;
    std::uint64_t stamp = 0;  // of the level with this number, see stamp_levels()
  };
  std::vector<Variable> variables_;  // by variable; element 0 is unused
  ActivityOrder order_;              // of the variables

  std::vector<int> learnt_, added_;
  std::vector<std::size_t> seen_;  // the variables marked as seen
  std::vector<std::size_t> used_;  // the variables whose reasons were resolved with
  std::vector<std::size_t> open_;  // within is_redundant(): the variables still to check
  std::vector<ClauseId> hints_;
  std::uint64_t stamp_ = 0;
  std::uint64_t conflicts_ = 0;
  std::uint64_t decisions_ = 0;
  std::uint64_t next_reduction_ = 2000;
};

}  // namespace quadrille::proof
