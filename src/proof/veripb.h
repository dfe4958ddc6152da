// Writes proofs that a formula in OPB has no solution, or so many, in VeriPB's format.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "base/piece_writer.h"
#include "proof/opb.h"

namespace quadrille::proof {

/// The versions of the format. A step is a line in version 2.0, and ends with a semicolon in version 3.0,
/// which also knows conclusions about the number of solutions.
enum class VeripbVersion : std::uint8_t { v2, v3 };

/// Cutting planes and reverse unit propagation: Elffers, Gocht, McCreesh and Nordstrom, "Justifying all
/// differences using pseudo-Boolean reasoning", AAAI 2020.
class VeripbWriter {
 public:
  /// Passes the text to `write` in large pieces. The formula must outlive the writer.
  VeripbWriter(const OpbFormula& formula, VeripbVersion version, std::function<void(std::string_view)> write);

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
  /// States a solution: propagation from the literals satisfies the formula; those of preserved variables
  /// suffice to fix all preserved variables. Adds the constraint that one of these does not hold.
  ConstraintId add_solution(std::span<const int> literals);
  /// Each of these ends the proof. Unit propagation must refute the formula together with the constraints
  /// added, but for the last one.
  void conclude_unsatisfiable();
  /// The formula has as many solutions as were stated. Version 3.0.
  void conclude_complete();
  /// It has at least as many. Version 3.0.
  void conclude_partial();

 private:
  void put_literal(int literal);
  void end_step();
  void conclude(std::string_view what);
  void put(ConstraintId id);
  void put(const Summand& summand);

  const OpbFormula& formula_;
  VeripbVersion version_;
  PieceWriter out_;
  ConstraintId last_id_;
  std::uint64_t solutions_ = 0;
};

}  // namespace quadrille::proof
