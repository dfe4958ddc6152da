// Writes proofs that a formula in OPB cannot be satisfied, in VeriPB's format, version 2.0.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "base/piece_writer.h"
#include "proof/opb.h"

namespace quadrille::proof {

/// Cutting planes and reverse unit propagation: Elffers, Gocht, McCreesh and Nordstrom, "Justifying all
/// differences using pseudo-Boolean reasoning", AAAI 2020.
class VeripbWriter {
 public:
  /// Passes the text to `write` in large pieces. The formula must outlive the writer.
  VeripbWriter(const OpbFormula& formula, std::function<void(std::string_view)> write);

  /// Adds a comment line for people who read the proof.
  void comment(std::string_view text);
  struct Summand {
    ConstraintId id;
    std::uint32_t factor = 1;
    friend bool operator==(const Summand&, const Summand&) = default;
  };
  /// Adds the sum of some constraints, at least one, each multiplied by its factor.
  ConstraintId add_sum(std::span<const Summand> summands);
  /// Adds the constraint that at least one of the literals holds. Unit propagation must refute its negation.
  ConstraintId add_clause(std::span<const int> literals);
  /// Declares that the constraints, at least one, are no longer used.
  void erase(std::span<const ConstraintId> ids);
  /// Ends the proof. Unit propagation must refute the formula together with the constraints added.
  void conclude();

 private:
  void put(ConstraintId id);
  void put(const Summand& summand);

  const OpbFormula& formula_;
  PieceWriter out_;
  ConstraintId last_id_;
};

}  // namespace quadrille::proof
