// Writes LRAT, the format of proofs that a formula has no model, in which each step says what it follows
// from.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include "base/piece_writer.h"

namespace quadrille::proof {

/// The number of a clause: 1 .. for those of the formula, in order, then on for those that the proof adds.
using ClauseId = std::uint64_t;

/// Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp, "Efficient certified RAT verification", 2017; only
/// the part without RAT: every clause follows by unit propagation.
class LratWriter {
 public:
  /// Hands text to `write` in large pieces.
  explicit LratWriter(std::function<void(std::string_view)> write) : out_(std::move(write)) {}

  /// hints: when all literals of the clause are false, each of these clauses in turn has one literal that is
  /// not false, which it makes true; the last has none.
  void add(ClauseId id, std::span<const int> clause, std::span<const ClauseId> hints);
  /// The clause is not used as a hint any more. `last` is the id that was added last.
  void erase(ClauseId last, ClauseId id);
  /// To be called at the end.
  void flush() { out_.flush(); }

 private:
  void put(std::int64_t number);
  void end_line();

  PieceWriter out_;
};

}  // namespace quadrille::proof
