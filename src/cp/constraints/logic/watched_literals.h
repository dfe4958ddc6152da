// A clause with two watched literals (Moskewicz et al., "Chaff", DAC 2001). As long as two literals are not
// false, nothing follows, so only the two watched ones are checked:
//
//   a or b or c or d      watches a, b
//   c becomes false       nothing to do
//   a becomes false       look for another literal that is not false, and watch it: b, d
//   b becomes false       there is no other one left, so d must hold
#pragma once

#include <array>
#include <vector>

#include "cp/store.h"

namespace quadrille::cp {

class WatchedLiterals {
 public:
  explicit WatchedLiterals(std::vector<Literal> literals) : literals_(std::move(literals)) {}

  enum class Verdict : std::uint8_t {
    open,      // no inference
    must_be,   // no inference
    violated,  // the literal at last() must hold, because all others are false
  };

  /// Bit (i mod 64) of `changed` must be set if literal i may have become false since the last call. The
  /// watches need no trail, because backtracking never makes a literal false.
  [[nodiscard]] Verdict examine(const Store& store, Word changed);
  [[nodiscard]] std::size_t last() const { return watches_[0]; }

  [[nodiscard]] const std::vector<Literal>& literals() const { return literals_; }
  [[nodiscard]] Literal operator[](std::size_t i) const { return literals_[i]; }
  /// Appends the opposites of all literals except one; of all literals if `except` is not a position.
  void explain(std::size_t except, std::vector<Literal>& reasons) const;

 private:
  /// The position of a literal that is not false and not at `other`; `other` if there is none.
  [[nodiscard]] std::size_t find(const Store& store, std::size_t other) const;

  std::vector<Literal> literals_;
  std::array<std::size_t, 2> watches_{0, 0};
};

/// The events of the literal's variable that can make it false.
[[nodiscard]] Events falsifying(Literal literal);

/// The variable of each literal, in order: the scope of a constraint over them.
[[nodiscard]] std::vector<IntVar> variables_of(const std::vector<Literal>& literals);

}  // namespace quadrille::cp
