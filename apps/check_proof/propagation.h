// Unit propagation over linear inequalities of 0-1 variables.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "check_proof/inequality.h"

namespace check_proof {

/// For each inequality it maintains the slack: the greatest sum that is still possible, minus the bound. A
/// variable whose coefficient exceeds the slack must make its literal true.
///
///   3 a + 2 b + c >= 4     slack 6 - 4 = 2, and 3 > 2, so a must be true
///                          if b becomes false, the slack is 0, and c must be true, too
///
/// A clause, which any one of its literals satisfies, has no slack. It is visited only if one of two literals
/// that it watches becomes false (Moskewicz, Madigan, Zhao, Zhang and Malik, "Chaff", 2001).
class Propagation {
 public:
  using Row = std::uint32_t;
  using Literal = std::uint32_t;  // 2 * variable, plus 1 if it is negated

  /// The sum of the magnitudes in an inequality must not overflow.
  Row add(const Inequality& inequality);
  void remove(Row row);
  /// Whether unit propagation shows that the inequality contradicts the rows.
  [[nodiscard]] bool refutes(const Inequality& inequality);
  /// All literals that are true, by unit propagation, if these are; nullopt if that contradicts the rows.
  [[nodiscard]] std::optional<std::vector<Literal>> following(std::span<const Literal> literals);

 private:
  struct Term {
    Literal literal;
    Number coefficient;  // positive
  };
  struct Place {
    Row row;
    Number coefficient;
  };
  struct Counted {
    std::vector<Term> terms;   // by decreasing coefficient; of a clause: first those that it watches
    Number first_slack = 0;    // if nothing is assumed
    Number slack = 0;          // the literals that are false are left out
    bool has_settled = false;  // whether it settles a variable when nothing is assumed
    bool is_clause = false;
  };

  [[nodiscard]] bool is_true(Literal literal) const { return is_true_[literal] != 0; }
  [[nodiscard]] bool is_false(Literal literal) const { return is_true_[literal ^ 1] != 0; }
  /// Makes room for a literal, and for its opposite.
  void note(Literal literal);
  /// A row without places and watches.
  [[nodiscard]] Counted counted(const Inequality& inequality);
  void append(Counted row);
  void append_clause(Counted row);
  void count(Counted& counted) const;
  void set(Literal literal, Counted& reason);
  /// Makes the literals true that the row requires. False if nothing satisfies the row.
  [[nodiscard]] bool visit(Row row);
  /// Visits the clauses that watch a literal that has become false. False if nothing satisfies one of them.
  [[nodiscard]] bool visit_watching(Literal literal);
  /// Visits rows until no more literals are settled. False if nothing satisfies some row.
  [[nodiscard]] bool run();
  void undo_to(std::size_t size);
  /// Propagates anew, with nothing assumed.
  void renew();

  std::vector<Counted> rows_;               // removed rows have no terms, and slack
  std::vector<std::vector<Place>> places_;  // by literal; not those of clauses
  std::vector<std::vector<Row>> watching_;  // by literal: the clauses; among them may be removed ones
  std::vector<std::uint8_t> is_true_;       // by literal
  std::vector<Literal> trail_;              // the literals that are true
  std::size_t counted_ = 0;                 // how many literals of trail_ the slacks take into account
  bool is_refuted_ = false;                 // the rows contradict each other with nothing assumed
  bool is_stale_ = false;                   // a removed row settled literals with nothing assumed
  bool is_assuming_ = false;
};

}  // namespace check_proof
