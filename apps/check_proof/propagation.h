// Unit propagation over linear inequalities of 0-1 variables.
#pragma once

#include <cstdint>
#include <vector>

#include "check_proof/pseudo_boolean.h"

namespace check_proof {

/// Counts for each inequality by how much the greatest sum that is still possible exceeds the bound: the
/// slack. A variable whose coefficient is more than that is settled.
class Propagation {
 public:
  using Row = std::uint32_t;

  /// No sum of numbers in an inequality may overflow.
  Row add(const Inequality& inequality);
  void remove(Row row);
  /// Whether propagation finds that the inequality cannot stand beside all rows.
  [[nodiscard]] bool refutes(const Inequality& inequality);

 private:
  using Number = std::int64_t;
  using Literal = std::uint32_t;  // 2 * variable, and 1 more when it is negated

  struct Term {
    Literal literal;
    Number coefficient;  // positive
  };
  struct Place {
    Row row;
    Number coefficient;
  };
  struct Counted {
    std::vector<Term> terms;   // the greatest coefficient first
    Number first_slack = 0;    // with nothing assumed
    Number slack = 0;          // without the literals that are false
    bool has_settled = false;  // a variable, with nothing assumed
  };

  void append(const Inequality& inequality);
  void count(Counted& counted) const;
  /// Sets what the row settles. False when nothing satisfies it.
  [[nodiscard]] bool visit(Row row);
  /// Goes on until nothing more is settled. False when nothing satisfies some row.
  [[nodiscard]] bool run();
  void undo_to(std::size_t size);
  /// Propagates again, with nothing assumed.
  void renew();

  std::vector<Counted> rows_;               // those that were removed have no terms, and slack
  std::vector<std::vector<Place>> places_;  // by literal
  std::vector<std::uint8_t> is_true_;       // by literal
  std::vector<Literal> trail_;              // the literals that are true
  std::size_t counted_ = 0;                 // of trail_: the slacks know of them
  bool is_refuted_ = false;                 // with nothing assumed
  bool is_stale_ = false;                   // what was found with nothing assumed rests on a removed row
  bool is_assuming_ = false;
};

}  // namespace check_proof
