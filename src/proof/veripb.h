// Writes proofs in VeriPB's format, version 2.0: that a formula in OPB cannot be satisfied.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "base/piece_writer.h"
#include "proof/opb.h"

namespace quadrille::proof {

/// Elffers, Gocht, McCreesh and Nordstrom, "Justifying all differences using pseudo-Boolean reasoning",
/// AAAI 2020.
class VeripbWriter {
 public:
  /// Hands text to `write` in large pieces. The formula must outlive the writer.
  VeripbWriter(const OpbFormula& formula, std::function<void(std::string_view)> write);

  /// A line for whoever reads the proof.
  void comment(std::string_view text);
  struct Summand {
    ConstraintId id;
    std::uint32_t factor = 1;
    friend bool operator==(const Summand&, const Summand&) = default;
  };
  /// The sum of constraints, each times its factor; at least one.
  ConstraintId add_sum(std::span<const Summand> summands);
  /// One of the literals holds: propagation alone refutes the opposite.
  ConstraintId add_clause(std::span<const int> literals);
  /// The constraints are not used any more. At least one.
  void erase(std::span<const ConstraintId> ids);
  /// Propagation alone refutes the formula and what was added; the proof ends.
  void conclude();

 private:
  void put(ConstraintId id);
  void put(const Summand& summand);

  const OpbFormula& formula_;
  PieceWriter out_;
  ConstraintId last_id_;
};

}  // namespace quadrille::proof
