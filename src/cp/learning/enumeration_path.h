// Enumeration of many solutions by a learning search without a clause for each (Gebser, Kaufmann, Neumann and
// Schaub, "Conflict-driven answer set enumeration", 2007): the decisions that led to the last solution become
// a path of a tree, whose branches are searched one after the other, the deepest first.
//
//   level   1      2      3         4 and deeper
//           a      b      not c     decisions of the learning search
//
// Everything with a, b and c has been searched already: the branch of c is closed, those of a and b are open.
// When nothing is left below a, b, not c, the path becomes a, not b; then not a; and then it ends.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "cp/learning/atoms.h"

namespace quadrille::cp {

class EnumerationPath {
 public:
  struct Branch {
    Code decision;
    bool is_closed;  // with the opposite decision there are no further solutions
  };

  /// The number of levels of the search that belong to it.
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(branches_.size()); }
  [[nodiscard]] bool is_empty() const { return branches_.empty(); }
  [[nodiscard]] const std::vector<Branch>& branches() const { return branches_; }
  /// The decision with which level `level + 1` begins.
  [[nodiscard]] Code decision(std::uint32_t level) const { return branches_[level].decision; }

  void add(Code decision, bool is_closed) { branches_.push_back({decision, is_closed}); }
  /// Leaves out a decision that follows from those before it.
  void leave_out(std::uint32_t level) {
    branches_.erase(branches_.begin() + static_cast<std::ptrdiff_t>(level));
  }
  void cut(std::uint32_t size) { branches_.resize(size, {}); }
  /// Call this when nothing is left below. Switches to the other side of the deepest open branch; returns
  /// false if no branch is open.
  [[nodiscard]] bool turn() {
    while (!branches_.empty() && branches_.back().is_closed) branches_.pop_back();
    if (branches_.empty()) return false;
    branches_.back() = {opposite(branches_.back().decision), true};
    return true;
  }
  /// The parts that have yet to be searched, the deepest first: the part below the path, and one at the other
  /// side of each open branch. A part is a list of facts that hold in it, which begins with the assumptions;
  /// these may be on the path.
  [[nodiscard]] std::vector<std::vector<Code>> parts(std::span<const Code> assumptions) const {
    std::vector<std::vector<Code>> parts;
    std::vector<Code> facts(assumptions.begin(), assumptions.end());
    for (const auto& [decision, is_closed] : branches_) {
      if (std::ranges::find(assumptions, decision) != assumptions.end()) continue;
      if (!is_closed) {
        parts.push_back(facts);
        parts.back().push_back(opposite(decision));
      }
      facts.push_back(decision);
    }
    parts.push_back(std::move(facts));
    std::ranges::reverse(parts);
    return parts;
  }

 private:
  std::vector<Branch> branches_;
};

}  // namespace quadrille::cp
