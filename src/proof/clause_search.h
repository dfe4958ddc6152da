// Conflict-driven clause learning over a formula, which notes why each clause that it learns follows.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/activity_order.h"
#include "proof/formula.h"
#include "proof/lrat.h"

namespace quadrille::proof {

/// Marques-Silva and Sakallah 1999 in the form of MiniSat (Een and Sorensson 2003): two watched literals,
/// first unique implication points with recursive minimisation, activities, Luby restarts, saved phases;
/// clauses are kept by their LBD (Audemard and Simon 2009).
class ClauseSearch {
 public:
  /// Whether to end early; it is told the bytes held by the search. Once it has said so it keeps to that.
  using IsStopped = std::function<bool(std::size_t memory)>;

  /// proof: null when none is to be written. It gets every learnt clause and unit, and at the end the empty
  /// clause if the formula has no model. reserved: how many clauses may be added later; they count as the
  /// formula's, after those that it has. is_stopped: where a formula is so large that taking it in may be too
  /// long; then it is to be given to run() too.
  explicit ClauseSearch(const Formula& formula, LratWriter* proof = nullptr, std::size_t reserved = 0,
                        const IsStopped& is_stopped = {});

  enum class Result : std::uint8_t { model, no_model, stopped };
  /// `is_stopped` is asked at every conflict and decision.
  [[nodiscard]] Result run(const IsStopped& is_stopped);
  /// Adds a clause to the formula, to go on without what was found; what was learnt stays.
  void add(std::span<const int> clause);
  /// Whether a variable is true in the model that run() found.
  [[nodiscard]] bool is_true(int variable) const { return values_[index(variable)] > 0; }

  [[nodiscard]] std::uint64_t conflicts() const { return conflicts_; }
  [[nodiscard]] std::uint64_t decisions() const { return decisions_; }

 private:
  using Reference = std::uint32_t;  // an index into clauses_
  static constexpr Reference kNone = 0xffffffff;

  /// Of its literals, if there are more than two, the watched ones come first; when it is a reason, first of
  /// all the one that it implies.
  struct Clause {
    ClauseId id;
    std::size_t begin;   // in literals_
    std::uint32_t size;  // 0 as well when it was taken away
    int lbd;             // 0: of the formula
  };
  struct Watch {
    Reference clause;
    int blocker;  // another literal of the clause
    bool is_binary;
  };

  // A literal's place in arrays of twice as many elements as variables.
  [[nodiscard]] static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(literal < 0 ? -literal : literal) + (literal < 0 ? 1 : 0);
  }
  [[nodiscard]] static std::uint32_t variable(int literal) {
    return static_cast<std::uint32_t>(literal < 0 ? -literal : literal);
  }
  [[nodiscard]] int value(int literal) const { return values_[index(literal)]; }
  /// Until a clause is added.
  [[nodiscard]] std::span<int> literals(Reference clause) {
    return std::span(literals_).subspan(clauses_[clause].begin, clauses_[clause].size);
  }
  [[nodiscard]] std::size_t level() const { return level_starts_.size(); }

  void add_formula(const Formula& formula, const IsStopped& is_stopped);
  /// At level 0; a clause of the formula.
  void add_at_root(ClauseId id, std::span<const int> clause);
  /// At level 0: makes the literal true that the others leave alone; refutes the formula if all are false.
  void infer_at_root(ClauseId id, std::span<const int> clause);
  Reference add_clause(ClauseId id, std::span<const int> literals, int lbd);
  void assign(int literal, Reference reason);
  void make_true(int literal, Reference reason);
  /// At level 0, of a literal whose clause's others are false: adds it to the proof as a clause of its own.
  void note_unit(int literal, ClauseId id, std::span<const int> clause);
  /// A clause that is false, or kNone.
  [[nodiscard]] Reference propagate();
  void backtrack(std::size_t to_level);
  [[nodiscard]] int next_decision();

  /// Fills learnt_ and hints_ from a false clause; gives the level to go back to.
  [[nodiscard]] std::size_t analyse(Reference conflict);
  /// Marks the other literals of a clause as seen; counts those of the present level.
  void resolve(Reference clause, int& open);
  /// Whether a literal of learnt_ follows from the others; then the clauses that show it are in used_.
  [[nodiscard]] bool is_redundant(int literal);
  void minimise();
  void collect_hints(Reference conflict);
  void learn(std::size_t back_to);
  /// Sets the stamp of the levels of learnt_ to stamp_; gives their number.
  int stamp_levels();
  /// All literals of the clause are false at level 0.
  void refute(ClauseId id, std::span<const int> clause);
  [[nodiscard]] bool is_reason(Reference clause);
  void reduce();
  /// Takes the room of what is gone from literals_.
  void compact();

  LratWriter* proof_;
  ClauseId last_id_ = 0;
  ClauseId next_reserved_ = 0, reserved_end_ = 0;
  bool is_refuted_ = false;
  std::size_t memory_ = 0;     // bytes held for clauses
  std::vector<int> literals_;  // of all clauses, in their order
  std::vector<Clause> clauses_;
  std::vector<Reference> learnts_;
  std::vector<std::vector<Watch>> watches_;  // by literal: clauses to look at when it becomes false
  std::vector<signed char> values_;          // by literal: 1 true, -1 false, 0 open
  std::vector<int> trail_;
  std::vector<std::size_t> level_starts_;  // in trail_
  std::size_t propagated_ = 0;             // literals of trail_

  struct Variable {
    std::size_t level = 0;
    std::size_t position = 0;  // in trail_
    Reference reason = kNone;
    ClauseId unit = 0;  // at level 0: the clause that is this literal alone
    bool phase = true;  // the value it last had
    bool is_seen = false;
    std::uint64_t stamp = 0;  // of stamp_levels, for the level of this number
  };
  std::vector<Variable> variables_;  // from 1 on
  ActivityOrder order_;              // of the variables

  std::vector<int> learnt_, added_;
  std::vector<std::size_t> seen_;  // variables that were marked
  std::vector<std::size_t> used_;  // variables whose reasons the learnt clause follows from
  std::vector<std::size_t> open_;  // variables that is_redundant() is still to look at
  std::vector<ClauseId> hints_;
  std::uint64_t stamp_ = 0;
  std::uint64_t conflicts_ = 0;
  std::uint64_t decisions_ = 0;
  std::uint64_t next_reduction_ = 2000;
};

}  // namespace quadrille::proof
