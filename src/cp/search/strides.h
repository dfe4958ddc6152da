// Chooses how much better the next solution of a minimising search should be. If the objective may decrease
// by a million, a solution that is better by 1 is too little: then the search probes, which means that it
// looks for a solution that is better by a whole stride, and doubles the stride each time it finds one:
//
//   least                                                   best
//   |----------------------------------------------------------|    not probing: the next is below best
//   |                                                    |<-2->|    found: the next stride is twice as long
//   |                                          |<---4--->|          found
//   |                       |<-------8-------->|                    none there: this is the new least, and
//                           |---------|<---4-->|                    the next stride is half the rest
//
// Probes end if best = least (the optimum is proved), or if one fails too often: then the search continues as
// before, and probes again later. This class only counts, and does not search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "cp/literal.h"

namespace quadrille::cp {

class Strides {
 public:
  /// least: no solution is better; it may be kMinusInfinity, which no solution has.
  explicit Strides(Value least) : least_(std::max(least, kMinusInfinity + 1)) {}

  /// The value that a probe requires of the next solution, which may be better; nullopt if the search should
  /// continue without a probe.
  [[nodiscard]] std::optional<Value> target() const;
  /// Whether probes have shown that the last solution is an optimum.
  [[nodiscard]] bool is_optimal() const { return best_ && has_risen_ && *best_ <= least_; }

  /// Records a solution, which is better than the one before, found by a probe or without one.
  void note_solution(Value value);
  /// Records that the probe for target() has proved that there is no such solution.
  void note_refuted();
  /// Records that the probe for target() has failed too often.
  void note_given_up();

 private:
  [[nodiscard]] std::uint64_t gap() const;

  Value least_;
  std::optional<Value> best_;
  std::uint64_t stride_ = 0;       // of the next probe; 0: none is due
  std::uint64_t small_steps_ = 0;  // number of consecutive solutions that were little better than the one
                                   // before
  std::uint64_t patience_ = kFirstPatience;  // the number of small steps that makes a probe due
  bool has_risen_ = false;                   // whether a probe has raised `least_`

  // Most models reach their optimum in fewer steps, or in longer ones, and never probe.
  static constexpr std::uint64_t kFirstPatience = 16;
  /// A step is small if more than this number of such steps lead to `least_`.
  static constexpr std::uint64_t kSmallPart = 64;
};

}  // namespace quadrille::cp
