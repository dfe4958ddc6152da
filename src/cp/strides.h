// How much better the next solution of a search that minimises should be. A solution that is better by one
// than the last is too little where the objective may fall by a million: then the search probes, which means
// that it looks for a solution that is better by a whole stride, and makes the stride longer each time it
// finds one:
//
//   least                                                         best
//   |----------------------------------------------------------------|   not probing: the next is below best
//   |                                                          |<-2->|   found: the next stride is twice as
//   long |                                                |<---4--->| | |<-------8--------->| none there: 8
//   is too far, so that is
//                                |----------|<--4--->|                   the new least; go on with half the
//                                rest
//
// Probes end with best = least (the optimum is proved), or when one fails too often: then the search goes on
// as it did, and comes back later. Only counts: it searches nothing.
#pragma once

#include <cstdint>
#include <optional>

#include "cp/literal.h"

namespace quadrille::cp {

class Strides {
 public:
  /// least: no solution is better; it may be kMinusInfinity.
  explicit Strides(Value least) : least_(least) {}

  /// The value that a probe asks of the next solution, or something better; nullopt if the search should go
  /// on without a probe.
  [[nodiscard]] std::optional<Value> target() const;
  /// Whether probes have shown that the last solution is an optimum.
  [[nodiscard]] bool is_optimal() const { return best_ && has_risen_ && *best_ <= least_; }

  /// A solution was found, by a probe or without one. It is better than the one before.
  void note_solution(Value value);
  /// The probe for target() has shown that there is no such solution.
  void note_refuted();
  /// The probe for target() has failed too often.
  void note_given_up();

 private:
  [[nodiscard]] std::uint64_t gap() const;

  Value least_;
  std::optional<Value> best_;
  std::uint64_t stride_ = 0;       // of the probe that is due; 0: none is
  std::uint64_t small_steps_ = 0;  // how many solutions in a row were little better than the one before
  std::uint64_t patience_ = kFirstPatience;  // so many small steps make a probe due
  bool has_risen_ = false;                   // whether a probe has raised `least_`

  // Most models come to their optimum in fewer steps, or in longer ones, and never probe.
  static constexpr std::uint64_t kFirstPatience = 16;
  /// A step is small if more than so many like it lead to `least_`.
  static constexpr std::uint64_t kSmallPart = 64;
};

}  // namespace quadrille::cp
