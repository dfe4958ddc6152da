// Where the atoms of one variable stand among its values.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "cp/literal.h"

namespace quadrille::cp {

/// A map from values to atoms, in increasing order. Two steps that lower a bound in turns make thousands of
/// atoms in one conflict, each below the last; so the entries are kept in blocks, and an insertion moves at
/// most one block:
///
///     [3 7 8] [12 15 16 19] [23 30]
class Places {
 public:
  /// The atom at the value; nullopt if there is none. O(log n).
  [[nodiscard]] std::optional<std::uint32_t> find(Value value) const {
    if (blocks_.empty()) return std::nullopt;
    const Block& block = blocks_[block_of(value)];
    const auto at = std::ranges::lower_bound(block, value, {}, &Place::value);
    return at != block.end() && at->value == value ? std::optional(at->atom) : std::nullopt;
  }
  /// Adds an atom at a value that has none. O(log n + kMost + n / kMost).
  void insert(Value value, std::uint32_t atom);
  /// Calls f(atom) for each value from `first` to `last`, in increasing order.
  template <class F>
  void for_each(Value first, Value last, F f) const {
    if (blocks_.empty()) return;
    for (std::size_t i = block_of(first); i < blocks_.size(); ++i) {
      const Block& block = blocks_[i];
      auto at = std::ranges::lower_bound(block, first, {}, &Place::value);
      for (; at != block.end() && at->value <= last; ++at) f(at->atom);
      if (at != block.end()) return;
    }
  }
  /// Bytes held.
  [[nodiscard]] std::size_t memory() const { return memory_; }

 private:
  struct Place {
    Value value;
    std::uint32_t atom;
  };
  using Block = std::vector<Place>;
  static constexpr std::size_t kMost = 1024;

  /// The last block that begins at or below the value, else the first one.
  [[nodiscard]] std::size_t block_of(Value value) const {
    if (blocks_.size() == 1) return 0;
    const auto begins_at = [](const Block& block) { return block.front().value; };
    const auto after = std::ranges::upper_bound(blocks_, value, {}, begins_at);
    return after == blocks_.begin() ? 0 : static_cast<std::size_t>(after - blocks_.begin()) - 1;
  }

  std::vector<Block> blocks_;  // none is empty
  std::size_t memory_ = 0;
};

}  // namespace quadrille::cp
