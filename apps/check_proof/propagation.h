// Unit propagation over linear inequalities of 0-1 variables.
#pragma once

#include <cstdint>
#include <vector>

#include "check_proof/pseudo_boolean.h"

namespace check_proof {

/// For each inequality it maintains the slack: the greatest sum that is still possible, minus the bound. A
/// variable whose coefficient exceeds the slack must make its literal true.
///
///   3 a + 2 b + c >= 4     slack 6 - 4 = 2, and 3 > 2, so a must be true
///                          if b becomes false, the slack is 0, and c must be true, too
class Propagation {
 public:
  using Row = std::uint32_t;

  /// The sum of the magnitudes in an inequality must not overflow.
  Row add(const Inequality& inequality);
  void remove(Row row);
  /// Whether unit propagation shows that the inequality contradicts the rows.
  [[nodiscard]] bool refutes(const Inequality& inequality);

 private:
  using Number = std::int64_t;
  using Literal = std::uint32_t;  // 2 * variable, plus 1 if it is negated

  struct Term {
    Literal literal;
    Number coefficient;  // positive
  };
  struct Place {
    Row row;
    Number coefficient;
  };
  struct Counted {
    std::vector<Term> terms;   // by decreasing coefficient
    Number first_slack = 0;    // if nothing is assumed
    Number slack = 0;          // the literals that are false are left out
    bool has_settled = false;  // whether it settles a variable when nothing is assumed
  };

  void append(const Inequality& inequality);
  void count(Counted& counted) const;
  /// Makes the literals true that the row requires. False if nothing satisfies the row.
  [[nodiscard]] bool visit(Row row);
  /// Visits rows until no more literals are settled. False if nothing satisfies some row.
  [[nodiscard]] bool run();
  void undo_to(std::size_t size);
  /// Propagates anew, with nothing assumed.
  void renew();

  std::vector<Counted> rows_;               // removed rows have no terms, and slack
  std::vector<std::vector<Place>> places_;  // by literal
  std::vector<std::uint8_t> is_true_;       // by literal
  std::vector<Literal> trail_;              // the literals that are true
  std::size_t counted_ = 0;                 // how many literals of trail_ the slacks take into account
  bool is_refuted_ = false;                 // the rows contradict each other with nothing assumed
  bool is_stale_ = false;                   // a removed row settled literals with nothing assumed
  bool is_assuming_ = false;
};

}  // namespace check_proof
