// At least one of some literals holds: two of them that are not false are watched (Moskewicz et al., "Chaff",
// DAC 2001), so that most changes to the others cost nothing.
#pragma once

#include <array>
#include <vector>

#include "cp/store.h"

namespace quadrille::cp {

class WatchedLiterals {
 public:
  explicit WatchedLiterals(std::vector<Literal> literals) : literals_(std::move(literals)) {}

  enum class Verdict : std::uint8_t {
    open,      // nothing follows
    must_be,   // the literal at last() has to hold
    violated,  // all are false
  };

  /// `changed` has bit (i mod 64) set where literal i may have become false since the last call. The watches
  /// need no trail: going back never makes a literal false.
  [[nodiscard]] Verdict examine(const Store& store, Word changed);
  [[nodiscard]] std::size_t last() const { return watches_[0]; }

  [[nodiscard]] const std::vector<Literal>& literals() const { return literals_; }
  [[nodiscard]] Literal operator[](std::size_t i) const { return literals_[i]; }
  /// Appends the opposites of all literals but one; that of all when there is no such.
  void explain(std::size_t except, std::vector<Literal>& reasons) const;

 private:
  /// Where a literal is that is not false, and not the one at `other`; where `other` is when there is none.
  [[nodiscard]] std::size_t find(const Store& store, std::size_t other) const;

  std::vector<Literal> literals_;
  std::array<std::size_t, 2> watches_{0, 0};
};

/// The events of its variable that can make a literal false.
[[nodiscard]] Events falsifying(Literal literal);

/// The variables of literals, one by one: a scope.
[[nodiscard]] std::vector<IntVar> variables_of(const std::vector<Literal>& literals);

}  // namespace quadrille::cp
