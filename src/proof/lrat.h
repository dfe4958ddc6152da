// Writes LRAT, a format for proofs that a formula has no model, in which each step names the clauses from
// which it follows:
//
//   formula   1: a or b    2: a or not b    3: not a or b    4: not a or not b
//   proof     5 1 0 1 2 0      clause 5, "a": assume not a; then 1 makes b true, and 2 is false
//             6 0 5 3 4 0      clause 6, empty: 5 makes a true, 3 makes b true, and 4 is false
//
// Here a is variable 1. The numbers after the first 0 of a line are the hints.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "base/piece_writer.h"

namespace quadrille::proof {

/// The number of a clause: 1, 2, .. for the clauses of the formula, in order, and then for those of the
/// proof.
using ClauseId = std::uint64_t;

/// Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp, "Efficient certified RAT verification", 2017.
/// Only the part without RAT is used: each clause follows by unit propagation.
class LratWriter {
 public:
  /// Passes the text to `write` in large pieces.
  explicit LratWriter(std::function<void(std::string_view)> write) : out_(std::move(write)) {}

  /// Adds a clause. The hints must refute its opposite: if all literals of the clause are false, then each
  /// hint in turn is a clause with exactly one literal that is not false, which so becomes true, and the
  /// last hint is false.
  void add(ClauseId id, std::span<const int> clause, std::span<const ClauseId> hints);
  /// Declares that the clause is no longer used as a hint. `last` must be the number added last.
  void erase(ClauseId last, ClauseId id);
  /// Passes on the rest. Call it at the end.
  void flush() { out_.flush(); }

 private:
  void put(std::int64_t number);
  void end_line();

  PieceWriter out_;
};

}  // namespace quadrille::proof
