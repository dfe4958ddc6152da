// Sets of levels of a search, for LBDs and the shortening of clauses.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace quadrille::cp {

/// A set of levels that is emptied in one step.
class Levels {
 public:
  void clear() { ++stamp_; }
  /// Returns whether the level is new.
  bool insert(std::uint32_t level) {
    if (stamps_.size() <= level) stamps_.resize(level + 1);
    return std::exchange(stamps_[level], stamp_) != stamp_;
  }
  [[nodiscard]] bool contains(std::uint32_t level) const {
    return level < stamps_.size() && stamps_[level] == stamp_;
  }

 private:
  std::vector<std::uint64_t> stamps_;  // by level: the stamp of its insertion
  std::uint64_t stamp_ = 1;
};

/// Sets `levels` to those of the facts, and returns their number.
template <class Facts, class LevelOf>
std::uint32_t count_levels(Levels& levels, const Facts& facts, LevelOf level_of) {
  levels.clear();
  std::uint32_t count = 0;
  for (const auto fact : facts) count += levels.insert(level_of(fact)) ? 1 : 0;
  return count;
}

}  // namespace quadrille::cp
